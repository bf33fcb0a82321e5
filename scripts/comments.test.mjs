import { expect, test } from 'vitest'
import { findVagueComments, listComments, listSources } from './comments.mjs'

const countIn = text => findVagueComments({ file: 'example.ts', text }).length

test.each([
  ['// it is read before the rows', 1],
  ['/** The same for a client. */', 1],
  ['/** Of the plan. */', 1],
  ['/**\n * They stand below the meal.\n */', 1],
  ['const at = 0 // its place', 1],
  ['{/* this one comes last */}', 1],
  ['// a lock\n\n// it is released at the end', 1],
  ['// the document is locked:\n// it has one writer at a time', 0],
  ['/** Reads the rows, and those inside them. */', 0],
  ['// items are sorted by name', 0],
  ["const text = '// it is no comment'", 0],
  ['const pattern = /[/*] it/', 0],
  ["const address = 'https://example.test' // the address of a test", 0],
])('%j has %i vague openings', (text, count) => expect(countIn(text)).toBe(count))

test('a comment is found with its line', () => {
  expect(listComments('const one = 1\n/**\n * First.\n */\nconst two = 2 // second\n// third,\n// in two lines\n')).toEqual([
    { line: 2, words: 'First.' },
    { line: 5, words: 'second' },
    { line: 6, words: 'third,' },
  ])
})

// somebody who reads a comment often begins with it, and does not know yet what stands around it
test('every comment names what it is about', { timeout: 60_000 }, () => {
  const sources = listSources()
  expect(sources.length).toBeGreaterThan(2_000)
  expect(sources.flatMap(findVagueComments)).toEqual([])
})
