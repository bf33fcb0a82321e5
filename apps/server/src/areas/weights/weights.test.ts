import { describe, expect, test } from 'vitest'
import { updateProfile } from '@allenio/contract/account'
import { updateClientSettings } from '@allenio/contract/clients'
import {
  addOwnWeight,
  addWeights,
  deleteOwnWeight,
  deleteWeight,
  listOwnWeights,
  listReplaceableWeights,
  listWeights,
  undeleteOwnWeight,
  undeleteWeight,
  updateOwnWeight,
  updateWeight,
} from '@allenio/contract/weights'
import { addDays, dayIn, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { clientOf, lonelyClientOf, testHouse } from '#testing'
import { insertWeight } from './queries.ts'
import { weightRecords } from './records.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()

async function scene() {
  const team = await given.team()
  return { ...team, id: await clientOf(house, team) }
}

describe('a professional', () => {
  test('writes weights and reads them with their trend, newest first', async () => {
    const { coach, id } = await scene()
    const weights = [0, 7, 14, 21, 28].map(ago => ({ day: addDays(today, -ago), kg: 80 + ago / 10 }))
    await as(coach).call(addWeights, { id, weights })
    const list = await as(coach).call(listWeights, { id })
    expect(list.weights.map(({ kg }) => kg)).toEqual([80, 80.7, 81.4, 82.1, 82.8])
    expect(list).toMatchObject({ total: 5, nextPage: 0, trend: { latest: { day: today, kg: 80 }, perWeek: -0.7, target: null } })
    expect(list.points.map(({ day }) => day)).toEqual(weights.map(({ day }) => day).reverse())
    expect(list.weights[0]).toMatchObject({
      source: 'manual',
      isByClient: false,
      addedBy: 'Giulia Marchetti',
      may: { update: true, delete: true },
    })
  })

  test('sees all weights, with fewer points the farther back they are', async () => {
    const { coach, id } = await scene()
    const days = [0, 100, 1000, 1001, 2000, 6000]
    await as(coach).call(addWeights, { id, weights: days.map(ago => ({ day: addDays(today, -ago), kg: 80 + ago / 1000 })) })
    const { points } = await as(coach).call(listWeights, { id })
    expect([points[0], points.at(-1)]).toMatchObject([
      { day: addDays(today, -6000), kg: 86 },
      { day: today, kg: 80 },
    ])
  })

  test('reads page after page', async () => {
    const { coach, id } = await scene()
    await as(coach).call(addWeights, { id, weights: Array.from({ length: 60 }, (_, ago) => ({ day: addDays(today, -ago), kg: 80 })) })
    const [first, second] = [await as(coach).call(listWeights, { id }), await as(coach).call(listWeights, { id, page: 2 })]
    expect([first.weights.length, first.nextPage, second.weights.length, second.nextPage]).toEqual([50, 2, 10, 0])
    expect([first.points.length, second.points.length]).toEqual([60, 0])
  })

  test('corrects, deletes and undeletes', async () => {
    const { coach, id } = await scene()
    const {
      weights: [weight],
    } = await as(coach).call(addWeights, { id, weights: [{ day: today, kg: 72.5 }] })
    const weightId = String(weight?.id)
    expect(await as(coach).call(updateWeight, { id, weightId, day: addDays(today, -1), kg: 71.25, note: 'A digiuno' })).toMatchObject({
      kg: 71.25,
      day: addDays(today, -1),
      note: 'A digiuno',
    })
    expect((await as(coach).ask(deleteWeight, { id, weightId })).body.message).toBe('Peso eliminato.')
    expect((await as(coach).call(listWeights, { id })).weights).toEqual([])
    expect((await as(coach).ask(deleteWeight, { id, weightId })).status).toBe(404)
    expect(await as(coach).call(undeleteWeight, { id, weightId })).toMatchObject({ kg: 71.25 })
    expect((await as(coach).ask(undeleteWeight, { id, weightId })).status).toBe(404)
  })

  test('finds the weights that a new one may replace: the last of a day that was typed on its own, of their clients', async () => {
    const team = await scene()
    const { coach, client, id } = team
    const yesterday = addDays(today, -1)
    await as(coach).call(addWeights, { id, weights: [{ day: yesterday, kg: 71 }] })
    const own = await as(client).call(addOwnWeight, { id: newId(), day: yesterday, kg: 70.5 })
    await as(coach).call(addWeights, { id, weights: [{ day: addDays(today, -9), kg: 73 }] })
    await database.withWorkspace(team.workspaceId, 'write', db =>
      insertWeight(db, { clientId: id, day: yesterday, kg: 69, source: 'progress', isByClient: true, authorId: client.membershipId }),
    )
    const lonely = await lonelyClientOf(house, team)
    await as(team.admin).call(addWeights, { id: lonely, weights: [{ day: yesterday, kg: 90 }] })
    const find = (who: { token: string }) =>
      as(who).call(listReplaceableWeights, { clientId: [id, lonely], from: addDays(today, -3), to: today })
    expect((await find(coach)).weights).toEqual([{ clientId: id, id: own.id, day: yesterday, kg: 70.5, note: '' }])
    expect(new Set((await find(team.admin)).weights.map(({ kg }) => kg))).toEqual(new Set([70.5, 90]))
  })

  test('replaces a weight of the same day, whose note stays unless there is a new one', async () => {
    const { coach, client, id } = await scene()
    const old = await as(client).call(addOwnWeight, { id: newId(), day: today, kg: 64, note: 'A digiuno' })
    const write = (weight: object) => as(coach).ask(addWeights, { id, weights: [{ day: today, kg: 63.5, replacesId: old.id, ...weight }] })
    expect((await write({})).body.data.weights).toMatchObject([{ id: old.id, kg: 63.5, note: 'A digiuno', isByClient: true }])
    await write({ kg: 63.2, note: 'Dopo la corsa' })
    expect(await as(coach).call(listWeights, { id })).toMatchObject({ total: 1, weights: [{ kg: 63.2, note: 'Dopo la corsa' }] })
    // if the replaced weight was deleted meanwhile, a new one is added
    await as(client).call(deleteOwnWeight, { id: old.id })
    await write({ kg: 63 })
    expect((await as(coach).call(listWeights, { id })).weights).toMatchObject([{ kg: 63, source: 'manual' }])
    // the weight of another client cannot be replaced
    const other = await scene()
    const foreign = await as(other.client).call(addOwnWeight, { id: newId(), day: today, kg: 80 })
    expect((await write({ replacesId: foreign.id })).status).toBe(404)
    expect((await write({ replacesId: newId() })).status).toBe(404)
  })

  test('gets an error for an impossible weight or day', async () => {
    const { coach, id } = await scene()
    const refusalOf = async (weight: object) => {
      const { status, body } = await as(coach).ask(addWeights, { id, weights: [{ day: today, kg: 70, ...weight }] })
      return [status, body.message, Object.keys(body.errors)]
    }
    const sentence = 'Il peso deve stare tra 2 e 400 kg.'
    expect(await refusalOf({ kg: 0 })).toEqual([422, sentence, ['weights.0.kg']])
    expect(await refusalOf({ kg: 900 })).toEqual([422, sentence, ['weights.0.kg']])
    expect(await refusalOf({ kg: -70 })).toEqual([422, sentence, ['weights.0.kg']])
    expect(await refusalOf({ day: addDays(today, 1) })).toEqual([
      422,
      'Questo giorno deve ancora venire: scegli oggi o un giorno passato.',
      ['weights.0.day'],
    ])
    expect(await refusalOf({ day: '1929-12-31' })).toEqual([422, 'Questo giorno è troppo lontano nel passato.', ['weights.0.day']])
    // one wrong weight refuses all of them
    await as(coach).ask(addWeights, {
      id,
      weights: [
        { day: today, kg: 70 },
        { day: addDays(today, 1), kg: 70 },
      ],
    })
    expect((await as(coach).call(listWeights, { id })).total).toBe(0)
  })

  test('reaches only clients in their charge, and no deleted ones', async () => {
    const team = await scene()
    const lonely = await lonelyClientOf(house, team)
    const weights = [{ day: today, kg: 70 }]
    expect((await as(team.coach).ask(listWeights, { id: lonely })).status).toBe(404)
    expect((await as(team.coach).ask(addWeights, { id: lonely, weights })).status).toBe(404)
    const {
      weights: [weight],
    } = await as(team.admin).call(addWeights, { id: lonely, weights })
    // nor by another client's address
    expect((await as(team.coach).ask(deleteWeight, { id: team.id, weightId: weight?.id })).status).toBe(404)
    await database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`update clients set deleted_at = now() where id = ${lonely}`))
    expect((await as(team.admin).ask(listWeights, { id: lonely })).status).toBe(404)
  })
})

describe('a client', () => {
  test('sends a weight several times, at once or days later, and it is stored once', async () => {
    const { client, coach, id } = await scene()
    const weight = { id: newId(), day: today, kg: 64.2 }
    const sent = await Promise.all(Array.from({ length: 6 }, () => as(client).ask(addOwnWeight, weight)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(sent.map(({ body }) => JSON.stringify(body.data))).size).toBe(1)
    expect((await as(coach).call(listWeights, { id })).weights).toMatchObject([
      { kg: 64.2, source: 'client', isByClient: true, addedBy: null },
    ])
    // a weight that was corrected or deleted since then stays so
    await as(coach).call(updateWeight, { id, weightId: weight.id, day: today, kg: 64.8 })
    expect(await as(client).call(addOwnWeight, weight)).toMatchObject({ kg: 64.8 })
    await as(coach).call(deleteWeight, { id, weightId: weight.id })
    await as(client).call(addOwnWeight, weight)
    expect((await as(client).call(listOwnWeights, {})).total).toBe(0)
  })

  test('cannot take the id of another’s weight', async () => {
    const one = await scene()
    const weight = { id: newId(), day: today, kg: 64.2 }
    await as(one.client).call(addOwnWeight, weight)
    const second = await given.member('client', { workspaceId: one.workspaceId })
    await clientOf(house, { ...one, client: second })
    expect(await as(second).ask(addOwnWeight, weight)).toMatchObject({ status: 409, body: { code: 'record id taken' } })
    // another workspace may have a weight with the same id
    const other = await scene()
    expect(await as(other.client).call(addOwnWeight, weight)).toMatchObject({ id: weight.id })
  })

  test('deletes only what is theirs, and undeletes it', async () => {
    const { client, coach, id } = await scene()
    const {
      weights: [given],
    } = await as(coach).call(addWeights, { id, weights: [{ day: today, kg: 70 }] })
    expect((await as(client).ask(deleteOwnWeight, { id: given?.id })).status).toBe(404)
    const own = await as(client).call(addOwnWeight, { id: newId(), day: today, kg: 64 })
    await as(client).call(deleteOwnWeight, { id: own.id })
    expect((await as(client).call(listOwnWeights, {})).weights.map(each => [each.kg, each.may.delete])).toEqual([[70, false]])
    expect(await as(client).call(undeleteOwnWeight, { id: own.id })).toMatchObject({ kg: 64, may: { delete: true } })
    expect((await as(client).ask(undeleteOwnWeight, { id: given?.id })).status).toBe(404)
  })

  test('corrects their own, and the last one of a day counts', async () => {
    const { client, coach, id } = await scene()
    const {
      weights: [given],
    } = await as(coach).call(addWeights, { id, weights: [{ day: today, kg: 70 }] })
    expect((await as(client).ask(updateOwnWeight, { id: given?.id, day: today, kg: 64 })).status).toBe(404)
    const own = await as(client).call(addOwnWeight, { id: newId(), day: today, kg: 64 })
    expect(own.may).toEqual({ update: true, delete: true })
    const { trend, points } = await as(client).call(listOwnWeights, {})
    expect([trend.latest, points.map(({ kg }) => kg)]).toEqual([{ day: today, kg: 64 }, [64]])
    await as(client).call(updateOwnWeight, { id: own.id, day: addDays(today, -1), kg: 64.4, note: 'A digiuno' })
    const after = await as(client).call(listOwnWeights, {})
    expect(after.weights.map(({ day, kg, note }) => [day, kg, note])).toEqual([
      [today, 70, ''],
      [addDays(today, -1), 64.4, 'A digiuno'],
    ])
    expect(after.trend.latest).toEqual({ day: today, kg: 70 })
    expect((await as(client).ask(updateOwnWeight, { id: own.id, day: addDays(today, 2), kg: 64 })).body.code).toBe('day in future')
  })

  test('may not add weights if the professional forbids it', async () => {
    const { admin, client } = await scene()
    const own = await as(client).call(addOwnWeight, { id: newId(), day: today, kg: 64 })
    await as(admin).call(updateClientSettings, { mayAddWeights: false })
    const { status, body } = await as(client).ask(addOwnWeight, { id: newId(), day: today, kg: 64 })
    expect([status, body.code, body.message]).toEqual([
      403,
      'own records closed',
      'Questi dati li inserisce chi ti segue: scrivigli se vuoi aggiungerne.',
    ])
    expect((await as(client).ask(deleteOwnWeight, { id: own.id })).status).toBe(403)
    expect((await as(client).ask(updateOwnWeight, { id: own.id, day: today, kg: 65 })).status).toBe(403)
    expect(await as(client).call(listOwnWeights, {})).toMatchObject({ mayAdd: false, total: 1, weights: [{ may: { delete: false } }] })
  })

  test('has the day of their own time zone', async () => {
    const { client } = await scene()
    const kiritimati = dayIn('Pacific/Kiritimati')
    const weigh = (day: string) => as(client).ask(addOwnWeight, { id: newId(), day, kg: 64 })
    const live = (timeZone: string) => as(client).call(updateProfile, { timeZone })
    await live('Pacific/Kiritimati')
    expect((await weigh(kiritimati)).status).toBe(200)
    // 25 hours behind it is never that day
    await live('Pacific/Pago_Pago')
    expect((await weigh(kiritimati)).status).toBe(422)
  })

  test('may get a weight of their own day from a professional in another time zone', async () => {
    const { admin, client, id } = await scene()
    const live = (person: { personId: string }, zone: string) =>
      database.withSystem('write', db => db.run(sql`update persons set time_zone = ${zone} where id = ${person.personId}`))
    await Promise.all([live(admin, 'Pacific/Pago_Pago'), live(client, 'Pacific/Kiritimati')])
    const theirs = dayIn('Pacific/Kiritimati')
    const own = await as(client).call(addOwnWeight, { id: newId(), day: theirs, kg: 64 })
    const weigh = () => as(admin).ask(addWeights, { id, weights: [{ day: theirs, kg: 64 }] })
    expect((await weigh()).status).toBe(200)
    expect(await as(admin).call(updateWeight, { id, weightId: own.id, day: theirs, kg: 65 })).toMatchObject({ kg: 65 })
    await live(client, 'Pacific/Pago_Pago')
    expect((await weigh()).status).toBe(422)
  })

  test('without a record finds nothing', async () => {
    const { client } = await given.team()
    expect((await as(client).ask(listOwnWeights, {})).status).toBe(404)
    expect((await as(client).ask(addOwnWeight, { id: newId(), day: today, kg: 64 })).status).toBe(404)
  })
})

test('deleted weights are erased after seven days', async () => {
  const { coach, id, workspaceId } = await scene()
  const { weights } = await as(coach).call(addWeights, {
    id,
    weights: [
      { day: today, kg: 70 },
      { day: today, kg: 71 },
      { day: today, kg: 72 },
    ],
  })
  const [old, recent] = weights
  for (const weight of [old, recent]) await as(coach).call(deleteWeight, { id, weightId: String(weight?.id) })
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`
    update weights set deleted_at = now() - interval '7 days 1 minute' where id = ${old?.id}`),
  )
  expect((await as(coach).ask(undeleteWeight, { id, weightId: old?.id })).status).toBe(404)
  const context = { database, log: makeLog('silent'), jobId: newId(), isLastTry: false }
  for (const sweep of weightRecords.jobs) await sweep.run(context, { workspaceId: null, data: {} })
  const { count } = await database.withWorkspace(workspaceId, 'read', db => db.one<{ count: number }>(sql`select count(*) from weights`))
  expect(count).toBe(2)
  expect((await as(coach).ask(undeleteWeight, { id, weightId: recent?.id })).status).toBe(200)
})
