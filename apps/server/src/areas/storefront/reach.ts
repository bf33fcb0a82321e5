import { addSubjects, sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'

export type StorefrontRow = Row<
  'storefronts',
  'id' | 'url' | 'is_active' | 'release_id' | 'version' | 'published_revision' | 'published_at' | 'revision' | 'share_file_id'
>

const columns = sql`s.id, s.url, s.is_active, s.release_id, s.version, s.published_revision, s.published_at, s.share_file_id,
  (select d.revision from documents d where d.id = s.id) as revision`

/** The storefront of the business, if it has one. */
export async function findStorefront(db: WorkspaceDb): Promise<StorefrontRow | undefined> {
  const storefront = await db.maybeOne<StorefrontRow>(sql`select ${columns} from storefronts s`)
  if (storefront) addSubjects(db, [storefront.id])
  return storefront
}

/** The storefront that a call names: absent and out of reach are alike. */
export async function reachStorefront(db: WorkspaceDb, id: string): Promise<StorefrontRow> {
  const storefront = found(await db.maybeOne<StorefrontRow>(sql`select ${columns} from storefronts s where s.id = ${id}`))
  addSubjects(db, [id])
  return storefront
}

/** The storefront that a call names, locked for a change. */
export async function reachStorefrontToChange(db: WorkspaceDb, id: string): Promise<StorefrontRow> {
  await db.maybeOne(sql`select from storefronts s where s.id = ${id} for no key update of s`)
  return reachStorefront(db, id)
}
