import * as contract from '@allenio/contract/macros'
import type { MacroContent } from '@allenio/contract/macros'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { resolveDays } from '@allenio/domain/macros'
import { sql } from '#platform/db'
import { clientOf, refusing, samplesOf, type Scene, type TestTeam } from '#testing'
import { macroDeletion } from './deletion.ts'
import { insertMacro } from './library.ts'
import { day, today } from './scene.testing.ts'

const fields: MacroContent = { title: 'Ricomposizione', note: '', unit: 'grams', weightBasis: 'current', days: [day()] }

const macroOf = async ({ database }: Pick<Scene, 'database'>, { workspaceId, nutritionist }: TestTeam): Promise<string> => {
  const id = newId()
  await database.withWorkspace(workspaceId, 'write', db => insertMacro(db, nutritionist, { id, clientId: null, fields }))
  return id
}

const deletedMacroOf = async (scene: Pick<Scene, 'database'>, team: TestTeam): Promise<string> => {
  const id = await macroOf(scene, team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db => macroDeletion.deleteMany(db, [id]))
  return id
}

interface Assigned {
  macroId: string
  clientId: string
  assignmentId: string
}

async function assignedOf(scene: Scene, team: TestTeam, isUnassigned = false): Promise<Assigned> {
  const [clientId, macroId, assignmentId] = [await clientOf(scene, team), await macroOf(scene, team), newId()]
  await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`
      insert into macro_assignments (id, macro_id, client_id, title, unit, weight_basis, days, targets, start_day,
        assigned_by, unassigned_on)
      values (${assignmentId}, ${macroId}, ${clientId}, ${fields.title}, ${fields.unit}, ${fields.weightBasis},
        ${JSON.stringify(fields.days)}::jsonb, ${JSON.stringify(resolveDays(fields, null))}::jsonb, ${addDays(today, -3)},
        ${team.nutritionist.membershipId}, ${isUnassigned ? today : null}::date)`),
  )
  return { macroId, clientId, assignmentId }
}

const onEach = async <T, I extends object>(
  scene: Scene,
  make: (scene: Scene, team: TestTeam) => Promise<T>,
  input: (made: T, team: TestTeam) => I | Promise<I>,
) => ({
  as: 'nutritionist' as const,
  input: await input(await make(scene, scene.a), scene.a),
  foreign: await input(await make(scene, scene.b), scene.b),
})

const onMacro = <I extends object>(scene: Scene, input: (id: string, team: TestTeam) => I | Promise<I>) => onEach(scene, macroOf, input)
const onClient = <I extends object>(scene: Scene, input: (id: string) => I) => onEach(scene, clientOf, input)
const onAssigned = <I extends object>(scene: Scene, input: (assigned: Assigned) => I) =>
  onEach(scene, (each, team) => assignedOf(each, team), input)

export const macroSamples = samplesOf(contract, {
  listMacros: async scene => {
    await assignedOf(scene, scene.a)
    return {
      as: 'nutritionist',
      input: {
        search: 'ricomp',
        unit: 'grams' as const,
        authorId: scene.a.nutritionist.membershipId,
        isAssigned: 'true',
        sort: '-kcal' as const,
      },
      idFilters: ['authorId'],
    }
  },
  countMacros: async scene => {
    await macroOf(scene, scene.a)
    return { as: 'nutritionist', input: { authorId: scene.a.nutritionist.membershipId, kind: 'deleted' as const }, idFilters: ['authorId'] }
  },
  listMacroAuthors: () => ({ as: 'nutritionist', input: {} }),
  getMacro: scene => onAssigned(scene, ({ macroId: id }) => ({ id })),
  getMacroForAssign: scene => onMacro(scene, id => ({ id })),
  getMacroSettings: () => ({ as: 'nutritionist', input: {} }),
  createMacro: scene => onClient(scene, clientId => ({ title: 'Per te', unit: 'grams' as const, days: [day()], clientId })),
  updateMacro: scene => onMacro(scene, id => ({ id, title: 'Definizione', days: [day({ kcal: 1800 })] })),
  deleteMacro: scene => onMacro(scene, id => ({ id })),
  undeleteMacro: scene => onEach(scene, deletedMacroOf, id => ({ id })),
  cloneMacro: scene => onMacro(scene, async (id, team) => ({ id, clientId: await clientOf(scene, team) })),
  deleteManyMacros: scene => onMacro(scene, id => ({ action: 'delete' as const, ids: [id] })),
  changeHideClientMacros: () => ({
    as: 'admin',
    input: { hideClientMacros: false },
    ofNoClient: 'it concerns all of them, whose sessions hear that their rights have changed',
  }),
  updateMacroSettings: () => ({ as: 'admin', input: { dayTypeNames: { 'own 1': { it: 'Gara', en: 'Race' } } } }),
  updateMacroVisibility: scene => onClient(scene, id => ({ id, isHidden: false })),
  assignMacro: scene =>
    onMacro(scene, async (id, team) => ({
      id,
      clients: [{ clientId: await clientOf(scene, team), assignmentId: newId(), startDay: today }],
      message: 'Forza',
    })),
  undoAssignMacro: async scene => ({
    ...(await onAssigned(scene, ({ macroId: id, assignmentId }) => ({ id, assignmentIds: [assignmentId] }))),
    // an assignment that is not there was taken back before
    idFilters: ['id', 'assignmentIds'],
  }),
  updateMacroDate: scene => onAssigned(scene, ({ macroId: id, assignmentId }) => ({ id, assignmentId, startDay: addDays(today, 2) })),
  unassignMacro: scene => onAssigned(scene, ({ macroId: id, assignmentId }) => ({ id, assignmentId })),
  undoUnassignMacro: scene =>
    onEach(
      scene,
      (each, team) => assignedOf(each, team, true),
      ({ macroId: id, assignmentId }) => ({ id, assignmentId }),
    ),
  listMacroAssignments: scene => onAssigned(scene, ({ macroId: id }) => ({ id, search: 'martina', isOpen: 'true' })),
  listClientsForMacro: async scene => ({
    ...(await onMacro(scene, id => ({ id, search: 'martina', collaboratorId: scene.a.nutritionist.membershipId }))),
    idFilters: ['collaboratorId'],
  }),
  listClientMacros: scene => onAssigned(scene, ({ clientId: id }) => ({ id })),
  listOwnMacros: async scene => {
    await assignedOf(scene, scene.a)
    return { as: 'client', input: {}, refusals: refusing('not found', 'admin', 'nutritionist') }
  },
  recordOwnMacroReceipt: async scene => {
    const own = await onAssigned(scene, ({ assignmentId }) => ({ assignmentId, kind: 'opened' as const }))
    return { ...own, as: 'client', refusals: refusing('not found', 'admin', 'nutritionist') }
  },
  getClientEnergy: scene => onClient(scene, id => ({ id })),
  updateClientEnergy: scene =>
    onClient(scene, id => ({ id, formula: 'HARRIS_BENEDICT' as const, activityLevel: 'active' as const, state: null })),
})
