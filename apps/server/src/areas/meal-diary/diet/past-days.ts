import type { Diet } from '@allenio/contract/meal-diary'
import { dietDayOn } from '@allenio/domain/meal-diary'
import type { PlannedDay } from '@allenio/domain/meal-plans'
import type { GivenRelease } from '#areas/meal-plans'
import type { WorkspaceDb } from '#platform/db'
import { datePlansOf, type DatePlan, type Tick } from '../plan-days.ts'
import type { NearPlan, NearPlans } from './near-plans.ts'

/** Days of an earlier release from which the client ate. */
export type EarlierRelease = Pick<NearPlan, 'release' | 'days'> & { releaseId: string }

interface PastDays {
  dates: Diet['pastDays']
  /** Plans that count on no date of the fortnight any more. */
  plans: readonly NearPlan[]
  releases: readonly EarlierRelease[]
}

interface Eaten {
  near: NearPlans
  /** The ticks of the days until today. */
  ticks: readonly Tick[]
}

/**
 * Reads the days as they were eaten, where the present releases do not have them. Plans rarely change within a week, so there is seldom
 * anything to read.
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

/** The days that dates have in the present releases. */
const presentDays = ({ plans, choices }: NearPlans) => {
  const followed = plans.map(({ plan, release: { dayList }, days }) => ({ ...plan, dayList, days }))
  return (date: string) => dietDayOn(followed, choices, date)
}

/** Finds the dates with a ticked meal that is not of the present day. */
function findLeftDates(ticks: readonly Tick[], presentDayOn: (date: string) => PresentDay): string[] {
  return [...Map.groupBy(ticks, ({ day }) => day)].flatMap(([date, ofDate]) => {
    const present = presentDayOn(date)
    const isAsPlanned = ({ releaseId, mealId }: Tick) =>
      present?.plan.releaseId === releaseId && dayWith(present.plan.days, mealId)?.id === present.planDayId
    return ofDate.every(isAsPlanned) ? [] : [date]
  })
}

/** The past day of a date; undefined where it is the present one. */
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

/** The days that the near plans lack. */
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
