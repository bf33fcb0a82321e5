import { nutrientCodes, nutrientFacts } from '@allenio/contract/aliments'
import { presetMicronutrients } from '@allenio/contract/micronutrients'
import { nutrientName } from '@allenio/domain/aliments'
import { expect, test } from 'vitest'
import { chosenOf, codesOf, findNutrients, withCodes } from './choice.ts'

const micronutrients = nutrientCodes.map(id => ({
  id,
  name: nutrientName(id, 'it'),
  ...nutrientFacts[id],
  isActiveForUser: presetMicronutrients.some(code => code === id),
}))

test('a group is added and taken out as a whole', () => {
  const preset = chosenOf(micronutrients)
  const added = withCodes(preset, ['water', 'iron'], true)
  expect(codesOf(added)).toEqual(nutrientCodes.filter(code => code === 'water' || preset.has(code)))
  expect(codesOf(withCodes(added, ['water'], false))).toEqual(codesOf(preset))
})

test.each([
  ['  FERRO ', ['iron']],
  ['omega 3', ['omega_3_ala', 'omega_3_epa', 'omega_3_dpa', 'omega_3_dha']],
  ['xyz', []],
])('%j finds %j', (search, codes) => {
  expect(findNutrients(micronutrients, search).map(({ id }) => id)).toEqual(codes)
})

test('without a search all are there', () => {
  expect(findNutrients(micronutrients, '')).toHaveLength(nutrientCodes.length)
})
