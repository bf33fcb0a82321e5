import { expect, test } from 'vitest'
import { loadUnit, restUnit, stepLoad } from './cell-texts.ts'

test.each([
  ['80', 1, '82,5'],
  ['80', -1, '77,5'],
  ['80 kg', 2, '85'],
  ['14', 1, '16,5'],
  ['0', -1, '0'],
  ['', 1, '2,5'],
  ['75%', 1, '77,5%'],
  ['75/80/85%', -1, '72,5/77,5/82,5%'],
  ['80/85/90', 1, '82,5/87,5/92,5'],
  ['bw', 1, 'bw+2,5'],
  ['bw+5', -2, 'bw'],
  ['pc-10', 1, 'bw-7,5'],
  ['leggero', 1, undefined],
  ['80 + catene', 1, undefined],
])('%j is after %s steps %j', (text, steps, after) => {
  expect(stepLoad(text, { steps, stepKg: 2.5, language: 'it' })).toBe(after)
})

test('kilograms and seconds have their unit beside them, and what says its own has none', () => {
  expect(['', '82,5', '80/85', '75%', 'bw+5', '80 kg', 'leggero'].map(loadUnit)).toEqual([
    'kg',
    'kg',
    'kg',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(['90', '2:30', 'senza', ''].map(restUnit)).toEqual(['s', undefined, undefined, undefined])
})
