import { createClientPause, deleteClientPause } from '@allenio/contract/clients'
import { dismissAttention, listAttention } from '@allenio/contract/home'
import { listReminders } from '@allenio/contract/reminders'
import { endProgramUser, listExpiringPrograms, updateProgramUser, updateProgramSettings } from '@allenio/contract/programs'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { clientOf, testHouse, type TestMember } from '#testing'
import { expect, test } from 'vitest'
import { programOf, programUserOf } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()

async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const program = await programOf(house, team)
  const assigned = (startDay: string, lastDay: string) => programUserOf(house, team, { clientId, program, startDay, lastDay })
  const listOf = async (member: TestMember) =>
    (await as(member).call(listAttention, {})).attention.flatMap(({ needs }) => needs.map(({ reason, sentence }) => [reason, sentence]))
  const sentencesOf = async (member: TestMember = team.coach) =>
    (await listOf(member)).filter(([reason]) => reason === 'program ending' || reason === 'nothing follows').map(([, sentence]) => sentence)
  const within = (statement: ReturnType<typeof sql>) => database.withWorkspace(team.workspaceId, 'write', db => db.run(statement))
  return { team, clientId, assigned, sentencesOf, within }
}

test('a program that ends with nothing behind it is a reason, within the days of the settings, for those who view workouts', async () => {
  const { team, clientId, assigned, sentencesOf } = await scene()
  const id = await assigned(addDays(today, -10), addDays(today, 5))
  expect(await sentencesOf()).toEqual(['«Forza base» finisce tra 5 giorni e dopo non c’è niente'])
  expect(await sentencesOf(team.nutritionist)).toEqual([])
  await as(team.admin).call(updateProgramSettings, { expiryDays: 3 })
  expect(await sentencesOf()).toEqual([])
  await as(team.admin).call(updateProgramSettings, { expiryDays: 7 })
  const pause = { id: clientId, pauseId: newId() }
  await as(team.coach).call(updateProgramUser, { id, lastDay: addDays(today, 5) })
  await as(team.coach).call(createClientPause, { ...pause, from: today, until: addDays(today, 1) })
  expect(await sentencesOf()).toEqual([])
  await as(team.coach).call(deleteClientPause, pause)
  await as(team.coach).call(updateProgramUser, { id, lastDay: today })
  expect(await sentencesOf()).toEqual(['«Forza base» finisce oggi e dopo non c’è niente'])
  await assigned(addDays(today, 2), addDays(today, 30))
  expect(await sentencesOf()).toEqual([])
  expect((await as(team.coach).call(listExpiringPrograms, {})).expiring).toEqual([])
})

test('whoever is left without a program stands there for two weeks, or until somebody dismisses it', async () => {
  const { team, clientId, assigned, sentencesOf, within } = await scene()
  const id = await assigned(addDays(today, -40), addDays(today, -14))
  expect(await sentencesOf()).toEqual(['«Forza base» è finito 14 giorni fa: non ha un programma'])
  await within(sql`update program_users set last_day = ${addDays(today, -15)} where id = ${id}`)
  expect(await sentencesOf()).toEqual([])
  const last = await assigned(addDays(today, -12), addDays(today, -1))
  expect(await sentencesOf()).toEqual(['«Forza base» è finito ieri: non ha un programma'])
  await as(team.coach).call(dismissAttention, { id: clientId, reason: 'nothing follows', targetId: last })
  expect(await sentencesOf()).toEqual([])
  expect(await sentencesOf(team.admin)).toHaveLength(1)
  await assigned(addDays(today, 20), addDays(today, 30))
  expect(await sentencesOf(team.admin)).toEqual([])
})

test('a program that was ended by hand leaves somebody without one, an assignment that was taken back does not', async () => {
  const { team, assigned, sentencesOf, within } = await scene()
  const mistake = await assigned(today, addDays(today, 30))
  await as(team.coach).call(endProgramUser, { id: mistake })
  expect(await sentencesOf()).toEqual([])
  const id = await assigned(addDays(today, -3), addDays(today, 30))
  await within(sql`update program_users set created_at = now() - interval '3 days' where id = ${id}`)
  await as(team.coach).call(endProgramUser, { id })
  expect(await sentencesOf()).toEqual(['«Forza base» è finito oggi: non ha un programma'])
})

test('the agenda has the ends of programs, but not of those that were ended before', async () => {
  const { team, assigned } = await scene()
  await assigned(addDays(today, -10), addDays(today, 5))
  const ended = await assigned(addDays(today, 6), addDays(today, 20))
  await as(team.coach).call(endProgramUser, { id: ended })
  const { agenda } = await as(team.coach).call(listReminders, { from: today, to: addDays(today, 30) })
  expect(agenda.filter(({ layer }) => layer === 'programs').map(({ day, title }) => [day, title])).toEqual([
    [addDays(today, 5), 'Finisce «Forza base»'],
  ])
})
