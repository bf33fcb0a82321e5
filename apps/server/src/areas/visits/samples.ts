import * as contract from '@allenio/contract/visits'
import { newId } from '@allenio/domain/ids'
import { listPages } from '#platform/pdf'
import { actorOf, clientOf, samplesOf, type Scene, type TestTeam } from '#testing'
import { visitDeletion } from './deletion.ts'
import { readDrawn } from './paper/pdf.ts'
import { protocolDeletion } from './protocols.ts'
import { listReleases } from './releases.ts'
import {
  batchOf,
  consentOf,
  finishedVisitOf,
  measures,
  protocolContent,
  protocolOf,
  setCells,
  today,
  visitOf,
  type TestVisit,
} from './scene.testing.ts'

type MakeVisit<V = TestVisit> = (scene: Scene, team: TestTeam) => Promise<V>

const draftOf: MakeVisit = async (scene, team) => {
  const clientId = await clientOf(scene, team)
  await consentOf(scene, team, clientId)
  return visitOf(scene, team, { clientId })
}

const finishedOf: MakeVisit = async (scene, team) => finishedVisitOf(scene, team, { clientId: await clientOf(scene, team) })

const releasedOf: MakeVisit<TestVisit & { releaseId: string }> = async (scene, team) => {
  const visit = await finishedOf(scene, team)
  const [release] = await scene.database.withWorkspace(team.workspaceId, 'read', db => listReleases(db, visit.id))
  return { ...visit, releaseId: release?.id ?? '' }
}

const deletedOf: MakeVisit = async (scene, team) => {
  const visit = await finishedOf(scene, team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db => visitDeletion.deleteMany(db, [visit.id]))
  return visit
}

const onEach = async <V extends TestVisit, I extends object>(scene: Scene, make: MakeVisit<V>, input: (visit: V) => I) => ({
  as: 'nutritionist' as const,
  input: input(await make(scene, scene.a)),
  foreign: input(await make(scene, scene.b)),
})

const onVisit =
  (make: MakeVisit) =>
  (scene: Scene): Promise<{ as: 'nutritionist'; input: { id: string }; foreign: { id: string } }> =>
    onEach(scene, make, ({ id }) => ({ id }))

const onPaper = onVisit(finishedOf)

const firstPageOf = async (scene: Scene, { workspaceId, nutritionist }: TestTeam, id: string): Promise<string> => {
  const { pages } = await scene.database.withWorkspace(workspaceId, 'write', async db =>
    listPages(await readDrawn(db, actorOf(nutritionist, 'nutritionist'), contract.downloadVisitPages.input.parse({ id, language: 'it' }))),
  )
  return pages[0] ?? ''
}

const onFirstPage = async (scene: Scene, team: TestTeam) => {
  const { id } = await finishedOf(scene, team)
  return { id, language: 'it' as const, key: await firstPageOf(scene, team, id) }
}

const onProtocol = async <I extends object>(scene: Scene, make: typeof protocolOf, input: (id: string) => I) => ({
  as: 'admin' as const,
  input: input(await make(scene, scene.a)),
  foreign: input(await make(scene, scene.b)),
})

const deletedProtocolOf: typeof protocolOf = async (scene, team) => {
  const id = await protocolOf(scene, team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db => protocolDeletion.deleteMany(db, [id]))
  return id
}

const content = {
  takenOn: today,
  measures,
  note: 'Bene così',
  laboratoryValues: [{ name: 'Ferritina', value: '40', unit: 'ng/ml', day: today }],
}

export const visitSamples = samplesOf(contract, {
  listVisits: async scene => {
    const { clientId } = await finishedOf(scene, scene.a)
    return {
      as: 'nutritionist',
      input: { search: 'bellini', clientId, collaboratorId: scene.a.nutritionist.membershipId, from: today, to: today, isDraft: 'false' },
      idFilters: ['clientId', 'collaboratorId'],
    }
  },
  listClientVisits: scene => onEach(scene, finishedOf, ({ clientId }) => ({ id: clientId })),
  getVisit: onVisit(finishedOf),
  getVisitValues: onVisit(finishedOf),
  exportVisitValues: scene => onEach(scene, finishedOf, ({ clientId }) => ({ id: clientId, format: 'csv' as const })),
  getMeasurementError: () => ({ as: 'nutritionist', input: {} }),
  getVisitBase: onVisit(finishedOf),
  getVisitDocument: scene => onEach(scene, draftOf, ({ id }) => ({ id, since: 0 })),
  editVisit: scene => onEach(scene, draftOf, ({ id }) => ({ id, base: 0, batches: [batchOf(setCells(id, { triceps_fold: [12.5] }))] })),
  listVisitSteps: onVisit(draftOf),
  listVisitReleases: onVisit(finishedOf),
  getVisitRelease: scene => onEach(scene, releasedOf, ({ id, releaseId }) => ({ id, releaseId })),
  listVisitCellChanges: scene => onEach(scene, draftOf, ({ id }) => ({ id, rowId: id, cells: 'note' })),
  createVisit: scene => onEach(scene, draftOf, ({ clientId }) => ({ id: newId(), clientId, isDraft: false, isShared: true, ...content })),
  updateVisit: scene => onEach(scene, draftOf, ({ id }) => ({ id, revision: 0, isDraft: false, isShared: false, ...content })),
  finishVisit: scene => onEach(scene, draftOf, ({ id }) => ({ id, isShared: true })),
  recomputeVisit: onVisit(finishedOf),
  shareVisit: onVisit(finishedOf),
  unshareVisit: onVisit(finishedOf),
  deleteVisit: onVisit(draftOf),
  undeleteVisit: onVisit(deletedOf),
  getVisitPaper: onPaper,
  downloadVisitPdf: onPaper,
  printVisit: onPaper,
  downloadVisitPages: onPaper,
  downloadVisitPage: async scene => ({
    as: 'nutritionist',
    input: await onFirstPage(scene, scene.a),
    foreign: await onFirstPage(scene, scene.b),
  }),
  createProtocol: () => ({ as: 'admin', input: protocolContent }),
  updateProtocol: scene => onProtocol(scene, protocolOf, id => ({ id, ...protocolContent })),
  deleteProtocol: scene => onProtocol(scene, protocolOf, id => ({ id })),
  undeleteProtocol: scene => onProtocol(scene, deletedProtocolOf, id => ({ id })),
  getVisitSettings: () => ({ as: 'nutritionist', input: {} }),
  updateVisitSettings: scene =>
    onProtocol(scene, protocolOf, id => ({
      protocol: id,
      protocolOrder: [id, 'girths' as const],
      hiddenProtocols: ['four folds' as const],
      sharesVisits: false,
    })),
})
