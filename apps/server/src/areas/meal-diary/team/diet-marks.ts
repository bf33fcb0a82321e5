import type { Output } from '@allenio/contract'
import { dietMarkDays, type listDietMarks } from '@allenio/contract/meal-diary'
import { addDays, romeDay } from '@allenio/domain/days'
import { levelOf } from '@allenio/domain/meal-diary'
import { reachableClients } from '#areas/clients'
import { listGivenPlans } from '#areas/meal-plans'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { dietPercent, isCounted } from './diet-sums.ts'
import { plannedDatesIn } from './planned-dates.ts'

type SumRow = Row<'diary_sums', 'client_id' | 'percent'> & { known_days: string[] }

/** The dots of several clients; the number of its statements is fixed. */
export async function listMarks(db: WorkspaceDb, actor: Actor, clientIds: readonly string[]): Promise<Output<typeof listDietMarks>> {
  const today = romeDay()
  const from = addDays(today, 1 - dietMarkDays)
  const [clients, sums, plans] = await Promise.all([
    db.many<Row<'clients', 'id'>>(sql`
      select c.id from clients c where c.id = any(${[...clientIds]}::uuid[]) and ${reachableClients(actor)} order by c.id`),
    // also of those out of reach, which costs less than to wait for who is in reach; each by its index, because a kept plan would
    // compare every sum of the business with all the ids (docs/decisions/statement-plans.md)
    db.many<SumRow>(sql`
      select asked.id as client_id, s.percent, s.known_days
      from unnest(${[...clientIds]}::uuid[]) as asked (id) cross join lateral (
        select ${dietPercent} as percent, coalesce(json_agg(s.day), '[]') as known_days from diary_sums s
        where s.client_id = asked.id and s.day between ${from} and ${today} and ${isCounted(today)}) s`),
    listGivenPlans(db, clientIds),
  ])
  const sumsByClient = new Map(sums.map(row => [row.client_id, row]))
  const plansByClient = Map.groupBy(plans, ({ clientId }) => clientId)
  const plannedDates = plannedDatesIn({ from, to: addDays(today, -1) })
  return {
    marks: clients.map(({ id }) => {
      const { percent = null, known_days: known = [] } = sumsByClient.get(id) ?? {}
      const knownDays = new Set(known)
      const unknownDays = plannedDates(plansByClient.get(id) ?? []).filter(date => !knownDays.has(date))
      return { clientId: id, percent, level: levelOf(percent), plannedDays: knownDays.size + unknownDays.length, knownDays: knownDays.size }
    }),
  }
}
