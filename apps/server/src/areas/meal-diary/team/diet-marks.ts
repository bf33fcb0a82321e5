import type { Output } from '@allenio/contract'
import { dietMarkDays, type listDietMarks } from '@allenio/contract/client-diary'
import { addDays } from '@allenio/domain/days'
import { dietAdherence } from '@allenio/domain/meal-diary'
import { businessDay, reachableClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { readJudgedDays } from './judged-days.ts'

/** The dots of several clients; the number of its statements is fixed. */
export async function listMarks(db: WorkspaceDb, actor: Actor, clientIds: readonly string[]): Promise<Output<typeof listDietMarks>> {
  const today = businessDay()
  const [clients, days] = await Promise.all([
    db.many<Row<'clients', 'id'>>(sql`
      select c.id from clients c where c.id = any(${[...clientIds]}::uuid[]) and ${reachableClients(actor)} order by c.id`),
    // also of those out of reach, which costs less than to wait for who is in reach
    readJudgedDays(db, clientIds, { from: addDays(today, 1 - dietMarkDays), to: today }),
  ])
  return { marks: clients.map(({ id }) => ({ clientId: id, ...dietAdherence(days.get(id) ?? [], today) })) }
}
