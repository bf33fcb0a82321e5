import { heldBy } from '@allenio/domain/repetition'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'
import { lockedColumns, scheduleOf, type LockedAction } from './queries.ts'

/** Puts the repeated actions `a` under a condition where the pauses of their clients allow. What is due once keeps its day. */
export async function holdActions(db: WorkspaceDb, where: Sql): Promise<void> {
  const actions = await db.many<LockedAction>(sql`
    select ${lockedColumns} from client_actions a
    where ${where} and a.repetition ->> 'kind' <> 'once' and (not a.is_done or a.held_day is not null)
      and (a.held_day is not null
        or exists (select from client_pauses k where k.client_id = a.client_id and k.deleted_at is null and k.from_day <= a.due_day))
    order by a.id for update of a`)
  const rows = actions.flatMap(action => {
    const plannedDay = action.held_day ?? action.due_day
    const { dueDay, heldDay } = heldBy(scheduleOf(action), plannedDay)
    const row = { id: action.id, due: dueDay ?? plannedDay, held: heldDay, done: dueDay === null }
    const isSame = row.due === action.due_day && row.held === action.held_day && row.done === action.is_done
    return isSame ? [] : [row]
  })
  if (rows.length === 0) return
  await db.run(sql`
    update client_actions a set due_day = r.due, held_day = r.held, is_done = r.done, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, due date, held date, done boolean) where a.id = r.id`)
}

export const followPauses = (db: WorkspaceDb, clientIds: readonly string[]): Promise<void> =>
  holdActions(db, sql`a.client_id = any(${[...clientIds]}::uuid[])`)
