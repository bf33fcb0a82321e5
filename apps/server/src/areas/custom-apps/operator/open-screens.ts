import type { CustomAppState } from '@allenio/contract/custom-apps'
import { sql, type NotNull, type Row, type SystemDb } from '#platform/db'
import { emit } from '#platform/realtime'

interface ShownApp {
  workspaceId: string
  /** The app had and has these states; everybody in the business sees the look of one that is active. */
  states: readonly CustomAppState[]
}

/** Lets open screens of the business read the app again. The operator stands above the businesses, so no change of a call names them. */
export async function refreshAppScreens(db: SystemDb, { workspaceId, states }: ShownApp): Promise<void> {
  const people = await db.many<NotNull<Row<'memberships', 'person_id'>>>(sql`
    select person_id from memberships
    where workspace_id = ${workspaceId} and status = 'active' and person_id is not null
      and (role = 'admin' or ${states.includes('active')}::boolean)`)
  const things = ['custom app', 'intervention']
  for (const { person_id: personId } of people) emit(db, { personId, workspaceId }, 'changed', { things, tabs: [''] })
}
