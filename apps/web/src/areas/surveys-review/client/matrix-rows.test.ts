import { expect, test } from 'vitest'
import { chartedQuestions, pointsOf, valuesOf } from './matrix-rows.ts'

const question = (key: string, kind: 'number' | 'boolean' | 'text') => ({ key, text: key, kind, unit: '', askedSince: null })
type Cells = Record<string, { text: string; value: number | null; isFlagged: boolean }>
const cell = (value: number | null) => ({ text: String(value), value, isFlagged: false })
const answer = (id: string, day: string, cells: Cells) => ({ id, day, cells })
const matrix = {
  questions: [question('sleep', 'number'), question('pain', 'boolean'), question('once', 'number')],
  // the latest first
  answers: [
    answer('c', '2026-03-09', { sleep: cell(8), pain: cell(1) }),
    answer('b', '2026-03-02', { sleep: cell(6), pain: cell(0), once: cell(3) }),
    answer('a', '2026-03-02', { sleep: cell(5) }),
  ],
}

test('values and points begin with the earliest, and a day has one point', () => {
  expect(valuesOf(matrix, 'sleep')).toEqual([5, 6, 8])
  expect(pointsOf(matrix, 'sleep')).toEqual([
    { day: '2026-03-02', value: 6 },
    { day: '2026-03-09', value: 8 },
  ])
})

test('yes and no have no curve, nor has a single value', () => {
  expect(valuesOf(matrix, 'pain')).toEqual([])
  expect(chartedQuestions(matrix).map(({ key }) => key)).toEqual(['sleep'])
})
