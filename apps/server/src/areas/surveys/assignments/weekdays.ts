import { addDays, romeDay, weekdayOf } from '@allenio/domain/days'
import { checkInDays } from '@allenio/domain/surveys'
import { reachableClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { planColumns, planOf, type PlanRow } from './plans.ts'

/** How many check-ins of the asker's clients fall on each day of the coming week, from Monday to Sunday. */
export async function countByWeekday(db: WorkspaceDb, actor: Actor): Promise<number[]> {
  const today = romeDay()
  const rows = await db.many<PlanRow>(sql`
    select ${planColumns} from survey_assignments u join client_actions a on a.id = u.id join clients c on c.id = u.client_id
    where u.ended_at is null and not a.is_done and a.deleted_at is null and ${reachableClients(actor)}`)
  const days = rows.flatMap(row => checkInDays(planOf(row), { from: today, to: addDays(today, 6) }))
  return [1, 2, 3, 4, 5, 6, 7].map(weekday => days.filter(day => weekdayOf(day) === weekday).length)
}
