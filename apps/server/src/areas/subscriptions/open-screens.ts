import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { emit } from '#platform/realtime'

/**
 * Lets open screens of the client and of the admins read a subscription again that the provider has moved: no call names that change, and
 * who comes back from paying may have read it a moment before.
 */
export async function refreshSubscriptionScreens(db: WorkspaceDb, clientId: string | null): Promise<void> {
  const people = await db.many<NotNull<Row<'memberships', 'person_id'>>>(sql`
    select person_id from memberships m
    where m.status = 'active' and m.person_id is not null
      and (m.role = 'admin' or m.id = (select membership_id from clients where id = ${clientId}))`)
  const things = ['subscription', 'payment', 'client']
  for (const { person_id: personId } of people) emit(db, { personId, workspaceId: db.workspaceId }, 'changed', { things, tabs: [''] })
}
