import type { Output, ParsedInput } from '@allenio/contract'
import { viewsAtMost } from '@allenio/contract/clients'
import type { createClientView, updateClientView } from '@allenio/contract/client-settings'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { lockFor, sql, type Count, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'

type View = Output<typeof createClientView>
type Owner = Pick<Actor, 'membershipId'>
type NewView = ParsedInput<typeof createClientView>
type Changes = ParsedInput<typeof updateClientView>

export const listViews = (db: WorkspaceDb, { membershipId }: Owner) =>
  db.many<View>(sql`
  select id, name, filters from client_views where membership_id = ${membershipId} order by position, created_at, id`)

export async function createView(db: WorkspaceDb, { membershipId }: Owner, { name, filters }: NewView): Promise<View> {
  await lockFor(db, 'client views', membershipId)
  const { count } = await db.one<Count>(sql`
    select count(*) as count from client_views where membership_id = ${membershipId}`)
  if (count >= viewsAtMost) throw new AppError('too many views', { values: { max: viewsAtMost } })
  return db.one<View>(sql`
    insert into client_views (id, membership_id, name, filters, position)
    values (${newId()}, ${membershipId}, ${name}, ${JSON.stringify(filters)}, ${count}) returning id, name, filters`)
}

export async function updateView(db: WorkspaceDb, { membershipId }: Owner, { id, name, filters }: Changes): Promise<View> {
  return found(
    await db.maybeOne<View>(sql`
    update client_views set name = coalesce(${name ?? null}, name),
      filters = coalesce(${filters ? JSON.stringify(filters) : null}::jsonb, filters)
    where id = ${id} and membership_id = ${membershipId} returning id, name, filters`),
  )
}

export async function deleteView(db: WorkspaceDb, { membershipId }: Owner, id: string): Promise<void> {
  const deletedCount = await db.run(sql`delete from client_views where id = ${id} and membership_id = ${membershipId}`)
  if (!deletedCount) throw new AppError('not found')
}
