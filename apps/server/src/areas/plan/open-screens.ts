import { sql, type Db, type NotNull, type Row } from '#platform/db'
import { emit } from '#platform/realtime'

/**
 * Lets open screens of the admins read the plan again: the provider or the operator has moved it, so no call of the business names that
 * change. The banner of an ended plan goes with the payment.
 */
export async function refreshPlanScreens(db: Db, workspaceId: string): Promise<void> {
  const people = await db.many<NotNull<Row<'memberships', 'person_id'>>>(sql`
    select person_id from memberships
    where workspace_id = ${workspaceId} and role = 'admin' and status = 'active' and person_id is not null`)
  const things = ['plan', 'plan payment', 'service', 'account', 'intervention']
  for (const { person_id: personId } of people) emit(db, { personId, workspaceId }, 'changed', { things, tabs: [''] })
}
