import type { Output } from '@allenio/contract'
import type { listClientsToday as endpoint } from '@allenio/contract/workouts'
import { romeDay } from '@allenio/domain/days'
import { clientCard, reachableClients, type CardRow } from '#areas/clients'
import type { Actor } from '#platform/access'
import { limitTo, sql, type WorkspaceDb } from '#platform/db'

/** More people than train in one gym on a day. */
const clientsAtMost = 200

type TodayRow = CardRow & { planned: number; done: number; is_under_way: boolean }

/** The clients of today, in the order in which a coach looks for them. */
export async function listClientsToday(db: WorkspaceDb, actor: Actor): Promise<Output<typeof endpoint>> {
  const rows = await db.many<TodayRow>(sql`
    with days as (
      select client_id, planned, done from workout_days where day = ${romeDay()}::date and planned + done > 0
    ), under_way as (select distinct client_id from completed_workouts where state = 'under way')
    select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id, coalesce(d.planned, 0) as planned,
      coalesce(d.done, 0) as done, u.client_id is not null as is_under_way
    from clients c left join days d on d.client_id = c.id left join under_way u on u.client_id = c.id
    where ${reachableClients(actor)} and c.status = 'active' and (d.client_id is not null or u.client_id is not null)
    order by u.client_id is null, coalesce(d.done, 0) >= coalesce(d.planned, 0), c.name_key, c.id ${limitTo(clientsAtMost)}`)
  return { clients: rows.map(row => ({ ...clientCard(row, actor), planned: row.planned, done: row.done, isUnderWay: row.is_under_way })) }
}
