import * as contract from '@allenio/contract/metrics'
import { newId } from '@allenio/domain/ids'
import { clientOf, samplesOf, type Scene, type TestTeam } from '#testing'
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

/** A waist of the team's client; answers client and value. */
const valueOf = async (scene: Scene, team: TestTeam) => {
  const [clientId, valueId] = [await clientOf(scene, team), newId()]
  await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    keepValue(
      db,
      { id: valueId, day, value: 84, note: '' },
      {
        clientId,
        metric: presentType('waist', 'it'),
        isByClient: true,
        authorId: team.client.membershipId,
        latestDay: day,
        language: 'it',
        field: 'entries.0',
      },
    ),
  )
  return { id: clientId, valueId }
}

const deletedValueOf = async (scene: Scene, team: TestTeam) => {
  const ids = await valueOf(scene, team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db => deleteValue(db, { id: ids.valueId, clientId: ids.id }))
  return ids
}

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
  deleteClientMetric: async scene => {
    const [own, other] = [await valueOf(scene, scene.a), await valueOf(scene, scene.b)]
    return { as: 'coach', input: { id: own.id, metricId: 'waist' }, foreign: { id: other.id, metricId: 'waist' } }
  },
  undeleteClientMetric: async scene => {
    const deletedMetricOf = async (team: TestTeam) => {
      const { id } = await valueOf(scene, team)
      await scene.database.withWorkspace(team.workspaceId, 'write', db => deleteClientMetric(db, id, presentType('waist', 'it')))
      return { id, metricId: 'waist' as const }
    }
    return { as: 'coach', input: await deletedMetricOf(scene.a), foreign: await deletedMetricOf(scene.b) }
  },
  updateMetricValue: async scene => ({
    as: 'coach',
    input: { ...(await valueOf(scene, scene.a)), day, value: 83 },
    foreign: { ...(await valueOf(scene, scene.b)), day, value: 83 },
  }),
  deleteMetricValue: async scene => ({ as: 'coach', input: await valueOf(scene, scene.a), foreign: await valueOf(scene, scene.b) }),
  undeleteMetricValue: async scene => ({
    as: 'coach',
    input: await deletedValueOf(scene, scene.a),
    foreign: await deletedValueOf(scene, scene.b),
  }),
  listOwnMetrics: async scene => {
    await clientOf(scene, scene.a)
    return { as: 'client', input: {} }
  },
  getOwnMetric: async scene => {
    await clientOf(scene, scene.a)
    return { as: 'client', input: { metricId: 'waist' }, foreign: { metricId: await ownOf(scene, scene.b) } }
  },
  addOwnMetricValues: async scene => {
    await clientOf(scene, scene.a)
    return { as: 'client', input: { entries: [{ id: newId(), kind: 'daily-steps', day, value: 9000 }] } }
  },
  deleteOwnMetricValue: async scene => {
    const [{ valueId }, other] = [await valueOf(scene, scene.a), await valueOf(scene, scene.b)]
    return { as: 'client', input: { valueId }, foreign: { valueId: other.valueId } }
  },
  undeleteOwnMetricValue: async scene => {
    const [{ valueId }, other] = [await deletedValueOf(scene, scene.a), await deletedValueOf(scene, scene.b)]
    return { as: 'client', input: { valueId }, foreign: { valueId: other.valueId } }
  },
})
