import { expect, test } from 'vitest'
import { freeType, namedTypes, withName, withoutName } from './names.ts'

const race = { it: 'Gara', en: 'Race' }
const refeed = { it: 'Ricarica', en: '' }

test('a name in one language is enough', () => {
  expect(namedTypes({ 'own 3': refeed, 'own 1': race, 'own 2': { it: '', en: '' } })).toEqual(['own 1', 'own 3'])
})

test('a new name takes the first type that has none', () => {
  expect(freeType({})).toBe('own 1')
  expect(freeType({ 'own 1': race, 'own 3': refeed })).toBe('own 2')
  expect(freeType({ 'own 1': race, 'own 2': race, 'own 3': race, 'own 4': race })).toBeUndefined()
})

test('a name is stored without the blanks around it', () => {
  expect(withName({ 'own 1': race }, 'own 2', { it: ' Ricarica ', en: ' ' })).toEqual({ 'own 1': race, 'own 2': refeed })
})

test('a type is removed and the others keep their place', () => {
  expect(withoutName({ 'own 1': race, 'own 2': refeed }, 'own 1')).toEqual({ 'own 2': refeed })
})
