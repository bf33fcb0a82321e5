import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

// the public pages are for coaches alone, and the demo data are written by people
const isProduct = file => !/\/(landing|testing|dev)\/|\.(test|testing)\.|\/(demo|samples)/.test(file)
const files = globSync('apps/{server,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(isProduct)
const holdsWords = file => /\/words\/|\/mails\/|\/(words|mails?|notifications|screens|(?:late-)?extras|manifest)\.ts$/.test(file)

// neither comments nor keys are read by anybody
const unread = /^\s*\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|(?<=[{,]\s*)'[^'\n]*'(?=\s*:)/gm
const strings = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g
const placeholders = /\{\{\w+\}\}|\$\{\w+\}/g
const italian = /\bclient[ei]\b/i
const english = /^'.*\bclients?\b/i
// an address, and what starts small and has none of these words: a code, a permission or the name of a table
const isEnglish = string =>
  !string.startsWith("'/") && /^'[A-Z]|\b(?:the|an?|your|their|this|these|all|any|of|to|is|are|and|in|for|with)\b/.test(string)

/** The sentences that say client themselves, where the variant should. */
function findBareWords(file, text) {
  const sentences = (text.replaceAll(unread, '').match(strings) ?? []).map(each => each.replaceAll(placeholders, '…'))
  return sentences.filter(each => italian.test(each) || (holdsWords(file) && english.test(each) && isEnglish(each)))
}

test.each([
  ["{ title: 'Nuovo cliente' }", 1],
  ["{ title: 'New client' }", 1],
  ["{ title: 'Clients' }", 1],
  ["{ text: 'the ' + 'client does not see it, nor the clients' }", 1],
  ["{ text: isOne ? 'the client' : 'the clients' }", 2],
  ['{ text: `${name} è tra i tuoi clienti` }', 1],
  ["{ text: 'Nuovo {{client}}', other: 'all {{clients}} of {{clientName}}' }", 0],
  ["{ 'already a client': 'È già tra i tuoi {{clients}}.' } // the client", 0],
  ["{ path: '/clients/$id/fill-in' }", 0],
  ["{ kind: 'client joined', roles: ['client'], permission: 'view clients' }", 0],
])('%s has %i', (text, count) => expect(findBareWords('areas/words.ts', text)).toHaveLength(count))

test('every sentence says client or patient by the variant: write {{client}}, {{clients}}, {{Client}} or {{Clients}}', () => {
  const faults = files.flatMap(file => findBareWords(file, readFileSync(join(root, file), 'utf8')).map(each => `${file}: ${each}`))
  expect(faults).toEqual([])
})
