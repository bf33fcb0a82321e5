import type { Output } from '@allenio/contract'
import { programColumns, type getProgram } from '@allenio/contract/programs'
import { listFolderRows, parentsOf } from '#areas/folders'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { readRows } from '#platform/documents'
import { presentWeeks } from './content.ts'
import { namesOf } from './exercises.ts'
import { programKind } from './kind.ts'
import { readPlannedDays, readProgramLoads } from './maxima/program-loads.ts'
import { readClientRelease, readOwnRelease, type ReleaseQuery } from './versions/client-releases.ts'
import { presentProgram } from './present.ts'
import { listUsers, ofProgram } from './assignments/program-users.ts'
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
    record.client_id === null ? [] : listUsers(db, actor, { where: ofProgram(id) }),
  ])
  const [user] = programUsers
  const description = rows.get(id)?.cells['description']
  return {
    ...program,
    description: typeof description === 'string' ? description : '',
    folders,
    weekList: presentWeeks(rows, id, await namesOf(db, actor, rows)),
    loads:
      user && record.client_id !== null
        ? await readProgramLoads(db, {
            clientId: record.client_id,
            rows,
            days: await readPlannedDays(db, user.id, rows),
            columns: [...programColumns],
          })
        : null,
    release: null,
    programUsers,
  }
}

/** A program with everything in it: for a client the release that they have, for the team the same by its assignment, else as it is now. */
export function readProgram(db: WorkspaceDb, actor: Actor, query: ReleaseQuery): Promise<Output<typeof getProgram>> {
  const { id, programUserId, columns } = query
  if (isClient(actor)) return readOwnRelease(db, actor, query)
  if (programUserId === undefined) return readTeamProgram(db, actor, id)
  return readClientRelease(db, actor, { id, programUserId, columns })
}
