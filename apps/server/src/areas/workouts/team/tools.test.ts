import { romeDay } from '@allenio/domain/days'
import { describe, expect, test } from 'vitest'
import type { Input } from '@allenio/contract'
import { addExerciseAsset, createExercise, setExerciseAlternatives, updateExercise } from '@allenio/contract/exercises'
import { updateProgramSettings } from '@allenio/contract/programs'
import {
  getClientTraining,
  getOwnTraining,
  saveOwnWorkout,
  cancelRestAlert,
  knownLimits,
  listTrainingMedia,
  scheduleRestAlert,
  searchTrainingExercises,
  getClientWorkout,
} from '@allenio/contract/workouts'
import { newId } from '@allenio/domain/ids'
import { sql, type Row } from '#platform/db'
import { makeLog } from '#platform/log'
import type { OutgoingFetch } from '#platform/outgoing'
import { saveDevice, startPush } from '#platform/push'
import { clientOf, ownHouse, uploadOf, type TestTeam } from '#testing'
import { planOf } from '../plan.testing.ts'
import { restAlert } from './rest-alerts.ts'
import { ago, allowFreeTraining, sentWorkout } from '../scene.testing.ts'

const appId = '11111111-2222-4333-8444-555555555555'
const house = await ownHouse({ env: { ONESIGNAL_APP_ID: appId, ONESIGNAL_REST_KEY: 'key' } })
const { as, given, database } = house
const log = makeLog('silent')

interface PushBody {
  include_player_ids: string[]
  headings: { en: string }
  url: string
}

const pushed: PushBody[] = []
const outgoing: OutgoingFetch = async (_address, request) => {
  pushed.push(JSON.parse(String(request?.body)) as PushBody) // as we wrote it
  return { status: 200, headers: {}, body: Buffer.from('{"id":"n1"}') }
}
await startPush({ database, log, outgoing })

const exercise: Input<typeof createExercise> = { category: 'strength', primaryMuscles: ['chest'], force: 'push', type: 'reps' }

async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const create = async (nameIt: string, fields: typeof exercise = {}) =>
    (await as(team.coach).call(createExercise, { ...exercise, nameIt, ...fields })).id
  const bench = await create('Panca dello studio', { cueIt: 'Scapole strette' })
  await planOf(house, team, { clientId, startDay: romeDay(), cells: { exercise: { id: bench, name: 'Panca dello studio' } } })
  const training = async (revision?: string) => as(team.client).call(getOwnTraining, revision === undefined ? {} : { revision })
  const known = async (id: string) => (await training()).training?.exercises.find(each => each.id === id)
  return { ...team, team, clientId, bench, create, training, known }
}

describe('the exercises that a device knows', () => {
  test('come with what they are done by and what may replace them', async () => {
    const { coach, bench, clientId, create, known } = await scene()
    const [dumbbells, machine] = [
      await create('Panca manubri'),
      await create('Chest press', { cueIt: 'Spingi piano', secondaryMuscles: ['triceps'], equipment: ['machine'] }),
    ]
    await create('Croci', { force: 'pull' })
    await as(coach).call(setExerciseAlternatives, { id: bench, alternativeIds: [machine] })
    await as(coach).call(addExerciseAsset, { id: bench, uploadId: await uploadOf(coach) })
    expect(await known(bench)).toMatchObject({ name: 'Panca dello studio', cue: 'Scapole strette', alternatives: [machine] })
    const similar = (await known(bench))?.similar ?? []
    expect(similar).toContain(dumbbells)
    expect(similar).not.toContain(machine)
    // somebody may do the alternative today; the similar ones are there to be chosen
    expect(await known(machine)).toMatchObject({
      cue: 'Spingi piano',
      primaryMuscles: ['chest'],
      secondaryMuscles: ['triceps'],
      equipment: ['machine'],
    })
    expect(await known(dumbbells)).toMatchObject({ name: 'Panca manubri', cue: '', primaryMuscles: [], assets: [] })
    const [asset] = (await known(bench))?.assets ?? []
    expect(asset).toMatchObject({ kind: 'image', link: null })
    const ofCoach = await as(coach).call(getClientTraining, { id: clientId })
    expect(ofCoach.training?.exercises.find(({ id }) => id === bench)?.assets).toEqual([asset])
  })

  test('are told anew when one of them changes, and not because their pictures are signed anew', async () => {
    const { coach, client, bench, training } = await scene()
    await as(coach).call(addExerciseAsset, { id: bench, uploadId: await uploadOf(coach) })
    const { revision, training: first } = await training()
    expect(JSON.stringify(first)).not.toContain('/api/files/')
    expect((await training(revision)).training).toBeNull()
    const { exercises } = await as(client).call(listTrainingMedia, { exerciseId: [bench, newId()] })
    expect(exercises).toMatchObject([
      { id: bench, assets: [{ file: { id: first?.exercises.find(({ id }) => id === bench)?.assets[0]?.fileId } }] },
    ])
    await as(coach).call(updateExercise, { id: bench, cueIt: 'Piedi fermi' })
    expect((await training(revision)).training).not.toBeNull()
  })

  test('have nothing to choose from where clients may not swap', async () => {
    const { admin, coach, bench, create, known, clientId } = await scene()
    await as(coach).call(setExerciseAlternatives, { id: bench, alternativeIds: [await create('Panca manubri')] })
    await as(admin).call(updateProgramSettings, { mayClientsSwap: false })
    expect(await known(bench)).toMatchObject({ alternatives: [], similar: [] })
    const { training } = await as(coach).call(getClientTraining, { id: clientId })
    expect(training?.exercises.find(({ id }) => id === bench)?.alternatives).toHaveLength(1)
  })

  test('are few, however many there are', async () => {
    const { coach, bench, create, known } = await scene()
    const others: string[] = []
    for (let number = 1; number <= 12; number += 1) others.push(await create(`Panca ${number}`))
    await as(coach).call(setExerciseAlternatives, { id: bench, alternativeIds: others.slice(0, 8) })
    const { alternatives = [], similar = [] } = (await known(bench)) ?? {}
    expect(alternatives).toEqual(others.slice(0, knownLimits.alternatives))
    expect(similar.length).toBeLessThanOrEqual(knownLimits.similar)
  })

  test('can be searched by clients who may add some', async () => {
    const { admin, client, bench } = await scene()
    expect((await as(client).ask(searchTrainingExercises, { search: 'panca dello' })).body.code).toBe('training closed')
    await as(admin).call(updateProgramSettings, { mayClientsAddExercises: true })
    const { exercises } = await as(client).call(searchTrainingExercises, { search: 'panca dello stu' })
    expect(exercises).toEqual([{ id: bench, name: 'Panca dello studio', type: 'reps', isUnilateral: false }])
  })
})

describe('the alert of a rest', () => {
  const deviceOf = async (member: TestTeam['client']) => {
    const playerId = newId()
    await database.withSystem('write', db => saveDevice(db, member, { osAppId: appId, playerId }))
    return () => pushed.filter(({ include_player_ids: [to] }) => to === playerId)
  }
  const waiting = ({ workspaceId, client: { membershipId } }: TestTeam) =>
    database.withWorkspace(workspaceId, 'read', db =>
      db.many<Row<'rest_alerts', 'id'>>(sql`select id from rest_alerts where membership_id = ${membershipId}`),
    )

  test('rings on the devices of whoever rests', async () => {
    const team = await given.team()
    const pushes = await deviceOf(team.client)
    await as(team.client).call(scheduleRestAlert, { seconds: 1 })
    await expect.poll(pushes, { timeout: 15_000 }).toMatchObject([{ headings: { en: 'Recupero finito' } }])
    expect(pushes()[0]?.url).toMatch('/me/workout')
    expect(await waiting(team)).toEqual([])
  })

  test('gives way to the next one, and is silent once somebody has looked', async () => {
    const team = await given.team()
    const { client } = team
    const pushes = await deviceOf(client)
    const ring = (id: string) =>
      restAlert.run(
        { database, log, jobId: newId(), isLastTry: true },
        { workspaceId: client.workspaceId, data: { id, membershipId: client.membershipId, personId: client.personId, language: 'it' } },
      )
    await as(client).call(scheduleRestAlert, { seconds: 600 })
    const [first] = await waiting(team)
    await as(client).call(scheduleRestAlert, { seconds: 900 })
    const [second] = await waiting(team)
    await ring(first?.id ?? '')
    expect(await waiting(team)).toEqual([second])
    await as(client).call(cancelRestAlert, {})
    await ring(second?.id ?? '')
    expect([await waiting(team), pushes()]).toEqual([[], []])
  })
})

test('pain, a note and a skipped exercise reach the coach, the pain as news and once', async () => {
  const { coach, client, clientId, team } = await scene()
  await allowFreeTraining(house, team)
  const write = sentWorkout()
  const [squat] = write.exercises
  if (!squat) throw new Error('no exercise')
  const pain = { where: 'Ginocchio', level: 6 }
  const changed = { ...squat, skipReason: 'pain' as const, note: 'Fa male scendendo', pain, changedAt: ago(1) }
  await as(client).call(saveOwnWorkout, write)
  for (let times = 0; times < 2; times += 1) await as(client).call(saveOwnWorkout, { ...write, exercises: [changed], sets: [] })
  const { exerciseList } = await as(coach).call(getClientWorkout, { id: clientId, workoutId: write.workout.id })
  expect(exerciseList).toMatchObject([{ skipReason: 'pain', note: 'Fa male scendendo', pain }])
  const news = await database.withWorkspace(team.workspaceId, 'read', db =>
    db.many<Row<'notifications', 'subject'>>(sql`
    select subject from notifications where kind = 'pain reported' and membership_id = ${coach.membershipId}`),
  )
  expect(news).toMatchObject([{ subject: { where: 'Ginocchio', level: 6 } }])
})
