import { presetEnergyChoices } from '@allenio/contract/macros'
import { expect, test } from 'vitest'
import { withChanges, type Energy } from './data.ts'

const energy: Energy = {
  facts: { sex: 'female', age: 30, heightCm: 165, weight: null, fatFreePercent: null },
  choices: { ...presetEnergyChoices, activityLevel: 'sedentary', manualDesirableKg: 60 },
  visit: null,
  state: { kind: 'pregnancy', dueDay: '2026-09-01' },
  hasHealthConsent: true,
  may: { update: true },
}

test('only what is sent changes', () => {
  expect(withChanges(energy, { formula: 'SCHOFIELD' })).toEqual({ ...energy, choices: { ...energy.choices, formula: 'SCHOFIELD' } })
})

test('null takes a choice away', () => {
  expect(withChanges(energy, { manualDesirableKg: null }).choices.manualDesirableKg).toBeNull()
  expect(withChanges(energy, { state: null }).state).toBeNull()
})
