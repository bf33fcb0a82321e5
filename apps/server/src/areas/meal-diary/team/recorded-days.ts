import { datesIn } from '@allenio/domain/days'
import type { RecordedDay, RecordedMeal } from '@allenio/domain/meal-diary'
import type { PlannedMeal } from '@allenio/domain/meal-plans'
import { readGivenReleases, type GivenRelease } from '#areas/meal-plans'
import { sql, type WorkspaceDb } from '#platform/db'
import { readDatePlans, type DatePlan } from '../plan-days.ts'
import { listEntries, listMeals, listTakenSwaps } from '../queries.ts'
import type { DateWindow } from './planned-dates.ts'

/** Reads the records of a client from one day to another, by day, with the meals as they were eaten. The number of statements is fixed. */
export async function readRecordedDays(db: WorkspaceDb, clientId: string, { from, to }: DateWindow): Promise<Map<string, RecordedDay>> {
  const within = sql`r.client_id = ${clientId} and r.day between ${from} and ${to}`
  const dates = datesIn({ from, to })
  const [ticks, swaps, entries, plans] = await Promise.all([
    listMeals(db, sql`${within} and r.state is not null`),
    listTakenSwaps(db, sql`${within} and r.food is not null`),
    listEntries(db, within),
    readDatePlans(db, clientId, dates),
  ])
  const releases = await readGivenReleases(db, [...new Set(ticks.map(({ releaseId }) => releaseId))])
  return new Map(
    dates.map(date => {
      const onDate = <Of extends { day: string }>(rows: readonly Of[]) => rows.filter(({ day }) => day === date)
      const meals = mealsOn(plans.get(date), onDate(ticks), releases).map(each => ({ ...each, swaps: onDate(swaps) }))
      return [date, { meals, entries: onDate(entries) }]
    }),
  )
}

type Tick = Awaited<ReturnType<typeof listMeals>>[number]

/** The meals of a date: those of its day, and ticked ones of another. A ticked meal is the one that the client saw. */
function mealsOn(
  plan: DatePlan | undefined,
  ticks: readonly Tick[],
  releases: ReadonlyMap<string, GivenRelease>,
): Omit<RecordedMeal, 'swaps'>[] {
  const seenMeal = ({ releaseId, mealId }: Tick): PlannedMeal | undefined =>
    releases
      .get(releaseId)
      ?.days.flatMap(({ meals }) => meals)
      .find(({ id }) => id === mealId)
  const planned = plan?.day?.meals ?? []
  const others = ticks.filter(({ mealId }) => !planned.some(({ id }) => id === mealId))
  const recorded = (meal: PlannedMeal, tick: Tick | undefined) => ({
    meal,
    state: tick?.state ?? null,
    eatenRowIds: tick?.eatenRowIds ?? [],
  })
  return [
    ...planned.map(meal => {
      const tick = ticks.find(({ mealId }) => mealId === meal.id)
      return recorded((tick && seenMeal(tick)) ?? meal, tick)
    }),
    ...others.flatMap(tick => {
      const meal = seenMeal(tick)
      return meal ? [recorded(meal, tick)] : []
    }),
  ]
}
