import {
  completeOwnAction,
  deleteClientAction,
  listOwnActions,
  undeleteClientAction,
  updateClientAction,
} from '@allenio/contract/client-actions'
import { createClientPause, deleteClientPause, listClients, updateClientPause } from '@allenio/contract/clients'
import { listNotifications } from '@allenio/contract/notifications'
import {
  archiveSurvey,
  assignSurvey,
  deleteUserSurvey,
  getSurveyForAssign,
  listClientsForSurvey,
  listOwnSurveys,
  listSurveyAssignments,
  postponeSurvey,
  undoAssignSurvey,
  undoDeleteUserSurvey,
} from '@allenio/contract/surveys'
import { addDays, weekdayOf } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { notifyClientAccess } from '#areas/clients'
import { sql } from '#platform/db'
import { clientOf, testHouse, type TestTeam } from '#testing'
import { expect, test } from 'vitest'
import { enqueueReminders } from './reminders.ts'
import { answerOf, assignedOf, refusal, surveyOf, today } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house

const weekly = (startDay = today) => ({ startDay, repetition: { kind: 'weekly' as const, every: 1, days: [weekdayOf(startDay)] } })

const assigned = async (team: TestTeam, id: string) => (await as(team.coach).call(listSurveyAssignments, { id })).assignedClients

test('an assigned survey is a task of the client, made once however often it is sent', async () => {
  const team = await given.team()
  const { id } = await surveyOf(house, team)
  const clientId = await clientOf(house, team)
  const input = { id, clients: [{ clientId, assignmentId: newId(), ...weekly() }], message: 'Ogni domenica' }
  await as(team.coach).call(assignSurvey, input)
  await as(team.coach).call(assignSurvey, input)
  expect(await assigned(team, id)).toMatchObject([{ client: { id: clientId }, dueDay: today, message: 'Ogni domenica', missed: 0 }])
  const { actions } = await as(team.client).call(listOwnActions, {})
  expect(actions).toMatchObject([{ kind: 'survey', title: 'Check-in', dueDay: today }])
  const { surveys } = await as(team.client).call(listOwnSurveys, {})
  expect(surveys).toMatchObject([{ surveyId: id, isOpen: true, dueDay: today, number: 1 }])
})

test('a client has a survey once, whoever assigns it a second time; after its end it can be assigned again', async () => {
  const team = await given.team()
  const { id } = await surveyOf(house, team)
  const clientId = await clientOf(house, team)
  const assign = (assignmentId: string) => as(team.coach).call(assignSurvey, { id, clients: [{ clientId, assignmentId, ...weekly() }] })
  const both = await Promise.allSettled([assign(newId()), assign(newId())])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(assign(newId())).rejects.toMatchObject(refusal('survey had already'))
  const [only] = await assigned(team, id)
  const ended = { id, assignmentId: only?.id ?? '' }
  await as(team.coach).call(deleteUserSurvey, ended)
  await assign(newId())
  await expect(as(team.coach).call(undoDeleteUserSurvey, ended)).rejects.toMatchObject(refusal('survey had already'))
})

test('the task is neither ticked nor moved by hand; deleting it ends the assignment, and ending that takes it away', async () => {
  const team = await given.team()
  const { id, assignmentId } = await assignedOf(house, team)
  const [byClient, byCoach] = [as(team.client), as(team.coach)]
  await expect(byClient.call(completeOwnAction, { id: assignmentId, completionId: newId(), dueDay: today })).rejects.toMatchObject(
    refusal('survey action'),
  )
  await expect(byCoach.call(updateClientAction, { id: assignmentId, kind: 'other', title: 'x', dueDay: today })).rejects.toMatchObject(
    refusal('survey action'),
  )
  await byCoach.call(deleteClientAction, { id: assignmentId })
  expect(await assigned(team, id)).toMatchObject([{ endedAt: expect.any(String), dueDay: null }])
  await byCoach.call(undeleteClientAction, { id: assignmentId })
  expect(await assigned(team, id)).toMatchObject([{ endedAt: null }])
  await byCoach.call(deleteUserSurvey, { id, assignmentId })
  expect((await byClient.call(listOwnActions, {})).actions).toEqual([])
  await byCoach.call(undoDeleteUserSurvey, { id, assignmentId })
  expect((await byClient.call(listOwnActions, {})).actions).toHaveLength(1)
})

test('whoever changes the terms changes the task with its words', async () => {
  const team = await given.team()
  const { id, clientId, assignmentId } = await assignedOf(house, team)
  const terms = {
    startDay: today,
    repetition: { kind: 'daily' as const },
    untilDay: addDays(today, 3),
    opensHoursBefore: 2,
    reminderHour: null,
  }
  await as(team.coach).call(assignSurvey, { id, clients: [{ clientId, assignmentId, ...terms }], message: 'Ogni sera' })
  expect(await assigned(team, id)).toMatchObject([{ id: assignmentId, ...terms, message: 'Ogni sera' }])
  expect((await as(team.client).call(listOwnActions, {})).actions).toMatchObject([{ id: assignmentId, text: 'Ogni sera' }])
})

test('all are asked or none: a draft, an archived survey, an inactive client and a stranger refuse everything', async () => {
  const team = await given.team()
  const { coach } = team
  const other = await given.team()
  const { id } = await surveyOf(house, team)
  const draft = await surveyOf(house, team, { isDraft: true })
  const clientId = await clientOf(house, team)
  const stranger = await clientOf(house, other)
  const ask = (survey: string, clients: readonly string[], terms = weekly()) =>
    as(coach).call(assignSurvey, { id: survey, clients: clients.map(each => ({ clientId: each, assignmentId: newId(), ...terms })) })
  await expect(ask(draft.id, [clientId])).rejects.toMatchObject(refusal('survey draft'))
  await expect(ask(id, [clientId, stranger])).rejects.toMatchObject(refusal('not found'))
  await expect(ask(id, [clientId], weekly(addDays(today, -7)))).rejects.toMatchObject(refusal('due before today'))
  await as(coach).call(archiveSurvey, { id, isArchived: true })
  await expect(ask(id, [clientId])).rejects.toMatchObject(refusal('survey archived'))
  await as(coach).call(archiveSurvey, { id, isArchived: false })
  await database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`update clients set status = 'inactive' where id = ${clientId}`))
  await expect(ask(id, [clientId])).rejects.toMatchObject(refusal('survey client inactive'))
  expect(await assigned(team, id)).toEqual([])
})

test('what was just assigned is undone as if it had never been; what was answered ends', async () => {
  const team = await given.team()
  const { coach } = team
  const fresh = await assignedOf(house, team)
  await as(coach).call(undoAssignSurvey, { id: fresh.id, assignmentIds: [fresh.assignmentId] })
  expect(await assigned(team, fresh.id)).toEqual([])
  const other = await given.team()
  const answered = await answerOf(house, other)
  await as(other.coach).call(undoAssignSurvey, { id: answered.id, assignmentIds: [answered.assignmentId] })
  expect(await assigned(other, answered.id)).toMatchObject([{ endedAt: expect.any(String), answered: 1 }])
})

test('whoever assigns sees who has what, and how many check-ins each weekday brings', async () => {
  const team = await given.team()
  const { coach } = team
  const { id, clientId } = await assignedOf(house, team)
  const another = await surveyOf(house, team, { cells: { name: 'Altro' } })
  const { clients } = await as(coach).call(listClientsForSurvey, { id: another.id })
  expect(clients).toMatchObject([{ id: clientId, isAssigned: false, hasAccount: true, others: [{ surveyId: id, dueDay: today }] }])
  const { weekdays } = await as(coach).call(getSurveyForAssign, { id: another.id })
  expect(weekdays).toEqual([1, 1, 1, 1, 1, 1, 1])
})

test('several welcomes come in the order in which they were made', async () => {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const names = ['Dati', 'Abitudini', 'Obiettivi', 'Consensi', 'Bisogni']
  for (const name of names) await surveyOf(house, team, { cells: { name, type: 'WELCOME', welcomeFor: 'everybody' } })
  await database.withSystem('write', async db => {
    await db.run(sql`update clients set registered_at = now() where id = ${clientId}`)
    await notifyClientAccess(db, { workspaceId: team.workspaceId, clientIds: [clientId] })
  })
  expect((await as(team.client).call(listOwnSurveys, {})).surveys.map(({ name }) => name)).toEqual(names)
})

test('a client who comes in for the first time is asked the surveys that welcome them, and nobody else is', async () => {
  const team = await given.team()
  const { workspaceId } = team
  const welcome = await surveyOf(house, team, { cells: { name: 'Benvenuto', type: 'WELCOME', welcomeFor: 'everybody' } })
  await surveyOf(house, team, { cells: { name: 'Per nessuno', type: 'WELCOME' } })
  const clientId = await clientOf(house, team)
  expect((await as(team.client).call(listOwnSurveys, {})).surveys).toEqual([])
  const enter = () =>
    // as whoever accepts an invitation, who is not in the business yet
    database.withSystem('write', async db => {
      await db.run(sql`update clients set registered_at = coalesce(registered_at, now()) where id = ${clientId}`)
      await notifyClientAccess(db, { workspaceId, clientIds: [clientId] })
    })
  await database.withWorkspace(workspaceId, 'write', db => db.run(sql`update clients set registered_at = null where id = ${clientId}`))
  await enter()
  await enter()
  const { surveys } = await as(team.client).call(listOwnSurveys, {})
  expect(surveys).toMatchObject([{ surveyId: welcome.id, type: 'WELCOME', isOpen: true, opensAtEntry: true }])
  // put off, it is a task like others and does not open by itself again
  await as(team.client).call(postponeSurvey, { id: surveys[0]?.assignmentId ?? '' })
  const later = await as(team.client).call(listOwnSurveys, {})
  expect(later.surveys).toMatchObject([{ surveyId: welcome.id, isOpen: true, opensAtEntry: false }])
  expect((await as(team.client).call(listOwnActions, {})).actions).toMatchObject([{ kind: 'survey', dueDay: today }])
})

test('a pause of the client leaves out the check-ins of its days, and their task agrees', async () => {
  const team = await given.team()
  const { id, clientId } = await assignedOf(house, team)
  const byCoach = as(team.coach)
  const stateOf = async () => {
    const [survey] = (await as(team.client).call(listOwnSurveys, {})).surveys
    const [action] = (await as(team.client).call(listOwnActions, {})).actions
    const [assignment] = await assigned(team, id)
    return [survey?.isOpen, survey?.dueDay, action?.dueDay, assignment?.dueDay]
  }
  const weekdays = async () => (await byCoach.call(getSurveyForAssign, { id })).weekdays.reduce((sum, count) => sum + count, 0)
  expect([await stateOf(), await weekdays()]).toEqual([[true, today, today, today], 7])
  const pause = { id: clientId, pauseId: newId() }
  await byCoach.call(createClientPause, { ...pause, from: today, until: addDays(today, 4) })
  const next = addDays(today, 5)
  expect([await stateOf(), await weekdays()]).toEqual([[false, next, next, next], 2])
  await byCoach.call(updateClientPause, { ...pause, until: null })
  expect([await stateOf(), await weekdays()]).toEqual([[false, null, today, null], 0])
  expect((await as(team.client).call(listOwnActions, {})).actions).toMatchObject([{ isPaused: true }])
  await byCoach.call(deleteClientPause, pause)
  expect(await stateOf()).toEqual([true, today, today, today])
})

test('a client is reminded at the hour of their own clock, once, unless they have answered or rest', async () => {
  const [waiting, answered, resting, later] = [await given.team(), await given.team(), await given.team(), await given.team()]
  for (const team of [waiting, resting, later]) await assignedOf(house, team)
  await answerOf(house, answered)
  const { clients } = await as(resting.coach).call(listClients, {})
  await as(resting.coach).call(createClientPause, { id: clients[0]?.id ?? '', pauseId: newId(), from: today, until: null })
  const atHour = ({ workspaceId }: TestTeam, hours: number) =>
    database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`
        update survey_assignments u set reminder_hour = (extract(hour from now() at time zone c.time_zone)::integer + ${hours}::int) % 24
        from clients c where c.id = u.client_id`),
    )
  for (const team of [waiting, answered, resting]) await atHour(team, 0)
  await atHour(later, 1)
  const remindersOf = async ({ client }: TestTeam) =>
    (await as(client).call(listNotifications, {})).notifications.filter(({ kind }) => kind === 'survey reminder')
  for (let nth = 0; nth < 2; nth += 1) {
    await enqueueReminders(database)
    await expect.poll(() => remindersOf(waiting), { timeout: 15_000 }).toMatchObject([{ title: 'Oggi: Check-in', link: '/surveys' }])
  }
  for (const team of [answered, resting, later]) expect(await remindersOf(team)).toEqual([])
})
