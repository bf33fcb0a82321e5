import * as contract from '@allenio/contract/programs'
import { reachClient, reachClientToChange } from '#areas/clients'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { readRows } from '#platform/documents'
import { bind, withMessage } from '#platform/http'
import { readFigures } from './figures.ts'
import { programKind } from './kind.ts'
import { countAll, listChoices, listTeamPrograms } from './list.ts'
import { readLoadStep, updateLoadStep } from './edits/load-steps.ts'
import { listOwnPrograms } from './assignments/own-programs.ts'
import { presentProgram } from './present.ts'
import { isClient, readProgram } from './program-detail.ts'
import { reachProgram } from './reach.ts'
import { readProgramSettings, updateProgramSettings } from './settings.ts'

interface WeekLength {
  days: number
}

/** The number of days in each week. */
async function countDays(db: WorkspaceDb, programId: string): Promise<number[]> {
  const weeks = await db.many<WeekLength>(sql`
    select (select count(*) from program_days d where d.parent_id = w.id and d.deleted_at is null) as days
    from program_weeks w where w.parent_id = ${programId} and w.deleted_at is null order by w.place, w.id`)
  return weeks.map(({ days }) => days)
}

export const readBindings = [
  bind(contract.listPrograms, ({ db, actor }, query) =>
    isClient(actor) ? listOwnPrograms(db, actor, query) : listTeamPrograms(db, actor, query),
  ),

  bind(contract.getProgram, ({ db, actor }, query) => readProgram(db, actor, query)),

  bind(contract.countPrograms, ({ db, actor }, { collaboratorId }) => countAll(db, actor, collaboratorId)),

  bind(contract.listModels, async ({ db, actor }, query) => {
    const { choices, nextPage } = await listChoices(db, actor, query)
    return { models: choices, nextPage }
  }),

  bind(contract.listPackagePrograms, async ({ db, actor }, query) => {
    const { choices, nextPage } = await listChoices(db, actor, { ...query, isReleased: true })
    return { programs: choices, nextPage }
  }),

  bind(contract.countProgramWeeks, async ({ db, actor }, { id }) => {
    await reachProgram(db, actor, id)
    return { weeks: (await countDays(db, id)).length }
  }),

  bind(contract.getProgramInfo, async ({ db, actor }, { id }) => {
    await reachProgram(db, actor, id)
    return readFigures(db, await readRows(db, programKind, id), id)
  }),

  bind(contract.getProgramForAssign, async ({ db, actor }, { id }) => {
    const record = await reachProgram(db, actor, id)
    const program = await presentProgram(db, actor, record)
    const daysByWeek = await countDays(db, id)
    return { ...program, isPrepared: record.prepared_for !== null, daysByWeek, isOnlyInOrder: daysByWeek.some(days => days > 7) }
  }),

  bind(contract.getProgramSettings, ({ db }) => readProgramSettings(db)),

  bind(contract.updateProgramSettings, async ({ db, actor }, changes) => {
    const values = await updateProgramSettings(db, changes)
    await audit(db, { personId: actor.personId, action: 'update program settings', details: { changed: Object.keys(changes) } })
    return withMessage('settings saved', values)
  }),

  bind(contract.getClientLoadStep, async ({ db, actor }, { id }) => {
    await reachClient(db, actor, id)
    return readLoadStep(db, id)
  }),

  bind(contract.updateClientLoadStep, async ({ db, actor }, { id, loadStep }) => {
    await reachClientToChange(db, actor, id)
    await updateLoadStep(db, id, loadStep)
    await audit(db, { personId: actor.personId, action: 'update client load step', subjectId: id, details: { loadStep } })
    return {}
  }),
]
