import type { Diet } from '@allenio/contract/diets'
import { dietDayOn } from '@allenio/domain/meal-diary'
import type { PlannedDay } from '@allenio/domain/meal-plans'
import type { GivenRelease } from '#areas/meal-plans'
import type { WorkspaceDb } from '#platform/db'
import { datePlansOf, type DatePlan, type Tick } from '../plan-days.ts'
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
  const presentDayOn = presentDays(near)
  const leftDates = findLeftDates(ticks, presentDayOn)
  if (leftDates.length === 0) return { dates: [], plans: [], releases: [] }
  const dates = leftDates.filter(date => date < today)
  const { datePlans, releases } = await datePlansOf(db, { dates, given, choices, ticks })
  const ticked = ticks.map(({ releaseId, mealId }) => ({ releaseId, day: dayWith(releases.get(releaseId)?.days, mealId) }))
  const nearIds = new Set(plans.map(({ plan }) => plan.id))
  const otherPlans = new Map([...datePlans.values()].map(({ plan, release }) => [plan.id, { plan, release, days: [] }]))
  return {
    dates: [...datePlans].flatMap(([date, datePlan]) => pastDate(date, datePlan, presentDayOn(date)) ?? []),
    plans: [...otherPlans.values()].filter(({ plan }) => !nearIds.has(plan.id)),
    releases: earlierReleases([...datePlans.values(), ...ticked], { releases, plans }),
  }
}

type PresentDay = ReturnType<ReturnType<typeof presentDays>>

/** The days of dates by the present releases. */
const presentDays = ({ plans, choices }: NearPlans) => {
  const followed = plans.map(({ plan, release: { dayList }, days }) => ({ ...plan, dayList, days }))
  return (date: string) => dietDayOn(followed, choices, date)
}

/** Dates on which a meal was ticked that is not of the present day. */
function findLeftDates(ticks: readonly Tick[], presentDayOn: (date: string) => PresentDay): string[] {
  return [...Map.groupBy(ticks, ({ day }) => day)].flatMap(([date, ofDate]) => {
    const present = presentDayOn(date)
    const isAsPlanned = ({ releaseId, mealId }: Tick) =>
      present?.plan.releaseId === releaseId && dayWith(present.plan.days, mealId)?.id === present.planDayId
    return ofDate.every(isAsPlanned) ? [] : [date]
  })
}

/** Undefined where the present day is the one that was eaten. */
function pastDate(date: string, { plan, releaseId, day, isMoved }: DatePlan, present: PresentDay): Diet['pastDays'][number] | undefined {
  const planDayId = day?.id ?? null
  const isPresent = present?.plan.releaseId === releaseId && present.planDayId === planDayId
  return isPresent ? undefined : { day: date, assignmentId: plan.id, releaseId, planDayId, isMoved }
}

interface EatenDay {
  releaseId: string
  day: PlannedDay | null | undefined
}

interface Releases {
  releases: ReadonlyMap<string, GivenRelease>
  plans: readonly NearPlan[]
}

/** The days among these that the near plans do not have. */
function earlierReleases(eatenDays: readonly EatenDay[], { releases, plans }: Releases): EarlierRelease[] {
  const isNear = (releaseId: string, dayId: string) =>
    plans.some(({ plan, days }) => plan.releaseId === releaseId && days.some(({ id }) => id === dayId))
  const missing = eatenDays.flatMap(({ releaseId, day }) => (day && !isNear(releaseId, day.id) ? [{ releaseId, dayId: day.id }] : []))
  return [...Map.groupBy(missing, ({ releaseId }) => releaseId)].flatMap(([releaseId, ofRelease]) => {
    const release = releases.get(releaseId)
    const ids = new Set(ofRelease.map(({ dayId }) => dayId))
    return release ? [{ releaseId, release, days: release.days.filter(({ id }) => ids.has(id)) }] : []
  })
}

const dayWith = (days: readonly PlannedDay[] | undefined, mealId: string) =>
  days?.find(({ meals }) => meals.some(({ id }) => id === mealId))
