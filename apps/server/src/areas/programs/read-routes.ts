import * as figures from '@allenio/contract/program-figures'
import * as settings from '@allenio/contract/program-settings'
import * as contract from '@allenio/contract/programs'
import { listFolderRows, parentsOf } from '#areas/folders'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { readRows } from '#platform/documents'
import { bind, withMessage } from '#platform/http'
import { presentWeeks } from './content.ts'
import { namesOf } from './exercises.ts'
import { readFigures } from './figures.ts'
import { programKind } from './kind.ts'
import { countAll, listChoices, listTeamPrograms } from './list.ts'
import { listOwnPrograms, readOwnProgram } from './own-programs.ts'
import { presentProgram } from './present.ts'
import { listUsers } from './program-users.ts'
import { reachProgram, type ProgramRecord } from './reach.ts'
import { readProgramSettings, updateProgramSettings } from './settings.ts'

const isClient = ({ role }: Actor): boolean => role === 'client'

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

const readWeeks = async (db: WorkspaceDb, actor: Actor, id: string) => {
  await reachProgram(db, actor, id)
  return presentWeeks(await readRows(db, programKind, id), id)
}

export const readBindings = [
  bind(contract.listPrograms, ({ db, actor }, query) =>
    isClient(actor) ? listOwnPrograms(db, actor, query) : listTeamPrograms(db, actor, query),
  ),

  bind(contract.getProgram, ({ db, actor }, query) =>
    isClient(actor) ? readOwnProgram(db, actor, query) : readTeamProgram(db, actor, query.id),
  ),

  bind(contract.countPrograms, ({ db, actor }, { collaboratorId }) => countAll(db, actor, collaboratorId)),

  bind(figures.listModels, async ({ db, actor }, query) => {
    const { choices, nextPage } = await listChoices(db, actor, query)
    return { models: choices, nextPage }
  }),

  bind(figures.listPackagePrograms, async ({ db, actor }, query) => {
    const { choices, nextPage } = await listChoices(db, actor, { ...query, isReleased: true })
    return { programs: choices, nextPage }
  }),

  bind(figures.countProgramWeeks, async ({ db, actor }, { id }) => ({ weeks: (await readWeeks(db, actor, id)).length })),

  bind(figures.getProgramInfo, async ({ db, actor }, { id }) => {
    await reachProgram(db, actor, id)
    return readFigures(db, await readRows(db, programKind, id), id)
  }),

  bind(contract.getProgramForAssign, async ({ db, actor }, { id }) => {
    const weeks = await readWeeks(db, actor, id)
    const daysByWeek = weeks.map(week => week.days.length)
    return { ...(await presentProgram(db, actor, { id })), daysByWeek, isOnlyInOrder: daysByWeek.some(days => days > 7) }
  }),

  bind(settings.getProgramSettings, ({ db }) => readProgramSettings(db)),

  bind(settings.updateProgramSettings, async ({ db, actor }, changes) => {
    const values = await updateProgramSettings(db, changes)
    await audit(db, { personId: actor.personId, action: 'update program settings', details: { changed: Object.keys(changes) } })
    return withMessage('settings saved', values)
  }),
]
