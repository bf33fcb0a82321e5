import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, datesIn, momentOf } from '#lib/days'
import type { CalendarEntry } from './entry.ts'
import { barsOf, cutBars } from './lanes.ts'
import { timed } from './segments.ts'

declare const process: { env: Readonly<Record<string, string | undefined>> }
const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 200), seed: 1 }

const zone = 'Europe/Rome'
const days = datesIn({ from: '2026-10-19', to: '2026-10-25' })
const at = (day: string, clock = '00:00') => new Date(momentOf(day, clock, zone)).toISOString()
const entry = (id: string, start: string, end: string, isAllDay = false): CalendarEntry => ({
  id,
  title: id,
  color: 'blue',
  start,
  end,
  isAllDay,
})

const drawn = (entries: CalendarEntry[]) =>
  barsOf(entries.map(timed), days, zone).map(({ entry: { id }, from, to, lane, isStart, isEnd }) =>
    [`${id} ${from}-${to} in ${lane}`, !isStart && 'goes on before', !isEnd && 'goes on after'].filter(Boolean).join(', '),
  )

test.each<[string, CalendarEntry[], string[]]>([
  ['a whole day ends before the next', [entry('a', at('2026-10-20'), at('2026-10-21'), true)], ['a 1-1 in 0']],
  // the Sunday has 25 hours
  ['the day on which the clocks change', [entry('a', at('2026-10-25'), at('2026-10-26'), true)], ['a 6-6 in 0']],
  [
    'what begins before or ends after the week',
    [entry('a', at('2026-10-17'), at('2026-10-21'), true), entry('b', at('2026-10-24', '10:00'), at('2026-10-27', '10:00'))],
    ['a 0-1 in 0, goes on before', 'b 5-6 in 0, goes on after'],
  ],
  ['over midnight', [entry('a', at('2026-10-20', '22:00'), at('2026-10-21', '02:00'))], ['a 1-2 in 0']],
  ['until midnight', [entry('a', at('2026-10-20', '22:00'), at('2026-10-21'))], ['a 1-1 in 0']],
  [
    'long ones above, then by time',
    [
      entry('late', at('2026-10-20', '18:00'), at('2026-10-20', '19:00')),
      entry('early', at('2026-10-20', '08:00'), at('2026-10-20', '09:00')),
      entry('fair', at('2026-10-19'), at('2026-10-22'), true),
    ],
    ['fair 0-2 in 0', 'early 1-1 in 1', 'late 1-1 in 2'],
  ],
  ['another week', [entry('a', at('2026-10-26'), at('2026-10-27'), true)], []],
])('%s', (_, entries, bars) => {
  expect(drawn(entries)).toEqual(bars)
})

test('what has no room is counted in its days', () => {
  const four = ['a', 'b', 'c', 'd'].map((id, hour) => entry(id, at('2026-10-20', `1${hour}:00`), at('2026-10-20', `1${hour}:30`)))
  const bars = barsOf([...four, entry('e', at('2026-10-21', '10:00'), at('2026-10-21', '11:00'))].map(timed), days, zone)
  expect(cutBars(bars, 7, 4)).toEqual({ bars, hidden: [0, 0, 0, 0, 0, 0, 0] })
  const cut = cutBars(bars, 7, 3)
  expect(cut.bars.map(({ entry: { id } }) => id)).toEqual(['a', 'b', 'e'])
  expect(cut.hidden).toEqual([0, 2, 0, 0, 0, 0, 0])
})

const spans = fc.array(fc.tuple(fc.integer({ min: -3, max: 8 }), fc.integer({ min: 1, max: 6 }), fc.boolean()), { maxLength: 30 })

test('no two bars share a day of a lane, and every entry of a day is drawn or counted', () => {
  fc.assert(
    fc.property(spans, fc.integer({ min: 1, max: 6 }), (list, capacity) => {
      const entries = list.map(([day, length, isAllDay], index) => {
        const start = addDays('2026-10-19', day)
        const end = isAllDay ? at(addDays(start, length)) : at(start, '23:30')
        return entry(`${index}`, isAllDay ? at(start) : at(start, '22:00'), end, isAllDay)
      })
      const bars = barsOf(entries.map(timed), days, zone)
      const { bars: visible, hidden } = cutBars(bars, 7, capacity)
      days.forEach((_day, column) => {
        const here = (each: { from: number; to: number }) => each.from <= column && column <= each.to
        const all = bars.filter(here)
        expect(new Set(all.map(({ lane }) => lane)).size).toBe(all.length)
        const shown = visible.filter(here)
        expect(shown.length + (hidden[column] ?? 0)).toBe(all.length)
        // the line that counts the others needs a place
        const lines = Math.max(0, ...shown.map(({ lane }) => lane + 1)) + (hidden[column] ? 1 : 0)
        expect(lines).toBeLessThanOrEqual(capacity)
      })
    }),
    runs,
  )
})

test('an entry takes its lines, as far as the row has room for them, and what follows stands below', () => {
  const block = (id: string) => ({ ...entry(id, at('2026-10-20'), at('2026-10-21'), true), lines: 4 })
  const items = [block('a'), block('b'), entry('c', at('2026-10-20', '10:00'), at('2026-10-20', '11:00'))].map(timed)
  const lanes = (mostLines: number) =>
    barsOf(items, days, zone, mostLines).map(({ entry: { id }, lane, lines }) => `${id} ${lane}+${lines}`)
  expect(lanes(4)).toEqual(['a 0+4', 'b 4+4', 'c 8+1'])
  expect(lanes(1)).toEqual(['a 0+1', 'b 1+1', 'c 2+1'])
  // the last line says how many there are more
  const { bars, hidden } = cutBars(barsOf(items, days, zone, 4), days.length, 8)
  expect(bars.map(({ entry: { id } }) => id)).toEqual(['a'])
  expect(hidden[1]).toBe(2)
})
