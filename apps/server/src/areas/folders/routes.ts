import * as contract from '@allenio/contract/folders'
import type { Folder } from '@allenio/contract/folders'
import { newId } from '@allenio/domain/ids'
import { mayDo, type Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { folderContent } from './content.ts'
import {
  insertFolder,
  listFolderRows,
  lockTree,
  deleteFolderRow,
  moveFolders,
  parentsOf,
  refuseTooMany,
  refuseWrongParent,
  undeleteFolderRow,
  updateFolderRow,
  type FolderRow,
} from './queries.ts'

async function countContent(db: WorkspaceDb, actor: Actor): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const { count } of folderContent.gathered())
    for (const [id, more] of await count(db, actor)) counts.set(id, (counts.get(id) ?? 0) + more)
  return counts
}

async function presentFolders(db: WorkspaceDb, actor: Actor): Promise<Folder[]> {
  const [rows, counts] = await Promise.all([listFolderRows(db), countContent(db, actor)])
  const folders = new Map(rows.map(row => [row.id, row]))
  const named = ({ id, name }: FolderRow) => ({ id, name })
  const may = { update: mayDo(actor, 'update programs'), delete: mayDo(actor, 'delete programs') }
  return rows.map(row => ({
    ...named(row),
    parentId: row.parent_id,
    parents: parentsOf(folders, row).map(named),
    programs: counts.get(row.id) ?? 0,
    may,
  }))
}

const presentFolder = async (db: WorkspaceDb, actor: Actor, id: string): Promise<Folder> =>
  found((await presentFolders(db, actor)).find(folder => folder.id === id))

const note = (db: WorkspaceDb, { personId }: Actor, action: string, id: string) => {
  addSubjects(db, [id])
  return audit(db, { personId, action: `${action} folder`, subjectId: id })
}

/** Moves the things of all areas that stand in a folder. */
async function moveContent(db: WorkspaceDb, fromId: string | null, toId: string | null, ids?: readonly string[]): Promise<string[]> {
  const moved: string[] = []
  for (const { move } of folderContent.gathered()) moved.push(...(await move(db, { fromId, toId }, ids)))
  return moved
}

export const folderBindings = [
  bind(contract.listFolders, async ({ db, actor }) => ({ folders: await presentFolders(db, actor) })),

  bind(contract.getFolder, ({ db, actor }, { id }) => presentFolder(db, actor, id)),

  bind(contract.createFolder, async ({ db, actor }, { name, parentId }) => {
    const folders = await lockTree(db)
    refuseTooMany(folders)
    if (parentId !== null) refuseWrongParent(folders, parentId)
    const id = newId()
    await insertFolder(db, { id, name, parentId })
    await note(db, actor, 'create', id)
    return presentFolder(db, actor, id)
  }),

  bind(contract.updateFolder, async ({ db, actor }, { id, name, parentId }) => {
    const folders = await lockTree(db)
    const folder = found(folders.get(id))
    if (parentId) refuseWrongParent(folders, parentId, id)
    await updateFolderRow(db, { id, name: name ?? folder.name, parent_id: parentId === undefined ? folder.parent_id : parentId })
    await note(db, actor, 'update', id)
    return presentFolder(db, actor, id)
  }),

  bind(contract.deleteFolder, async ({ db, actor }, { id }) => {
    const { parent_id: parentId } = found((await lockTree(db)).get(id))
    const movedUp = { folders: await moveFolders(db, id, parentId), programs: await moveContent(db, id, parentId) }
    await deleteFolderRow(db, id, movedUp)
    await note(db, actor, 'delete', id)
    return withMessage('folder deleted', {})
  }),

  bind(contract.undeleteFolder, async ({ db, actor }, { id }) => {
    const folders = await lockTree(db)
    refuseTooMany(folders)
    const { parent_id: parentId, moved_up: movedUp } = await undeleteFolderRow(db, id)
    if (parentId !== null) refuseWrongParent(folders, parentId)
    // things that were moved elsewhere meanwhile stay there
    await moveFolders(db, parentId, id, movedUp?.folders ?? [])
    await moveContent(db, parentId, id, movedUp?.programs ?? [])
    await note(db, actor, 'undelete', id)
    return presentFolder(db, actor, id)
  }),
]
