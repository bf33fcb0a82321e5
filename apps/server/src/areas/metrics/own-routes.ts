import * as contract from '@allenio/contract/metrics'
import { openOwnRecords, ownRecords, type OwnRecord, type OwnRecords } from '#areas/client-records'
import { ownClient, todayFor } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { bind, withMessage } from '#platform/http'
import { readClientMetrics, readDetail } from './client-metrics.ts'
import { notifyValuesAdded } from './notifications.ts'
import { readMetrics } from './own-metrics.ts'
import { deleteValue, isWeight, keepValue, metricsByKind, presentValue, undeleteValue } from './values.ts'

const recordOf = (kind: string): OwnRecord => (kind === 'weight' ? 'weights' : 'metrics')

/** A value may be a weight; then the rule for weights applies. */
async function openForValue(db: WorkspaceDb, actor: Actor, valueId: string): Promise<OwnRecords> {
  const client = await ownClient(db, actor)
  return openOwnRecords(db, actor, (await isWeight(db, client.id, valueId)) ? 'weights' : 'metrics')
}

/** Calls of clients about their own metrics. */
export const ownMetricBindings = [
  bind(contract.listOwnMetrics, async ({ db, actor, request }) => {
    const [{ client, reader }, weights] = await Promise.all([ownRecords(db, actor, 'metrics'), ownRecords(db, actor, 'weights')])
    const [metrics, all] = await Promise.all([readClientMetrics(db, client.id, request.language), readMetrics(db, request.language)])
    // a weight among the entries would make the server refuse all of them
    const available = weights.reader.mayAdd ? all : all.filter(({ type }) => type !== 'weight')
    return { metrics, available, mayAdd: reader.mayAdd }
  }),

  bind(contract.getOwnMetric, async ({ db, actor, request }, { metricId: kind, page }) => {
    const { client, reader } = await ownRecords(db, actor, recordOf(kind))
    return readDetail(db, client.id, { kind, page, reader, language: request.language })
  }),

  bind(contract.addOwnMetricValues, async ({ db, actor, request }, { entries }) => {
    const { client } = await openOwnRecords(db, actor, 'metrics')
    const today = todayFor(actor)
    const metrics = await readMetrics(db, request.language)
    const metricOf = metricsByKind(metrics)
    const commonFacts = { isByClient: true, actor, language: request.language }
    for (const [index, { kind, ...entry }] of entries.entries()) {
      const field = `entries.${index}`
      const metric = metricOf(kind, `${field}.kind`)
      // where only the professional may add weights, a metric must be no way around that
      if (metric.type === 'weight') await openOwnRecords(db, actor, 'weights')
      await keepValue(db, entry, { ...commonFacts, clientId: client.id, metric, latestDay: today, field })
    }
    await audit(db, {
      personId: actor.personId,
      action: 'add own metric values',
      subjectId: client.id,
      details: { values: entries.length },
    })
    const count = entries.filter(({ kind }) => metricOf(kind, 'entries').type !== 'weight').length
    await notifyValuesAdded(db, { clientId: client.id, authorId: actor.membershipId, count, day: today })
    const kinds = new Set<string>(entries.map(({ kind }) => kind))
    return { metrics: (await readClientMetrics(db, client.id, request.language)).filter(({ kind }) => kinds.has(kind)) }
  }),

  bind(contract.deleteOwnMetricValue, async ({ db, actor }, { valueId }) => {
    const { client } = await openForValue(db, actor, valueId)
    await deleteValue(db, { id: valueId, clientId: client.id, mustBeByClient: true })
    await audit(db, { personId: actor.personId, action: 'delete own metric value', subjectId: valueId, details: { clientId: client.id } })
    return withMessage('value deleted', {})
  }),

  bind(contract.undeleteOwnMetricValue, async ({ db, actor }, { valueId }) => {
    const { client, reader } = await openForValue(db, actor, valueId)
    const back = await undeleteValue(db, { id: valueId, clientId: client.id, mustBeByClient: true })
    await audit(db, { personId: actor.personId, action: 'undelete own metric value', subjectId: valueId, details: { clientId: client.id } })
    return presentValue(back, reader)
  }),
]
