import { createExercise, deleteExercise, getExercise, getExerciseIndex, listExercises } from '@allenio/contract/exercises'
import {
  editProgram,
  cancelPublication,
  listProgramReleases,
  publishProgram,
  endProgramUser,
  deleteProgram,
} from '@allenio/contract/programs'
import { addDays, romeDay } from '@allenio/domain/days'
import { idOfSlug } from '#areas/system-exercises'
import { sql } from '#platform/db'
import { clientOf, explainWithout, lonelyClientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { eraseDeletedPrograms } from './deletion.ts'
import { batchOf, programOf, programUserOf } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house

/** A program that has an own exercise of the business in a row. */
async function scene() {
  const team = await given.team()
  const coach = as(team.coach)
  const { id } = await coach.call(createExercise, { nameIt: 'Panca dello studio' })
  const program = await programOf(house, team)
  const [rowId = ''] = program.rowIds
  const edit = (cells: object) =>
    coach.call(editProgram, { id: program.id, base: 1_000, batches: [batchOf({ kind: 'set', id: rowId, cells: { ...cells } })] })
  await edit({ exercise: { id, name: 'Panca dello studio' } })
  const replace = () => edit({ exercise: { name: 'Squat' } })
  /** The buttons of the refusal; undefined where it is deleted. */
  const deletion = async (who = team.coach) => {
    const { status, body } = await as(who).ask(deleteExercise, { id })
    expect(status).toBe(200)
    return body.success ? undefined : (body.data?.buttons ?? [])
  }
  const publish = (more: object = {}) => coach.call(publishProgram, { id: program.id, ...more })
  return { team, coach, id, program, replace, deletion, publish }
}

test('an exercise of a program is not deleted, and the refusal leads to the program', async () => {
  const { program, replace, deletion } = await scene()
  expect(await deletion()).toEqual([{ title: 'Forza base', redirect: `/programs/${program.id}/manage` }])
  await replace()
  expect(await deletion()).toBeUndefined()
})

test('nor is one of a release that a client follows, until they have another one', async () => {
  const { team, coach, id, program, replace, deletion, publish } = await scene()
  const clientId = await clientOf(house, team)
  const programUserId = await programUserOf(house, team, { clientId, program })
  await replace()
  const redirect = `/programs/${program.id}/pdf?programUserId=${programUserId}`
  expect(await deletion()).toEqual([{ title: 'Forza base', redirect }])
  expect((await coach.call(getExercise, { id })).usedIn).toEqual([{ id: program.id, title: 'Forza base', href: redirect }])
  // a colleague does not reach the client, and may not read what they have
  const colleague = await given.member('coach', { workspaceId: team.workspaceId })
  expect(await deletion(colleague)).toEqual([])
  await publish()
  // the old release is still there, and nobody follows it
  expect((await coach.call(listProgramReleases, { id: program.id })).releases).toHaveLength(2)
  expect(await deletion()).toBeUndefined()
})

test('nor is one of a program in the bin, or of one that a client kept', async () => {
  const { team, coach, program, deletion } = await scene()
  const programUserId = await programUserOf(house, team, { clientId: await clientOf(house, team), program })
  await coach.call(deleteProgram, { id: program.id })
  expect(await deletion()).toEqual([{ title: 'Forza base', redirect: '/programs?kind=deleted' }])
  await database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`update programs set deleted_at = now() - interval '8 days'`))
  const kept = [{ title: 'Forza base', redirect: `/programs/${program.id}/pdf?programUserId=${programUserId}` }]
  expect(await deletion()).toEqual(kept)
  await eraseDeletedPrograms(database)
  expect(await deletion()).toEqual(kept)
  await coach.call(endProgramUser, { id: programUserId })
  expect(await deletion()).toBeUndefined()
})

test('nor is one of a release that waits for its day', async () => {
  const { coach, program, replace, deletion, publish } = await scene()
  const { publications } = await publish({ day: addDays(romeDay(), 3) })
  await replace()
  expect(await deletion()).toEqual([{ title: 'Forza base', redirect: `/programs/${program.id}/manage` }])
  await coach.call(cancelPublication, { id: publications[0]?.id ?? '' })
  expect(await deletion()).toBeUndefined()
})

test('finding its uses reads indexes, and no release', async () => {
  const { team, id, program } = await scene()
  await programUserOf(house, team, { clientId: await lonelyClientOf(house, team), program })
  const statement = sql`
    select x.release_id, u.id from program_release_exercises x join program_users u on u.release_id = x.release_id
    where x.exercise_id = any(${[id]}::uuid[])`
  const text = await database.withWorkspace(team.workspaceId, 'write', db => explainWithout(db, ['seqscan'], statement))
  expect(text).toContain('program_release_exercises_pkey')
  expect(text).toContain('exercise_id = ANY')
  expect(text).not.toContain('Seq Scan')
})

test('what was planned with lately comes first in the searches of the whole business, for four weeks', async () => {
  const [{ team, coach, program }, neighbour] = [await scene(), await given.team()]
  const [squat, highBar] = [idOfSlug('barbell_back_squat'), idOfSlug('high_bar_squat')]
  const firstOf = async (who = team.admin) => (await as(who).call(listExercises, { search: 'squat' })).exercises[0]?.id
  const recentIds = async () => (await as(team.admin).call(getExerciseIndex, {})).recentIds
  expect(await firstOf()).toBe(squat)
  const cells = { exercise: { id: highBar, name: 'Squat high bar' } }
  const edit = () =>
    coach.call(editProgram, { id: program.id, base: 1_000, batches: [batchOf({ kind: 'set', id: program.rowIds[1] ?? '', cells })] })
  await edit()
  await edit()
  expect([await firstOf(), await firstOf(neighbour.coach), await recentIds()]).toEqual([highBar, squat, expect.arrayContaining([highBar])])
  const age = (days: number) =>
    database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`update recent_exercises set used_on = current_date - ${days}::int`))
  await age(28)
  expect([await firstOf(), await recentIds()]).toEqual([squat, []])
  await edit()
  expect([await firstOf(), await recentIds()]).toEqual([highBar, [highBar]])
})
