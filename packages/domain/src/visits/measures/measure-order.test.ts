import { expect, test } from 'vitest'
import { countByKind, moveInList } from './measure-order.ts'

test.each([
  [1, -1, ['hips', 'waist', 'neck']],
  [1, 1, ['waist', 'neck', 'hips']],
  [0, -1, ['waist', 'hips', 'neck']],
  [2, 1, ['waist', 'hips', 'neck']],
] as const)('the measure at %i moves by %i', (at, by, order) => {
  expect(moveInList(['waist', 'hips', 'neck'], at, by)).toEqual(order)
})

test('the measures of a protocol are counted by kind, as they come', () => {
  expect(countByKind(['calf_fold', 'waist', 'triceps_fold', 'resistance'])).toEqual([
    ['fold', 2],
    ['girth', 1],
    ['bia', 1],
  ])
})
