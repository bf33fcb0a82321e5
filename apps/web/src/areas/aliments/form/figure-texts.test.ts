import { expect, test } from 'vitest'
import { figuresPer100g } from '@allenio/domain/aliments'
import { emptyFigures, kcalView, kilojouleView, numberOf, numbersAlone, saltView, writtenFigures } from './figure-texts.ts'

const comma = (value: number) => String(value).replace('.', ',')

test.each([
  ['', null],
  [' 12,5 ', 12.5],
  ['12.5', 12.5],
  ['0', 0],
  ['dodici', Number.NaN],
])('%j is %j', (text, number) => expect(numberOf(text)).toBe(number))

test('a typed energy in kJ is stored in kcal, exactly enough to come back', () => {
  const { parse, write } = kilojouleView(comma)
  expect(parse('1521')).toBe('363,5277')
  expect(parse('1.521')).toBe('363,5277')
  expect(write('363,5277')).toBe('1521')
  expect(kcalView(comma).write('363,5277')).toBe('363,5')
  expect(parse('molta')).toBeUndefined()
})

test('salt is a view on sodium', () => {
  const { parse, write } = saltView(comma)
  expect(parse('1,25')).toBe('500')
  expect(write('500')).toBe('1,25')
  expect(write('')).toBe('')
})

test('what is empty stays unknown, and a serving is turned into 100 g', () => {
  const texts = { ...emptyFigures(), basis: { kind: 'per serving' as const, grams: '30' }, kcal: '100', protein: '3,6' }
  const figures = figuresPer100g(writtenFigures({ ...texts, nutrients: { ...texts.nutrients, iron: '0' } }, ''))
  expect(figures).toMatchObject({ kcal: 333.3333, protein: 12, carbs: null, nutrients: { iron: 0 } })
})

test.each([
  ['per 100 ml', 'density'],
  ['per serving', 'grams'],
] as const)('%s needs its %s', (kind, field) => {
  const faults = figuresPer100g(writtenFigures({ ...emptyFigures(), basis: { kind, grams: '' } }, ''))
  expect(faults).toEqual({ faults: [{ field, fault: 'not positive' }] })
})

test.each([
  ['100', '418'],
  ['abc', ''],
  ['', ''],
])('kcal that are typed as %j are %j kJ in the field beside them', (kcal, kilojoules) => {
  expect(numbersAlone(kilojouleView(comma)).write(kcal)).toBe(kilojoules)
})
