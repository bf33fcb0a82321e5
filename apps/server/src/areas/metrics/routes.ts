import * as contract from '@allenio/contract/metrics'
import { reachableClients, reachClient, refuseStrangeDay, teamReader, todayFor } from '#areas/clients'
import { sql } from '#platform/db'
import { found } from '#platform/errors'
import { bind, saying } from '#platform/http'
import {
  readClientMetric, readClientMetrics, readDetail, setTarget, takeClientMetricBack, throwClientMetricAway,
} from './client-metrics.ts'
import {
  addOwnMetric, changeOwnMetric, findMetric, readMetrics, takeOwnMetricBack, throwOwnMetricAway,
} from './own-metrics.ts'
import {
  changeValue, findValue, keepValue, metricsByKind, presentValue, takeValueBack, throwValueAway,
} from './values.ts'

export const metricBindings = [
  bind(contract.listAllMetrics, async ({ db, request }) => ({ all_metrics: await readMetrics(db, request.language) })),

  bind(contract.createMetric, ({ db }, fields) => addOwnMetric(db, fields)),

  bind(contract.updateMetric, ({ db }, { id, ...fields }) => changeOwnMetric(db, id, fields)),

  bind(contract.deleteMetric, async ({ db }, { id }) => {
    found(await throwOwnMetricAway(db, id) || null)
    return saying('metric deleted', {})
  }),

  bind(contract.undeleteMetric, ({ db }, { id }) => takeOwnMetricBack(db, id)),

  bind(contract.listUniqueMetrics, async ({ db, actor, request }) => {
    const [metrics, rows] = await Promise.all([
      readMetrics(db, request.language),
      db.many<{ kind: string, clients: number }>(sql`
        select kind, count(*) as clients from (
          select m.kind, m.client_id from client_metrics m join clients c on c.id = m.client_id
            where m.deleted_at is null and m.kind <> 'weight' and ${reachableClients(actor)}
          union all
          select 'weight', c.id from clients c where ${reachableClients(actor)}
            and (exists (select from weights w where w.client_id = c.id and w.deleted_at is null)
              or exists (select from client_metrics m where m.client_id = c.id and m.kind = 'weight' and m.deleted_at is null))
        ) had group by kind`),
    ])
    const counts = new Map(rows.map(({ kind, clients }) => [kind, clients]))
    return {
      metrics: metrics.map(metric => ({ ...metric, clients: counts.get(metric.kind) ?? 0 })).filter(({ clients }) => clients > 0),
    }
  }),

  bind(contract.listClientMetrics, async ({ db, actor, request }, { id }) => {
    await reachClient(db, actor, id)
    return { metrics: await readClientMetrics(db, id, request.language) }
  }),

  bind(contract.getClientMetric, async ({ db, actor, request }, { id, metricId: kind, page }) => {
    await reachClient(db, actor, id)
    return readDetail(db, id, { kind, page, reader: teamReader(actor), language: request.language })
  }),

  bind(contract.addMetricValues, async ({ db, actor, request }, { id: clientId, entries }) => {
    await reachClient(db, actor, clientId)
    const [metrics, today] = await Promise.all([readMetrics(db, request.language), todayFor(db, actor)])
    const metricOf = metricsByKind(metrics)
    const author = { isByClient: false, authorId: actor.membershipId }
    for (const [index, { kind, ...entry }] of entries.entries()) {
      const field = `entries.${index}`
      await keepValue(db, entry, { ...author, clientId, metric: metricOf(kind, `${field}.kind`), today, field })
    }
    const kinds = new Set<string>(entries.map(({ kind }) => kind))
    return { metrics: (await readClientMetrics(db, clientId, request.language)).filter(({ kind }) => kinds.has(kind)) }
  }),

  bind(contract.updateClientMetric, async ({ db, actor, request }, { id, metricId, target, targetDay }) => {
    await reachClient(db, actor, id)
    const metric = found(await findMetric(db, metricId, request.language))
    await setTarget(db, id, { metric, target, targetDay })
    return readClientMetric(db, id, { kind: metric.kind, language: request.language })
  }),

  bind(contract.deleteClientMetric, async ({ db, actor, request }, { id, metricId }) => {
    await reachClient(db, actor, id)
    await throwClientMetricAway(db, id, found(await findMetric(db, metricId, request.language)))
    return saying('metric deleted', {})
  }),

  bind(contract.undeleteClientMetric, async ({ db, actor, request }, { id, metricId }) => {
    await reachClient(db, actor, id)
    const metric = found(await findMetric(db, metricId, request.language))
    await takeClientMetricBack(db, id, metric)
    return readClientMetric(db, id, { kind: metric.kind, language: request.language })
  }),

  bind(contract.updateMetricValue, async ({ db, actor, request }, { id: clientId, valueId, day, value, note }) => {
    await reachClient(db, actor, clientId)
    const { kind } = found(await findValue(db, clientId, valueId))
    refuseStrangeDay(day, await todayFor(db, actor))
    const metric = found(await findMetric(db, kind, request.language))
    await changeValue(db, { id: valueId, clientId }, { metric, day, value, note })
    return presentValue(found(await findValue(db, clientId, valueId)), teamReader(actor))
  }),

  bind(contract.deleteMetricValue, async ({ db, actor }, { id: clientId, valueId }) => {
    await reachClient(db, actor, clientId)
    await throwValueAway(db, { id: valueId, clientId })
    return saying('value deleted', {})
  }),

  bind(contract.undeleteMetricValue, async ({ db, actor }, { id: clientId, valueId }) => {
    await reachClient(db, actor, clientId)
    return presentValue(await takeValueBack(db, { id: valueId, clientId }), teamReader(actor))
  }),
]
