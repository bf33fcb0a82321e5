import type { LikelyFood, RecognizedLine } from '@allenio/contract/recipes'
import { parseQuantity } from '@allenio/domain/aliments'
import { describe, expect, test } from 'vitest'
import { foundFoodIds, judgeLines, pastedLines, parsePasteDraft, withMeasure, type PasteDraft } from './pasted-lines.ts'

const food = (id: string, more: Partial<LikelyFood> = {}): LikelyFood => ({
  id,
  version: 1,
  latestVersion: 1,
  source: 'library',
  name: id,
  nameIt: id,
  nameEn: id,
  category: null,
  brand: '',
  kcal: 100,
  protein: null,
  carbs: null,
  lipids: null,
  carbsIncludeFiber: false,
  density: null,
  ediblePart: null,
  cookingFactor: null,
  measures: [],
  allergens: {},
  isDeleted: false,
  ...more,
})

const lineOf = (text: string, quantity: string, ...foods: LikelyFood[]): RecognizedLine => ({
  text,
  name: text,
  quantity,
  isToTaste: quantity === 'q.b.',
  foods,
})

const flour = lineOf('200 g farina', '200 g', food('farina 00'), food('farina 0'))
const morels = { ...lineOf('un pugno di mirtilli', '30 g', food('funghi spugnole')), name: 'pugno di mirtilli' }
const almonds = { ...lineOf('30 g mandorle o noci', '30 g', food('mandorle')), name: 'mandorle' }
const eggs = lineOf('2 uova', '2', food('uovo'))
const salt = lineOf('sale q.b.', 'q.b.', food('sale'))
const unknown = lineOf('50 g xyz', '50 g')

const statesOf = (lines: RecognizedLine[], edits: PasteDraft['edits'] = {}, taken: string[] = [], found: LikelyFood[] = []) =>
  judgeLines(pastedLines(lines, edits, 'q.b.'), new Set(taken), found)

const kindsOf = (...given: Parameters<typeof statesOf>) => statesOf(...given).map(({ kind }) => kind)

describe('a line', () => {
  test('is ready with a food and a quantity, or with a food to taste', () => {
    expect(statesOf([flour, salt])).toMatchObject([
      { kind: 'ready', food: { id: 'farina 00' }, quantity: { grams: 200 } },
      { kind: 'ready', food: { id: 'sale' }, quantity: { grams: 0, isToTaste: true } },
    ])
  })

  test('needs what it lacks, until that is mended', () => {
    expect(kindsOf([eggs, unknown])).toEqual(['quantity needed', 'food needed'])
    expect(statesOf([eggs], { '2 uova': { quantity: '110 g' } })).toMatchObject([{ kind: 'ready', quantity: { grams: 110 } }])
    const edits = { '50 g xyz': { food: { id: 'seitan', name: 'Seitan' } } }
    expect(kindsOf([unknown], edits)).toEqual(['food loading'])
    expect(statesOf([unknown], edits, [], [food('seitan')])).toMatchObject([{ kind: 'ready', quantity: { grams: 50 } }])
  })

  test('is skipped when its food is taken away', () => expect(kindsOf([flour], { '200 g farina': { food: null } })).toEqual(['skipped']))

  test('that is to taste can get a quantity, and the other way round', () => {
    expect(statesOf([salt], { 'sale q.b.': { quantity: '5 g' } })).toMatchObject([{ quantity: { grams: 5, isToTaste: false } }])
    expect(statesOf([flour], { '200 g farina': { quantity: 'q.b.' } })).toMatchObject([{ quantity: { grams: 0, isToTaste: true } }])
  })
})

describe('a food', () => {
  const more = lineOf('altri 100 g di farina', '100 g', food('farina 00'))

  test('that is in the recipe is not added', () => expect(kindsOf([flour], {}, ['farina 00'])).toEqual(['already there']))

  test('that is named twice is added twice where it may be', () =>
    expect(judgeLines(pastedLines([flour, more], {}, 'q.b.'), null).map(({ kind }) => kind)).toEqual(['ready', 'ready']))

  test('that is named twice is added once', () => expect(kindsOf([flour, more])).toEqual(['ready', 'already there']))

  test('is free again when the line above is unticked, or means another', () => {
    expect(kindsOf([flour, more], { '200 g farina': { isUnticked: true } })).toEqual(['ready', 'ready'])
    expect(kindsOf([flour, more], { '200 g farina': { food: { id: 'farina 0', name: 'farina 0' } } })).toEqual(['ready', 'ready'])
  })
})

test('a food that only shares letters with the line, or is one of two, waits for a tick', () => {
  const linesWith = (edits: PasteDraft['edits']) =>
    pastedLines([morels, almonds, flour], edits, 'q.b.').map(({ isTicked, doubt }) => [isTicked, doubt?.kind])
  expect(linesWith({})).toEqual([
    [false, 'another food'],
    [false, 'two foods'],
    [true, undefined],
  ])
  expect(kindsOf([morels, almonds])).toEqual(['ready', 'ready'])
  const edits = { [morels.text]: { food: { id: 'mirtilli', name: 'Mirtilli' } }, [almonds.text]: { isUnticked: false } }
  expect(linesWith(edits).map(([isTicked]) => isTicked)).toEqual([true, true, true])
})

test('lines with the same text are edited apart', () => {
  const lines = pastedLines([eggs, eggs], { '2 uova 2': { quantity: '3' } }, 'q.b.')
  expect(lines.map(({ quantity }) => quantity)).toEqual(['2', '3'])
})

test('only foods that were found by a search are asked for', () => {
  const edits = {
    '200 g farina': { food: { id: 'farina 0', name: '' } },
    '50 g xyz': { food: { id: 'seitan', name: '' } },
    '2 uova': { food: { id: 'seitan', name: '' } },
  }
  expect(foundFoodIds(pastedLines([flour, eggs, unknown], edits, 'q.b.'))).toEqual(['seitan'])
})

test.each([
  ['1 cucchiaio', 'cucchiaio', 'cucchiaio (10 ml)', '1 cucchiaio (10 ml)', 9],
  ['Un Cucchiaio', 'cucchiaio', 'cucchiaio (15 ml)', 'Un cucchiaio (15 ml)', 14],
  ['2 cucchiai', 'cucchiai', 'cucchiai (10 ml)', '2 cucchiai (10 ml)', 18],
])('%s becomes the measure that is meant', (quantity, word, name, text, grams) => {
  const measures = [
    { name: { it: 'cucchiaio (10 ml)', en: '' }, amount: 1, grams: 9 },
    { name: { it: 'cucchiaio (15 ml)', en: '' }, amount: 1, grams: 13.5 },
  ]
  expect(withMeasure(quantity, word, name)).toBe(text)
  expect(parseQuantity(text, { kcal: null, density: null, measures })).toMatchObject({ grams })
})

test('a draft that is empty or of another shape is none', () => {
  const draft = { text: '2 uova', edits: { '2 uova': { quantity: '3' } } }
  expect(parsePasteDraft(draft)).toEqual(draft)
  expect([{ text: ' ', edits: {} }, { text: 'a' }, 'a', null, undefined].map(parsePasteDraft)).toEqual(Array.from({ length: 5 }))
})
