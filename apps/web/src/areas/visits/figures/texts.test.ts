import { expect, test } from 'vitest'
import { changeText, measureText } from './texts.ts'

test.each([
  ['weight', { value: 72.35 }, '72,35 kg', '72.35 kg'],
  ['waist', { value: 84.5 }, '84,5 cm', '84.5 cm'],
  ['triceps_fold', { value: 12 }, '12 mm', '12 mm'],
  ['arms.left', { value: 31.2 }, '31,2 cm', '31.2 cm'],
  ['fat-mass', { value: 15.24, percent: 21.34 }, '15,24 kg (21,3%)', '15.24 kg (21.3%)'],
  ['total-water', { value: 40, percent: 55 }, '40 l (55%)', '40 l (55%)'],
  ['phase-angle', { value: 5.6 }, '5,6°', '5.6°'],
  ['resistance', { value: 512 }, '512 Ω', '512 Ω'],
  ['visceral-level', { value: 7 }, '7', '7'],
  ['device-bmr', { value: 1540 }, '1.540 kcal', '1,540 kcal'],
] as const)('%s of %o', (cell, figure, italian, english) => {
  expect(measureText('it', cell, figure)).toBe(italian)
  expect(measureText('en', cell, figure)).toBe(english)
})

test.each([
  ['weight', -1.2, '−1,2 kg'],
  ['weight', 0.1 + 0.2 - 0.3, '0 kg'],
  ['waist', 0.04, '0 cm'],
  ['waist', 1, '+1 cm'],
  ['phase-angle', -0.3, '−0,3°'],
  ['visceral-level', 2, '+2'],
] as const)('%s by %s', (cell, difference, text) => {
  expect(changeText('it', cell, difference)).toBe(text)
})
