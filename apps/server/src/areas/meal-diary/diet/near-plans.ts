import { dietDays } from '@allenio/contract/meal-diary'
import { addDays, datesIn } from '@allenio/domain/days'
import { dietDayOn, type DayChoice } from '@allenio/domain/meal-diary'
import type { PlannedDay } from '@allenio/domain/meal-plans'
import { listGivenPlans, readGivenReleases, withCalendars, type GivenPlan, type GivenRelease } from '#areas/meal-plans'
import type { WorkspaceDb } from '#platform/db'
import { listChoices } from '../plan-days.ts'

/** A plan of up to so many days is kept whole. */
const wholeDays = 14

export interface NearPlan {
  plan: GivenPlan
  release: GivenRelease
  /** All of a short plan, else the days that are near, and the easy ones. */
  days: readonly PlannedDay[]
}

/** The days that a device keeps. */
export interface NearRange {
  from: string
  to: string
}

export const nearRange = (today: string): NearRange => ({ from: addDays(today, -dietDays.back), to: addDays(today, dietDays.ahead) })

export interface NearPlans {
  dates: readonly string[]
  choices: readonly DayChoice[]
  /** All that the client was given. */
  given: readonly GivenPlan[]
  plans: readonly NearPlan[]
}

/** The plans that count in these days. Each release is read once. */
export async function readNearPlans(db: WorkspaceDb, clientId: string, { from, to }: NearRange): Promise<NearPlans> {
  const dates = datesIn({ from, to })
  const [given, choices] = await Promise.all([listGivenPlans(db, [clientId]), listChoices(db, clientId, dates)])
  const near = await withCalendars(
    db,
    given.filter(({ startDay, lastDay }) => startDay <= to && (lastDay === null || lastDay >= from)),
    { from, to },
  )
  const releases = await readGivenReleases(
    db,
    near.map(({ releaseId }) => releaseId),
  )
  const plans = near.flatMap((plan): NearPlan[] => {
    const release = releases.get(plan.releaseId)
    return release ? [{ plan, release, days: nearDays(plan, release, { dates, choices }) }] : []
  })
  return { dates, choices, given, plans }
}

function nearDays(plan: GivenPlan, { dayList, days }: GivenRelease, { dates, choices }: Pick<NearPlans, 'dates' | 'choices'>) {
  if (days.length <= wholeDays) return days
  const followed = { ...plan, dayList }
  const nearIds = new Set(dates.map(date => dietDayOn([followed], choices, date)?.planDayId))
  const easyIds = new Set(dayList.flatMap(({ id, isEasy }) => (isEasy ? [id] : [])))
  return days.filter(({ id }) => nearIds.has(id) || easyIds.has(id))
}
