import type { Diet } from '@allenio/contract/diets'
import { dietDayOn } from '@allenio/domain/meal-diary'
import type { PlannedDay } from '@allenio/domain/meal-plans'
import { readNamedReleases } from '#areas/meal-plans'
import type { WorkspaceDb } from '#platform/db'
import { datePlansOf, type Tick } from '../plan-days.ts'
import type { NearPlan, NearPlans } from './near-plans.ts'

/** The days of an earlier release that were eaten from. */
export type EarlierRelease = Pick<NearPlan, 'release' | 'days'> & { releaseId: string }

interface PastDays {
  dates: Diet['pastDays']
  /** They count on no date of the fortnight any more. */
  plans: readonly NearPlan[]
  releases: readonly EarlierRelease[]
}

interface Eaten {
  near: NearPlans
  /** Of the days until today. */
  ticks: readonly Tick[]
}

/**
 * For days as they were eaten the device needs more than the present releases. Plans rarely change within a week: only then is something
 * read.
 */
export async function readPastDays(db: WorkspaceDb, today: string, { near, ticks }: Eaten): Promise<PastDays> {
  const { given, choices, plans } = near
  const followed = plans.map(({ plan, release: { dayList }, days }) => ({ ...plan, dayList, days }))
  const presentDayOn = (date: string) => dietDayOn(followed, choices, date)
  const leftDates = [...Map.groupBy(ticks, ({ day }) => day)].flatMap(([date, ofDate]) => {
    const present = presentDayOn(date)
    const isAsPlanned = ({ releaseId, mealId }: Tick) =>
      present?.plan.releaseId === releaseId && dayWith(present.plan.days, mealId)?.id === present.planDayId
    return ofDate.every(isAsPlanned) ? [] : [date]
  })
  if (leftDates.length === 0) return { dates: [], plans: [], releases: [] }
  const dates = leftDates.filter(date => date < today)
  const datePlans = await datePlansOf(db, { dates, given, choices, ticks })
  const releases = await readNamedReleases(
    db,
    ticks.map(({ releaseId }) => releaseId),
  )
  for (const { releaseId, release } of datePlans.values()) releases.set(releaseId, release)
  const eatenDays = [
    ...[...datePlans.values()].map(({ releaseId, day }) => ({ releaseId, day })),
    ...ticks.map(({ releaseId, mealId }) => ({ releaseId, day: dayWith(releases.get(releaseId)?.days, mealId) })),
  ]
  const isNear = (releaseId: string, dayId: string) =>
    plans.some(({ plan, days }) => plan.releaseId === releaseId && days.some(({ id }) => id === dayId))
  const missing = eatenDays.flatMap(({ releaseId, day }) => (day && !isNear(releaseId, day.id) ? [{ releaseId, dayId: day.id }] : []))
  const otherPlans = new Map([...datePlans.values()].map(({ plan, release }) => [plan.id, { plan, release, days: [] }]))
  for (const { plan } of plans) otherPlans.delete(plan.id)
  return {
    dates: [...datePlans].flatMap(([day, { plan, releaseId, day: planDay, isMoved }]) => {
      const planDayId = planDay?.id ?? null
      const present = presentDayOn(day)
      const isPresent = present?.plan.releaseId === releaseId && present.planDayId === planDayId
      return isPresent ? [] : [{ day, assignmentId: plan.id, releaseId, planDayId, isMoved }]
    }),
    plans: [...otherPlans.values()],
    releases: [...Map.groupBy(missing, ({ releaseId }) => releaseId)].flatMap(([releaseId, ofRelease]) => {
      const release = releases.get(releaseId)
      const ids = new Set(ofRelease.map(({ dayId }) => dayId))
      return release ? [{ releaseId, release, days: release.days.filter(({ id }) => ids.has(id)) }] : []
    }),
  }
}

const dayWith = (days: readonly PlannedDay[] | undefined, mealId: string) =>
  days?.find(({ meals }) => meals.some(({ id }) => id === mealId))
