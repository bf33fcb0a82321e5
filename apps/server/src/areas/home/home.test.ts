import { completeOwnAction, createClientAction, listClientActions } from '@allenio/contract/client-actions'
import { addOwnProgress, addProgress } from '@allenio/contract/progress'
import { addOwnWeight, addWeights } from '@allenio/contract/weights'
import { updateClientSettings } from '@allenio/contract/client-settings'
import { listExpiringSubscriptions } from '@allenio/contract/clients'
import { checklistSteps, getChecklist, getGraphs, getLastProgresses, getOwnHome, listAttention } from '@allenio/contract/home'
import { addMetricValues, updateClientMetric } from '@allenio/contract/metrics'
import { addDays, dayIn, mondayOf } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { activityParts, stepParts } from '#areas/clients'
import { sql } from '#platform/db'
import { clientOf, lonelyClientOf, testHouse, uploadOf } from '#testing'
import { describe, expect, test } from 'vitest'

const house = await testHouse()
const { as, given, database } = house
const today = dayIn('Europe/Rome')

async function scene() {
  const team = await given.team()
  const id = await clientOf(house, team)
  const set = (assignment: ReturnType<typeof sql>, clientId = id) =>
    database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`update clients set ${assignment} where id = ${clientId}`))
  return { ...team, id, set }
}

const markAllSeen = sql`update memberships set last_seen_at = now()`

test('every step and kind of activity of the contract is contributed', () => {
  expect(new Set(stepParts.gathered().map(({ step }) => step))).toEqual(new Set(checklistSteps))
  expect(activityParts.gathered().map(({ kind }) => kind)).toEqual(['weights', 'progresses', 'metrics', 'actions'])
})

describe('attention', () => {
  const sentences = async (person: Parameters<typeof as>[0]) =>
    (await as(person).call(listAttention, {})).attention.map(({ sentence }) => sentence)

  test('is nobody’s where all is well', async () => {
    const { coach } = await scene()
    expect(await as(coach).call(listAttention, {})).toMatchObject({ attention: [], nextPage: 0, reasons: [] })
  })

  test('says why, in the order of its weight', async () => {
    const { coach, admin, workspaceId, id, set } = await scene()
    await set(sql`subscription_end = ${addDays(today, -3)}, subscription_source = 'manual', registered_at = now() - interval '20 days'`)
    const { id: actionId } = await as(coach).call(createClientAction, { id, kind: 'weigh in', dueDay: today })
    await database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`update client_actions set due_day = ${addDays(today, -1)} where id = ${actionId}`),
    )
    await as(coach).call(addWeights, { id, weights: [{ day: addDays(today, -18), kg: 80 }] })
    const { attention, reasons } = await as(coach).call(listAttention, {})
    expect(attention.map(({ sentence }) => sentence)).toEqual([
      'L’abbonamento è scaduto da 3 giorni',
      '«Pesati» doveva essere fatto ieri',
      'Non si pesa da 18 giorni',
      'Ha un account da 20 giorni e non l’ha mai usato',
    ])
    expect(attention[1]).toMatchObject({
      reason: 'overdue action',
      targetId: actionId,
      day: addDays(today, -1),
      client: { id, name: 'Martina Bellini' },
    })
    expect(reasons).toEqual([
      { reason: 'subscription expired', label: 'Scaduti', count: 1 },
      { reason: 'overdue action', label: 'In ritardo', count: 1 },
      { reason: 'no weigh in', label: 'Senza pesate', count: 1 },
      { reason: 'never seen', label: 'Mai entrati', count: 1 },
    ])
    await set(sql`subscription_end = ${addDays(today, 1)}`)
    await database.withWorkspace(workspaceId, 'write', db => db.run(markAllSeen))
    expect(await sentences(admin)).toEqual(['«Pesati» doveva essere fatto ieri', 'L’abbonamento scade domani', 'Non si pesa da 18 giorni'])
    expect((await as(admin).call(listAttention, { reason: 'no weigh in' })).attention).toHaveLength(1)
    // an inactive client needs no attention
    await set(sql`status = 'inactive'`)
    expect(await sentences(admin)).toEqual([])
  })

  test('sees an invitation that nobody opened', async () => {
    const { admin, set, ...team } = await scene()
    const lonely = await lonelyClientOf(house, { ...team, admin })
    await set(sql`invited_at = now() - interval '6 days'`, lonely)
    expect(await sentences(admin)).toEqual([])
    await set(sql`invited_at = now() - interval '9 days'`, lonely)
    expect(await sentences(admin)).toEqual(['Non ha ancora accettato l’invito di 9 giorni fa'])
    // only members who reach the client read this
    expect(await sentences(team.coach)).toEqual([])
  })

  test('sees a weight that moves the wrong way, and none that stands still', async () => {
    const { coach, id } = await scene()
    await as(coach).call(addWeights, { id, weights: [21, 14, 7, 0].map(ago => ({ day: addDays(today, -ago), kg: 80 - ago / 21 })) })
    expect(await sentences(coach)).toEqual([])
    await as(coach).call(updateClientMetric, { id, metricId: 'weight', target: 74 })
    expect(await sentences(coach)).toEqual(['Il peso si allontana dall’obiettivo: +0,33 kg a settimana'])
    await as(coach).call(updateClientMetric, { id, metricId: 'weight', target: 84 })
    expect(await sentences(coach)).toEqual([])
  })
})

describe('graphs', () => {
  test('tell of one’s own clients by month, of what was done by week', async () => {
    const team = await scene()
    const lonely = await lonelyClientOf(house, team)
    await team.set(sql`created_at = now() - interval '70 days'`)
    await team.set(sql`status = 'inactive'`, lonely)
    await as(team.admin).call(addWeights, { id: lonely, weights: [{ day: today, kg: 90 }] })
    await as(team.coach).call(addWeights, {
      id: team.id,
      weights: [
        { day: today, kg: 70 },
        { day: addDays(today, -7), kg: 70 },
        { day: addDays(today, -900), kg: 70 },
      ],
    })
    await as(team.coach).call(addMetricValues, { id: team.id, entries: [{ kind: 'neck', day: today, value: 38 }] })
    const { id: actionId } = await as(team.coach).call(createClientAction, { id: team.id, kind: 'other', title: 'Chiama', dueDay: today })
    await as(team.client).call(completeOwnAction, { id: actionId, completionId: newId(), dueDay: today })
    const all = await as(team.admin).call(getGraphs, { months: 6, weeks: 4 })
    expect(all.clients).toEqual({ total: 2, active: 1, inactive: 1 })
    expect([all.growth.length, all.growth.at(-1)?.total, all.growth[0]?.total]).toEqual([6, 2, 0])
    expect(all.growth.reduce((sum, { added }) => sum + added, 0)).toBe(2)
    expect(all.activity.map(({ week }) => week)).toEqual([21, 14, 7, 0].map(ago => addDays(mondayOf(today), -ago)))
    expect(all.activity.at(-1)).toEqual({ week: mondayOf(today), weights: 2, progresses: 0, metrics: 1, actions: 1 })
    expect(all.activity.at(-2)).toMatchObject({ weights: 1 })
    const own = await as(team.coach).call(getGraphs, {})
    expect([own.clients.total, own.growth.length, own.activity.length, own.activity.at(-1)?.weights]).toEqual([1, 12, 12, 1])
    expect((await as(team.client).call(getGraphs, {})).clients.total).toBe(1)
  })

  test('the latest photos are those of one’s clients', async () => {
    const team = await scene()
    await as(team.client).call(addOwnProgress, { id: newId(), day: today, kg: 64, frontUploadId: await uploadOf(team.client) })
    const { progresses } = await as(team.coach).call(getLastProgresses, {})
    expect(progresses).toMatchObject([{ kg: 64, client: { id: team.id, name: 'Martina Bellini' }, photos: [{ pose: 'front' }] }])
    const stranger = await given.member('coach', { workspaceId: team.workspaceId })
    expect((await as(stranger).call(getLastProgresses, {})).progresses).toEqual([])
  })

  test('the first steps are ticked off one by one', async () => {
    const { admin, workspaceId } = await given.team()
    const listDoneSteps = async () => (await as(admin).call(getChecklist, {})).steps.filter(({ isDone }) => isDone).map(({ step }) => step)
    expect(await listDoneSteps()).toEqual(['team'])
    // of the team this factory reads only the workspace and the admin
    const lonely = await lonelyClientOf(house, { workspaceId, admin } as Parameters<typeof lonelyClientOf>[1])
    expect(await listDoneSteps()).toEqual(['client', 'team'])
    await as(admin).call(addWeights, { id: lonely, weights: [{ day: today, kg: 80 }] })
    await as(admin).call(createClientAction, { id: lonely, kind: 'weigh in', dueDay: today })
    expect(await listDoneSteps()).toEqual(['client', 'record', 'action', 'team'])
  })
})

describe('narrowed to one collaborator', () => {
  const countsFor = async (person: Parameters<typeof as>[0], collaboratorId: string | undefined) => {
    const of = collaboratorId === undefined ? {} : { collaboratorId }
    return {
      attention: (await as(person).call(listAttention, of)).attention.map(({ client }) => client.id),
      total: (await as(person).call(getGraphs, of)).clients.total,
      weights: (await as(person).call(getGraphs, of)).activity.at(-1)?.weights,
      photos: (await as(person).call(getLastProgresses, of)).progresses.map(({ client }) => client.id),
      expiring: (await as(person).call(listExpiringSubscriptions, of)).clients.map(({ id }) => id),
      actions: (await as(person).call(listClientActions, of)).userClientActions.map(({ client }) => client.id),
    }
  }

  test('an admin sees what that one looks after, and nothing of the others', async () => {
    const team = await scene()
    const { admin, coach, id } = team
    const lonely = await lonelyClientOf(house, team)
    for (const each of [id, lonely]) {
      await team.set(sql`subscription_end = ${addDays(today, 3)}, subscription_source = 'manual'`, each)
      await as(admin).call(addWeights, { id: each, weights: [{ day: today, kg: 80 }] })
      await as(admin).call(addProgress, { id: each, day: today, frontUploadId: await uploadOf(admin) })
      await as(admin).call(createClientAction, { id: each, kind: 'weigh in', dueDay: addDays(today, 1) })
    }
    const all = await countsFor(admin, undefined)
    expect([all.total, all.weights, all.photos.length, all.expiring.length, all.actions.length]).toEqual([2, 2, 2, 2, 2])
    const own = { attention: [id], total: 1, weights: 1, photos: [id], expiring: [id], actions: [id] }
    expect(await countsFor(admin, coach.membershipId)).toEqual(own)
    // the collaborator's own view shows the same
    expect(await countsFor(coach, undefined)).toEqual(own)
    expect(await countsFor(coach, coach.membershipId)).toEqual(own)
  })

  test('of somebody who is none, or whom the asker may not ask for, there is nothing', async () => {
    const { admin, coach, nutritionist, client } = await scene()
    const stranger = await given.member('coach')
    for (const endpoint of [listAttention, getGraphs, getLastProgresses, listExpiringSubscriptions, listClientActions]) {
      for (const collaboratorId of [stranger.membershipId, client.membershipId, admin.membershipId, newId()]) {
        expect((await as(admin).ask(endpoint, { collaboratorId })).status).toBe(404)
      }
      expect((await as(coach).ask(endpoint, { collaboratorId: nutritionist.membershipId })).status).toBe(404)
    }
  })
})

describe('a client’s home', () => {
  test('is their day, their way and their people', async () => {
    const { admin, coach, client, id } = await scene()
    await as(coach).call(createClientAction, { id, kind: 'weigh in', dueDay: today })
    await as(coach).call(createClientAction, { id, kind: 'read', title: 'Più in là', text: 'Testo', dueDay: addDays(today, 40) })
    await as(coach).call(addMetricValues, { id, entries: [{ kind: 'waist', day: today, value: 80 }] })
    await as(client).call(addOwnProgress, { id: newId(), day: today, frontUploadId: await uploadOf(client) })
    const before = await as(client).call(getOwnHome, {})
    expect(before).toMatchObject({
      firstName: 'Martina',
      businessName: 'Studio Marchetti',
      today,
      doneToday: 0,
      actions: [{ kind: 'weigh in', isToday: true }],
      weight: { trend: { latest: null }, points: [] },
      progresses: [{ photos: [{ pose: 'front' }] }],
      metrics: [{ kind: 'waist', latest: { value: 80 } }],
      subscriptionEnd: null,
      mayAdd: { weights: true, progress: true, metrics: true },
    })
    expect(before.coaches.map(({ role }) => role).sort()).toEqual(['coach', 'nutritionist'])
    expect(before.coaches.map(each => each.id)).toContain(coach.membershipId)
    await as(client).call(addOwnWeight, { id: newId(), day: today, kg: 64 })
    await as(admin).call(updateClientSettings, { mayAddPhotos: false })
    expect(await as(client).call(getOwnHome, {})).toMatchObject({
      doneToday: 1,
      actions: [],
      weight: { trend: { latest: { kg: 64 } } },
      mayAdd: { progress: false },
    })
  })

  test('says how much there is to do, also where it is more than is sent', async () => {
    const { workspaceId, coach, client, id } = await scene()
    await database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`
      insert into client_actions (id, client_id, kind, title, body, start_day, due_day, repetition, tells_by_mail, author_id)
      select gen_random_uuid(), ${id}, 'other', 'Cosa ' || n, '', ${today}, ${today}::date + n % 3, '{"kind":"once"}', false,
        ${coach.membershipId}
      from generate_series(1, 60) n`),
    )
    const home = await as(client).call(getOwnHome, {})
    expect([home.actions.length, home.actionsTotal]).toEqual([50, 60])
    // the professional's list counts in the same way, by day
    const { userClientActions, due } = await as(coach).call(listClientActions, { state: 'open', daysAhead: 1 })
    expect([userClientActions.length, due]).toEqual([
      50,
      [
        { day: today, count: 20 },
        { day: addDays(today, 1), count: 20 },
      ],
    ])
  })

  test('is nobody else’s', async () => {
    const { coach } = await scene()
    expect((await as(coach).ask(getOwnHome, {})).status).toBe(403)
  })
})
