import { viewsAtMost, type ListView, type ListViewCalls } from '@allenio/contract/list-views'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { lockFor, sql, type Count, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { bind, type Binding } from '#platform/http'

/** The views that a member has of one list. */
interface Owner extends Pick<Actor, 'membershipId'> {
  list: string
}

const listViews = (db: WorkspaceDb, { membershipId, list }: Owner) =>
  db.many<ListView>(sql`
  select id, name, filters from list_views where membership_id = ${membershipId} and list = ${list} order by position, created_at, id`)

async function createView(db: WorkspaceDb, { membershipId, list }: Owner, { name, filters }: Omit<ListView, 'id'>): Promise<ListView> {
  await lockFor(db, 'list views', membershipId)
  const { count } = await db.one<Count>(sql`
    select count(*) as count from list_views where membership_id = ${membershipId} and list = ${list}`)
  if (count >= viewsAtMost) throw new AppError('too many views', { values: { max: viewsAtMost } })
  return db.one<ListView>(sql`
    insert into list_views (id, membership_id, list, name, filters, position)
    values (${newId()}, ${membershipId}, ${list}, ${name}, ${JSON.stringify(filters)}, ${count}) returning id, name, filters`)
}

interface Changes {
  id: string
  name?: string | undefined
  filters?: object | undefined
}

async function updateView(db: WorkspaceDb, { membershipId, list }: Owner, { id, name, filters }: Changes): Promise<ListView> {
  return found(
    await db.maybeOne<ListView>(sql`
    update list_views set name = coalesce(${name ?? null}, name),
      filters = coalesce(${filters ? JSON.stringify(filters) : null}::jsonb, filters)
    where id = ${id} and membership_id = ${membershipId} and list = ${list} returning id, name, filters`),
  )
}

async function deleteView(db: WorkspaceDb, { membershipId, list }: Owner, id: string): Promise<void> {
  const deletedCount = await db.run(sql`delete from list_views where id = ${id} and membership_id = ${membershipId} and list = ${list}`)
  if (!deletedCount) throw new AppError('not found')
}

/** Binds the calls of the views of a list, which is named as in the table. */
export const listViewBindings = (calls: ListViewCalls, list: string): Binding[] => [
  bind(calls.list, async ({ db, actor: { membershipId } }) => ({ views: await listViews(db, { membershipId, list }) })),

  bind(calls.create, ({ db, actor: { membershipId } }, view) => createView(db, { membershipId, list }, view)),

  bind(calls.update, ({ db, actor: { membershipId } }, view) => updateView(db, { membershipId, list }, view)),

  bind(calls.delete, async ({ db, actor: { membershipId } }, { id }) => {
    await deleteView(db, { membershipId, list }, id)
    return {}
  }),
]
