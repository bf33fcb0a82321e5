import * as contract from '@allenio/contract/metrics'
import { openOwnRecords, ownRecords, todayFor } from '#areas/clients'
import { bind, saying } from '#platform/http'
import { readClientMetrics, readDetail } from './client-metrics.ts'
import { readMetrics } from './own-metrics.ts'
import { keepValue, metricsByKind, presentValue, takeValueBack, throwValueAway } from './values.ts'

/** What clients do with their own metrics. */
export const ownMetricBindings = [
  bind(contract.listOwnMetrics, async ({ db, actor, request }) => {
    const { client, reader } = await ownRecords(db, actor, 'metrics')
    const [metrics, available] = await Promise.all([
      readClientMetrics(db, client.id, request.language), readMetrics(db, request.language),
    ])
    return { metrics, available, mayAdd: reader.mayAdd }
  }),

  bind(contract.getOwnMetric, async ({ db, actor, request }, { metricId: kind, page }) => {
    const { client, reader } = await ownRecords(db, actor, 'metrics')
    return readDetail(db, client.id, { kind, page, reader, language: request.language })
  }),

  bind(contract.addOwnMetricValues, async ({ db, actor, request }, { entries }) => {
    const { client } = await openOwnRecords(db, actor, 'metrics')
    const [metrics, today] = await Promise.all([readMetrics(db, request.language), todayFor(db, actor)])
    const metricOf = metricsByKind(metrics)
    for (const [index, { kind, ...entry }] of entries.entries()) {
      const field = `entries.${index}`
      const metric = metricOf(kind, `${field}.kind`)
      // where the weight is the professional's to write, this is no way around it
      if (metric.type === 'weight') await openOwnRecords(db, actor, 'weights')
      await keepValue(db, entry, { clientId: client.id, metric, isByClient: true, authorId: actor.membershipId, today, field })
    }
    const kinds = new Set<string>(entries.map(({ kind }) => kind))
    return { metrics: (await readClientMetrics(db, client.id, request.language)).filter(({ kind }) => kinds.has(kind)) }
  }),

  bind(contract.deleteOwnMetricValue, async ({ db, actor }, { valueId }) => {
    const { client } = await openOwnRecords(db, actor, 'metrics')
    await throwValueAway(db, { id: valueId, clientId: client.id, onlyByClient: true })
    return saying('value deleted', {})
  }),

  bind(contract.undeleteOwnMetricValue, async ({ db, actor }, { valueId }) => {
    const { client, reader } = await openOwnRecords(db, actor, 'metrics')
    return presentValue(await takeValueBack(db, { id: valueId, clientId: client.id, onlyByClient: true }), reader)
  }),
]
