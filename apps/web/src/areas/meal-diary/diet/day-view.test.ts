import type { Diet, DiaryMeal } from '@allenio/contract/meal-diary'
import { expect, test } from 'vitest'
import { dayViewOf } from './day-view.ts'
import { assignment, diet, dinner, lunch, meal, planned, today } from './diet.testing.ts'

const yesterday = '2026-11-22'
const tick = (mealId: string, more: Partial<DiaryMeal> = {}): DiaryMeal => ({
  ...planned,
  mealId,
  state: 'eaten',
  eatenRowIds: [],
  note: '',
  ...more,
})

/** The plan was completed anew: before, its lunch was another one, and its day had another name. */
const oldLunch = meal('lunch', { type: 'lunch', titleIt: 'Pranzo di prima' })
const earlier = {
  releaseId: 'earlier',
  dayList: [{ id: 'old day', nameIt: 'Di prima', nameEn: 'Before', dayType: null, isEasy: false }],
  days: [{ id: 'old day', meals: [oldLunch, meal('gone')], figures: null }],
}
const rewritten: Diet = {
  ...diet,
  pastDays: [{ day: yesterday, assignmentId: 'assignment', releaseId: 'earlier', planDayId: 'old day', isMoved: false }],
  earlierReleases: [earlier],
}
const viewOf = (meals: DiaryMeal[], date: string) => dayViewOf(rewritten, { ...diet.diary, meals }, date)

test('a past day is shown as it was eaten, whatever the plan has by now', () => {
  const view = viewOf([tick('lunch', { day: yesterday, releaseId: 'earlier' })], yesterday)
  expect(view).toMatchObject({
    plan: { id: 'assignment', title: assignment.title, dayList: earlier.dayList },
    planDayId: 'old day',
    isPast: true,
    meals: [
      { meal: oldLunch, releaseId: 'earlier', state: 'eaten' },
      { meal: { id: 'gone' }, releaseId: 'earlier', state: null },
    ],
    leftDays: [],
  })
})

test('of another release a ticked meal alone is shown as it was', () => {
  const records = [tick('lunch', { releaseId: 'earlier' })]
  const view = viewOf(records, today)
  expect(view).toMatchObject({ planDayId: assignment.dayList[0]?.id, isPast: false })
  expect(view.meals).toMatchObject([
    { meal: oldLunch, releaseId: 'earlier', state: 'eaten' },
    { meal: dinner, releaseId: 'release', state: null },
  ])
  const untickedAgain = viewOf([tick('lunch', { releaseId: 'earlier', state: null })], today).meals
  expect(untickedAgain).toMatchObject([
    { meal: lunch, releaseId: 'release' },
    { meal: dinner, releaseId: 'release' },
  ])
})

test('what was ticked of another release or plan, and is not in the day, was left', () => {
  const { leftDays } = viewOf([tick('gone', { releaseId: 'earlier', assignmentId: 'replaced' })], today)
  expect(leftDays).toMatchObject([
    { planDayId: 'old day', dayList: earlier.dayList, meals: [{ assignmentId: 'replaced', releaseId: 'earlier', state: 'eaten' }] },
  ])
})

test('a meal that can be read no more is neither', () => {
  expect(viewOf([tick('unknown', { releaseId: 'unknown' })], today)).toMatchObject({
    leftDays: [],
    meals: [{ state: null }, { state: null }],
  })
})
