import type { Output } from '@allenio/contract'
import type { getProgram } from '@allenio/contract/programs'
import { listFolderRows, parentsOf } from '#areas/folders'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { readRows } from '#platform/documents'
import { presentWeeks } from './content.ts'
import { namesOf } from './exercises.ts'
import { programKind } from './kind.ts'
import { readOwnProgram, type OwnProgramQuery } from './own-programs.ts'
import { presentProgram } from './present.ts'
import { listUsers } from './program-users.ts'
import { reachProgram, type ProgramRecord } from './reach.ts'

export const isClient = ({ role }: Actor): boolean => role === 'client'

/** The folder of a program and those above it, from the top. */
async function pathOf(db: WorkspaceDb, { folder_id }: ProgramRecord) {
  if (folder_id === null) return []
  const folders = new Map((await listFolderRows(db)).map(folder => [folder.id, folder]))
  const folder = folders.get(folder_id)
  return folder ? [...parentsOf(folders, folder), folder].map(({ id, name }) => ({ id, name })) : []
}

async function readTeamProgram(db: WorkspaceDb, actor: Actor, id: string) {
  const record = await reachProgram(db, actor, id)
  const [program, rows, folders, programUsers] = await Promise.all([
    presentProgram(db, actor, record),
    readRows(db, programKind, id),
    pathOf(db, record),
    record.client_id === null ? [] : listUsers(db, actor, { where: sql`u.program_id = ${id}` }),
  ])
  const description = rows.get(id)?.cells['description']
  return {
    ...program,
    description: typeof description === 'string' ? description : '',
    folders,
    weekList: presentWeeks(rows, id, await namesOf(db, actor, rows)),
    programUsers,
  }
}

/** A program with everything in it: for the team as it is now, for a client the release that they have. */
export const readProgram = (db: WorkspaceDb, actor: Actor, query: OwnProgramQuery): Promise<Output<typeof getProgram>> =>
  isClient(actor) ? readOwnProgram(db, actor, query) : readTeamProgram(db, actor, query.id)
