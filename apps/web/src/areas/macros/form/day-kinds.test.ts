import { expect, test } from 'vitest'
import { asEveryDay, asUnlikeDays, withoutType, withType } from './day-kinds.ts'
import { emptyDay } from './values.ts'

const everyDay = { ...emptyDay('every day'), kcal: '2000' }

test('days of types begin with what was typed for every day', () => {
  const days = asUnlikeDays([everyDay])
  expect(days.map(({ dayType, kcal }) => [dayType, kcal])).toEqual([
    ['training', '2000'],
    ['rest', '2000'],
  ])
  expect(asEveryDay(days)).toEqual([everyDay])
})

test('a type is added once, with the figures of the last', () => {
  const [training, rest] = asUnlikeDays([everyDay])
  if (!training || !rest) throw new Error('two days are made of one')
  const days = withType([training, { ...rest, kcal: '1700' }], 'own 1')
  expect(days.map(({ dayType, kcal }) => [dayType, kcal])).toEqual([
    ['training', '2000'],
    ['rest', '1700'],
    ['own 1', '1700'],
  ])
  expect(withType(days, 'rest')).toEqual(days)
  expect(withoutType(days, 'training').map(({ dayType }) => dayType)).toEqual(['rest', 'own 1'])
})
