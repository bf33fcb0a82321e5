import { exclusionKinds, type ExclusionKind } from '@allenio/contract/aliments'
import { targetKey, targetsOfKind } from '@allenio/domain/aliments'
import { expect, test } from 'vitest'
import { groupByKind } from './data.ts'
import { findChoices, isDietElsewhere } from './target-choices.ts'

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
  // a kind offers only what it can be kept with: nobody is allergic to a diet, and a word is none
  ['vega', 'diet', ['diet: Vegana']],
  ['latte', 'diet', []],
  ['vega', 'allergy', ['word: «vega»']],
  ['Vegano', 'allergy', []],
  ['vegan', 'dislike', []],
  ['cipolla', 'dislike', ['word: «cipolla»']],
  ['x', 'dislike', []],
  // no food is called nickel, and pork stands in more names than its own
  ['nichel', 'allergy', ['rule: Nichel']],
  ['G6PD', 'allergy', ['rule: Favismo (fave)']],
  ['maiale', 'dislike', ['category: Carne di maiale', 'rule: Maiale']],
  ['APLV', 'allergy', ['allergen: Latte', 'word: «APLV»']],
])('%s as %s', (typed, kind, expected) => expect(find(typed, kind)).toEqual(expected))

test('foods stand below the word, and what is excluded already is left out', () => {
  const foods = [{ id: 'a', name: 'Cipolla rossa' }]
  expect(find('cipolla', 'allergy', { foods })).toEqual(['word: «cipolla»', 'food: Cipolla rossa'])
  const takenKeys = new Set([targetKey({ kind: 'word', word: 'cipolle' })])
  expect(find('cipolla', 'allergy', { foods, takenKeys })).toEqual(['food: Cipolla rossa'])
})

test('all codes are offered before anything is typed', () => {
  const groups = findChoices({ typed: '', kind: 'diet', language: 'en', foods: [], takenKeys: new Set() })
  expect(groups.map(({ group, choices }) => [group, choices.length, choices[0]?.name])).toEqual([['diet', 3, 'Vegan']])
  const forAllergy = findChoices({ typed: '', kind: 'allergy', language: 'en', foods: [], takenKeys: new Set() })
  expect(forAllergy.map(({ group, choices }) => [group, choices.length, choices[0]?.name])).toEqual([
    ['allergen', 15, 'Gluten'],
    ['rule', 7, 'Favism (fava beans)'],
    ['category', 38, 'Fresh fruit'],
  ])
})

test.each<[string, ExclusionKind, boolean]>([
  ['vegana', 'allergy', true],
  ['Vegetarian', 'dislike', true],
  ['vegana', 'diet', false],
  ['burger vegano', 'dislike', false],
])('%s as %s belongs to the diets: %s', (typed, kind, expected) => expect(isDietElsewhere(typed, kind)).toBe(expected))

test('each kind offers groups that the server takes, and all of them', () => {
  const food = { id: 'a', name: 'Latte intero' }
  for (const kind of exclusionKinds) {
    const offered = ['', 'latte'].flatMap(typed =>
      findChoices({ typed, kind, language: 'it', foods: [food], takenKeys: new Set() }).map(({ group }) => group),
    )
    expect([...new Set(offered)].toSorted()).toEqual([...targetsOfKind(kind), ...(kind === 'diet' ? [] : ['rule'])].toSorted())
  }
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
