import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import type { MealPlanSchedule } from '@allenio/contract/meal-plans'
import { addDays } from '@allenio/domain/days'
import { planDayOn, presetSchedule, scheduleFits, type ScheduledDay } from './schedules.ts'

const day = (id: string, dayType: ScheduledDay['dayType'] = null): ScheduledDay => ({ id, dayType })
const days = ['a', 'b', 'c'].map(id => day(id))
// a Wednesday
const startDay = '2026-11-25'
const week = ['training', 'rest', 'training', 'rest', 'training', 'rest', 'rest'] as const satisfies readonly string[]

const on = (schedule: MealPlanSchedule, plan: readonly ScheduledDay[], count: number) =>
  Array.from({ length: count }, (_, at) => planDayOn({ startDay, schedule, days: plan }, addDays(startDay, at)))

test('days in turn begin with the first one on the first day', () => {
  expect(on({ kind: 'in turn' }, days, 5)).toEqual(['a', 'b', 'c', 'a', 'b'])
  expect(planDayOn({ startDay, schedule: { kind: 'in turn' }, days }, addDays(startDay, -1))).toBeNull()
})

test('weekdays count from Monday, may be empty, and pass over a day that a later release has lost', () => {
  const schedule: MealPlanSchedule = { kind: 'weekdays', dayIds: ['a', 'b', 'c', 'a', 'gone', null, 'b'] }
  expect(on(schedule, days, 7)).toEqual(['c', 'a', null, null, 'b', 'a', 'b'])
})

test('days of one type follow each other, whatever is between them; a moved day takes its new type', () => {
  const plan = [day('t1', 'training'), day('t2', 'training'), day('r', 'rest')]
  const schedule: MealPlanSchedule = { kind: 'day types', week: [...week] }
  expect(on(schedule, plan, 8)).toEqual(['t1', 'r', 't2', 'r', 'r', 't1', 'r', 't2'])
  const movedTypes = new Map([[addDays(startDay, 1), 'training' as const]])
  expect(planDayOn({ startDay, schedule, days: plan, movedTypes }, addDays(startDay, 1))).toBe('t2')
  expect(planDayOn({ startDay, schedule, days: plan, movedTypes }, addDays(startDay, 2))).toBe('t1')
  // a target may be of a type that the plan does not have
  const unknown = new Map([[addDays(startDay, 1), 'own 1' as const]])
  expect(planDayOn({ startDay, schedule, days: plan, movedTypes: unknown }, addDays(startDay, 1))).toBe('r')
})

test('days of a type that follow the training of a client go by it, and a moved day by its new type', () => {
  const plan = [day('t1', 'training'), day('t2', 'training'), day('r', 'rest')]
  const schedule: MealPlanSchedule = { kind: 'day types', week: [...week], followsTraining: true }
  const dates = Array.from({ length: 6 }, (_, at) => addDays(startDay, at))
  const calendar = { spans: [{ from: startDay, to: addDays(startDay, 3) }], days: [addDays(startDay, 1), addDays(startDay, 2)] }
  const chosen = { startDay, schedule, days: plan, calendar }
  // the program ends on Saturday, and Monday is one of training by the week
  expect(dates.map(date => planDayOn(chosen, date))).toEqual(['r', 't1', 't2', 'r', 'r', 't1'])
  const movedTypes = new Map([[startDay, 'training' as const]])
  expect(dates.slice(0, 3).map(date => planDayOn({ ...chosen, movedTypes }, date))).toEqual(['t1', 't2', 't1'])
  expect(planDayOn({ ...chosen, schedule: { ...schedule, followsTraining: false } }, startDay)).toBe('t1')
  expect(scheduleFits({ ...schedule, week: week.map(() => 'rest' as const) }, [day('r', 'rest')])).toBe(false)
})

test('a day without a type suits every type', () => {
  const schedule: MealPlanSchedule = { kind: 'day types', week: [...week] }
  expect(on(schedule, [day('any')], 3)).toEqual(['any', 'any', 'any'])
  expect(scheduleFits(schedule, [day('t', 'training')])).toBe(false)
  expect(scheduleFits(schedule, [day('t', 'training'), day('any')])).toBe(true)
})

test('no schedule comes to an easy day by itself, unless the plan has no other', () => {
  const easy = { ...day('easy'), isEasy: true }
  expect(on({ kind: 'in turn' }, [days[0] ?? easy, easy, days[1] ?? easy], 3)).toEqual(['a', 'b', 'a'])
  expect(on({ kind: 'day types', week: [...week] }, [easy, day('any')], 2)).toEqual(['any', 'any'])
  expect(on({ kind: 'in turn' }, [easy], 2)).toEqual(['easy', 'easy'])
  expect(presetSchedule([...Array.from({ length: 7 }, (_, at) => day(`day ${at}`)), easy], null).kind).toBe('weekdays')
})

test.each([
  [{ kind: 'in turn' } as const, [], false],
  [{ kind: 'weekdays', dayIds: [null, null, null, null, null, null, null] } as const, days, false],
  [{ kind: 'weekdays', dayIds: ['a', null, null, null, null, null, 'x'] } as const, days, false],
  [{ kind: 'weekdays', dayIds: ['a', null, null, null, null, null, 'b'] } as const, days, true],
])('%o fits: %#', (schedule, plan, fits) => {
  expect(scheduleFits({ ...schedule, ...('dayIds' in schedule && { dayIds: [...schedule.dayIds] }) } as MealPlanSchedule, plan)).toBe(fits)
})

test('what is proposed fits the plan', () => {
  const plans = fc.array(fc.constantFrom<ScheduledDay['dayType']>(null, 'training', 'rest', 'every day'), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(plans, fc.boolean(), (types, hasWeek) => {
      const plan = types.map((dayType, at) => day(`day ${at}`, dayType))
      const schedule = presetSchedule(plan, hasWeek ? [...week] : null)
      expect(scheduleFits(schedule, plan)).toBe(true)
      expect(on(schedule, plan, 14).every(id => plan.some(each => each.id === id))).toBe(true)
    }),
    runs,
  )
})
