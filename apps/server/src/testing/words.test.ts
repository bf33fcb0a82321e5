import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseErrors, languages, type Language } from '@allenio/contract'
import { describe, expect, test } from 'vitest'
import { areas } from '../areas.ts'

// Both languages have the same keys: types see to that. Here: that they say the same, and that somebody says it.

const placeholders = (sentence: string) => new Set([...sentence.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(match => match[1]))
const sentences = areas.flatMap(area => Object.keys(area.words.it).map(key => [`${area.name}: ${key}`, { area, key }] as const))

test('no two areas have one code', () => {
  const codes = [...Object.keys(baseErrors), ...areas.flatMap(area => Object.keys(area.errors))]
  const twice = codes.filter((code, at) => codes.indexOf(code) !== at)
  expect(twice).toEqual([])
})

describe.each(sentences)('%s', (_, { area, key }) => {
  const said = (language: Language) => area.words[language][key] ?? ''

  test('names the same things in both languages', () => {
    expect(placeholders(said('en'))).toEqual(placeholders(said('it')))
  })

  test('is a sentence in both, not one language twice', () => {
    for (const language of languages) {
      expect(said(language).trim()).toBe(said(language))
      expect(said(language)).not.toBe('')
      // an apostrophe of a typewriter is not ours
      expect(said(language)).not.toMatch(/\w'\w|\.\.\.|TODO|\{\{\s*\}\}|(?<!\{)\{\w+\}(?!\})/)
    }
    if (said('it').split(' ').length > 2) expect(said('en')).not.toBe(said('it'))
  })

  test('is said somewhere', () => {
    const inErrors = key in area.errors
    expect(inErrors || sourceOf(area.name).some(text => text.includes(`'${key}'`)) ? [] : [key]).toEqual([])
  })
})

const read = new Map<string, string[]>()

/** What an area's handlers, and its contract, are made of, but for the words themselves. */
function sourceOf(area: string): string[] {
  const known = read.get(area)
  if (known) return known
  const folder = join(import.meta.dirname, '..', 'areas', area)
  const contract = join(import.meta.dirname, '..', '..', '..', '..', 'packages', 'contract', 'src')
  const files = [
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !/(^|\/)words\.ts$|\.test\.ts$/.test(file)).map(file => join(folder, file)),
    ...readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts')).map(file => join(contract, file)),
  ]
  const texts = files.map(file => readFileSync(file, 'utf8'))
  read.set(area, texts)
  return texts
}
