import { metricDefinitions } from '@allenio/contract/metrics'
import { formatDecimal } from '@allenio/domain/formats'
import { expect, test } from 'vitest'
import { useWords } from '../words.ts'
import { dayFault, faultsByKind, listFilled, valueFault } from './typed-values.ts'

const with_ = { t: useWords.say, decimal: (value: number) => formatDecimal('it', value) }

test.each([
  ['waist', '84,5', undefined],
  ['waist', '8,5', 'Tra 40 e 250 cm'],
  ['waist', 'stretta', 'Scrivi un numero, per esempio 84,5'],
  ['weight', '0', 'Tra 2 e 400 kg'],
  ['weight', '900', 'Tra 2 e 400 kg'],
  ['daily-steps', '8.400', undefined],
  ['fat-mass', '18%', undefined],
  ['daily-steps', '200000', 'Tra 0 e 150.000 steps'],
] as const)('%s %j: %s', (kind, text, fault) => expect(valueFault(text, metricDefinitions[kind], with_)).toBe(fault))

test('days that cannot be are named', () => {
  expect(dayFault('', { t: useWords.say, today: '2026-11-20' })).toBe('Scegli un giorno')
  expect(dayFault('2999-01-01', { t: useWords.say, today: '2026-11-20' })).toBe('Questo giorno deve ancora venire')
  expect(dayFault('1900-01-01', { t: useWords.say, today: '2026-11-20' })).toBe('Questo giorno è troppo lontano')
  expect(dayFault('2026-01-01', { t: useWords.say, today: '2026-11-20' })).toBeUndefined()
})

test('only what was filled in counts', () =>
  expect(listFilled([{ kind: 'waist' }, { kind: 'hips' }, { kind: 'neck' }], { waist: '84', hips: '  ' })).toEqual([{ kind: 'waist' }]))

test('the server’s complaints find their fields', () =>
  expect(
    faultsByKind({ 'entries.1.value': 'No.', 'entries.0.day': 'Domani.', other: 'x', 'entries.9.value': 'y' }, ['waist', 'hips']),
  ).toEqual({ hips: 'No.', day: 'Domani.' }))
