import * as contract from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'
import { reachFolder } from '#areas/folders'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { changeDocument, readRows } from '#platform/documents'
import { AppError, found } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { readClientReleaseRows } from './versions/client-releases.ts'
import { deleteProgram, undeleteProgram } from './deletion.ts'
import { programKind } from './kind.ts'
import { exampleContent } from './examples/examples.ts'
import { contentOf, createModel, firstWeek } from './edits/new-programs.ts'
import { presentProgram } from './present.ts'
import { reachProgramToChange } from './edits/edit-reach.ts'
import { mayShare, reachDeletedProgram, reachProgram, reachPrograms, type ProgramRecord } from './reach.ts'

const titleMaxLength = 120

/** Only the admin gives a program another owner, who must be somebody who trains. */
async function requireOwner(db: WorkspaceDb, { role }: Actor, ownerId: string): Promise<void> {
  if (role !== 'admin') throw new AppError('forbidden')
  const owner = await db.maybeOne(
    sql`select from memberships where id = ${ownerId} and role in ('admin', 'coach') and status <> 'inactive'`,
  )
  if (!owner) throw new AppError('not found')
}

interface Columns {
  isPrivate?: boolean | undefined
  ownerId?: string | undefined
}

const updateColumns = (db: WorkspaceDb, { id, is_private, owner_id }: ProgramRecord, { isPrivate, ownerId }: Columns) =>
  db.run(sql`
  update programs set is_private = ${isPrivate ?? is_private}, owner_id = ${ownerId ?? owner_id} where id = ${id}`)

async function readSource(db: WorkspaceDb, { id, title, is_private: isPrivate }: ProgramRecord) {
  const rows = await readRows(db, programKind, id)
  return { rows, root: found(rows.get(id)), title, isPrivate }
}

const note = (db: WorkspaceDb, { personId }: Actor, action: string, subjectId: string) =>
  audit(db, { personId, action: `${action} program`, subjectId })

export const writeBindings = [
  bind(contract.createProgram, async ({ db, actor }, { id = newId(), title, description, isPrivate, folderId, example }) => {
    const cells = { title, ...(description && { description }) }
    const operations = example ? await exampleContent(db, id, { example, language: actor.language }) : firstWeek(id)
    await createModel(db, { id, cells, operations, ownerId: actor.membershipId, folderId, isPrivate })
    await note(db, actor, 'create', id)
    return presentProgram(db, actor, { id })
  }),

  bind(contract.duplicateProgram, async ({ db, actor }, { id: sourceId, programUserId, folderId, title }) => {
    const source =
      programUserId === undefined
        ? await readSource(db, await reachProgram(db, actor, sourceId))
        : await readClientReleaseRows(db, actor, { id: sourceId, programUserId })
    const id = newId()
    const cells = { ...source.root.cells, title: title ?? source.title.slice(0, titleMaxLength) }
    const operations = contentOf(source.rows, source.root.id, id)
    // colleagues do not see a private model, so they do not see a copy of it either
    await createModel(db, { id, cells, operations, ownerId: actor.membershipId, folderId, isPrivate: source.isPrivate })
    await note(db, actor, 'duplicate', sourceId)
    return presentProgram(db, actor, { id })
  }),

  bind(contract.updateProgram, async ({ db, actor }, { id, title, description, isPrivate, ownerId: newOwner }) => {
    const program = await reachProgramToChange(db, actor, id)
    if (isPrivate !== undefined && isPrivate !== program.is_private && !mayShare(actor, program)) throw new AppError('forbidden')
    const ownerId = newOwner === 'me' ? actor.membershipId : newOwner
    if (ownerId !== undefined) await requireOwner(db, actor, ownerId)
    await updateColumns(db, program, { isPrivate, ownerId })
    const cells = { ...(title !== undefined && { title }), ...(description !== undefined && { description }) }
    if (Object.keys(cells).length > 0)
      await changeDocument(db, programKind, { id, authorId: actor.membershipId, operationsFor: () => [{ kind: 'set', id, cells }] })
    await note(db, actor, 'update', id)
    return withMessage('program saved', await presentProgram(db, actor, program))
  }),

  bind(contract.movePrograms, async ({ db, actor }, { programIds, folderId }) => {
    if (folderId !== null) await reachFolder(db, folderId)
    const programs = await reachPrograms(db, actor, programIds)
    const ids = programs.map(({ id }) => id)
    await db.run(sql`update programs set folder_id = ${folderId} where id = any(${ids}::uuid[])`)
    await audit(db, { personId: actor.personId, action: 'move programs', details: { programIds: ids, folderId } })
    return withMessage('program moved', {})
  }),

  bind(contract.deleteProgram, async ({ db, actor }, { id, keepsClients }) => {
    await deleteProgram(db, actor, await reachProgramToChange(db, actor, id), keepsClients)
    return withMessage('program deleted', {})
  }),

  bind(contract.undeleteProgram, async ({ db, actor }, { id }) => {
    const program = await reachDeletedProgram(db, actor, id)
    await undeleteProgram(db, actor, program)
    return presentProgram(db, actor, program)
  }),
]
