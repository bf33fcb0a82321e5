import { describe, expect, test } from 'vitest'
import { deactivateClient, restoreClient } from '@allenio/contract/clients'
import { saveProgramWorkout, publishProgram, assignProgram, prepareOwnVersion, createProgram, getProgram } from '@allenio/contract/programs'
import {
  getClientWorkoutParts,
  getOwnTraining,
  getOwnWorkoutParts,
  saveClientWorkout,
  saveOwnWorkout,
  addWorkoutMessage,
  getClientWorkout,
  listClientWorkouts,
  listWeightsFromExercise,
} from '@allenio/contract/workouts'
import { newId } from '@allenio/domain/ids'
import { createSession } from '#platform/auth'
import { sql } from '#platform/db'
import { makeLog } from '#platform/log'
import { actorOf, callerOf, clientOf, connectTo, explainWithout, lonelyClientOf, race, statementsOf, testHouse } from '#testing'
import { joinWorkouts } from '../join.ts'
import { listWorkouts } from '../list.ts'
import { closeLeftWorkouts } from './open-workouts.ts'
import { ago, allowFreeTraining, dayAgo, doneSet, figures, finished, sentWorkout, workoutOf } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const log = makeLog('silent')
const owner = await connectTo(house.prepared.owner)

async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  await allowFreeTraining(house, team)
  return { ...team, clientId, team }
}

describe('at once', () => {
  test('one batch that is sent twenty times makes one workout', async () => {
    const { client, coach, clientId } = await scene()
    const write = finished(sentWorkout())
    expect(await race(() => as(client).ask(saveOwnWorkout, write))).toEqual({ passed: 20, codes: [] })
    const { completedWorkouts } = await as(coach).call(listClientWorkouts, { id: clientId })
    expect(completedWorkouts).toMatchObject([{ setsDone: 3 }])
  })

  test('twenty devices of one client lose no set', async () => {
    const { client, coach, clientId } = await scene()
    const write = sentWorkout()
    await as(client).call(saveOwnWorkout, { ...write, sets: [] })
    const exerciseId = write.exercises[0]?.id ?? ''
    const outcome = await race(at =>
      as(client).ask(saveOwnWorkout, { ...write, exercises: [], sets: [doneSet(exerciseId, at, figures(50 + at, 5))] }),
    )
    expect(outcome.passed).toBe(20)
    await as(client).call(saveOwnWorkout, { ...finished(write), exercises: [], sets: [] })
    const { exerciseList, setsDone } = await as(coach).call(getClientWorkout, { id: clientId, workoutId: write.workout.id })
    expect(setsDone).toBe(20)
    expect(exerciseList[0]?.sets.map(({ kg }) => kg)).toEqual(Array.from({ length: 20 }, (_, at) => 50 + at))
    expect((await as(coach).call(listWeightsFromExercise, { id: clientId, exercise: 'squat' })).bests).toMatchObject({ load: 69 })
  })

  test('workouts finished together leave one best', async () => {
    const { client, coach, clientId } = await scene()
    const outcome = await race(at => {
      const write = finished(sentWorkout({ startedAt: ago(at * 300 + 60) }))
      return as(client).ask(saveOwnWorkout, { ...write, sets: [doneSet(write.exercises[0]?.id ?? '', 0, figures(60 + at, 5))] })
    })
    expect(outcome.passed).toBe(20)
    const { bests, points } = await as(coach).call(listWeightsFromExercise, { id: clientId, exercise: 'squat' })
    expect([bests?.load, points.length]).toEqual([79, 20])
  })
})

describe('in the middle of a workout', () => {
  test('a deactivated client keeps what waits on the device until they are back', async () => {
    const { client, admin, coach, clientId, team } = await scene()
    const write = sentWorkout()
    await as(client).call(saveOwnWorkout, { ...write, sets: write.sets.slice(0, 1) })
    await as(admin).call(deactivateClient, { id: clientId })
    expect((await as(client).ask(saveOwnWorkout, write)).status).toBeGreaterThanOrEqual(400)
    await as(admin).call(restoreClient, { id: clientId })
    // a deactivation has ended all sessions
    const { personId } = client
    const { token } = await database.withSystem('write', db =>
      createSession(db, { strategy: 'local', personId, workspaceId: team.workspaceId, device: 'test' }),
    )
    await callerOf(house.server, token).call(saveOwnWorkout, finished(write))
    expect((await as(coach).call(listClientWorkouts, { id: clientId })).completedWorkouts).toMatchObject([{ setsDone: 3 }])
  })

  test('a release that is published meanwhile is for the next workout: the present one keeps its release and its targets', async () => {
    const { client, coach, clientId } = await scene()
    const [programUserId, rowId, plannedWorkoutId] = [newId(), newId(), newId()]
    const { id } = await as(coach).call(createProgram, { title: 'Forza base' })
    const { weekList } = await as(coach).call(getProgram, { id })
    const dayId = weekList[0]?.days[0]?.id ?? ''
    const publish = async (load: string) => {
      const exercise = { id: rowId, exercise: { name: 'Squat' }, sets: 3, reps: '8', load }
      await as(coach).call(saveProgramWorkout, { id, dayId, workout: { id: plannedWorkoutId, name: 'Gambe', exercises: [exercise] } })
      await as(coach).call(publishProgram, { id })
    }
    const readTraining = async () => {
      const { training } = await as(client).call(getOwnTraining, {})
      const plan = training?.assignments[0]
      return { releaseId: plan?.releaseId, load: plan?.rows.find(row => row.id === rowId)?.cells['load'], underWay: training?.underWay[0] }
    }
    await publish('80')
    await as(coach).call(assignProgram, { id, clients: [{ clientId, programUserId, startDay: dayAgo(0) }] })
    const { releaseId = null } = await readTraining()
    const write = sentWorkout({ programUserId, releaseId, dayId, plannedWorkoutId })
    const exercises = write.exercises.map(exercise => ({ ...exercise, rowId }))
    await as(client).call(saveOwnWorkout, { ...write, exercises, sets: write.sets.slice(0, 1) })

    await publish('90')
    const meanwhile = await readTraining()
    expect(meanwhile.load).toBe('90')
    expect(meanwhile.releaseId).not.toBe(releaseId)
    const begun = { workout: { releaseId, state: 'under way' }, exercises: [{ target: { load: '80' } }] }
    expect(meanwhile.underWay).toMatchObject(begun)
    await as(client).call(saveOwnWorkout, { ...finished(write), exercises: [], sets: write.sets.slice(1) })
    const { workout } = await as(client).call(getOwnWorkoutParts, { id: write.workout.id })
    expect(workout).toMatchObject({ releaseId, state: 'finished' })
    const { exerciseList, setsDone } = await as(coach).call(getClientWorkout, { id: clientId, workoutId: write.workout.id })
    expect([setsDone, exerciseList[0]?.target?.load]).toEqual([3, '80'])
  })

  test('a workout that was begun without a network keeps its release, even if the client has an own version meanwhile', async () => {
    const { client, coach, clientId } = await scene()
    const programUserId = newId()
    const { id } = await as(coach).call(createProgram, { title: 'Forza base' })
    await as(coach).call(assignProgram, { id, clients: [{ clientId, programUserId, startDay: dayAgo(0) }] })
    const plan = (await as(client).call(getOwnTraining, {})).training?.assignments[0]
    const { programId } = await as(coach).call(prepareOwnVersion, { id: programUserId })
    await as(coach).call(publishProgram, { id: programId })
    const write = sentWorkout({ programUserId, releaseId: plan?.releaseId ?? null, dayId: plan?.days[0]?.dayId ?? null })
    await as(client).call(saveOwnWorkout, finished(write))
    expect((await as(client).call(getOwnTraining, {})).training?.assignments[0]?.releaseId).not.toBe(plan?.releaseId)
    const { workout } = await as(client).call(getOwnWorkoutParts, { id: write.workout.id })
    expect(workout).toMatchObject({ releaseId: plan?.releaseId, programUserId })
  })

  test('a coach who is no longer in charge of the client cannot write, and a colleague continues', async () => {
    const { coach, admin, clientId, team } = await scene()
    const write = sentWorkout()
    await as(coach).call(saveClientWorkout, { id: clientId, ...write, sets: write.sets.slice(0, 1) })
    await database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`delete from client_collaborators where client_id = ${clientId}`),
    )
    expect((await as(coach).ask(saveClientWorkout, { id: clientId, ...write })).body.code).toBe('not found')
    await as(admin).call(saveClientWorkout, { id: clientId, ...write })
    expect((await as(admin).call(listClientWorkouts, { id: clientId })).completedWorkouts).toMatchObject([{ setsDone: 3, isUnread: false }])
  })

  test('a workout that nobody ends is finished with its last set, and its device may still add to it', async () => {
    const { client, coach, clientId, team } = await scene()
    const start = ago(20 * 60)
    const write = sentWorkout({ startedAt: start, changedAt: start })
    const empty = sentWorkout({ startedAt: start, changedAt: start })
    await as(client).call(saveOwnWorkout, write)
    await as(client).call(saveOwnWorkout, { ...empty, sets: [] })
    await closeLeftWorkouts.run({ database, log, jobId: 'test', isLastTry: true }, { workspaceId: team.workspaceId, data: {} })
    const [workout] = (await as(coach).call(listClientWorkouts, { id: clientId })).completedWorkouts
    expect(workout).toMatchObject({ id: write.workout.id, state: 'finished' })
    expect((await as(coach).call(listClientWorkouts, { id: clientId, state: 'discarded' })).completedWorkouts).toHaveLength(1)
    const more = { ...write, exercises: [], sets: [doneSet(write.exercises[0]?.id ?? '', 3)] }
    expect((await as(client).call(saveOwnWorkout, more)).workout).toMatchObject({ state: 'finished' })
    expect((await as(coach).call(getClientWorkout, { id: clientId, workoutId: write.workout.id })).setsDone).toBe(4)
    // a tablet without a network has trained in the workout that has no set
    const late = { ...empty, exercises: [], sets: [doneSet(empty.exercises[0]?.id ?? '', 0, { doneAt: ago(19 * 60) })] }
    // the workout is under way again, because the tablet has not ended it
    expect((await as(client).call(saveOwnWorkout, late)).workout).toBeNull()
    expect((await as(coach).call(getClientWorkout, { id: clientId, workoutId: empty.workout.id })).state).toBe('under way')
    await closeLeftWorkouts.run({ database, log, jobId: 'test', isLastTry: true }, { workspaceId: team.workspaceId, data: {} })
    expect((await as(coach).call(getClientWorkout, { id: clientId, workoutId: empty.workout.id })).state).toBe('finished')
  })
})

test.each([
  ['1,000 kg', { kg: 1_000 }],
  ['no repetition at all, and yet negative', { reps: -1 }],
  ['half a repetition', { reps: 1.5 }],
  ['an effort of eleven', { rpe: 11 }],
  ['a day of seconds', { seconds: 86_400 }],
])('a set of %s is refused', async (_, set) => {
  const { client } = await scene()
  const write = sentWorkout()
  const [exercise] = write.exercises
  expect((await as(client).ask(saveOwnWorkout, { ...write, sets: [doneSet(exercise?.id ?? '', 0, set)] })).status).toBe(422)
})

test('a set without figures, with a negative load and with the longest figures is accepted', async () => {
  const { client, coach, clientId } = await scene()
  const write = finished(sentWorkout())
  const id = write.exercises[0]?.id ?? ''
  const sets = [
    doneSet(id, 0, { kg: null, reps: null }),
    doneSet(id, 1, { kg: -40, reps: 12 }),
    doneSet(id, 2, { kg: 999, reps: 999, seconds: 86_399, metres: 100_000, rpe: 10, rir: 0 }),
    doneSet(id, 3, { kg: 1e-300, reps: 0 }),
  ]
  await as(client).call(saveOwnWorkout, { ...write, sets })
  expect((await as(coach).call(getClientWorkout, { id: clientId, workoutId: write.workout.id })).setsDone).toBe(4)
})

test('two records of one person become one with the results of both', async () => {
  const { coach, admin, clientId, team } = await scene()
  const other = await lonelyClientOf(house, team)
  const { workoutId, weightId } = await workoutOf(house, team, clientId)
  await as(coach).call(addWorkoutMessage, { id: clientId, weightId, text: 'Bene' })
  const heavier = finished(sentWorkout())
  const sets = [doneSet(heavier.exercises[0]?.id ?? '', 0, figures(120, 3))]
  await as(admin).call(saveClientWorkout, { id: other, ...heavier, sets })
  await database.withWorkspace(team.workspaceId, 'write', db =>
    joinWorkouts(db, { workspaceId: team.workspaceId, fromId: clientId, toId: other }),
  )
  const { completedWorkouts } = await as(admin).call(listClientWorkouts, { id: other })
  expect(completedWorkouts.map(({ id }) => id).toSorted()).toEqual([workoutId, heavier.workout.id].toSorted())
  const { bests, points } = await as(admin).call(listWeightsFromExercise, { id: other, exercise: 'squat' })
  expect([bests?.load, points.length]).toEqual([120, 2])
  // many repetitions at a lower load are a best of their own
  expect(bests?.repsAtLoads).toHaveLength(2)
  await as(admin).call(saveClientWorkout, { id: other, ...finished(sentWorkout()) })
})

test('a list of any length needs the same few statements', async () => {
  const { clientId, team } = await scene()
  const read = () => statementsOf(database, team.workspaceId, db => listWorkouts(db, actorOf(team.coach, 'coach'), { page: 1 }))
  const few = await read()
  for (let at = 0; at < 5; at += 1) await workoutOf(house, team, clientId)
  expect(await read()).toHaveLength(few.length)
  expect(few).toHaveLength(2)
})

test('an exercise’s history is found by its index among many sets', async () => {
  const { clientId, team } = await scene()
  await workoutOf(house, team, clientId)
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    await db.run(sql`
      insert into completed_exercises (id, workout_id, client_id, position, exercise, exercise_key, changed_at, started_at, day, is_counted)
      select gen_random_uuid(), (select id from completed_workouts where client_id = ${clientId} limit 1), ${clientId}, 0,
        jsonb_build_object('name', 'x' || n % 400), 'name x' || n % 400, now(), now() - make_interval(mins => n), current_date, true
      from generate_series(1, 20000) n`)
  })
  await owner.query('analyze completed_exercises')
  const statement = sql`
    select id from completed_exercises where client_id = ${clientId} and exercise_key = 'name x7' and is_counted
    order by started_at desc, id limit 500`
  const plan = await database.withWorkspace(team.workspaceId, 'write', db => explainWithout(db, ['seqscan'], statement))
  expect(plan).toContain('completed_exercises_over_time')
})

test('a device gets the whole workout, with what others have added, removed and ended; nobody else finds it', async () => {
  const { client, coach, clientId } = await scene()
  const write = sentWorkout()
  const { id } = write.workout
  await as(client).call(saveOwnWorkout, write)
  const [first, second] = write.sets
  const exerciseId = write.exercises[0]?.id ?? ''
  const added = doneSet(exerciseId, 3, figures(90, 3))
  const removed = { ...(first ?? expect.unreachable()), isRemoved: true, changedAt: ago(0) }
  await as(coach).call(saveClientWorkout, { id: clientId, ...finished(write), exercises: [], sets: [removed, added] })
  const whole = await as(client).call(getOwnWorkoutParts, { id })
  expect(whole).toEqual(await as(coach).call(getClientWorkoutParts, { id: clientId, workoutId: id }))
  expect([whole.workout.state, whole.sets.length]).toEqual(['finished', 4])
  expect(whole.sets.find(set => set.id === removed.id)?.isRemoved).toBe(true)
  expect(whole.sets).toContainEqual(second)
  const stranger = await scene()
  expect((await as(stranger.client).ask(getOwnWorkoutParts, { id })).body.code).toBe('not found')
  const askedForOther = await as(stranger.coach).ask(getClientWorkoutParts, { id: stranger.clientId, workoutId: id })
  expect(askedForOther.body.code).toBe('not found')
})
