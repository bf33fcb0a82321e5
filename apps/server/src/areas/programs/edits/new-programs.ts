import type { Operation } from '@allenio/contract/documents'
import type { ProgramCells } from '@allenio/contract/programs'
import { operationsCopying, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { addWeek } from '@allenio/domain/programs'
import { reachFolder } from '#areas/folders'
import { addSubjects, sql, type WorkspaceDb } from '#platform/db'
import { createDocument, hasDocument, readRelease } from '#platform/documents'
import { AppError } from '#platform/errors'
import { programKind } from '../kind.ts'
import type { UserRow } from '../assignments/program-users.ts'

interface NewProgram {
  id: string
  cells: ProgramCells
  /** The inserts of its first rows. */
  operations: readonly Operation[]
  originId?: string
  ownerId: string | null
  folderId: string | null
  isPrivate?: boolean
}

/** Creates a model. The device may have made its id. */
export async function createModel(db: WorkspaceDb, { id, cells, operations, originId, ...columns }: NewProgram): Promise<void> {
  const { folderId, ownerId, isPrivate = false } = columns
  if (folderId !== null) await reachFolder(db, folderId)
  if (await hasDocument(db, id)) throw new AppError('record id taken')
  await createDocument(db, programKind, { id, cells, operations, ...(originId && { originId }) })
  await db.run(sql`
    update programs set owner_id = ${ownerId}, folder_id = ${folderId}, is_private = ${isPrivate} where id = ${id}`)
  addSubjects(db, [id])
}

/** A week of three days, as every new program has it. */
export const firstWeek = (programId: string): Operation[] => addWeek(new Map(), { parentId: programId, index: 0, newId })

/** The operations that give a new program the content of another one. */
export const contentOf = (rows: DocumentRows, sourceId: string, id: string): Operation[] =>
  operationsCopying(rows, sourceId, { id, newId, links: 'none' })

/** Prepares an own version of what a client has: its rows name those of the model, so that what the model changes can be merged. */
export async function createVersion(db: WorkspaceDb, user: UserRow, authorId: string): Promise<string> {
  const rows = await readRelease(db, user.release_id)
  const root = [...rows.values()].find(({ parentId }) => parentId === null)
  const templateId = user.program_id
  const id = newId()
  const operations = operationsCopying(rows, templateId, { id, newId, links: 'to rows' })
  await createDocument(db, programKind, { id, cells: root?.cells ?? {}, operations, originId: templateId })
  await db.run(sql`
    update programs set owner_id = ${authorId}, client_id = ${user.client_id}, base_release_id = ${user.release_id},
      prepared_for = ${user.id} where id = ${id}`)
  return id
}
