import * as figures from '@allenio/contract/program-figures'
import * as settings from '@allenio/contract/program-settings'
import * as contract from '@allenio/contract/programs'
import { reachClient, reachClientToChange } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { readRows } from '#platform/documents'
import { bind, withMessage } from '#platform/http'
import { presentWeeks } from './content.ts'
import { readFigures } from './figures.ts'
import { programKind } from './kind.ts'
import { countAll, listChoices, listTeamPrograms } from './list.ts'
import { readLoadStep, updateLoadStep } from './load-steps.ts'
import { namesOf } from './exercises.ts'
import { listOwnPrograms } from './own-programs.ts'
import { presentProgram } from './present.ts'
import { isClient, readProgram } from './program-detail.ts'
import { reachProgram } from './reach.ts'
import { readProgramSettings, updateProgramSettings } from './settings.ts'

const readWeeks = async (db: WorkspaceDb, actor: Actor, id: string) => {
  await reachProgram(db, actor, id)
  const rows = await readRows(db, programKind, id)
  return presentWeeks(rows, id, await namesOf(db, actor, rows))
}

export const readBindings = [
  bind(contract.listPrograms, ({ db, actor }, query) =>
    isClient(actor) ? listOwnPrograms(db, actor, query) : listTeamPrograms(db, actor, query),
  ),

  bind(contract.getProgram, ({ db, actor }, query) => readProgram(db, actor, query)),

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

  bind(settings.getClientLoadStep, async ({ db, actor }, { id }) => {
    await reachClient(db, actor, id)
    return readLoadStep(db, id)
  }),

  bind(settings.updateClientLoadStep, async ({ db, actor }, { id, loadStep }) => {
    await reachClientToChange(db, actor, id)
    await updateLoadStep(db, id, loadStep)
    return {}
  }),
]
