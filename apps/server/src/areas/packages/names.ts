import { sql, type Row, type Sql, type SystemDb, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'

/** A query in brackets for the name of a package, for lists of what was sold. */
export const packageName = (packageId: Sql): Sql =>
  sql`(select k.name from packages k where k.workspace_id = current_workspace() and k.id = ${packageId})`

export async function packageNames(db: WorkspaceDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many<Row<'packages', 'id' | 'name'>>(sql`select id, name from packages where id = any(${[...ids]}::uuid[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The file of a package's picture. */
export const readPackageImage = async (db: WorkspaceDb, id: string): Promise<string | null> =>
  (await db.maybeOne<Row<'packages', 'image_file_id'>>(sql`select image_file_id from packages where id = ${id}`))?.image_file_id ?? null

/** The business that offers a package, for calls of people who are not signed in there. */
export const findWorkspaceOfPackage = async (db: SystemDb, id: string): Promise<string> =>
  found(await db.maybeOne<Row<'packages', 'workspace_id'>>(sql`select workspace_id from packages where id = ${id} and deleted_at is null`))
    .workspace_id

export const nameDiscount = async (db: SystemDb, { workspaceId, id }: { workspaceId: string; id: string }): Promise<string | null> =>
  (
    await db.maybeOne<Row<'discount_codes', 'code'>>(sql`
    select code from discount_codes where workspace_id = ${workspaceId} and id = ${id}`)
  )?.code ?? null

/** The packages of a business, in its order. */
export const listPackageIds = async (db: WorkspaceDb): Promise<string[]> =>
  (
    await db.many<Row<'packages', 'id'>>(sql`
    select id from packages where deleted_at is null and archived_at is null order by position, id`)
  ).map(({ id }) => id)
