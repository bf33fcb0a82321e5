import type { Repetition } from '@allenio/contract/repetition'
import { listClients } from '@allenio/contract/clients'
import { checkInAdherenceDays, listCheckInMarks } from '@allenio/contract/surveys'
import { addDays } from '@allenio/domain/days'
import { firstDue } from '@allenio/domain/repetition'
import { newId } from '@allenio/domain/ids'
import { checkInDays } from '@allenio/domain/surveys'
import { sql, type WorkspaceDb } from '#platform/db'
import { testHouse } from '#testing'
import { expect, test } from 'vitest'
import { answerOf, assignedOf, today } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house

const weekly = (every: number, ...days: number[]): Repetition => ({ kind: 'weekly', every, days })

test('the database counts the check-ins of each repetition as the domain does', async () => {
  const team = await given.team()
  const { assignmentId, clientId } = await assignedOf(house, team)
  const repetitions: Repetition[] = [
    { kind: 'daily' },
    { kind: 'once' },
    weekly(1, 1),
    weekly(1, 3, 7),
    weekly(2, 5),
    weekly(3, 2, 6),
    { kind: 'monthly', every: 1 },
    { kind: 'monthly', every: 2 },
  ]
  const until = [null, addDays(today, -10)]
  for (const repetition of repetitions)
    for (const daysAgo of [1, 30, 31, 59, 60, 61, 62, 120])
      for (const untilDay of until) {
        const startDay = firstDue(repetition, addDays(today, -daysAgo))
        await database.withWorkspace(team.workspaceId, 'write', db =>
          db.run(sql`
            update client_actions set start_day = ${startDay}, repetition = ${JSON.stringify(repetition)}, until_day = ${untilDay}
            where id = ${assignmentId}`),
        )
        const plan = { startDay, repetition, untilDay, opensHoursBefore: 0, timeZone: 'Europe/Rome', pauses: [] }
        const due = checkInDays(plan, { from: addDays(today, 1 - checkInAdherenceDays), to: addDays(today, -1) }).length
        const { marks } = await as(team.coach).call(listCheckInMarks, { clientId })
        expect({ repetition, startDay, untilDay, due: marks[0]?.due ?? 0 }).toEqual({ repetition, startDay, untilDay, due })
      }
})

test('days of a pause are not due', async () => {
  const team = await given.team()
  const { assignmentId, clientId } = await assignedOf(house, team)
  const setStart = (db: WorkspaceDb) =>
    db.run(sql`update client_actions set start_day = ${addDays(today, -10)}, repetition = '{"kind":"daily"}' where id = ${assignmentId}`)
  await database.withWorkspace(team.workspaceId, 'write', setStart)
  const due = async () => (await as(team.coach).call(listCheckInMarks, { clientId })).marks[0]?.due
  expect(await due()).toBe(10)
  const pause = { clientId, id: newId(), from: addDays(today, -8), until: addDays(today, -4) }
  await database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(
      sql`insert into client_pauses (id, client_id, from_day, until_day) values (${pause.id}, ${clientId}, ${pause.from}, ${pause.until})`,
    ),
  )
  expect(await due()).toBe(5)
})

test('clients are listed by their check-ins: whoever answered is good, and nobody knows of a survey that is kept', async () => {
  const team = await given.team()
  const { clientId } = await answerOf(house, team)
  const listed = async (checkIns: 'good' | 'none') => (await as(team.coach).call(listClients, { checkIns, sort: '-checkIns' })).clients
  expect((await listed('good')).map(({ id }) => id)).toEqual([clientId])
  expect(await as(team.coach).call(listCheckInMarks, { clientId })).toEqual({
    marks: [{ clientId, percent: 100, level: 'good', due: 1, answered: 1 }],
  })
  await database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`update surveys set reader = 'coach'`))
  expect(await as(team.coach).call(listCheckInMarks, { clientId })).toEqual({ marks: [] })
  expect((await listed('none')).map(({ id }) => id)).toContain(clientId)
})
