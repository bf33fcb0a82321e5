import type { DiaryMeal } from '@allenio/contract/meal-diary'
import { dietDayOn, type DayChoice } from '@allenio/domain/meal-diary'
import type { PlannedDay } from '@allenio/domain/meal-plans'
import { listGivenPlans, readGivenReleases, withCalendars, type GivenPlan, type GivenRelease } from '#areas/meal-plans'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'
import { isOnDates } from './queries.ts'

/** The plan that a client follows on a date, as their records of that date have it. */
export interface DatePlan {
  plan: GivenPlan
  releaseId: string
  release: GivenRelease
  /** Null on a day without a plan. */
  day: PlannedDay | null
  /** The client has chosen it, or the type of the day. */
  isMoved: boolean
}

export const planOn = <Plan extends Pick<GivenPlan, 'startDay' | 'lastDay'>>(plans: readonly Plan[], date: string): Plan | undefined =>
  plans.find(({ startDay, lastDay }) => startDay <= date && (lastDay === null || date <= lastDay))

/** A meal with a state; the one that was ticked last comes first. */
export type Tick = Pick<DiaryMeal, 'day' | 'mealId' | 'assignmentId' | 'releaseId'>

export const listTicks = (db: WorkspaceDb, clientId: string, dates: readonly string[]) =>
  db.many<Tick>(sql`
  select r.day, r.meal_id as "mealId", r.assignment_id as "assignmentId", r.release_id as "releaseId" from diary_meals r
  where r.client_id = ${clientId} and r.day = any(${[...dates]}::date[]) and r.state is not null
  order by r.state_changed_at desc, r.meal_id`)

/** Choices of these dates, and all moved types: days of a type follow each other, so that each counts for the later ones. */
export const selectChoices = (clientId: string, dates: readonly string[]): Sql => sql`
  select r.day, r.day_type as "dayType", r.plan_day_id as "planDayId" from diary_days r
  where r.client_id = ${clientId} and (${isOnDates(dates)} or r.day_type is not null) order by r.day`

export const listChoices = (db: WorkspaceDb, clientId: string, dates: readonly string[]) =>
  db.many<DayChoice>(selectChoices(clientId, dates))

/**
 * The plans of dates, each with the day that it has. Records name the release that the client saw: a plan that was completed anew since
 * leaves days that were eaten as they were. The number of queries is fixed, and each release is read once.
 */
export async function readDatePlans(db: WorkspaceDb, clientId: string, dates: readonly string[]): Promise<Map<string, DatePlan>> {
  const [given, choices, ticks] = await Promise.all([
    listGivenPlans(db, [clientId]),
    listChoices(db, clientId, dates),
    listTicks(db, clientId, dates),
  ])
  return (await datePlansOf(db, { dates, given, choices, ticks })).datePlans
}

interface FollowedDates {
  dates: readonly string[]
  given: readonly GivenPlan[]
  choices: readonly DayChoice[]
  ticks: readonly Tick[]
}

interface DatePlans {
  datePlans: Map<string, DatePlan>
  /** The releases of these plans, and those of the ticks. */
  releases: ReadonlyMap<string, GivenRelease>
}

/** As `readDatePlans`, of what was read with something else. */
export async function datePlansOf(db: WorkspaceDb, { dates, given, choices, ticks }: FollowedDates): Promise<DatePlans> {
  const ordered = dates.toSorted()
  const [from = '', to = from] = [ordered[0], ordered.at(-1)]
  const plans = await withCalendars(db, given, { from, to })
  const countingPlans = dates.flatMap(date => planOn(plans, date) ?? [])
  const releaseIds = [...countingPlans.map(({ releaseId }) => releaseId), ...ticks.map(({ releaseId }) => releaseId)]
  const releases = await readGivenReleases(db, releaseIds)
  const byDay = Map.groupBy(ticks, ({ day }) => day)
  const datePlans = new Map(
    dates.flatMap((date): [string, DatePlan][] => {
      const datePlan = readDatePlan(date, byDay.get(date) ?? [], { plans, choices, releases })
      return datePlan ? [[date, datePlan]] : []
    }),
  )
  return { datePlans, releases }
}

interface Reading {
  plans: readonly GivenPlan[]
  choices: readonly DayChoice[]
  releases: ReadonlyMap<string, GivenRelease>
}

function readDatePlan(date: string, ticks: readonly Tick[], reading: Reading): DatePlan | undefined {
  const scheduled = readScheduled(date, ticks, reading)
  // a day that was chosen of another plan moves nothing
  const isChosen = reading.choices.some(({ day, planDayId }) => day === date && planDayId !== null && planDayId === scheduled?.day?.id)
  const isTicked = scheduled?.day?.meals.some(({ id }) => ticks.some(({ mealId }) => mealId === id)) ?? false
  if (isTicked || isChosen || ticks.length === 0) return scheduled
  return readTicked(ticks, reading) ?? scheduled
}

/** The day by the schedule, or the one that the client has chosen. */
function readScheduled(date: string, ticks: readonly Tick[], { plans, choices, releases }: Reading): DatePlan | undefined {
  const counting = planOn(plans, date)
  if (!counting) return undefined
  const tick = ticks.find(({ assignmentId, releaseId }) => assignmentId === counting.id && releases.has(releaseId))
  const releaseId = tick?.releaseId ?? counting.releaseId
  const release = releases.get(releaseId)
  const dietDay = release && dietDayOn([{ ...counting, dayList: release.dayList }], choices, date)
  if (!dietDay) return undefined
  const day = release.days.find(({ id }) => id === dietDay.planDayId) ?? null
  return { plan: counting, releaseId, release, day, isMoved: dietDay.isMoved }
}

/** The day of the meals that were ticked, where the schedule has moved on to another one since. */
function readTicked(ticks: readonly Tick[], { plans, releases }: Reading): DatePlan | undefined {
  for (const { assignmentId, releaseId, mealId } of ticks) {
    const [plan, release] = [plans.find(({ id }) => id === assignmentId), releases.get(releaseId)]
    const day = release?.days.find(({ meals }) => meals.some(({ id }) => id === mealId))
    if (plan && release && day) return { plan, releaseId, release, day, isMoved: false }
  }
  return undefined
}
