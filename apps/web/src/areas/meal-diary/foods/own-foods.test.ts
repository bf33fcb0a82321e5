import { idOfSource, packLibrary, packMeasures, type LibraryFood } from '@allenio/domain/aliments'
import { expect, test } from 'vitest'
import { ownFoodsOf, type StoredFoods } from './own-foods.ts'

const figures = { kcal: 265, protein: 9, carbs: 49, lipids: 3, carbsIncludeFiber: false }
const food = (sourceId: number, nameIt: string, more: Partial<LibraryFood> = {}): LibraryFood => ({
  sourceId,
  nameIt,
  nameEn: '',
  category: null,
  allergens: {},
  cholesterol: null,
  twin: null,
  synonyms: [],
  ...figures,
  ...more,
})

const [bread, pear, nut] = [
  food(1_000_001, 'Pane bianco'),
  food(1_000_002, 'Pera'),
  food(1_000_003, 'Noci', { allergens: { nuts: 'contains' } }),
]
const cell = (sourceId: number) => ({ id: idOfSource(sourceId), version: 1, it: '', en: '' })

const stored: StoredFoods = {
  revision: '',
  libraryRevision: '',
  own: {
    tables: 'Europe first',
    foods: [],
    hiddenIds: [],
    overlays: [],
    measures: [],
    usual: [{ food: cell(1_000_002), grams: 180, measure: null }],
    plannedIds: [idOfSource(1_000_003)],
    allergies: [{ id: 'allergy', kind: 'allergy', target: { kind: 'allergen', allergen: 'nuts' }, name: 'Frutta a guscio' }],
  },
  library: {
    foods: packLibrary([bread, pear, nut]),
    measures: packMeasures([{ sourceId: 1_000_001, measures: [{ name: { it: 'fetta', en: 'slice' }, amount: 1, grams: 30 }] }]),
  },
}

test('before anything is typed there is what is usual, then what the plan has, and nothing else', () => {
  const foods = ownFoodsOf(stored, 'it')
  expect(foods?.find('', 6).map(({ label, usual }) => [label, usual?.grams])).toEqual([
    ['Pera', 180],
    ['Noci', undefined],
  ])
})

test('all foods are found by their words, with their measures', () => {
  const [found] = ownFoodsOf(stored, 'it')?.find('pane', 6) ?? []
  expect(found).toMatchObject({ label: 'Pane bianco', kcal: 265, measures: [{ grams: 30, source: 'typical' }] })
})

test('a food warns of what it touches, and words of what they name or nobody knows', () => {
  const foods = ownFoodsOf(stored, 'it')
  expect(foods?.find('noci', 6)[0]).toMatchObject({ allergies: ['Frutta a guscio'], doubts: [] })
  expect(foods?.warningsOfWords('torta di noci')).toEqual({ allergies: ['Frutta a guscio'], doubts: [] })
  expect(foods?.warningsOfWords('torta della nonna')).toEqual({ allergies: [], doubts: ['Frutta a guscio'] })
})

test('foods that have not come to the device are none', () => expect(ownFoodsOf({ ...stored, library: null }, 'it')).toBeUndefined())
