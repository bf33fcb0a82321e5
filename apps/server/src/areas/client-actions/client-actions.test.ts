import {
  actionLimits,
  completeClientAction,
  completeOwnAction,
  createClientAction,
  deleteClientAction,
  getClientAction,
  listClientActions,
  listOwnActions,
  undeleteClientAction,
  updateClientAction,
} from '@allenio/contract/client-actions'
import { addOwnProgress } from '@allenio/contract/progress'
import { addOwnWeight, addWeights } from '@allenio/contract/weights'
import { addDays, addMonths, romeDay, weekdayOf } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { clientOf, lonelyClientOf, mailboxOf, testHouse, uploadOf } from '#testing'
import { describe, expect, test } from 'vitest'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()
const task = { kind: 'other' as const, title: 'Prenota la visita', dueDay: today }

async function scene() {
  const team = await given.team()
  return { ...team, id: await clientOf(house, team) }
}

/** Moves the action's start so many days into the past. */
const backdate = (workspaceId: string, id: string, days: number) =>
  database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`
  update client_actions set start_day = start_day - ${days}::int, due_day = due_day - ${days}::int where id = ${id}`),
  )

const completionOf = (dueDay: string, answer = '') => ({ completionId: newId(), dueDay, answer })

describe('asking', () => {
  test('a client for something once', async () => {
    const { coach, client, id } = await scene()
    const action = await as(coach).call(createClientAction, {
      id,
      kind: 'read',
      title: 'Leggi',
      text: 'Come scaldarsi.',
      dueDay: addDays(today, 2),
    })
    expect(action).toMatchObject({
      state: 'open',
      repetition: { kind: 'once' },
      client: { id, name: 'Martina Bellini' },
      missed: 0,
      addedBy: 'Giulia Marchetti',
      completions: [],
    })
    expect((await as(client).call(listOwnActions, {})).actions).toMatchObject([{ id: action.id, text: 'Come scaldarsi.', isToday: false }])
  })

  test.each([
    [{ kind: 'read', text: '' }, 'text needed', 'text'],
    [{ kind: 'answer', text: '' }, 'text needed', 'text'],
    [{ kind: 'other', title: '', text: '' }, 'text needed', 'title'],
    [{ dueDay: addDays(today, -1) }, 'due before today', 'dueDay'],
    [{ dueDay: addDays(addMonths(today, 36), 1) }, 'due too far', 'dueDay'],
    [{ untilDay: addDays(today, -1) }, 'until before due', 'untilDay'],
    [
      { repetition: { kind: 'weekly', every: 1, days: [weekdayOf(addDays(today, 3))] }, untilDay: addDays(today, 2) },
      'until before due',
      'untilDay',
    ],
  ])('makes sense or is refused: %o', async (fields, code, field) => {
    const { coach, id } = await scene()
    const { status, body } = await as(coach).ask(createClientAction, { id, ...task, ...fields })
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, code, [field]])
  })

  test('on weekdays begins on the first of them', async () => {
    const { coach, id } = await scene()
    const day = addDays(today, 3)
    expect(
      (await as(coach).call(createClientAction, { id, ...task, repetition: { kind: 'weekly', every: 2, days: [weekdayOf(day)] } })).dueDay,
    ).toBe(day)
  })

  test('writes to the client in their language when wanted', async () => {
    const team = await given.team()
    const english = await given.member('client', { workspaceId: team.workspaceId, locale: 'en' })
    const id = await clientOf(house, { ...team, client: english })
    await as(team.coach).call(createClientAction, { id, kind: 'weigh in', dueDay: today, isMailed: true })
    const mail = await mailboxOf(database).mailTo(english.email, /^Weigh in by /)
    expect(mail.plain).toContain('Studio Marchetti has given you a task')
  })

  test('reaches only one’s own clients', async () => {
    const team = await scene()
    const lonely = await lonelyClientOf(house, team)
    expect((await as(team.coach).ask(createClientAction, { id: lonely, ...task })).status).toBe(404)
    const action = await as(team.admin).call(createClientAction, { id: lonely, ...task, isMailed: true })
    for (const endpoint of [getClientAction, completeClientAction, deleteClientAction, undeleteClientAction]) {
      expect((await as(team.coach).ask(endpoint, { id: action.id })).status).toBe(404)
    }
    expect((await as(team.coach).ask(updateClientAction, { id: action.id, ...task })).status).toBe(404)
    expect((await as(team.client).ask(completeOwnAction, { id: action.id, ...completionOf(today) })).status).toBe(404)
    expect((await as(team.coach).call(listClientActions, {})).userClientActions).toEqual([])
    expect((await as(team.admin).call(listClientActions, {})).counts).toEqual({ open: 1, overdue: 0, done: 0 })
  })
})

describe('doing', () => {
  test('once is done once, however often the device says so', async () => {
    const { coach, client, id } = await scene()
    const action = await as(coach).call(createClientAction, { id, kind: 'answer', title: 'Come va?', text: 'Due righe.', dueDay: today })
    expect((await as(client).ask(completeOwnAction, { id: action.id, ...completionOf(today) })).body.code).toBe('answer needed')
    const completion = completionOf(today, 'Bene, grazie')
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => as(client).ask(completeOwnAction, { id: action.id, ...completion })))
    expect(answers.map(({ status, body }) => [status, body.data?.state])).toEqual(Array.from({ length: 5 }, () => [200, 'done']))
    const detail = await as(coach).call(getClientAction, { id: action.id })
    expect(detail).toMatchObject({
      state: 'done',
      completionsTotal: 1,
      completions: [{ answer: 'Bene, grazie', isByClient: true, completedBy: null, dueDay: today }],
      may: { complete: false },
    })
    expect((await as(coach).ask(completeClientAction, { id: action.id })).body.code).toBe('action done')
    expect((await as(client).call(listOwnActions, {})).actions).toEqual([])
    expect((await as(client).call(listOwnActions, { done: 'true' })).actions).toMatchObject([{ id: action.id }])
  })

  test('what repeats goes on to its next day and does not pile up', async () => {
    const { coach, client, id, workspaceId } = await scene()
    const { id: actionId } = await as(coach).call(createClientAction, { id, ...task, repetition: { kind: 'daily' } })
    await backdate(workspaceId, actionId, 4)
    const late = await as(coach).call(getClientAction, { id: actionId })
    expect(late).toMatchObject({ state: 'overdue', dueDay: addDays(today, -4), missed: 3 })
    const next = await as(client).call(completeOwnAction, { id: actionId, ...completionOf(late.dueDay) })
    expect(next).toMatchObject({ state: 'open', dueDay: addDays(today, 1), isToday: false })
    expect(await as(coach).call(getClientAction, { id: actionId })).toMatchObject({ missed: 3, completionsTotal: 1 })
    // a second completion of the same day changes nothing; a day before the start is refused
    expect(await as(client).call(completeOwnAction, { id: actionId, ...completionOf(late.dueDay) })).toMatchObject({
      dueDay: addDays(today, 1),
      completionsTotal: 1,
    })
    expect((await as(client).ask(completeOwnAction, { id: actionId, ...completionOf(addDays(today, -9)) })).status).toBe(409)
    expect((await as(client).ask(completeOwnAction, { id: actionId, ...completionOf(addDays(today, 5)) })).status).toBe(409)
    // an action that was done offline is kept, although the schedule has passed over its day
    expect(await as(client).call(completeOwnAction, { id: actionId, ...completionOf(addDays(today, -2)) })).toMatchObject({
      dueDay: addDays(today, 1),
      completionsTotal: 2,
    })
  })

  test('a day that the repetition does not have is refused, also one that has passed', async () => {
    const { coach, client, id, workspaceId } = await scene()
    const days = [weekdayOf(today)]
    const { id: actionId } = await as(coach).call(createClientAction, { id, ...task, repetition: { kind: 'weekly', every: 1, days } })
    await backdate(workspaceId, actionId, 14)
    await as(client).call(completeOwnAction, { id: actionId, ...completionOf(addDays(today, -14)) })
    expect((await as(client).ask(completeOwnAction, { id: actionId, ...completionOf(addDays(today, -5)) })).body.code).toBe(
      'changed meanwhile',
    )
    expect((await as(client).ask(completeOwnAction, { id: actionId, ...completionOf('2030-01-01') })).body.code).toBe('changed meanwhile')
    await as(client).call(completeOwnAction, { id: actionId, ...completionOf(addDays(today, -7)) })
    expect(await as(coach).call(getClientAction, { id: actionId })).toMatchObject({ completionsTotal: 2 })
  })

  test('client and professional at once do it once', async () => {
    const { coach, client, id } = await scene()
    const { id: actionId } = await as(coach).call(createClientAction, { id, ...task })
    const [own, theirs] = await Promise.all([
      as(client).ask(completeOwnAction, { id: actionId, ...completionOf(today) }),
      as(coach).ask(completeClientAction, { id: actionId }),
    ])
    expect(own.status).toBe(200)
    expect([200, 409]).toContain(theirs.status)
    expect((await as(coach).call(getClientAction, { id: actionId })).completionsTotal).toBe(1)
  })

  test('one completion belongs to one action', async () => {
    const { coach, client, id } = await scene()
    const [one, other] = [
      await as(coach).call(createClientAction, { id, ...task }),
      await as(coach).call(createClientAction, { id, ...task }),
    ]
    const sent = completionOf(today)
    await as(client).call(completeOwnAction, { id: one.id, ...sent })
    expect((await as(client).ask(completeOwnAction, { id: other.id, ...sent })).body.code).toBe('record id taken')
  })

  test('the professional completes the time that they see, not the next one', async () => {
    const { coach, client, id } = await scene()
    const { id: actionId } = await as(coach).call(createClientAction, { id, ...task, repetition: { kind: 'daily' } })
    await as(client).call(completeOwnAction, { id: actionId, ...completionOf(today) })
    const late = await as(coach).ask(completeClientAction, { id: actionId, dueDay: today })
    expect([late.status, late.body.code]).toEqual([409, 'changed meanwhile'])
    expect(await as(coach).call(completeClientAction, { id: actionId, dueDay: addDays(today, 1) })).toMatchObject({
      dueDay: addDays(today, 2),
      completionsTotal: 2,
    })
  })

  test('every answer can be read, a page at a time', async () => {
    const { coach, id, workspaceId } = await scene()
    const { id: actionId } = await as(coach).call(createClientAction, { id, ...task, repetition: { kind: 'daily' } })
    await database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`
      insert into action_completions (id, action_id, due_day, answer, is_by_client, author_id, completed_at)
      select gen_random_uuid(), ${actionId}, ${today}::date - n, 'Giorno ' || n, false, ${coach.membershipId},
        now() - make_interval(days => n)
      from generate_series(1, ${actionLimits.shownCompletions + 3}::int) n`),
    )
    const first = await as(coach).call(getClientAction, { id: actionId })
    expect([first.completions.length, first.completions[0]?.answer, first.nextPage]).toEqual([actionLimits.shownCompletions, 'Giorno 1', 2])
    const second = await as(coach).call(getClientAction, { id: actionId, page: 2 })
    expect([second.completions.map(({ answer }) => answer), second.nextPage]).toEqual([['Giorno 201', 'Giorno 202', 'Giorno 203'], 0])
  })

  test('the last time of a repetition ends it', async () => {
    const { coach, id } = await scene()
    const { id: actionId } = await as(coach).call(createClientAction, {
      id,
      ...task,
      repetition: { kind: 'daily' },
      untilDay: addDays(today, 1),
    })
    const { status, body } = await as(coach).ask(completeClientAction, { id: actionId, answer: 'Per telefono' })
    expect([status, body.message, body.data.dueDay, body.data.completions[0].completedBy]).toEqual([
      200,
      'Fatto.',
      addDays(today, 1),
      'Giulia Marchetti',
    ])
    expect(await as(coach).call(completeClientAction, { id: actionId })).toMatchObject({ state: 'done', completionsTotal: 2 })
  })

  test('weighing in and sending photos is doing it', async () => {
    const { coach, client, id } = await scene()
    const ask = (kind: 'weigh in' | 'upload photos', dueDay = today) => as(coach).call(createClientAction, { id, kind, dueDay })
    const [weighIn, photos, later] = [await ask('weigh in'), await ask('upload photos'), await ask('weigh in', addDays(today, 1))]
    // an old weight is not what was asked for
    await as(coach).call(addWeights, { id, weights: [{ day: addDays(today, -1), kg: 65 }] })
    const stateOf = async (action: { id: string }) => (await as(coach).call(getClientAction, { id: action.id })).state
    expect(await stateOf(weighIn)).toBe('open')
    await as(client).call(addOwnWeight, { id: newId(), day: today, kg: 64 })
    await as(client).call(addOwnProgress, { id: newId(), day: today, frontUploadId: await uploadOf(client) })
    expect([await stateOf(weighIn), await stateOf(photos), await stateOf(later)]).toEqual(['done', 'done', 'open'])
  })
})

describe('changing', () => {
  test('a day that was done ahead of its time is passed over, and weights go on being saved', async () => {
    const { coach, client, id, workspaceId } = await scene()
    const next = addDays(today, 7)
    const weekly = { kind: 'weekly' as const, every: 1, days: [weekdayOf(today)] }
    const fields = { kind: 'weigh in' as const, repetition: weekly }
    const { id: actionId } = await as(coach).call(createClientAction, { id, ...fields, dueDay: next })
    // completed a week early, then rescheduled to start today
    await as(coach).call(completeClientAction, { id: actionId })
    expect(await as(coach).call(updateClientAction, { id: actionId, ...fields, dueDay: today })).toMatchObject({
      dueDay: today,
      state: 'open',
    })
    await as(client).call(addOwnWeight, { id: newId(), day: today, kg: 64 })
    expect(await as(coach).call(getClientAction, { id: actionId })).toMatchObject({ dueDay: addDays(today, 14), completionsTotal: 2 })
    // an action whose due day is completed already moves on too
    await database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`update client_actions set due_day = ${today} where id = ${actionId}`),
    )
    await as(client).call(addOwnWeight, { id: newId(), day: today, kg: 64.2 })
    expect(await as(coach).call(getClientAction, { id: actionId })).toMatchObject({ dueDay: addDays(today, 14), completionsTotal: 2 })
    await database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`update client_actions set due_day = ${today}, kind = 'other' where id = ${actionId}`),
    )
    expect(await as(client).call(completeOwnAction, { id: actionId, ...completionOf(today) })).toMatchObject({
      dueDay: addDays(today, 14),
      completionsTotal: 2,
    })
  })

  test('words leave the schedule as it is; a new schedule begins anew', async () => {
    const { coach, client, id } = await scene()
    const action = await as(coach).call(createClientAction, {
      id,
      ...task,
      repetition: { kind: 'weekly', every: 1, days: [weekdayOf(today)] },
    })
    await as(client).call(completeOwnAction, { id: action.id, ...completionOf(today) })
    const { repetition, dueDay } = await as(coach).call(getClientAction, { id: action.id })
    expect(dueDay).toBe(addDays(today, 7))
    expect(await as(coach).call(updateClientAction, { id: action.id, ...task, title: 'Altro', dueDay, repetition })).toMatchObject({
      title: 'Altro',
      dueDay,
      completionsTotal: 1,
    })
    // today was done already: the new schedule goes on after it
    expect(await as(coach).call(updateClientAction, { id: action.id, ...task, repetition: { kind: 'daily' } })).toMatchObject({
      state: 'open',
      dueDay: addDays(today, 1),
    })
    expect(await as(coach).call(updateClientAction, { id: action.id, ...task })).toMatchObject({ state: 'done' })
    expect((await as(coach).ask(updateClientAction, { id: action.id, ...task, dueDay: addDays(today, -3) })).body.code).toBe(
      'due before today',
    )
  })

  test('deleting can be undone, with its answers', async () => {
    const { coach, client, id } = await scene()
    const action = await as(coach).call(createClientAction, { id, ...task, repetition: { kind: 'daily' } })
    await as(client).call(completeOwnAction, { id: action.id, ...completionOf(today) })
    expect((await as(coach).ask(deleteClientAction, { id: action.id })).body.message).toBe('Compito eliminato.')
    expect((await as(client).ask(completeOwnAction, { id: action.id, ...completionOf(addDays(today, 1)) })).status).toBe(404)
    expect((await as(coach).ask(getClientAction, { id: action.id })).status).toBe(404)
    expect(await as(coach).call(undeleteClientAction, { id: action.id })).toMatchObject({ completionsTotal: 1 })
  })

  test('the list is of one or all, by state, what is due first', async () => {
    const { coach, id, workspaceId } = await scene()
    const late = await as(coach).call(createClientAction, { id, ...task, title: 'In ritardo' })
    await backdate(workspaceId, late.id, 5)
    await as(coach).call(createClientAction, { id, ...task, title: 'Domani', dueDay: addDays(today, 1) })
    const finished = await as(coach).call(createClientAction, { id, ...task, title: 'Fatta' })
    await as(coach).call(completeClientAction, { id: finished.id })
    const titles = async (input: object) => (await as(coach).call(listClientActions, input)).userClientActions.map(({ title }) => title)
    expect(await titles({ clientId: id })).toEqual(['In ritardo', 'Domani', 'Fatta'])
    expect([await titles({ state: 'overdue' }), await titles({ state: 'open' }), await titles({ state: 'done' })]).toEqual([
      ['In ritardo'],
      ['Domani'],
      ['Fatta'],
    ])
    expect((await as(coach).call(listClientActions, {})).counts).toEqual({ open: 1, overdue: 1, done: 1 })
  })
})

test('who asked, changed and deleted what is noted', async () => {
  const { coach, client, id, workspaceId } = await scene()
  const action = await as(coach).call(createClientAction, { id, ...task, repetition: { kind: 'daily' } })
  await as(coach).call(updateClientAction, { id: action.id, ...task, title: 'Altro', repetition: { kind: 'daily' } })
  await as(client).call(completeOwnAction, { id: action.id, ...completionOf(today) })
  await as(coach).call(completeClientAction, { id: action.id })
  await as(coach).call(deleteClientAction, { id: action.id })
  await as(coach).call(undeleteClientAction, { id: action.id })
  const deeds = await database.withWorkspace(workspaceId, 'read', db =>
    db.many<{ action: string; client_id: string }>(sql`
    select action, details ->> 'clientId' as client_id from audit_log where subject_id = ${action.id} order by id`),
  )
  expect(deeds).toEqual(
    [
      'create client action',
      'update client action',
      'complete own action',
      'complete client action',
      'delete client action',
      'undelete client action',
    ].map(action => ({ action, client_id: id })),
  )
})
