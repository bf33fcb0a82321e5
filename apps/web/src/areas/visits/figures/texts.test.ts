import { expect, test } from 'vitest'
import { changeText, measureText } from './texts.ts'

test.each([
  ['weight', { value: 72.35 }, '72,35\u00a0kg', '72.35\u00a0kg'],
  ['waist', { value: 84.5 }, '84,5\u00a0cm', '84.5\u00a0cm'],
  ['triceps_fold', { value: 12 }, '12\u00a0mm', '12\u00a0mm'],
  ['arms.left', { value: 31.2 }, '31,2\u00a0cm', '31.2\u00a0cm'],
  ['fat-mass', { value: 15.24, percent: 21.34 }, '15,24\u00a0kg (21,3%)', '15.24\u00a0kg (21.3%)'],
  ['total-water', { value: 40, percent: 55 }, '40\u00a0l (55%)', '40\u00a0l (55%)'],
  ['phase-angle', { value: 5.6 }, '5,6°', '5.6°'],
  ['resistance', { value: 512 }, '512\u00a0Ω', '512\u00a0Ω'],
  ['visceral-level', { value: 7 }, '7', '7'],
  ['device-bmr', { value: 1540 }, '1.540\u00a0kcal', '1,540\u00a0kcal'],
] as const)('%s of %o', (cell, figure, italian, english) => {
  expect(measureText('it', cell, figure)).toBe(italian)
  expect(measureText('en', cell, figure)).toBe(english)
})

test.each([
  ['weight', -1.2, '−1,2\u00a0kg'],
  ['weight', 0.1 + 0.2 - 0.3, '0\u00a0kg'],
  ['waist', 0.04, '0\u00a0cm'],
  ['waist', 1, '+1\u00a0cm'],
  ['phase-angle', -0.3, '−0,3°'],
  ['visceral-level', 2, '+2'],
] as const)('%s by %s', (cell, difference, text) => {
  expect(changeText('it', cell, difference)).toBe(text)
})
