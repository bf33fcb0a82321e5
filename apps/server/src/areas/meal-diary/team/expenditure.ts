import type { Output } from '@allenio/contract'
import type { getExpenditure } from '@allenio/contract/client-diary'
import type { ResolvedDay } from '@allenio/contract/macro-fields'
import { addDays } from '@allenio/domain/days'
import { estimateExpenditure, kcalPerKg, proposeTarget, trendDays } from '@allenio/domain/energy-trend'
import { businessDay } from '#areas/clients'
import { findTargets, readNeed } from '#areas/macros'
import { listDayWeights } from '#areas/weights'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

const weekLength = 7

/** Days of which everything that was eaten is known. */
const listIntakes = (db: WorkspaceDb, clientId: string, since: string) =>
  db.many<Row<'diary_sums', 'day' | 'logged_kcal'>>(sql`
  select day, logged_kcal from diary_sums where client_id = ${clientId} and day >= ${since} and logged_kcal is not null order by day`)

/** The energy that a client spends, and another target where the one of now does not fit it. The caller has reached them. */
export async function readExpenditure(db: WorkspaceDb, actor: Actor, clientId: string): Promise<Output<typeof getExpenditure>> {
  const today = businessDay()
  const days = Array.from({ length: weekLength }, (_, at) => addDays(today, at))
  const [weights, intakes, need, targets] = await Promise.all([
    listDayWeights(db, clientId),
    listIntakes(db, clientId, addDays(today, -trendDays)),
    readNeed(db, actor, clientId),
    findTargets(db, clientId, { days, movedTypes: new Map() }),
  ])
  const estimated = estimateExpenditure({
    today,
    weights,
    intakes: intakes.flatMap(({ day, logged_kcal: kcal }) => (kcal === null ? [] : [{ day, kcal }])),
  })
  const target = meanTarget([...targets.values()])
  const rest = { target, needKcal: need.kcal }
  if ('gaps' in estimated) return { ...rest, estimate: null, gaps: estimated.gaps, proposal: null }
  // a target was chosen for the need as it was worked out: it is judged by that, and not by how fast the weight is to change
  const kgPerWeek = need.kcal === null || target === null ? 0 : ((target.kcal - need.kcal) * weekLength) / kcalPerKg
  const isJudged = target !== null && need.bmr !== null
  const proposal = isJudged ? proposeTarget(estimated, { kcal: target.kcal, kgPerWeek, restingKcal: need.bmr ?? 0 }) : null
  return { ...rest, estimate: estimated, gaps: [], proposal }
}

function meanTarget(targets: readonly ResolvedDay[]): { kcal: number; percents: ResolvedDay['percents'] } | null {
  const kcal = targets.flatMap(target => target.kcal ?? [])
  if (kcal.length < weekLength) return null
  return { kcal: Math.round(kcal.reduce((sum, value) => sum + value, 0) / weekLength), percents: targets[0]?.percents ?? null }
}
