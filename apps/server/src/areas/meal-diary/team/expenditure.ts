import type { Output } from '@allenio/contract'
import type { ResolvedDay } from '@allenio/contract/macros'
import type { getExpenditure } from '@allenio/contract/meal-diary'
import { addDays, romeDay } from '@allenio/domain/days'
import { estimateExpenditure, kcalPerKg, proposeTarget, trendDays } from '@allenio/domain/energy-trend'
import { adultAge } from '@allenio/domain/visits'
import { findTargetsOf, hasBodyState, macroAssignments, readNeeds } from '#areas/macros'
import { readDayWeights } from '#areas/weights'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'

const weekLength = 7

type ReadExpenditure = Output<typeof getExpenditure>

/** Days of which everything that was eaten is known. */
const listIntakes = (db: WorkspaceDb, clientIds: readonly string[], since: string) =>
  db.many<Row<'diary_sums', 'client_id' | 'day' | 'logged_kcal'>>(sql`
  select client_id, day, logged_kcal from diary_sums
  where client_id = any(${[...clientIds]}::uuid[]) and day >= ${since} and logged_kcal is not null order by client_id, day`)

/** The clients `c` whose weight tells what they spend; the rule is that of `expenditureRefusal`. */
export const hasReadableWeight = (today: string): Sql => sql`(
  not coalesce(c.birth_date > ${today}::date - make_interval(years => ${adultAge}::int), false) and not ${hasBodyState(sql`c.id`)})`

type ClientNeed = NonNullable<ReturnType<Awaited<ReturnType<typeof readNeeds>>['get']>>

const unknownNeed: ClientNeed = { bmr: null, kcal: null, isFromTrend: false, refusal: null }

interface NextRow {
  client_id: string
  day: string
}

/** Clients for whom another target begins after the first of these days and until the last. */
const listNextTargets = (db: WorkspaceDb, clientIds: readonly string[], days: { first: string; last: string }) =>
  db.many<NextRow>(sql`
  select o.client_id, min(o.start_day) as day from ${macroAssignments.open(sql`a.client_id = any(${[...clientIds]}::uuid[])`)} o
  where o.start_day > ${days.first} and o.start_day <= ${days.last} group by o.client_id`)

/**
 * The energy that clients spend, and another target where the one of now does not fit it, by client. The caller has reached them; the
 * number of statements is fixed.
 */
export async function readExpenditures(db: WorkspaceDb, clientIds: readonly string[]): Promise<Map<string, ReadExpenditure>> {
  const today = romeDay()
  const since = addDays(today, -trendDays)
  const days = Array.from({ length: weekLength }, (_, at) => addDays(today, at))
  const [weights, intakes, needs, targets, next] = await Promise.all([
    readDayWeights(db, clientIds, since),
    listIntakes(db, clientIds, since),
    readNeeds(db, clientIds),
    findTargetsOf(db, clientIds, days),
    listNextTargets(db, clientIds, { first: today, last: addDays(today, weekLength - 1) }),
  ])
  const nextDays = new Map(next.map(row => [row.client_id, row.day]))
  const intakesOf = Map.groupBy(intakes, row => row.client_id)
  return new Map(
    clientIds.map(id => {
      const target = meanTarget([...(targets.get(id)?.values() ?? [])])
      const nextDay = nextDays.get(id) ?? null
      const need = needs.get(id) ?? unknownNeed
      if (need.refusal) {
        const { kcal: needKcal, isFromTrend, refusal } = need
        return [id, { estimate: null, gaps: [], refusal, target, nextDay, needKcal, isFromTrend, proposal: null }]
      }
      const estimated = estimateExpenditure({
        today,
        weights: weights.get(id) ?? [],
        intakes: (intakesOf.get(id) ?? []).flatMap(({ day, logged_kcal: kcal }) => (kcal === null ? [] : [{ day, kcal }])),
      })
      return [id, judgeTarget(estimated, { target, nextDay, ...need })]
    }),
  )
}

interface JudgedTarget extends Pick<ReadExpenditure, 'target' | 'nextDay' | 'isFromTrend'> {
  bmr: number | null
  kcal: number | null
}

function judgeTarget(
  estimated: ReturnType<typeof estimateExpenditure>,
  { target, nextDay, bmr, kcal: needKcal, isFromTrend }: JudgedTarget,
): ReadExpenditure {
  const rest = { refusal: null, target, nextDay, needKcal, isFromTrend }
  if ('gaps' in estimated) return { ...rest, estimate: null, gaps: estimated.gaps, proposal: null }
  // A target was chosen for what the client was taken to spend, and is judged by that: how fast the weight is to change follows from both.
  // Where that is unknown nobody can tell whether a deficit is meant, and nothing is proposed. The same holds for a week with two targets:
  // each may count on an energy of its own, and the second would end the one that is proposed now.
  const isJudged = target !== null && nextDay === null && bmr !== null && needKcal !== null
  const proposal = isJudged
    ? proposeTarget(estimated, { kcal: target.kcal, kgPerWeek: ((target.kcal - needKcal) * weekLength) / kcalPerKg, restingKcal: bmr })
    : null
  return { ...rest, estimate: estimated, gaps: [], proposal }
}

function meanTarget(targets: readonly ResolvedDay[]): { kcal: number; percents: ResolvedDay['percents'] } | null {
  const kcal = targets.flatMap(target => target.kcal ?? [])
  if (kcal.length < weekLength) return null
  return { kcal: Math.round(kcal.reduce((sum, value) => sum + value, 0) / weekLength), percents: targets[0]?.percents ?? null }
}
