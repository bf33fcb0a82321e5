import { expect, test } from 'vitest'
import { editedOf, emptyValues } from '../form/values.ts'
import { valuesWithHead } from './recipe-head.ts'

const head = { title: 'Torta di mele', portions: 4 }
const ingredient = editedOf({ id: '1', food: {}, grams: 10, measure: null, customNameIt: '', customNameEn: '' } as never)

test.each([
  ['an empty recipe takes both', {}, head, { nameIt: 'Torta di mele', portions: '4' }],
  ['a name stays', { nameEn: 'Apple cake' }, head, { nameIt: '', nameEn: 'Apple cake', portions: '4' }],
  ['portions of other ingredients stay', { portions: '2', components: [ingredient] }, head, { portions: '2' }],
  ['a text without them changes nothing', { portions: '2' }, { title: '', portions: null }, { nameIt: '', portions: '2' }],
])('%s', (_, before, pasted, after) => {
  expect(valuesWithHead({ ...emptyValues(), ...before }, pasted, 'it')).toMatchObject(after)
})
