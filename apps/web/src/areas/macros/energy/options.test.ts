import { presetEnergyChoices, type EnergyChoices, type EnergyFacts } from '@allenio/contract/macros'
import { desirableWeightPopulation } from '@allenio/domain/visits'
import { expect, test } from 'vitest'
import { desirableOptions, isOfPopulation, rateOptions } from './options.ts'

const facts: EnergyFacts = { sex: 'female', age: 30, heightCm: 165, weight: { kg: 60, day: '2026-03-01' }, fatFreePercent: null }
const choices: EnergyChoices = { ...presetEnergyChoices, manualBmr: 1500 }
const optionOf = (formula: string, sources = { facts, choices }) =>
  [...rateOptions(sources, '2026-03-02'), ...desirableOptions(sources, '2026-03-02')].find(option => option.formula === formula)

test.each([
  ['MIFFLIN_ST_JEOR', { figure: 1320.25, fault: undefined }],
  ['KATCH_MCARDLE', { figure: null, fault: { missing: ['fat_free_mass_perc'] } }],
  ['MANUAL', { figure: 1500, fault: undefined }],
  ['LORENTZ', { figure: 57.5, fault: undefined }],
])('%s has its figure, or what it lacks', (formula, option) => {
  expect(optionOf(formula)).toMatchObject(option)
})

test('a formula for adults says from which age on it counts', () => {
  const sources = { facts: { ...facts, age: 15 }, choices }
  expect(optionOf('FAO_WHO_UNU', sources)).toEqual({ formula: 'FAO_WHO_UNU', figure: null, fault: { missing: [], minimum: '18+' } })
})

test('of an empty record a formula lacks all that it takes', () => {
  const sources = { facts: { sex: null, age: null, heightCm: null, weight: null, fatFreePercent: null }, choices: presetEnergyChoices }
  expect(optionOf('MIFFLIN_ST_JEOR', sources)?.fault).toEqual({ missing: ['gender', 'age', 'height', 'weight'] })
  expect(optionOf('MANUAL', sources)).toEqual({ formula: 'MANUAL', figure: null, fault: undefined })
})

test.each([
  [{ age: 30, heightCm: 165 }, true],
  [{ age: 17, heightCm: 165 }, false],
  [{ age: 30, heightCm: 139 }, false],
  [{ age: null, heightCm: null }, true],
])('whom desirable weights are meant for: %j', (person, isMeant) => {
  expect(isOfPopulation({ ...facts, ...person }, desirableWeightPopulation)).toBe(isMeant)
})
