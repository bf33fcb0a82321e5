import { expect, test } from 'vitest'
import { barsOf } from './bars.ts'

const series = [
  {
    key: 'weights',
    label: 'Pesi',
    points: [
      { day: '2026-03-02', value: 3 },
      { day: '2026-03-09', value: 0 },
    ],
  },
  {
    key: 'photos',
    label: 'Foto',
    points: [
      { day: '2026-03-02', value: 2 },
      { day: '2026-03-09', value: 4 },
    ],
  },
]
const ends = (isStacked: boolean) => barsOf(series, isStacked).map(({ index, order, from, to }) => [index, order, from, to])

test('stacked bars stand on the series before', () =>
  expect(ends(true)).toEqual([
    [0, 0, 0, 3],
    [1, 0, 0, 0],
    [0, 1, 3, 5],
    [1, 1, 0, 4],
  ]))

test('bars side by side stand on the ground', () =>
  expect(ends(false)).toEqual([
    [0, 0, 0, 3],
    [1, 0, 0, 0],
    [0, 1, 0, 2],
    [1, 1, 0, 4],
  ]))

test('without series there are no bars', () => expect(barsOf([], true)).toEqual([]))
