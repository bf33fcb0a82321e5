import * as contract from '@allenio/contract/metrics'
import { newId } from '@allenio/domain/ids'
import { actorOf, asClient, clientOf, deletedRecord, onRecord, samplesOf, type MakeRecord, type Scene, type TestTeam } from '#testing'
import { deleteClientMetric } from './client-metrics.ts'
import { createOwnMetric, deleteOwnMetric, presentType } from './own-metrics.ts'
import { deleteValue, followMetric, keepValue } from './values.ts'

const day = '2026-03-02'
const fields = { name: 'Salto in lungo', unit: 'cm', decimals: 0, min: 0, max: 400 }

const ownOf = async ({ database }: Scene, { workspaceId }: TestTeam) =>
  (await database.withWorkspace(workspaceId, 'write', db => createOwnMetric(db, fields))).kind

/** A metric of the business's own that the team's client is measured by. */
async function measuredOf(scene: Scene, team: TestTeam, isDeleted = false): Promise<string> {
  const clientId = await clientOf(scene, team)
  return scene.database.withWorkspace(team.workspaceId, 'write', async db => {
    const metric = await createOwnMetric(db, fields)
    await followMetric(db, clientId, metric)
    if (isDeleted) await deleteOwnMetric(db, metric.kind)
    return metric.kind
  })
}

/** A waist of a client. */
const valueOf: MakeRecord = async ({ database }, team, clientId) => {
  const id = newId()
  await database.withWorkspace(team.workspaceId, 'write', db =>
    keepValue(
      db,
      { id, day, value: 84, note: '' },
      {
        clientId,
        metric: presentType('waist', 'it'),
        isByClient: true,
        actor: actorOf(team.client, 'client'),
        latestDay: day,
        language: 'it',
        field: 'entries.0',
      },
    ),
  )
  return id
}

const deletedValueOf = deletedRecord(valueOf, ({ database }, { workspaceId }, at) =>
  database.withWorkspace(workspaceId, 'write', db => deleteValue(db, at)),
)

const deletedMetricOf = deletedRecord(valueOf, ({ database }, { workspaceId }, { clientId }) =>
  database.withWorkspace(workspaceId, 'write', db => deleteClientMetric(db, clientId, presentType('waist', 'it'))),
)

export const metricsSamples = samplesOf(contract, {
  listAllMetrics: () => ({ as: 'coach', input: {} }),
  createMetric: () => ({ as: 'coach', input: fields, ofNoClient: 'nobody is measured by a new metric yet' }),
  updateMetric: async scene => ({
    as: 'coach',
    input: { id: await measuredOf(scene, scene.a), ...fields, name: 'Salto' },
    foreign: { id: await measuredOf(scene, scene.b), ...fields, name: 'Salto' },
  }),
  deleteMetric: async scene => ({
    as: 'admin',
    input: { id: await measuredOf(scene, scene.a) },
    foreign: { id: await measuredOf(scene, scene.b) },
  }),
  undeleteMetric: async scene => ({
    as: 'admin',
    input: { id: await measuredOf(scene, scene.a, true) },
    foreign: { id: await measuredOf(scene, scene.b, true) },
  }),
  listUniqueMetrics: () => ({ as: 'coach', input: {} }),
  listClientMetrics: async scene => ({ as: 'coach', input: { id: await clientOf(scene, scene.a) } }),
  getClientMetric: async scene => ({
    as: 'coach',
    input: { id: await clientOf(scene, scene.a), metricId: 'waist' },
    foreign: { id: await clientOf(scene, scene.b), metricId: await ownOf(scene, scene.b) },
  }),
  addMetricValues: async scene => ({
    as: 'coach',
    input: { id: await clientOf(scene, scene.a), entries: [{ kind: 'waist', day, value: 84 }] },
  }),
  updateClientMetric: async scene => ({
    as: 'coach',
    input: { id: await clientOf(scene, scene.a), metricId: 'weight', target: 70, targetDay: '2027-01-31' },
  }),
  deleteClientMetric: scene => onRecord(scene, valueOf, id => ({ id, metricId: 'waist' })),
  undeleteClientMetric: scene => onRecord(scene, deletedMetricOf, id => ({ id, metricId: 'waist' })),
  updateMetricValue: scene => onRecord(scene, valueOf, (id, valueId) => ({ id, valueId, day, value: 83 })),
  deleteMetricValue: scene => onRecord(scene, valueOf, (id, valueId) => ({ id, valueId })),
  undeleteMetricValue: scene => onRecord(scene, deletedValueOf, (id, valueId) => ({ id, valueId })),
  listOwnMetrics: scene => asClient(scene, {}),
  getOwnMetric: async scene => ({
    ...(await asClient(scene, { metricId: 'waist' })),
    foreign: { metricId: await ownOf(scene, scene.b) },
    ofEveryClient: 'metrics are those of the business',
  }),
  addOwnMetricValues: scene => asClient(scene, { entries: [{ id: newId(), kind: 'daily-steps', day, value: 9000 }] }),
  deleteOwnMetricValue: async scene => ({ ...(await onRecord(scene, valueOf, (_, valueId) => ({ valueId }))), as: 'client' }),
  undeleteOwnMetricValue: async scene => ({ ...(await onRecord(scene, deletedValueOf, (_, valueId) => ({ valueId }))), as: 'client' }),
})
