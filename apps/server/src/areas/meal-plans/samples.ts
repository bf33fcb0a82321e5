import type { Input } from '@allenio/contract'
import * as contract from '@allenio/contract/meal-plans'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { listPages } from '#platform/pdf'
import { actorOf, clientOf, refusing, samplesOf, type Scene, type TestTeam } from '#testing'
import { combinationDeletion } from './combinations/deletion.ts'
import { planDeletion } from './deletion.ts'
import { readPaper } from './paper/pdf.ts'
import {
  almonds,
  assignedPlanOf,
  batchOf,
  combinationOf,
  completedPlanOf,
  copiedPlanOf,
  oats,
  planOf,
  setCells,
  today,
  type TestPlan,
} from './scene.testing.ts'

const deletedPlanOf = async (scene: Scene, team: TestTeam): Promise<TestPlan> => {
  const plan = await planOf(scene, team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db => planDeletion.deleteMany(db, [plan.id]))
  return plan
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

const onPlan = <I extends object>(scene: Scene, input: (plan: TestPlan, team: TestTeam) => I | Promise<I>) => onEach(scene, planOf, input)

const assignedOf = async (scene: Scene, team: TestTeam) => assignedPlanOf(scene, team, { clientId: await clientOf(scene, team) })
const unassignedOf = async (scene: Scene, team: TestTeam) =>
  assignedPlanOf(scene, team, { clientId: await clientOf(scene, team), unassignedOn: today })

const onAssigned = <I extends object>(scene: Scene, input: (assigned: Awaited<ReturnType<typeof assignedOf>>) => I) =>
  onEach(scene, assignedOf, input)

type PaperInput = Input<typeof contract.downloadMealPlanPdf>

const onPaper = async <I extends object>(scene: Scene, input: (options: PaperInput, team: TestTeam) => I | Promise<I>) => ({
  ...(await onPlan(scene, async ({ id }, team) =>
    input({ mealPlanId: id, userId: await clientOf(scene, team), heading: 'Dieta', language: 'it' }, team),
  )),
  refusals: refusing('not found', 'client'),
})

const firstPageOf = async (scene: Scene, { workspaceId, nutritionist }: TestTeam, options: PaperInput): Promise<string> => {
  const { pages } = await scene.database.withWorkspace(workspaceId, 'read', async db =>
    listPages(await readPaper(db, actorOf(nutritionist, 'nutritionist'), contract.downloadMealPlanPages.input.parse(options))),
  )
  return pages[0] ?? ''
}

const onCombination = <I extends object>(scene: Scene, input: (id: string) => I) => onEach(scene, combinationOf, input)

const deletedCombinationOf = async (scene: Scene, team: TestTeam) => {
  const id = await combinationOf(scene, team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db => combinationDeletion.deleteMany(db, [id]))
  return id
}

const copiedOf = async (scene: Scene, team: TestTeam) => copiedPlanOf(scene, team, { clientId: await clientOf(scene, team) })

const schedule = { kind: 'in turn' as const }

export const mealPlanSamples = samplesOf(contract, {
  listMealPlans: async scene => {
    const clientId = await clientOf(scene, scene.a)
    await planOf(scene, scene.a, { clientId })
    return {
      as: 'nutritionist',
      input: {
        search: 'equilib',
        isDraft: 'true',
        authorId: scene.a.nutritionist.membershipId,
        clientId,
        kind: 'for one client' as const,
        sort: '-kcal' as const,
      },
      idFilters: ['authorId', 'clientId'],
    }
  },
  countMealPlans: async scene => {
    await planOf(scene, scene.a)
    return { as: 'nutritionist', input: { authorId: scene.a.nutritionist.membershipId, kind: 'deleted' as const }, idFilters: ['authorId'] }
  },
  listMealPlanAuthors: () => ({ as: 'nutritionist', input: {} }),
  getMealPlan: scene => onAssigned(scene, ({ id }) => ({ id })),
  getMealPlanDocument: scene => onPlan(scene, ({ id }) => ({ id, since: 0 })),
  editMealPlan: scene =>
    onPlan(scene, ({ id, componentId }) => ({ id, base: 0, batches: [batchOf(setCells(componentId, { grams: 60 }))] })),
  listMealPlanSteps: scene => onPlan(scene, ({ id }) => ({ id })),
  listMealPlanCellChanges: scene => onPlan(scene, ({ id, componentId }) => ({ id, rowId: componentId, cells: 'grams' })),
  listMealPlanFoods: scene => onPlan(scene, ({ id }) => ({ id })),
  listClientFoods: scene => onAssigned(scene, ({ clientId: id }) => ({ id })),
  parseWeekText: () => ({
    as: 'nutritionist',
    input: { text: 'Lunedì\nColazione: latte 200 ml\nCena\npollo 150 g oppure tacchino 160 g' },
  }),
  createMealPlan: scene => onEach(scene, clientOf, clientId => ({ title: 'Per te', kcal: 1800, clientId })),
  updateMealPlan: scene =>
    onPlan(scene, ({ id, dayId, mealId, componentId }) => ({
      id,
      title: 'Definizione',
      revision: 0,
      isDraft: false,
      days: [{ id: dayId, meals: [{ id: mealId, components: [{ id: componentId, food: almonds, grams: 20 }] }] }],
    })),
  completeMealPlan: scene =>
    onAssigned(scene, ({ id, assignmentId }) => ({
      id,
      note: 'Più proteine',
      day: addDays(today, 2),
      leftOut: [assignmentId],
      reasons: [{ assignmentId, reason: 'Ne abbiamo parlato' }],
    })),
  cloneMealPlan: scene => onPlan(scene, async ({ id }, team) => ({ id, clientId: await clientOf(scene, team) })),
  deleteMealPlan: scene => onPlan(scene, ({ id }) => ({ id })),
  undeleteMealPlan: scene => onEach(scene, deletedPlanOf, ({ id }) => ({ id })),
  deleteManyMealPlans: scene => onPlan(scene, ({ id }) => ({ action: 'delete' as const, ids: [id] })),
  getMealPlanForAssign: scene => onEach(scene, completedPlanOf, ({ id }) => ({ id })),
  listClientsForMealPlan: async scene => ({
    ...(await onAssigned(scene, ({ id }) => ({ id, search: 'martina', collaboratorId: scene.a.nutritionist.membershipId }))),
    idFilters: ['collaboratorId'],
  }),
  assignMealPlan: scene =>
    onEach(scene, completedPlanOf, async ({ id }, team) => ({
      id,
      clients: [{ clientId: await clientOf(scene, team), assignmentId: newId(), startDay: today, endDay: addDays(today, 6), schedule }],
      message: 'Forza',
    })),
  undoAssignMealPlan: async scene => ({
    ...(await onAssigned(scene, ({ id, assignmentId }) => ({ id, assignmentIds: [assignmentId] }))),
    // an assignment that is not there was taken back before
    idFilters: ['id', 'assignmentIds'],
  }),
  updateMealPlanDate: scene =>
    onAssigned(scene, ({ id, assignmentId, dayId }) => ({
      id,
      assignmentId,
      startDay: addDays(today, 2),
      endDay: addDays(today, 29),
      schedule: { kind: 'weekdays' as const, dayIds: [dayId, null, dayId, null, dayId, null, null] },
    })),
  unassignMealPlan: scene => onAssigned(scene, ({ id, assignmentId }) => ({ id, assignmentId })),
  undoUnassignMealPlan: scene => onEach(scene, unassignedOf, ({ id, assignmentId }) => ({ id, assignmentId })),
  listMealPlanAssignments: scene => onAssigned(scene, ({ id }) => ({ id, search: 'martina', isOpen: 'true' })),
  listMealPlanTurns: async scene => {
    await assignedOf(scene, scene.a)
    return { as: 'nutritionist', input: { daysAhead: 7, collaboratorId: scene.a.nutritionist.membershipId }, idFilters: ['collaboratorId'] }
  },
  listClientMealPlans: scene => onAssigned(scene, ({ clientId: id }) => ({ id })),
  listMealPlanReleases: scene => onAssigned(scene, ({ id }) => ({ id })),
  getMealPlanChanges: scene => onAssigned(scene, ({ id, releaseId }) => ({ id, releaseId })),
  restoreMealPlan: scene => onAssigned(scene, ({ id, releaseId }) => ({ id, releaseId })),
  getMealPlanTemplate: scene => onEach(scene, copiedOf, ({ id }) => ({ id })),
  getMealPlanTemplateRows: scene => onEach(scene, copiedOf, ({ id, template }) => ({ id, releaseId: template.releaseId })),
  dismissMealPlanTemplate: scene => onEach(scene, copiedOf, ({ id, template }) => ({ id, releaseId: template.releaseId })),
  downloadMealPlanPdf: scene => onPaper(scene, options => options),
  downloadMealPlanPages: scene => onPaper(scene, options => options),
  downloadMealPlanPage: scene => onPaper(scene, async (options, team) => ({ ...options, key: await firstPageOf(scene, team, options) })),
  listMealCombinations: async scene => {
    await combinationOf(scene, scene.a)
    return { as: 'nutritionist', input: {} }
  },
  createMealCombination: () => ({
    as: 'nutritionist',
    input: { name: 'Spuntino', components: [{ food: almonds, grams: 30, alternatives: [{ food: oats, grams: 50 }] }] },
  }),
  renameMealCombination: scene => onCombination(scene, id => ({ id, name: 'Colazione veloce' })),
  deleteMealCombination: scene => onCombination(scene, id => ({ id })),
  undeleteMealCombination: scene => onEach(scene, deletedCombinationOf, id => ({ id })),
  getMealPlanSettings: () => ({ as: 'nutritionist', input: {} }),
  updateMealPlanSettings: () => ({ as: 'admin', input: { tolerancePercent: 15, alternativeBasis: 'carbs' as const } }),
})
