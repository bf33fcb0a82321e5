import { completeOwnAction, createClientAction, listClientActions } from '@allenio/contract/client-actions'
import { updateClientSettings, resendInvitation, listExpiringSubscriptions, getClientDetail, updateClient } from '@allenio/contract/clients'
import {
  createSampleClient,
  deleteSampleClient,
  dismissAttention,
  getChecklist,
  getGraphs,
  getLastProgresses,
  getOwnHome,
  listAttention,
  restoreAttention,
  restoreSnoozed,
  seeAttention,
  snoozeAttention,
} from '@allenio/contract/home'
import { createMealPlan } from '@allenio/contract/meal-plans'
import { addMetricValues, updateClientMetric } from '@allenio/contract/metrics'
import { checkPlan } from '@allenio/contract/plan'
import { createProgram } from '@allenio/contract/programs'
import { addOwnProgress, addProgress } from '@allenio/contract/progress'
import { createVisit } from '@allenio/contract/visits'
import { addOwnWeight, addWeights, listWeights } from '@allenio/contract/weights'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { chatSceneOf, clientOf, lonelyClientOf, testHouse, uploadOf } from '#testing'
import { describe, expect, test } from 'vitest'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()

async function scene() {
  const team = await given.team()
  const id = await clientOf(house, team)
  const set = (assignment: ReturnType<typeof sql>, clientId = id) =>
    database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`update clients set ${assignment} where id = ${clientId}`))
  return { ...team, id, set }
}

/** A task that should have been done yesterday. */
async function lateAction(coach: Awaited<ReturnType<typeof scene>>['coach'], id: string): Promise<string> {
  const { id: actionId } = await as(coach).call(createClientAction, { id, kind: 'weigh in', dueDay: today })
  await database.withWorkspace(coach.workspaceId, 'write', db =>
    db.run(sql`update client_actions set due_day = ${addDays(today, -1)} where id = ${actionId}`),
  )
  return actionId
}

const markAllSeen = sql`update memberships set last_seen_at = now()`

const sentencesFor = async (person: Parameters<typeof as>[0], group?: 'business' | 'nutrition') =>
  (await as(person).call(listAttention, group ? { group } : {})).attention.flatMap(({ needs }) => needs.map(({ sentence }) => sentence))

describe('attention', () => {
  const sentences = sentencesFor

  test('lists nobody where all is well', async () => {
    const { coach } = await scene()
    const { attention, nextPage, total, groups, snoozed } = await as(coach).call(listAttention, {})
    expect([attention, nextPage, total, snoozed]).toEqual([[], 0, 0, 0])
    // a group with reasons is listed before anybody has one
    expect(groups).toEqual(['training', 'nutrition', 'messages', 'business'].map(group => ({ group, count: 0 })))
  })

  test('gives the reasons, the gravest first, and lists each client once', async () => {
    const { coach, admin, workspaceId, id, set } = await scene()
    await set(sql`subscription_end = ${addDays(today, -3)}, subscription_source = 'manual', registered_at = now() - interval '20 days'`)
    const actionId = await lateAction(coach, id)
    await as(coach).call(addWeights, { id, weights: [{ day: addDays(today, -18), kg: 80 }] })
    const { attention, groups, total } = await as(coach).call(listAttention, {})
    expect(attention).toMatchObject([
      {
        client: { id, name: 'Martina Bellini' },
        needs: [
          { sentence: 'L’abbonamento è scaduto da 3 giorni', group: 'business' },
          { sentence: '«Pesati» doveva essere fatto ieri', reason: 'overdue action', targetId: actionId, day: addDays(today, -1) },
          { sentence: 'Non si pesa da 18 giorni', group: 'nutrition' },
          { sentence: 'Ha un account da 20 giorni e non l’ha mai usato' },
        ],
      },
    ])
    expect([total, ...groups.map(({ count }) => count)]).toEqual([1, 0, 1, 0, 1])
    // the chosen group's reason comes first, and the others stay behind it
    expect(await sentences(admin, 'nutrition')).toEqual([
      'Non si pesa da 18 giorni',
      'L’abbonamento è scaduto da 3 giorni',
      '«Pesati» doveva essere fatto ieri',
      'Ha un account da 20 giorni e non l’ha mai usato',
    ])
    await set(sql`subscription_end = ${addDays(today, 1)}`)
    await database.withWorkspace(workspaceId, 'write', db => db.run(markAllSeen))
    expect(await sentences(admin)).toEqual(['«Pesati» doveva essere fatto ieri', 'L’abbonamento scade domani', 'Non si pesa da 18 giorni'])
    // an inactive client needs no attention
    await set(sql`status = 'inactive'`)
    expect(await sentences(admin)).toEqual([])
  })

  test('who has missed five workouts comes before somebody who weighs in two days late, and a question before both', async () => {
    const { coach, admin, id, workspaceId, ...team } = await scene()
    const lonely = await lonelyClientOf(house, { workspaceId, coach, admin, ...team })
    await lateAction(admin, lonely)
    await database.withWorkspace(workspaceId, 'write', async db => {
      await db.run(sql`update client_actions set due_day = ${addDays(today, -2)}`)
      await db.run(sql`
        insert into workout_days (client_id, day, planned, dated) select ${id}, ${today}::date - n, 1, 1 from generate_series(1, 5) n`)
    })
    const queue = async () => (await as(admin).call(listAttention, {})).attention.map(({ client, needs }) => [client.id, needs[0]?.reason])
    expect(await queue()).toEqual([
      [id, 'missed twice'],
      [lonely, 'overdue action'],
    ])
    await database.withWorkspace(workspaceId, 'write', db => db.run(sql`delete from workout_days where day < ${today}::date - 1`))
    expect(await queue()).toEqual([[lonely, 'overdue action']])
  })

  test('the inbox has the clients of whom something is new, by the worst of all their reasons', async () => {
    const { admin, team, client, clientId, say, anotherClient } = await chatSceneOf(house)
    const otherId = await anotherClient()
    await lateAction(team.coach, clientId)
    await lateAction(admin, otherId)
    const inbox = () => as(admin).call(listAttention, { view: 'unseen' })
    expect(await inbox()).toMatchObject({ attention: [], total: 0, unseen: 0 })
    await say(client, 'Posso spostare la seduta?')
    const { attention, total, unseen, groups } = await inbox()
    expect(attention).toMatchObject([
      {
        client: { id: clientId },
        needs: [
          { reason: 'waiting for answer', isUnseen: true },
          { reason: 'overdue action', isUnseen: false },
        ],
      },
    ])
    expect([total, unseen, ...groups.map(({ count }) => count)]).toEqual([1, 1, 0, 0, 1, 0])
    expect((await as(admin).call(listAttention, {})).total).toBe(2)
    const message = { id: clientId, reason: 'waiting for answer', targetId: attention[0]?.needs[0]?.targetId ?? null }
    await as(admin).call(seeAttention, { ...message, isSeen: true })
    expect(await inbox()).toMatchObject({ attention: [], unseen: 0 })
    await as(admin).call(seeAttention, { ...message, isSeen: false })
    expect(await inbox()).toMatchObject({ total: 1, unseen: 1 })
  })

  test('includes an invitation that nobody opened', async () => {
    const { admin, set, ...team } = await scene()
    const lonely = await lonelyClientOf(house, { ...team, admin })
    await set(sql`invited_at = now() - interval '6 days'`, lonely)
    expect(await sentences(admin)).toEqual([])
    await set(sql`invited_at = now() - interval '9 days'`, lonely)
    expect(await sentences(admin)).toEqual(['Non ha ancora accettato l’invito di 9 giorni fa'])
    // only members who reach the client read this
    expect(await sentences(team.coach)).toEqual([])
  })

  test('includes a weight that moves the wrong way, but none that stays the same', async () => {
    const { coach, id } = await scene()
    await as(coach).call(addWeights, { id, weights: [21, 14, 7, 0].map(ago => ({ day: addDays(today, -ago), kg: 80 - ago / 21 })) })
    expect(await sentences(coach)).toEqual([])
    await as(coach).call(updateClientMetric, { id, metricId: 'weight', target: 74 })
    expect(await sentences(coach)).toEqual(['Il peso si allontana dall’obiettivo: +0,33\u00a0kg a settimana'])
    await as(coach).call(updateClientMetric, { id, metricId: 'weight', target: 84 })
    expect(await sentences(coach)).toEqual([])
  })

  test('knows no direction of a weight by two days alone', async () => {
    const { coach, id } = await scene()
    await as(coach).call(updateClientMetric, { id, metricId: 'weight', target: 74 })
    await as(coach).call(addWeights, { id, weights: [14, 0, 0].map((ago, at) => ({ day: addDays(today, -ago), kg: 79 + at / 2 })) })
    expect(await sentences(coach)).toEqual([])
    await as(coach).call(addWeights, { id, weights: [{ day: addDays(today, -7), kg: 79.5 }] })
    expect(await sentences(coach)).toHaveLength(1)
  })
})

describe('what is snoozed or dismissed', () => {
  test('a client comes back on the day, or at once for something new; colleagues still see them', async () => {
    const { coach, admin, id } = await scene()
    await lateAction(coach, id)
    const { pressId } = await as(coach).call(snoozeAttention, { id, days: 3, reasons: ['overdue action'] })
    expect(await as(coach).call(listAttention, {})).toMatchObject({ attention: [], total: 0, snoozed: 1 })
    expect(await as(admin).call(listAttention, {})).toMatchObject({ total: 1, snoozed: 0 })
    const second = await lateAction(coach, id)
    expect((await as(coach).call(listAttention, {})).attention[0]?.needs.map(({ targetId }) => targetId)).toEqual([second])
    await as(coach).call(restoreAttention, { id: pressId })
    expect((await as(coach).call(listAttention, {})).attention[0]?.needs).toHaveLength(2)
    expect((await as(coach).ask(restoreAttention, { id: pressId })).status).toBe(404)

    await as(coach).call(snoozeAttention, { id, days: 1, reasons: ['overdue action'] })
    expect(await sentencesFor(coach)).toEqual([])
    await setUntil(coach, today)
    expect(await sentencesFor(coach)).toHaveLength(2)
    await as(coach).call(snoozeAttention, { id, days: 7, reasons: ['overdue action'] })
    await as(coach).call(restoreSnoozed, {})
    expect(await sentencesFor(coach)).toHaveLength(2)
  })

  test('a dismissed reason stays away until it arises anew', async () => {
    const { coach, id, set } = await scene()
    const ends = (day: string) => set(sql`subscription_end = ${day}, subscription_source = 'manual'`)
    await ends(addDays(today, -2))
    await lateAction(coach, id)
    await as(coach).call(dismissAttention, { id, reason: 'subscription expired', targetId: null })
    // the reason behind it is the client's now
    expect(await sentencesFor(coach)).toEqual(['«Pesati» doveva essere fatto ieri'])
    expect(await as(coach).call(listAttention, {})).toMatchObject({ total: 1, snoozed: 0 })
    await as(coach).call(restoreSnoozed, {})
    expect(await sentencesFor(coach)).toHaveLength(1)
    await ends(addDays(today, -1))
    expect(await sentencesFor(coach)).toEqual(['L’abbonamento è scaduto ieri', '«Pesati» doveva essere fatto ieri'])
  })

  test('a weight that was judged harmless is not shown again with each new weight', async () => {
    const { coach, id } = await scene()
    await as(coach).call(addWeights, { id, weights: [21, 14, 7, 1].map(ago => ({ day: addDays(today, -ago), kg: 80 - ago / 21 })) })
    await as(coach).call(updateClientMetric, { id, metricId: 'weight', target: 74 })
    expect(await sentencesFor(coach)).toHaveLength(1)
    await as(coach).call(dismissAttention, { id, reason: 'weight against goal', targetId: null })
    await as(coach).call(addWeights, { id, weights: [{ day: today, kg: 80.5 }] })
    expect(await sentencesFor(coach)).toEqual([])
    await as(coach).call(updateClientMetric, { id, metricId: 'weight', target: 72 })
    expect(await sentencesFor(coach)).toHaveLength(1)
  })

  const setUntil = ({ workspaceId, membershipId }: Awaited<ReturnType<typeof scene>>['coach'], day: string) =>
    database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`update attention_marks set until = ${day} where membership_id = ${membershipId}`),
    )
})

describe('graphs', () => {
  test('count one’s own clients by month, and the active ones by week', async () => {
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
    // somebody who was deactivated is not among those to look after
    expect(all.activity).toEqual([21, 14, 7, 0].map(ago => ({ day: addDays(today, -ago), clients: ago > 7 ? 0 : 1 })))
    expect(all.quiet).toEqual({ clients: [], total: 0 })
    const own = await as(team.coach).call(getGraphs, {})
    expect([own.clients.total, own.growth.length, own.activity.length, own.activity.at(-1)?.clients]).toEqual([1, 12, 12, 1])
    expect((await as(team.client).call(getGraphs, {})).clients.total).toBe(1)
  })

  test('name those who were active the week before and are not any more', async () => {
    const { coach, id } = await scene()
    await as(coach).call(addWeights, { id, weights: [{ day: addDays(today, -7), kg: 70 }] })
    const { activity, quiet } = await as(coach).call(getGraphs, { weeks: 2 })
    expect(activity.map(({ clients }) => clients)).toEqual([1, 0])
    expect(quiet).toMatchObject({ clients: [{ id, name: 'Martina Bellini' }], total: 1 })
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
    // the factory only reads the workspace and the admin of the team
    const lonely = await lonelyClientOf(house, { workspaceId, admin } as Parameters<typeof lonelyClientOf>[1])
    expect((await listDoneSteps()).toSorted()).toEqual(['client', 'team'])
    await as(admin).call(addWeights, { id: lonely, weights: [{ day: today, kg: 80 }] })
    await as(admin).call(createClientAction, { id: lonely, kind: 'weigh in', dueDay: today })
    expect((await listDoneSteps()).toSorted()).toEqual(['client', 'contact', 'record', 'team'])
    await as(admin).call(createProgram, { title: 'Base', example: 'at home' })
    await as(admin).call(createMealPlan, { title: 'Base', example: 'vegetarian 1500' })
    await as(admin).call(createVisit, { clientId: lonely })
    expect((await listDoneSteps()).toSorted()).toEqual(['client', 'contact', 'meal plan', 'program', 'record', 'team', 'visit'])
  })
})

describe('the sample client', () => {
  test('has something to show, and is counted nowhere', async () => {
    const { admin, coach } = await given.team()
    const places = async () => (await as(admin).call(checkPlan, {})).active_clients
    const before = await places()
    const { id } = await as(admin).call(createSampleClient, {})
    expect((await as(admin).call(createSampleClient, {})).id).toBe(id)
    expect((await as(admin).call(listWeights, { id })).total).toBeGreaterThan(8)
    expect((await as(admin).call(listClientActions, { clientId: id })).userClientActions).toHaveLength(2)
    expect(await places()).toBe(before)
    expect((await as(admin).call(getGraphs, {})).clients.total).toBe(0)
    const { steps, sampleId } = await as(admin).call(getChecklist, {})
    expect([sampleId, ...steps.filter(({ isDone }) => isDone).map(({ step }) => step)]).toEqual([id, 'team'])
    expect((await as(coach).ask(createSampleClient, {})).status).toBe(403)
    expect((await as(coach).ask(deleteSampleClient, {})).status).toBe(403)
  })

  test('gets no mails, and is erased for good', async () => {
    const { admin } = await given.team()
    const { id } = await as(admin).call(createSampleClient, {})
    const { updatedAt } = await as(admin).call(getClientDetail, { id })
    expect((await as(admin).ask(updateClient, { id, updatedAt, email: 'giulia@example.com' })).status).toBe(422)
    expect((await as(admin).ask(resendInvitation, { id })).status).toBe(422)
    await as(admin).call(deleteSampleClient, {})
    expect((await as(admin).ask(getClientDetail, { id })).status).toBe(404)
    expect((await as(admin).call(getChecklist, {})).sampleId).toBeNull()
  })
})

describe('narrowed to one collaborator', () => {
  const countsFor = async (person: Parameters<typeof as>[0], collaboratorId: string | undefined) => {
    const of = collaboratorId === undefined ? {} : { collaboratorId }
    return {
      attention: (await as(person).call(listAttention, of)).attention.map(({ client }) => client.id),
      total: (await as(person).call(getGraphs, of)).clients.total,
      active: (await as(person).call(getGraphs, of)).activity.at(-1)?.clients,
      photos: (await as(person).call(getLastProgresses, of)).progresses.map(({ client }) => client.id),
      expiring: (await as(person).call(listExpiringSubscriptions, of)).clients.map(({ id }) => id),
      actions: (await as(person).call(listClientActions, of)).userClientActions.map(({ client }) => client.id),
    }
  }

  test('an admin sees the clients of that one, and nothing of the others', async () => {
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
    expect([all.total, all.active, all.photos.length, all.expiring.length, all.actions.length]).toEqual([2, 2, 2, 2, 2])
    const own = { attention: [id], total: 1, active: 1, photos: [id], expiring: [id], actions: [id] }
    expect(await countsFor(admin, coach.membershipId)).toEqual(own)
    // the collaborator's own view shows the same
    expect(await countsFor(coach, undefined)).toEqual(own)
    expect(await countsFor(coach, coach.membershipId)).toEqual(own)
  })

  test('for somebody who is none, or whom the asker may not ask for, there is nothing', async () => {
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
  test('has their day, their progress and their people', async () => {
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

  test('tells the number of tasks, also if it is more than are sent', async () => {
    const { workspaceId, coach, client, id } = await scene()
    await database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`
      insert into client_actions (id, client_id, kind, title, body, start_day, due_day, repetition, is_mailed, author_id)
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

  test('is not for anybody else', async () => {
    const { coach } = await scene()
    expect((await as(coach).ask(getOwnHome, {})).status).toBe(403)
  })
})
