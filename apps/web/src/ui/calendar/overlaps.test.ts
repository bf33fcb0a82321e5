import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CalendarEntry } from './entry.ts'
import { leastMinutes, placeSegments } from './overlaps.ts'
import type { Segment } from './segments.ts'

declare const process: { env: Readonly<Record<string, string | undefined>> }
const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 200), seed: 1 }

const segment = (from: number, to: number, id: string): Segment<CalendarEntry> => ({
  item: { id, title: id, color: 'blue', start: '', end: '' },
  from,
  to,
  isStart: true,
  isEnd: true,
})

const placesOf = (times: readonly (readonly [number, number])[]) =>
  Object.fromEntries(
    placeSegments(times.map(([from, to], at) => segment(from, to, `${at}`))).map(({ segment: { item }, column, span, columns }) => [
      item.id,
      `${column}+${span}/${columns}`,
    ]),
  )

test.each<[string, [number, number][], Record<string, string>]>([
  ['one alone', [[600, 660]], { 0: '0+1/1' }],
  [
    'one after the other',
    [
      [600, 660],
      [660, 720],
    ],
    { 0: '0+1/1', 1: '0+1/1' },
  ],
  [
    'two at once',
    [
      [600, 660],
      [600, 660],
    ],
    { 0: '0+1/2', 1: '1+1/2' },
  ],
  [
    'the longer one first',
    [
      [600, 630],
      [600, 720],
    ],
    { 0: '1+1/2', 1: '0+1/2' },
  ],
  [
    'a free column is taken again',
    [
      [600, 720],
      [600, 630],
      [640, 700],
    ],
    { 0: '0+1/2', 1: '1+1/2', 2: '1+1/2' },
  ],
  [
    'what has room to its right takes it',
    [
      [600, 660],
      [600, 660],
      [600, 800],
      [700, 760],
    ],
    { 0: '1+1/3', 1: '2+1/3', 2: '0+1/3', 3: '1+2/3' },
  ],
  [
    'five minutes are drawn as long as can be read',
    [
      [600, 605],
      [610, 640],
    ],
    { 0: '0+1/2', 1: '1+1/2' },
  ],
])('%s', (_, times, places) => {
  expect(placesOf(times)).toEqual(places)
})

const times = fc.array(fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 600 })), { maxLength: 40 })

test('no two entries share a place, all of them are drawn, and each within its day', () => {
  fc.assert(
    fc.property(times, list => {
      const placed = placeSegments(list.map(([from, length], at) => segment(from, Math.min(1440, from + length), `${at}`)))
      expect(placed.map(({ segment: { item } }) => item.id).sort()).toEqual(list.map((_, at) => `${at}`).sort())
      for (const { from, to, column, span, columns } of placed) {
        expect(from >= 0 && to <= 1440 && to - from >= leastMinutes).toBe(true)
        expect(column >= 0 && span >= 1 && column + span <= columns).toBe(true)
      }
      for (const one of placed) {
        for (const other of placed) {
          if (one === other || one.from >= other.to || other.from >= one.to) continue
          const [left, right] = one.column / one.columns <= other.column / other.columns ? [one, other] : [other, one]
          expect((left.column + left.span) / left.columns).toBeLessThanOrEqual(right.column / right.columns)
        }
      }
    }),
    runs,
  )
})
