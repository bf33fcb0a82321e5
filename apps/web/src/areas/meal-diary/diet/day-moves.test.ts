import type { DiaryDay, DiaryMeal, MealState } from '@allenio/contract/meal-diary'
import { expect, test } from 'vitest'
import { dayViewOf } from './day-view.ts'
import { dayMoveTo, usualDayOn } from './day-moves.ts'
import { diet, planned, today } from './diet.testing.ts'

const changedAt = planned.changedAt
const follows = (planDayId: string | null): DiaryDay => ({ day: today, dayType: null, planDayId, note: '', changedAt })
const tick = (mealId: string, state: MealState | null, day = today): DiaryMeal => ({
  ...planned,
  day,
  mealId,
  state,
  eatenRowIds: [],
  note: '',
})
const diaryOf = (choice: string | null, meals: DiaryMeal[] = []) => ({ ...diet.diary, days: [follows(choice)], meals })

test.each([
  ['easy', null, 'follow'],
  ['day', null, 'stay'],
  ['easy', 'easy', 'stay'],
  ['day', 'easy', 'as planned'],
  // a device of before has stored the usual day as a choice
  ['day', 'day', 'as planned'],
] as const)('to choose %s while one has chosen %s means to %s', (chosenId, choice, expected) => {
  const diary = diaryOf(choice)
  expect(dayMoveTo(chosenId, usualDayOn(diet, diary, today), dayViewOf(diet, diary, today))).toBe(expected)
})

const left = (choice: string | null, meals: DiaryMeal[]) =>
  dayViewOf(diet, diaryOf(choice, meals), today).leftDays.map(each => [each.planDayId, each.meals.map(({ meal }) => meal.id)])

test('what was ticked in the day of before is known', () => {
  expect(left('easy', [tick('lunch', 'partly'), tick('dinner', 'skipped')])).toEqual([['day', ['lunch', 'dinner']]])
  expect(left(null, [tick('easy lunch', 'eaten'), tick('lunch', 'eaten')])).toEqual([['easy', ['easy lunch']]])
})

test('what was taken back, or is of another date, was not left', () => {
  expect(left('easy', [tick('lunch', null), tick('dinner', 'eaten', '2026-11-22')])).toEqual([])
  expect(left(null, [tick('lunch', 'eaten')])).toEqual([])
})
