import * as contract from '@allenio/contract/metrics'
import { teamReader } from '#areas/client-records'
import { lastDayFor, reachableClients, reachClient, refuseStrangeDay } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { deleteClientMetric, readClientMetric, readClientMetrics, readDetail, setTarget, undeleteClientMetric } from './client-metrics.ts'
import { createOwnMetric, updateOwnMetric, deleteOwnMetric, findMetric, readMetrics, undeleteOwnMetric } from './own-metrics.ts'
import { updateValue, deleteValue, findValue, keepValue, metricsByKind, presentValue, undeleteValue } from './values.ts'

interface MetricAction {
  action: string
  clientId: string
  kind: string
}

const note = (db: WorkspaceDb, { personId }: Actor, { action, clientId, kind }: MetricAction) =>
  audit(db, { personId, action, subjectId: clientId, details: { metric: kind } })

interface MetricUse {
  kind: string
  clients: number
}

export const metricBindings = [
  bind(contract.listAllMetrics, async ({ db, request }) => ({ all_metrics: await readMetrics(db, request.language) })),

  bind(contract.createMetric, async ({ db, actor }, fields) => {
    const metric = await createOwnMetric(db, fields)
    await audit(db, { personId: actor.personId, action: 'create metric', subjectId: metric.kind })
    return metric
  }),

  bind(contract.updateMetric, async ({ db, actor }, { id, ...fields }) => {
    const metric = await updateOwnMetric(db, id, fields)
    await audit(db, { personId: actor.personId, action: 'update metric', subjectId: id })
    return metric
  }),

  bind(contract.deleteMetric, async ({ db, actor }, { id }) => {
    found((await deleteOwnMetric(db, id)) || null)
    await audit(db, { personId: actor.personId, action: 'delete metric', subjectId: id })
    return withMessage('metric deleted', {})
  }),

  bind(contract.undeleteMetric, async ({ db, actor }, { id }) => {
    const metric = await undeleteOwnMetric(db, id)
    await audit(db, { personId: actor.personId, action: 'undelete metric', subjectId: id })
    return metric
  }),

  bind(contract.listUniqueMetrics, async ({ db, actor, request }) => {
    const [metrics, rows] = await Promise.all([
      readMetrics(db, request.language),
      db.many<MetricUse>(sql`
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
    return { metrics: metrics.map(metric => ({ ...metric, clients: counts.get(metric.kind) ?? 0 })).filter(({ clients }) => clients > 0) }
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
    const metrics = await readMetrics(db, request.language)
    const latestDay = await lastDayFor(db, actor, { clientId, days: entries.map(({ day }) => day) })
    const metricOf = metricsByKind(metrics)
    const author = { isByClient: false, actor, language: request.language }
    for (const [index, { kind, ...entry }] of entries.entries()) {
      const field = `entries.${index}`
      await keepValue(db, entry, { ...author, clientId, metric: metricOf(kind, `${field}.kind`), latestDay, field })
    }
    await audit(db, { personId: actor.personId, action: 'add metric values', subjectId: clientId, details: { values: entries.length } })
    const kinds = new Set<string>(entries.map(({ kind }) => kind))
    return { metrics: (await readClientMetrics(db, clientId, request.language)).filter(({ kind }) => kinds.has(kind)) }
  }),

  bind(contract.updateClientMetric, async ({ db, actor, request }, { id, metricId, target, targetDay }) => {
    await reachClient(db, actor, id)
    const metric = found(await findMetric(db, metricId, request.language))
    await setTarget(db, id, { metric, target, targetDay, language: request.language })
    await note(db, actor, { action: 'update client metric', clientId: id, kind: metric.kind })
    return readClientMetric(db, id, { kind: metric.kind, language: request.language })
  }),

  bind(contract.deleteClientMetric, async ({ db, actor, request }, { id, metricId }) => {
    await reachClient(db, actor, id)
    const metric = found(await findMetric(db, metricId, request.language))
    await deleteClientMetric(db, id, metric)
    await note(db, actor, { action: 'delete client metric', clientId: id, kind: metric.kind })
    return withMessage('metric deleted', {})
  }),

  bind(contract.undeleteClientMetric, async ({ db, actor, request }, { id, metricId }) => {
    await reachClient(db, actor, id)
    const metric = found(await findMetric(db, metricId, request.language))
    await undeleteClientMetric(db, id, metric)
    await note(db, actor, { action: 'undelete client metric', clientId: id, kind: metric.kind })
    return readClientMetric(db, id, { kind: metric.kind, language: request.language })
  }),

  bind(contract.updateMetricValue, async ({ db, actor, request }, { id: clientId, valueId, day, value, note: words }) => {
    await reachClient(db, actor, clientId)
    const { kind, workout_id: workoutId, visit_id: visitId } = found(await findValue(db, clientId, valueId))
    found((workoutId === null && visitId === null) || null)
    refuseStrangeDay(day, await lastDayFor(db, actor, { clientId, days: [day] }))
    const metric = found(await findMetric(db, kind, request.language))
    await updateValue(db, { id: valueId, clientId }, { metric, day, value, note: words, language: request.language })
    await audit(db, { personId: actor.personId, action: 'update metric value', subjectId: valueId, details: { clientId } })
    return presentValue(found(await findValue(db, clientId, valueId)), teamReader(actor))
  }),

  bind(contract.deleteMetricValue, async ({ db, actor }, { id: clientId, valueId }) => {
    await reachClient(db, actor, clientId)
    await deleteValue(db, { id: valueId, clientId })
    await audit(db, { personId: actor.personId, action: 'delete metric value', subjectId: valueId, details: { clientId } })
    return withMessage('value deleted', {})
  }),

  bind(contract.undeleteMetricValue, async ({ db, actor }, { id: clientId, valueId }) => {
    await reachClient(db, actor, clientId)
    const back = await undeleteValue(db, { id: valueId, clientId })
    await audit(db, { personId: actor.personId, action: 'undelete metric value', subjectId: valueId, details: { clientId } })
    return presentValue(back, teamReader(actor))
  }),
]
