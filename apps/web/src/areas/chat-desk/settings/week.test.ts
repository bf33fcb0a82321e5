import type { Slot } from '@allenio/contract/chat'
import { slotsFault } from '@allenio/domain/chat'
import { expect, test } from 'vitest'
import { copyDay, faultsOf, isFaulty, isSameWeek, slotsOf, usualWeek, weekOf, withDay, withHours } from './week.ts'

const slots: Slot[] = [
  { day: 1, from: '09:00', to: '13:00' },
  { day: 1, from: '15:00', to: '19:00' },
  { day: 6, from: '20:00', to: '24:00' },
]
const hours = (...stretches: [string, string][]) => stretches.map(([from, to], key) => ({ key: String(key), from, to }))
const plain = (day: readonly { from: string; to: string }[] = []) => day.map(({ from, to }) => [from, to])

test('a week comes back as the slots it was made of, midnight too', () => {
  const week = weekOf(slots)
  expect(week.map(day => day.length)).toEqual([2, 0, 0, 0, 0, 1, 0])
  expect(plain(week[5])).toEqual([['20:00', '00:00']])
  expect(slotsOf(week)).toEqual(slots)
  expect(isSameWeek(week, weekOf(slots))).toBe(true)
  expect(isSameWeek(week, withDay(week, 2, hours(['08:00', '09:00'])))).toBe(false)
})

test.each([
  [hours(['09:00', '13:00'], ['15:00', '19:00']), [undefined, undefined]],
  [hours(['09:00', '13:00'], ['13:00', '19:00']), [undefined, undefined]],
  [hours(['09:00', '13:00'], ['12:59', '19:00']), [undefined, 'overlaps']],
  [hours(['15:00', '19:00'], ['09:00', '15:30']), [undefined, 'overlaps']],
  [hours(['09:00', '']), ['missing']],
  [hours(['', '']), ['missing']],
  [hours(['13:00', '09:00']), ['ends before']],
  [hours(['09:00', '09:00']), ['ends before']],
  [hours(['22:00', '00:00']), [undefined]],
  [hours(['00:00', '00:00']), [undefined]],
  // hours that are faulty themselves do not make other hours overlap
  [hours(['20:00', '10:00'], ['09:00', '12:00']), ['ends before', undefined]],
])('%j has the faults %j', (day, faults) => {
  expect(faultsOf(day)).toEqual(faults)
})

test('what is found faulty here is what the server would refuse', () => {
  for (const day of [hours(['09:00', '13:00'], ['12:59', '19:00']), hours(['13:00', '09:00']), hours(['09:00', '13:00'])]) {
    const week = withDay(weekOf([]), 3, day)
    expect(isFaulty(week)).toBe(slotsFault(slotsOf(week)) !== undefined)
  }
})

test('another stretch begins after a break, and a full day takes none', () => {
  expect(plain(withHours([]))).toEqual([['09:00', '13:00']])
  expect(plain(withHours(hours(['09:00', '13:00'])))).toEqual([
    ['09:00', '13:00'],
    ['14:00', '18:00'],
  ])
  expect(plain(withHours(hours(['15:00', '21:30'])))?.at(-1)).toEqual(['22:30', '00:00'])
  expect(plain(withHours(hours(['15:00', '23:00'])))?.at(-1)).toEqual(['23:00', '00:00'])
  expect(withHours(hours(['15:00', '00:00']))).toBeUndefined()
  expect(withHours(hours(['15:00', '23:45']))).toBeUndefined()
})

test('one day’s hours stand in others, each with rows of its own', () => {
  const week = copyDay(weekOf(slots), 1, [2, 6])
  expect([2, 3, 6].map(day => plain(week[day - 1]))).toEqual([plain(week[0]), [], plain(week[0])])
  const keys = week.flat().map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('what is offered first can be saved', () => {
  expect(slotsFault(slotsOf(usualWeek()))).toBeUndefined()
})
