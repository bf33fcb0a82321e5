import type { ExclusionKind } from '@allenio/contract/exclusions'
import { targetKey } from '@allenio/domain/aliments'
import { expect, test } from 'vitest'
import { groupByKind } from './data.ts'
import { newExclusions } from './exclusion-form.tsx'
import { findChoices } from './target-choices.ts'

const find = (typed: string, kind: ExclusionKind = 'allergy', more: Partial<Parameters<typeof findChoices>[0]> = {}) =>
  findChoices({ typed, kind, language: 'it', foods: [], takenKeys: new Set(), ...more }).map(
    ({ group, choices }) => `${group}: ${choices.map(({ name }) => name).join(', ')}`,
  )

test.each<[string, ExclusionKind, string[]]>([
  ['arach', 'allergy', ['allergen: Arachidi', 'word: «arach»']],
  // everyday words and the other language find the allergen, too
  ['noccioline', 'allergy', ['allergen: Arachidi', 'word: «noccioline»']],
  ['peanuts', 'intolerance', ['allergen: Arachidi', 'word: «peanuts»']],
  ['FORMAGGI', 'dislike', ['category: Formaggi e latticini', 'word: «FORMAGGI»', 'allergen: Latte']],
  ['vega', 'diet', ['diet: Vegana', 'word: «vega»']],
  // Enter takes the first: what is known goes before a bare word
  ['vega', 'allergy', ['diet: Vegana', 'word: «vega»']],
  ['cipolla', 'dislike', ['word: «cipolla»']],
  ['x', 'dislike', []],
])('%s as %s', (typed, kind, expected) => expect(find(typed, kind)).toEqual(expected))

test('foods stand below the word, and what is excluded already is left out', () => {
  const foods = [{ id: 'a', name: 'Cipolla rossa' }]
  expect(find('cipolla', 'allergy', { foods })).toEqual(['word: «cipolla»', 'food: Cipolla rossa'])
  const takenKeys = new Set([targetKey({ kind: 'word', word: 'cipolle' })])
  expect(find('cipolla', 'allergy', { foods, takenKeys })).toEqual(['food: Cipolla rossa'])
})

test('all codes are offered before anything is typed', () => {
  const groups = findChoices({ typed: '', kind: 'diet', language: 'en', foods: [], takenKeys: new Set() })
  expect(groups.map(({ group, choices }) => [group, choices.length, choices[0]?.name])).toEqual([
    ['diet', 3, 'Vegan'],
    ['category', 38, 'Fresh fruit'],
    ['allergen', 15, 'Gluten'],
  ])
})

test('a diet is a diet, also where allergies are added', () => {
  const chosen = [
    { id: 'a', target: { kind: 'diet' as const, diet: 'vegan' as const }, name: 'Vegana' },
    { id: 'b', target: { kind: 'allergen' as const, allergen: 'peanuts' as const }, name: 'Arachidi' },
  ]
  expect(newExclusions({ kind: 'allergy', note: '', chosen }).map(({ kind }) => kind)).toEqual(['diet', 'allergy'])
})

test('rows stand by kind, the gravest first', () => {
  const rows = [
    { kind: 'dislike' as const, id: 1 },
    { kind: 'allergy' as const, id: 2 },
    { kind: 'dislike' as const, id: 3 },
  ]
  expect(groupByKind(rows).map(({ kind, rows: of }) => [kind, of.map(({ id }) => id)])).toEqual([
    ['allergy', [2]],
    ['dislike', [1, 3]],
  ])
})
