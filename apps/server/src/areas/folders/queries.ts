import { folderLimits, type MovedUp } from '@allenio/contract/folders'
import { lockFor, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { canBeRestored } from '#platform/records'

export type FolderRow = Row<'program_folders', 'id' | 'name' | 'parent_id'>

/** All folders of a business: there are few, and the tree needs them together. */
export const listFolderRows = (db: WorkspaceDb) =>
  db.many<FolderRow>(sql`
  select id, name, parent_id from program_folders where deleted_at is null order by name_key, id`)

/** Finds a folder and locks it against deletion until the end of the transaction. */
export const reachFolder = async (db: WorkspaceDb, id: string): Promise<FolderRow> =>
  found(
    await db.maybeOne<FolderRow>(sql`
    select id, name, parent_id from program_folders where id = ${id} and deleted_at is null for key share`),
  )

/** The folders that contain a folder, from the top. */
export function parentsOf(folders: ReadonlyMap<string, FolderRow>, { parent_id }: Pick<FolderRow, 'parent_id'>): FolderRow[] {
  const parents: FolderRow[] = []
  let parent = folders.get(parent_id ?? '')
  while (parent && !parents.includes(parent)) {
    parents.unshift(parent)
    parent = folders.get(parent.parent_id ?? '')
  }
  return parents
}

/** Reads and locks the whole tree until the end of the transaction: two moves at once could put two folders into each other. */
export async function lockTree(db: WorkspaceDb): Promise<ReadonlyMap<string, FolderRow>> {
  await lockFor(db, 'program folders')
  return new Map((await listFolderRows(db)).map(folder => [folder.id, folder]))
}

function depthOf(folders: ReadonlyMap<string, FolderRow>, id: string): number {
  const children = [...folders.values()].filter(folder => folder.parent_id === id)
  return 1 + Math.max(0, ...children.map(child => depthOf(folders, child.id)))
}

/** Refuses a parent that is absent, stands within the folder, or would make the tree too deep. */
export function refuseWrongParent(folders: ReadonlyMap<string, FolderRow>, parentId: string, id?: string): void {
  const parent = found(folders.get(parentId))
  const path = [...parentsOf(folders, parent), parent]
  if (path.some(folder => folder.id === id)) throw wrongField('parentId', 'folder in itself')
  const depth = path.length + (id === undefined ? 1 : depthOf(folders, id))
  if (depth > folderLimits.depth) throw wrongField('parentId', 'folders too deep', { max: folderLimits.depth })
}

export function refuseTooMany(folders: ReadonlyMap<string, FolderRow>): void {
  if (folders.size >= folderLimits.folders) throw new AppError('too many folders', { values: { max: folderLimits.folders } })
}

export const insertFolder = (db: WorkspaceDb, { id, name, parentId }: { id: string; name: string; parentId: string | null }) =>
  db.run(sql`insert into program_folders (id, name, parent_id) values (${id}, ${name}, ${parentId})`)

export const updateFolderRow = (db: WorkspaceDb, { id, name, parent_id }: FolderRow) =>
  db.run(sql`update program_folders set name = ${name}, parent_id = ${parent_id} where id = ${id}`)

/** Moves all folders within one folder to another place, or only those of `ids` that still exist. */
export async function moveFolders(db: WorkspaceDb, from: string | null, to: string | null, ids?: readonly string[]): Promise<string[]> {
  const rows = await db.many<Row<'program_folders', 'id'>>(sql`
    update program_folders set parent_id = ${to} where parent_id is not distinct from ${from} and deleted_at is null
      and (${ids ?? null}::uuid[] is null or id = any(${ids ?? null}::uuid[])) returning id`)
  return rows.map(({ id }) => id)
}

export const deleteFolderRow = (db: WorkspaceDb, id: string, movedUp: MovedUp) =>
  db.run(sql`update program_folders set deleted_at = now(), moved_up = ${JSON.stringify(movedUp)} where id = ${id}`)

/** Restores a folder, at the top if its parent was deleted meanwhile. */
export const undeleteFolderRow = async (db: WorkspaceDb, id: string) =>
  found(
    await db.maybeOne<FolderRow & Row<'program_folders', 'moved_up'>>(sql`
    update program_folders f set deleted_at = null, parent_id = (
      select p.id from program_folders p where p.id = f.parent_id and p.deleted_at is null)
    where f.id = ${id} and ${canBeRestored} returning f.id, f.name, f.parent_id, f.moved_up`),
  )
