import { expect, test } from 'vitest'
import { listDescriptions, type PlannedComponent, type PlannedDay, type PlannedMeal, type PlannedRow } from './index.ts'

const nothing = { it: '', en: '' }
const oats = { id: 'oats', version: 1, it: 'Avena', en: 'Oats' }

const row = (id: string, more: Partial<PlannedRow> = {}): PlannedRow => ({
  id,
  food: null,
  grams: 0,
  eatenGrams: 0,
  lacksQuantity: false,
  measure: null,
  isToTaste: false,
  customName: nothing,
  note: '',
  isLocked: false,
  leastPercent: null,
  mostPercent: null,
  basis: null,
  ownGrams: null,
  ownMeasure: null,
  alternatives: [],
  ...more,
})

const component = (id: string, more: Partial<PlannedComponent> = {}): PlannedComponent => ({
  id,
  recipe: null,
  portions: 1,
  customName: nothing,
  rows: [],
  ...more,
})

const planOf = (meal: Partial<PlannedMeal>): PlannedDay[] => [
  {
    id: 'day',
    name: nothing,
    note: '',
    meals: [
      {
        id: 'meal',
        type: null,
        title: nothing,
        time: '',
        isFree: false,
        description: nothing,
        estimatedKcal: null,
        note: '',
        components: [],
        ...meal,
      },
    ],
  },
]

const cake = { it: 'Torta', en: 'Cake' }
const ofRows = (...rows: PlannedRow[]) => ({ components: rows.map(each => component(each.id, { rows: [each] })) })

test.each<[string, Partial<PlannedMeal>, string[]]>([
  ['a row of a name alone', ofRows(row('a', { customName: cake })), ['a']],
  ['a name in one language', ofRows(row('a', { customName: { it: ' ', en: 'Cake' } })), ['a']],
  ['an empty row', ofRows(row('a')), []],
  ['a food that has a name of its own', ofRows(row('a', { food: oats, customName: cake })), ['a']],
  ['a food', ofRows(row('a', { food: oats })), []],
  ['an alternative', ofRows(row('a', { food: oats, alternatives: [{ ...row('b', { customName: cake }), isPinned: false }] })), ['b']],
  ['an ingredient', { components: [component('c', { recipe: { ...cake, portions: 1 }, rows: [row('a', { customName: cake })] })] }, ['a']],
  ['a dish without ingredients', { components: [component('c', { recipe: { ...cake, portions: 1 } })] }, ['c']],
  ['a dish with foods', { components: [component('c', { recipe: { ...cake, portions: 1 }, rows: [row('a', { food: oats })] })] }, []],
  ['a free meal', { isFree: true, description: cake }, ['meal']],
  ['a free meal without words', { isFree: true }, []],
  ['words of a meal that is free no more', { description: cake }, []],
])('%s', (_, meal, ids) => {
  expect(listDescriptions(planOf(meal)).map(({ id }) => id)).toEqual(ids)
})
