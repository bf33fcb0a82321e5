import { expect, test } from 'vitest'
import { severities, severityOf, type AttentionReason } from './severity.ts'

type Weighed = readonly [AttentionReason, number?]

test.each<[string, Weighed, Weighed]>([
  ['five missed workouts before a weigh-in that is two days late', ['missed twice', 5], ['overdue action', 2]],
  ['two missed workouts before a task of yesterday', ['missed twice', 2], ['overdue action', 1]],
  ['an old task never before five missed workouts', ['missed twice', 5], ['overdue action', 400]],
  ['strong pain before a question of today', ['pain in training', 8], ['waiting for answer', 0]],
  ['a question of four days before weak pain', ['waiting for answer', 4], ['pain in training', 2]],
  ['weak pain before a video', ['pain in training', 1], ['workout to see', 1]],
  ['a flagged answer before one that has waited for weeks', ['survey flagged'], ['survey to review', 40]],
  ['a video before a check-in of yesterday', ['workout to see', 1], ['survey to review', 1]],
  ['a check-in of yesterday before a workout', ['survey to review', 1], ['workout to see']],
  ['a note in the diary before a workout', ['diary note'], ['workout to see']],
  ['a workout to see before a month without a weigh-in', ['workout to see'], ['no weigh in', 30]],
])('%s', (_, [heavier, amount], [lighter, lighterAmount]) => {
  expect(severityOf(heavier, amount)).toBeGreaterThan(severityOf(lighter, lighterAmount))
})

test('no amount adds more than its limit, and none takes away', () => {
  for (const reason of Object.keys(severities) as AttentionReason[]) {
    const weights = [0, 1, 5, 1_000].map(amount => severityOf(reason, amount))
    expect(weights).toEqual(weights.toSorted((a, b) => a - b))
    expect(severityOf(reason, 1_000)).toBeLessThanOrEqual(100)
  }
})
