import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { easterOf } from './holidays.ts'
import { choosePacks, holidaysFrom, isLate, rulesOf, type UsablePack } from './index.ts'

const pack = (id: string, changes: Partial<UsablePack> = {}): UsablePack => ({
  id,
  kindId: null,
  remaining: 5,
  fromDay: '2026-01-01',
  untilDay: null,
  createdAt: '2026-01-01T00:00:00Z',
  ...changes,
})
const asked = { kindId: 'pt', day: '2026-03-02', amount: 1 }

describe('an appointment is paid', () => {
  test.each<[string, UsablePack[], number, [string, number][] | null]>([
    ['by what ends first', [pack('a'), pack('b', { untilDay: '2026-06-30' }), pack('c', { untilDay: '2026-04-30' })], 1, [['c', 1]]],
    ['by the pack of its kind, where both end alike', [pack('a'), pack('b', { kindId: 'pt' })], 1, [['b', 1]]],
    ['by the older one', [pack('b', { createdAt: '2026-02-01T00:00:00Z' }), pack('a')], 1, [['a', 1]]],
    [
      'by two packs',
      [pack('a', { remaining: 1, untilDay: '2026-03-31' }), pack('b')],
      3,
      [
        ['a', 1],
        ['b', 2],
      ],
    ],
    ['on the last day', [pack('a', { untilDay: '2026-03-02' })], 1, [['a', 1]]],
    ['not by another kind', [pack('a', { kindId: 'class' })], 1, null],
    ['not by what has ended by then', [pack('a', { untilDay: '2026-03-01' })], 1, null],
    ['not by what begins later', [pack('a', { fromDay: '2026-03-03' })], 1, null],
    ['not by too little', [pack('a', { remaining: 1 })], 2, null],
    ['by nothing, where it is free', [], 0, []],
  ])('%s', (_, packs, amount, uses) => {
    expect(choosePacks(packs, { ...asked, amount })?.map(({ packId, amount: used }) => [packId, used]) ?? null).toEqual(uses)
  })

  test('exactly, whatever the packs are', () => {
    const packs = fc.array(fc.record({ remaining: fc.nat({ max: 6 }), month: fc.integer({ min: 1, max: 9 }) }), { maxLength: 8 })
    fc.assert(
      fc.property(packs, fc.nat({ max: 20 }), (all, amount) => {
        const given = all.map(({ remaining, month }, at) => pack(String(at), { remaining, untilDay: `2026-0${month}-28` }))
        const uses = choosePacks(given, { ...asked, amount })
        const usable = given.filter(({ untilDay }) => (untilDay ?? '') >= asked.day).reduce((sum, { remaining }) => sum + remaining, 0)
        expect(uses === null).toBe(usable < amount)
        expect((uses ?? []).reduce((sum, use) => sum + use.amount, 0)).toBe(uses === null ? 0 : amount)
        expect((uses ?? []).every(use => use.amount <= (given[Number(use.packId)]?.remaining ?? 0))).toBe(true)
      }),
    )
  })
})

test('the nearest rule counts', () => {
  const rules = rulesOf({ cancelHours: 12, perDay: 2 }, { cancelHours: 6 }, { perDay: null })
  expect([rules.cancelHours, rules.perDay, rules.leadHours]).toEqual([6, null, 2])
})

test.each([
  ['2026-03-02T12:00:00Z', '2026-03-01T12:00:00Z', false],
  ['2026-03-02T12:00:00Z', '2026-03-01T12:00:01Z', true],
  // a day before a class in summer time is 24 hours, whatever clocks show
  ['2026-03-29T16:00:00Z', '2026-03-28T16:00:00Z', false],
])('an appointment at %s is cancelled late at %s: %s', (start, now, late) => {
  expect(isLate(Date.parse(start), 24, Date.parse(now))).toBe(late)
})

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is %s', (year, day) => expect(easterOf(year)).toBe(day))

test('the holidays of a year from a day on, in order', () => {
  const holidays = holidaysFrom('2026-01-01', 'it')
  expect(holidays.slice(2, 5)).toEqual([
    { day: '2026-04-05', name: 'Pasqua' },
    { day: '2026-04-06', name: 'Lunedì dell’Angelo' },
    { day: '2026-04-25', name: 'Festa della Liberazione' },
  ])
  expect(holidays.map(({ day }) => day)).toContain('2026-10-04')
  expect(holidays).toHaveLength(13)
  expect(
    holidaysFrom('2026-12-20', 'en')
      .map(({ day }) => day)
      .slice(0, 3),
  ).toEqual(['2026-12-25', '2026-12-26', '2027-01-01'])
})
