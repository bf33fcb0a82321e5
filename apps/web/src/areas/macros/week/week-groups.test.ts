import { expect, test } from 'vitest'
import { weekGroups } from './week-groups.ts'

test('rest comes last, however few its days', () => {
  expect(weekGroups(['rest', 'training', 'training', 'own 1', 'training', 'training', 'rest'])).toEqual([
    { type: 'training', weekdays: [2, 3, 5, 6] },
    { type: 'own 1', weekdays: [4] },
    { type: 'rest', weekdays: [1, 7] },
  ])
})

test('a week of one type is one group', () => {
  expect(weekGroups(Array.from({ length: 7 }, () => 'rest' as const))).toEqual([{ type: 'rest', weekdays: [1, 2, 3, 4, 5, 6, 7] }])
})

test('without rest the type of most days comes last', () => {
  expect(weekGroups(['training', 'own 1', 'training', 'own 1', 'training', 'training', 'training']).map(({ type }) => type)).toEqual([
    'own 1',
    'training',
  ])
})
