import * as contract from '@allenio/contract/weights'
import { newId } from '@allenio/domain/ids'
import { asClient, clientOf, deletedRecord, madeByCall, onOwnRecord, onRecord, samplesOf, type MakeRecord } from '#testing'
import { deleteWeight, insertWeight } from './queries.ts'

const day = '2026-03-02'

const weightOf: MakeRecord = ({ database }, team, clientId) =>
  database.withWorkspace(team.workspaceId, 'write', db =>
    insertWeight(db, { clientId, day, kg: 72.5, source: 'client', isByClient: true, authorId: team.client.membershipId }),
  )

const deletedWeight = deletedRecord(weightOf, ({ database }, { workspaceId }, at) =>
  database.withWorkspace(workspaceId, 'write', db => deleteWeight(db, at)),
)

export const weightSamples = samplesOf(contract, {
  listWeights: async scene => ({ as: 'coach', input: { id: await clientOf(scene, scene.a) } }),
  listReplaceableWeights: async scene => {
    const [own, other] = [await clientOf(scene, scene.a), await clientOf(scene, scene.b)]
    return {
      as: 'coach',
      input: { clientId: [own], from: day, to: day },
      foreign: { clientId: [other], from: day, to: day },
      idFilters: ['clientId'],
    }
  },
  getWeightMarks: async scene => ({ as: 'coach', input: { id: await clientOf(scene, scene.a) } }),
  getOwnWeightMarks: scene => asClient(scene, {}),
  addWeights: async scene => ({ as: 'coach', input: { id: await clientOf(scene, scene.a), weights: [{ day, kg: 72.5 }] } }),
  updateWeight: scene => onRecord(scene, weightOf, (id, weightId) => ({ id, weightId, day, kg: 71, note: '' })),
  deleteWeight: scene => onRecord(scene, weightOf, (id, weightId) => ({ id, weightId })),
  undeleteWeight: scene => onRecord(scene, deletedWeight, (id, weightId) => ({ id, weightId })),
  listOwnWeights: scene => asClient(scene, {}),
  addOwnWeight: async scene => ({ ...(await asClient(scene, { id: newId(), day, kg: 72.5 })), ofEveryClient: madeByCall }),
  updateOwnWeight: async scene => ({
    ...(await onRecord(scene, weightOf, (_, id) => ({ id, day, kg: 71, note: '' }))),
    as: 'client' as const,
  }),
  deleteOwnWeight: scene => onOwnRecord(scene, weightOf),
  undeleteOwnWeight: scene => onOwnRecord(scene, deletedWeight),
})
