import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseErrors, languages, type Language } from '@allenio/contract'
import { describe, expect, test } from 'vitest'
import type { Area } from '#platform/http'
import { areas } from '../areas.ts'

// The types ensure that both languages have the same keys. These tests ensure that they say the same, and are used.

// a language may say client once more than the other, or in the plural
const placeholders = (sentence: string) =>
  [...new Set(sentence.match(/\{\{\s*(?![cC]lients?\b)\w+\s*\}\}/g))].map(each => each.replaceAll(/\s/g, '')).toSorted()
const keysOf = (area: Area) => Object.keys(area.words.it)

test('no two areas have one code', () => {
  const codes = [...Object.keys(baseErrors), ...areas.flatMap(area => Object.keys(area.errors))]
  const twice = codes.filter((code, at) => codes.indexOf(code) !== at)
  expect(twice).toEqual([])
})

describe.each(areas.filter(area => keysOf(area).length).map(area => [area.name, area] as const))('the sentences of %s', (_, area) => {
  const sentence = (language: Language, key: string) => area.words[language][key] ?? ''

  test('name the same things in both languages', () => {
    const differing = keysOf(area).filter(key => String(placeholders(sentence('it', key))) !== String(placeholders(sentence('en', key))))
    expect(differing).toEqual([])
  })

  test('are well written in both languages', () => {
    const faults = languages.flatMap(language =>
      keysOf(area).flatMap(key => faultsOf(sentence(language, key)).map(fault => `${language} ${key}: ${fault}`)),
    )
    expect(faults).toEqual([])
  })

  test('are not one language twice', () => {
    const untranslated = keysOf(area).filter(
      key => sentence('it', key).split(' ').length > 2 && sentence('en', key) === sentence('it', key),
    )
    expect(untranslated).toEqual([])
  })

  test('are used somewhere', () => {
    const unused = keysOf(area).filter(key => !(key in area.errors) && !sourceOf(area.name).some(text => text.includes(`'${key}'`)))
    expect(unused).toEqual([])
  })
})

function faultsOf(sentence: string): string[] {
  return [
    ...(sentence === '' ? ['is empty'] : []),
    ...(sentence.trim() === sentence ? [] : ['has blanks around it']),
    ...(sentence.match(/\w'\w/) ? ['has the apostrophe of a typewriter'] : []),
    ...(sentence.match(/\.\.\.|TODO|\{\{\s*\}\}|(?<!\{)\{\w+\}(?!\})/) ? ['is unfinished'] : []),
  ]
}

const read = new Map<string, string[]>()

/** The code of an area's handlers and of the contract, without the words themselves. */
function sourceOf(area: string): string[] {
  const cached = read.get(area)
  if (cached) return cached
  const folder = join(import.meta.dirname, '..', 'areas', area)
  const contract = join(import.meta.dirname, '..', '..', '..', '..', 'packages', 'contract', 'src')
  const files = [
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !/(^|\/)words\.ts$|\.test\.ts$/.test(file))
      .map(file => join(folder, file)),
    ...readdirSync(contract, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts'))
      .map(file => join(contract, file)),
  ]
  const texts = files.map(file => readFileSync(file, 'utf8'))
  read.set(area, texts)
  return texts
}
