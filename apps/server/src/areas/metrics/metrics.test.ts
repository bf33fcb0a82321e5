import { updateClientSettings } from '@allenio/contract/clients'
import {
  addMetricValues,
  addOwnMetricValues,
  createMetric,
  deleteClientMetric,
  deleteMetric,
  deleteMetricValue,
  deleteOwnMetricValue,
  getClientMetric,
  getOwnMetric,
  listAllMetrics,
  listClientMetrics,
  listOwnMetrics,
  listUniqueMetrics,
  metricLimits,
  metricTypes,
  undeleteClientMetric,
  undeleteMetric,
  undeleteOwnMetricValue,
  undeleteMetricValue,
  updateClientMetric,
  updateMetric,
  updateMetricValue,
} from '@allenio/contract/metrics'
import { deleteWeight, listWeights } from '@allenio/contract/weights'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { clientOf, lonelyClientOf, testHouse } from '#testing'
import { describe, expect, test } from 'vitest'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()
const jump = { name: 'Salto in lungo', unit: 'cm', decimals: 0, min: 50, max: 400 }

async function scene() {
  const team = await given.team()
  return { ...team, id: await clientOf(house, team) }
}

const waist = (value: number, ago = 0) => ({ kind: 'waist' as const, day: addDays(today, -ago), value })

describe('what can be measured', () => {
  test('is the twenty-five types in the asker’s language, and the workspace’s own', async () => {
    const { coach, workspaceId } = await scene()
    const own = await as(coach).call(createMetric, jump)
    const { all_metrics: metrics } = await as(coach).call(listAllMetrics, {})
    expect(metrics.map(({ kind }) => kind)).toEqual([...metricTypes, own.kind])
    expect(metrics.find(({ kind }) => kind === 'contracted-arms')).toMatchObject({
      name: 'Braccia contratte',
      unit: 'cm',
      type: 'contracted-arms',
    })
    expect(metrics.find(({ kind }) => kind === 'daily-steps')).toMatchObject({ name: 'Passi giornalieri', unit: 'passi' })
    expect(metrics.at(-1)).toMatchObject({ name: 'Salto in lungo', type: null, group: 'own', min: 50, max: 400 })
    const english = await given.member('coach', { workspaceId, locale: 'en' })
    expect((await as(english).call(listAllMetrics, {})).all_metrics.find(({ kind }) => kind === 'daily-steps')).toMatchObject({
      name: 'Daily steps',
      unit: 'steps',
    })
    // another business has metrics of its own
    expect((await as((await scene()).coach).call(listAllMetrics, {})).all_metrics).toHaveLength(25)
  })

  test('has one name each, also when two add it at once', async () => {
    const { coach, admin } = await scene()
    const answers = await Promise.all([coach, admin].map(person => as(person).ask(createMetric, jump)))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    expect((await as(coach).ask(createMetric, { ...jump, name: 'SALTO in lùngo' })).body.message).toBe(
      'Esiste già una misura con questo nome.',
    )
    expect((await as(coach).ask(createMetric, { ...jump, name: 'Altro', min: 9, max: 9 })).body).toMatchObject({ code: 'metric bounds' })
  })

  test('grows no further than so many', async () => {
    const { coach } = await scene()
    for (let count = 0; count < metricLimits.ownMetrics; count += 1) await as(coach).call(createMetric, { ...jump, name: `Prova ${count}` })
    expect((await as(coach).ask(createMetric, jump)).body.code).toBe('too many metrics')
  })

  test('own ones are changed by the team, deleted and brought back by the admin', async () => {
    const { coach, admin, id } = await scene()
    const { kind } = await as(coach).call(createMetric, jump)
    await as(coach).call(addMetricValues, { id, entries: [{ kind, day: today, value: 212.4 }] })
    expect(await as(coach).call(updateMetric, { id: kind, ...jump, name: 'Salto' })).toMatchObject({ name: 'Salto' })
    expect((await as(coach).ask(deleteMetric, { id: kind })).status).toBe(403)
    await as(admin).call(deleteMetric, { id: kind })
    expect((await as(coach).call(listClientMetrics, { id })).metrics).toEqual([])
    expect((await as(coach).ask(addMetricValues, { id, entries: [{ kind, day: today, value: 200 }] })).body.code).toBe('unknown metric')
    await as(admin).call(undeleteMetric, { id: kind })
    expect((await as(coach).call(listClientMetrics, { id })).metrics).toMatchObject([{ name: 'Salto', latest: { value: 212 } }])
    await as(admin).call(deleteMetric, { id: kind })
    await as(coach).call(createMetric, { ...jump, name: 'salto' })
    expect((await as(admin).ask(undeleteMetric, { id: kind })).body.code).toBe('metric name taken')
  })
})

describe('a client’s metrics', () => {
  test('have values over time, a target and a chart', async () => {
    const { coach, id } = await scene()
    await as(coach).call(addMetricValues, {
      id,
      entries: [waist(90, 60), waist(88, 30), waist(86.25), { kind: 'fat-mass', day: today, value: 24 }],
    })
    await as(coach).call(updateClientMetric, { id, metricId: 'waist', target: 80, targetDay: addDays(today, 60) })
    const { metrics } = await as(coach).call(listClientMetrics, { id })
    expect(metrics.map(({ kind }) => kind)).toEqual(['fat-mass', 'waist'])
    expect(metrics[1]).toMatchObject({
      name: 'Vita',
      unit: 'cm',
      target: 80,
      targetDay: addDays(today, 60),
      latest: { day: today, value: 86.3 },
      previous: { value: 88 },
      first: { value: 90 },
      valuesTotal: 3,
    })
    expect(metrics[1]?.points.map(({ value }) => value)).toEqual([90, 88, 86.3])
    const detail = await as(coach).call(getClientMetric, { id, metricId: 'waist' })
    expect(detail.values.map(({ value }) => value)).toEqual([86.3, 88, 90])
    expect(detail.points.map(({ value }) => value)).toEqual([90, 88, 86.3])
    expect(await as(coach).call(updateClientMetric, { id, metricId: 'waist', target: null })).toMatchObject({
      target: null,
      targetDay: null,
    })
  })

  test('a weight takes the place of another of its day; a client takes only their own', async () => {
    const { coach, client, id } = await scene()
    const write = (value: number, replacesId?: string) =>
      as(coach).ask(addMetricValues, { id, entries: [{ kind: 'weight', day: today, value, ...(replacesId && { replacesId }) }] })
    await write(72)
    const [first] = (await as(coach).call(listWeights, { id })).weights
    await write(71.5, first?.id)
    expect((await as(coach).call(listWeights, { id })).weights).toMatchObject([{ id: first?.id, kg: 71.5 }])
    const own = { id: newId(), kind: 'weight' as const, day: today, value: 70, replacesId: String(first?.id) }
    expect((await as(client).ask(addOwnMetricValues, { entries: [own] })).status).toBe(404)
    expect((await write(71, newId())).status).toBe(404)
    expect((await as(coach).call(listWeights, { id })).total).toBe(1)
  })

  test('the weight is the weights', async () => {
    const { coach, id } = await scene()
    const { metrics } = await as(coach).call(addMetricValues, { id, entries: [{ kind: 'weight', day: today, value: 72.54 }] })
    expect(metrics).toMatchObject([{ kind: 'weight', latest: { value: 72.5 }, valuesTotal: 1 }])
    const {
      weights: [weight],
    } = await as(coach).call(listWeights, { id })
    expect(weight).toMatchObject({ kg: 72.5, source: 'metric' })
    const {
      values: [value],
    } = await as(coach).call(getClientMetric, { id, metricId: 'weight' })
    expect(value?.id).toBe(weight?.id)
    const at = { id, valueId: String(value?.id) }
    await as(coach).call(updateMetricValue, { ...at, day: today, value: 71 })
    expect((await as(coach).call(listWeights, { id })).weights).toMatchObject([{ kg: 71 }])
    await as(coach).call(updateClientMetric, { id, metricId: 'weight', target: 68 })
    expect((await as(coach).call(listWeights, { id })).trend.target).toBe(68)
    expect((await as(coach).ask(deleteClientMetric, { id, metricId: 'weight' })).body.code).toBe('weight metric stays')
    await as(coach).call(deleteMetricValue, at)
    expect((await as(coach).call(listWeights, { id })).total).toBe(0)
    expect(await as(coach).call(undeleteMetricValue, at)).toMatchObject({ value: 71 })
    await as(coach).call(deleteWeight, { id, weightId: at.valueId })
    expect((await as(coach).call(getClientMetric, { id, metricId: 'weight' })).values).toEqual([])
  })

  test('a weight alone is a metric, without anybody following it', async () => {
    const { coach, id } = await scene()
    await as(coach).call(addMetricValues, { id, entries: [{ kind: 'weight', day: today, value: 72 }] })
    expect((await as(coach).call(listUniqueMetrics, {})).metrics).toMatchObject([{ kind: 'weight', clients: 1 }])
  })

  test.each([
    ['waist', 8, 'Vita: il valore deve stare tra 40 e 250 cm.'],
    ['fat-mass', 101, 'Massa grassa: il valore deve stare tra 2 e 75 %.'],
    ['weight', 0, 'Peso: il valore deve stare tra 2 e 400 kg.'],
    ['weight', 900, 'Peso: il valore deve stare tra 2 e 400 kg.'],
    ['daily-steps', 200_000, 'Passi giornalieri: il valore deve stare tra 0 e 150.000 passi.'],
    ['height', 1.78, 'Altezza: il valore deve stare tra 30 e 260 cm.'],
  ] as const)('%s cannot be %d', async (kind, value, message) => {
    const { coach, id } = await scene()
    const { status, body } = await as(coach).ask(addMetricValues, { id, entries: [waist(80), { kind, day: today, value }] })
    expect([status, body.message, Object.keys(body.errors)]).toEqual([422, message, ['entries.1.value']])
    // one wrong entry refuses all of them
    expect((await as(coach).call(listClientMetrics, { id })).metrics).toEqual([])
    expect((await as(coach).ask(updateClientMetric, { id, metricId: kind, target: value })).status).toBe(422)
  })

  test('of a day that is yet to come are refused', async () => {
    const { coach, client, id } = await scene()
    expect((await as(coach).ask(addMetricValues, { id, entries: [waist(80, -1)] })).body.code).toBe('day in future')
    expect((await as(client).ask(addOwnMetricValues, { entries: [{ id: newId(), ...waist(80, -1) }] })).body.code).toBe('day in future')
  })

  test('values are corrected, deleted and taken back; so is the whole metric', async () => {
    const { coach, id } = await scene()
    await as(coach).call(addMetricValues, { id, entries: [waist(90, 9), waist(88, 5), waist(86)] })
    const {
      values: [value, second],
    } = await as(coach).call(getClientMetric, { id, metricId: 'waist' })
    const at = { id, valueId: String(value?.id) }
    expect(await as(coach).call(updateMetricValue, { ...at, day: today, value: 85.5, note: 'Con calma' })).toMatchObject({
      value: 85.5,
      note: 'Con calma',
    })
    await as(coach).call(deleteMetricValue, at)
    expect((await as(coach).ask(deleteMetricValue, at)).status).toBe(404)
    await as(coach).call(undeleteMetricValue, at)
    await as(coach).call(deleteMetricValue, { id, valueId: String(second?.id) })
    await as(coach).call(deleteClientMetric, { id, metricId: 'waist' })
    expect((await as(coach).call(listClientMetrics, { id })).metrics).toEqual([])
    // a value that was deleted by itself before stays deleted
    expect(await as(coach).call(undeleteClientMetric, { id, metricId: 'waist' })).toMatchObject({ valuesTotal: 2 })
    await as(coach).call(updateClientMetric, { id, metricId: 'waist', target: 80 })
    await as(coach).call(deleteClientMetric, { id, metricId: 'waist' })
    // a metric that is added again has neither its old values nor its old target
    const { metrics } = await as(coach).call(addMetricValues, { id, entries: [waist(84)] })
    expect(metrics).toMatchObject([{ valuesTotal: 1, target: null }])
  })

  test('a value that is taken back brings its metric back', async () => {
    const { coach, id } = await scene()
    await as(coach).call(addMetricValues, { id, entries: [waist(90, 9), waist(86)] })
    const {
      values: [value],
    } = await as(coach).call(getClientMetric, { id, metricId: 'waist' })
    await as(coach).call(deleteMetricValue, { id, valueId: String(value?.id) })
    await as(coach).call(deleteClientMetric, { id, metricId: 'waist' })
    expect(await as(coach).call(undeleteMetricValue, { id, valueId: String(value?.id) })).toMatchObject({ value: 86 })
    expect((await as(coach).call(listClientMetrics, { id })).metrics).toMatchObject([
      { kind: 'waist', latest: { value: 86 }, valuesTotal: 1 },
    ])
  })

  test('are counted once over the clients that one reaches', async () => {
    const team = await scene()
    const lonely = await lonelyClientOf(house, team)
    await as(team.admin).call(addMetricValues, { id: lonely, entries: [waist(90), { kind: 'neck', day: today, value: 38 }] })
    await as(team.admin).call(addMetricValues, { id: team.id, entries: [waist(90), waist(91, 3)] })
    const metricsFor = async (person: typeof team.admin) =>
      (await as(person).call(listUniqueMetrics, {})).metrics.map(({ kind, clients }) => [kind, clients])
    expect(await metricsFor(team.admin)).toEqual([
      ['neck', 1],
      ['waist', 2],
    ])
    expect(await metricsFor(team.coach)).toEqual([['waist', 1]])
    expect((await as(team.coach).ask(listClientMetrics, { id: lonely })).status).toBe(404)
    const {
      values: [value],
    } = await as(team.admin).call(getClientMetric, { id: lonely, metricId: 'waist' })
    expect((await as(team.coach).ask(deleteMetricValue, { id: team.id, valueId: value?.id })).status).toBe(404)
  })
})

describe('a client', () => {
  test('sends values many times and writes them once', async () => {
    const { client, coach, id } = await scene()
    const entries = [
      { id: newId(), ...waist(80) },
      { id: newId(), kind: 'weight' as const, day: today, value: 64 },
      { id: newId(), kind: 'daily-steps' as const, day: today, value: 9000 },
    ]
    const sent = await Promise.all([1, 2, 3, 4].map(() => as(client).ask(addOwnMetricValues, { entries })))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await as(coach).call(listClientMetrics, { id })).metrics.map(({ kind, valuesTotal }) => [kind, valuesTotal])).toEqual([
      ['weight', 1],
      ['waist', 1],
      ['daily-steps', 1],
    ])
    expect((await as(coach).call(getClientMetric, { id, metricId: 'waist' })).values).toMatchObject([{ isByClient: true, addedBy: null }])
    // an id belongs to one value of one metric
    expect((await as(client).ask(addOwnMetricValues, { entries: [{ ...entries[0], kind: 'neck', value: 38 }] })).body.code).toBe(
      'record id taken',
    )
    const own = await as(client).call(listOwnMetrics, {})
    expect([own.metrics.length, own.available.length, own.mayAdd]).toEqual([3, 25, true])
  })

  test('deletes their own value, not the professional’s', async () => {
    const { client, coach, id } = await scene()
    await as(coach).call(addMetricValues, { id, entries: [waist(90, 1)] })
    const valueId = newId()
    await as(client).call(addOwnMetricValues, { entries: [{ id: valueId, ...waist(89) }] })
    const { values } = await as(client).call(getOwnMetric, { metricId: 'waist' })
    expect(values.map(({ may }) => may.delete)).toEqual([true, false])
    expect((await as(client).ask(deleteOwnMetricValue, { valueId: values[1]?.id })).status).toBe(404)
    await as(client).call(deleteOwnMetricValue, { valueId })
    expect((await as(client).call(getOwnMetric, { metricId: 'waist' })).values).toHaveLength(1)
  })

  test('neither deletes a weight nor is offered one where weights are the professional’s', async () => {
    const { admin, client } = await scene()
    const [weight, girth] = [newId(), newId()]
    await as(client).call(addOwnMetricValues, {
      entries: [
        { id: weight, kind: 'weight', day: today, value: 64 },
        { id: girth, ...waist(80) },
      ],
    })
    await as(admin).call(updateClientSettings, { mayAddWeights: false })
    const mayDelete = async (metricId: 'weight' | 'waist') =>
      (await as(client).call(getOwnMetric, { metricId })).values.map(({ may }) => may.delete)
    expect([await mayDelete('weight'), await mayDelete('waist')]).toEqual([[false], [true]])
    expect((await as(client).ask(deleteOwnMetricValue, { valueId: weight })).body.code).toBe('own records closed')
    expect((await as(client).ask(undeleteOwnMetricValue, { valueId: weight })).body.code).toBe('own records closed')
    await as(client).call(deleteOwnMetricValue, { valueId: girth })
    await as(client).call(undeleteOwnMetricValue, { valueId: girth })
    const { available } = await as(client).call(listOwnMetrics, {})
    expect(available.map(({ kind }) => kind)).not.toContain('weight')
  })

  test('may not where the professional keeps it to themselves, nor weigh in by this door', async () => {
    const { admin, client } = await scene()
    await as(admin).call(updateClientSettings, { mayAddWeights: false })
    expect((await as(client).ask(addOwnMetricValues, { entries: [{ id: newId(), kind: 'weight', day: today, value: 64 }] })).status).toBe(
      403,
    )
    expect((await as(client).ask(addOwnMetricValues, { entries: [{ id: newId(), ...waist(80) }] })).status).toBe(200)
    await as(admin).call(updateClientSettings, { mayAddMetrics: false })
    expect((await as(client).ask(addOwnMetricValues, { entries: [{ id: newId(), ...waist(80) }] })).body.code).toBe('own records closed')
    expect((await as(client).call(listOwnMetrics, {})).mayAdd).toBe(false)
  })
})

test('who measured, changed and deleted what is noted', async () => {
  const { coach, admin, client, id, workspaceId } = await scene()
  const { kind } = await as(coach).call(createMetric, jump)
  await as(coach).call(updateMetric, { id: kind, ...jump, name: 'Salto' })
  await as(coach).call(addMetricValues, { id, entries: [waist(90)] })
  await as(coach).call(updateClientMetric, { id, metricId: 'waist', target: 80 })
  const {
    values: [value],
  } = await as(coach).call(getClientMetric, { id, metricId: 'waist' })
  await as(coach).call(updateMetricValue, { id, valueId: String(value?.id), day: today, value: 89 })
  await as(coach).call(deleteMetricValue, { id, valueId: String(value?.id) })
  await as(coach).call(deleteClientMetric, { id, metricId: 'waist' })
  await as(client).call(addOwnMetricValues, { entries: [{ id: newId(), ...waist(88) }] })
  await as(admin).call(deleteMetric, { id: kind })
  const deeds = await database.withWorkspace(workspaceId, 'read', db =>
    db.many<{ action: string; subject_id: string }>(sql`
    select action, subject_id from audit_log where action like '%metric%' order by id`),
  )
  expect(deeds.map(({ action, subject_id }) => [action, subject_id])).toEqual([
    ['create metric', kind],
    ['update metric', kind],
    ['add metric values', id],
    ['update client metric', id],
    ['update metric value', value?.id],
    ['delete metric value', value?.id],
    ['delete client metric', id],
    ['add own metric values', id],
    ['delete metric', kind],
  ])
})
