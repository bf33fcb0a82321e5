import { describe, expect, test } from 'vitest'
import { updateProgramSettings, assignProgram, createProgram, deleteProgram } from '@allenio/contract/programs'
import {
  answerWorkoutMessage,
  deleteOwnWorkoutMessage,
  getClientTraining,
  getOwnExerciseHistory,
  getOwnTraining,
  getOwnWorkout,
  listOwnTrainedExercises,
  moveOwnTrainingDay,
  readWorkoutComments,
  saveClientWorkout,
  saveOwnWorkout,
  addWorkoutMessage,
  deleteWorkoutMessage,
  getClientExercise,
  getClientWorkout,
  getTrainingMap,
  listMainLifts,
  listClientWorkouts,
  listCompletedWorkouts,
  listFirstSets,
  listTrainedExercises,
  listTrainingMarks,
  listWeightsFromExercise,
  readClientWorkout,
  undeleteWorkoutMessage,
  resultLimits,
} from '@allenio/contract/workouts'
import { addDays, romeDay, weekdayOf } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type Count } from '#platform/db'
import { clientOf, lonelyClientOf, statementsOf, testHouse, type TestTeam } from '#testing'
import { planOf } from './plan.testing.ts'
import { outdatePlans, refreshPlans } from './device/plans.ts'
import {
  ago,
  dayAgo,
  allowFreeTraining,
  doneSet,
  figures,
  finished,
  newExercise,
  saveAsClient,
  sentWorkout,
  workoutOf,
} from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()

async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  await allowFreeTraining(house, team)
  return { ...team, clientId, team }
}

const count = async (team: TestTeam, from: ReturnType<typeof sql>): Promise<number> =>
  (await database.withWorkspace(team.workspaceId, 'read', db => db.one<Count>(sql`select count(*) as count from ${from}`))).count

test('marks the planned days of clients who are given a program, or lose it, to be computed again', async () => {
  const { coach, clientId, team } = await scene()
  const outdated = () => count(team, sql`training_plans where client_id = ${clientId} and is_outdated`)
  const program = await as(coach).call(createProgram, { title: 'Forza base' })
  const programUserId = newId()
  await as(coach).call(assignProgram, { id: program.id, clients: [{ clientId, programUserId, startDay: today }] })
  expect(await outdated()).toBe(1)
  await database.withWorkspace(team.workspaceId, 'write', db => refreshPlans(db, [clientId]))
  expect(await outdated()).toBe(0)
  await as(coach).call(deleteProgram, { id: program.id, keepsClients: false })
  expect(await outdated()).toBe(1)
})

describe('a player', () => {
  test('sends a workout in parts, and a repeated part counts once', async () => {
    const { client, coach, clientId, team } = await scene()
    const write = sentWorkout()
    await as(client).call(saveOwnWorkout, { ...write, sets: write.sets.slice(0, 1) })
    await as(client).call(saveOwnWorkout, { ...write, exercises: [], sets: write.sets.slice(1) })
    const end = { ...finished(write), exercises: [], sets: [] }
    for (let times = 0; times < 2; times += 1) expect(await as(client).call(saveOwnWorkout, end)).toMatchObject({ exercises: [], sets: [] })
    const { exerciseList, ...workout } = await as(coach).call(getClientWorkout, { id: clientId, workoutId: write.workout.id })
    expect(workout).toMatchObject({ state: 'finished', setsDone: 3, sets: 3, tonnageKg: 1920, exercises: 1, isUnread: true })
    expect(exerciseList[0]?.sets.map(({ kg, reps }) => [kg, reps])).toEqual([
      [80, 8],
      [80, 8],
      [80, 8],
    ])
    expect(await count(team, sql`notifications where kind = 'workout finished'`)).toBe(2)
  })

  test('stores its sets also two days later, on the day on which they were done', async () => {
    const { client, coach, clientId } = await scene()
    const write = finished(sentWorkout({ startedAt: ago(2 * 1440 + 60), day: dayAgo(2) }))
    await as(client).call(saveOwnWorkout, write)
    await as(client).call(saveOwnWorkout, write)
    const { completedWorkouts } = await as(coach).call(listClientWorkouts, { id: clientId })
    expect(completedWorkouts).toMatchObject([{ day: write.workout.day, setsDone: 3 }])
  })

  test('keeps the later edit of a set, whichever arrives first, and the earlier one in the history', async () => {
    const { client, coach, clientId } = await scene()
    const write = sentWorkout()
    const [set] = write.sets
    if (!set) throw new Error('no set')
    await as(client).call(saveOwnWorkout, write)
    const later = { ...set, kg: 90, changedAt: ago(5) }
    const earlier = { ...set, kg: 85, changedAt: ago(10) }
    await as(client).call(saveOwnWorkout, { ...write, exercises: [], sets: [later] })
    const answer = await as(client).call(saveOwnWorkout, { ...write, exercises: [], sets: [earlier] })
    expect(answer.sets).toMatchObject([{ id: set.id, kg: 90 }])
    const { exerciseList } = await as(coach).call(getClientWorkout, { id: clientId, workoutId: write.workout.id })
    expect(exerciseList[0]?.sets[0]).toMatchObject({ kg: 90, edits: [{ kg: 80 }, { kg: 85 }] })
  })

  test.each([
    ['ahead', 1],
    ['behind', -1],
  ])('with a clock a day %s has done everything when it did', async (_, days) => {
    const { client, coach, clientId } = await scene()
    const right = finished(sentWorkout())
    const shift = (at: string | null) => at && new Date(Date.parse(at) + days * 86_400_000).toISOString()
    const wrong = JSON.parse(JSON.stringify(right), (key, value) =>
      key.endsWith('At') ? shift(value) : key === 'day' ? addDays(String(value), days) : (value as unknown),
    ) as typeof right
    await as(client).call(saveOwnWorkout, wrong)
    const [workout] = (await as(coach).call(listClientWorkouts, { id: clientId })).completedWorkouts
    expect(Math.abs(Date.parse(workout?.startedAt ?? '') - Date.parse(right.workout.startedAt))).toBeLessThan(5_000)
    expect(workout?.day).toBe(romeDay(right.workout.startedAt))
  })

  test('with a clock in the far future cannot override later changes of others', async () => {
    const { client } = await scene()
    const write = sentWorkout()
    const [set] = write.sets
    if (!set) throw new Error('no set')
    await as(client).call(saveOwnWorkout, { ...write, sets: [{ ...set, changedAt: '2199-12-31T00:00:00.000Z' }] })
    const now = new Date(Date.now() + 1).toISOString()
    const sentAt = new Date().toISOString()
    const answer = await as(client).call(saveOwnWorkout, { ...write, sets: [{ ...set, kg: 70, changedAt: now }], sentAt })
    expect(answer.sets).toEqual([])
  })

  test('may begin without a plan only if the business allows it', async () => {
    const team = await given.team()
    await clientOf(house, team)
    const begun = { ...sentWorkout(), sets: [] }
    expect((await as(team.client).ask(saveOwnWorkout, begun)).body.code).toBe('training closed')
    await as(team.admin).call(updateProgramSettings, { mayClientsTrainFreely: true })
    await as(team.client).call(saveOwnWorkout, begun)
  })

  test('is stored without its plan if that was undone before the first set arrived', async () => {
    const team = await given.team()
    const clientId = await clientOf(house, team)
    const write = sentWorkout({ programUserId: newId(), releaseId: newId() })
    await as(team.client).call(saveOwnWorkout, write)
    const stored = await as(team.admin).call(getClientWorkout, { id: clientId, workoutId: write.workout.id })
    expect(stored).toMatchObject({ programUserId: null, setsDone: 3 })
  })

  test('loses a foreign plan, exercise and film, and keeps its results', async () => {
    const { client, coach, clientId } = await scene()
    const write = sentWorkout({ programUserId: newId(), releaseId: newId() })
    const [exercise] = write.exercises
    if (!exercise) throw new Error('no exercise')
    const named = { ...exercise, exercise: { id: newId(), name: 'Squat' }, videoId: newId() }
    await as(client).call(saveOwnWorkout, { ...write, exercises: [named] })
    const { exerciseList, programUserId } = await as(coach).call(getClientWorkout, { id: clientId, workoutId: write.workout.id })
    expect(programUserId).toBeNull()
    expect(exerciseList).toMatchObject([{ exercise: { name: 'Squat' }, video: null, sets: [{}, {}, {}] }])
    expect(exerciseList[0]?.exercise.id).toBeUndefined()
  })

  test('cannot write into the workout of somebody else', async () => {
    const { client, coach, clientId, team } = await scene()
    const other = await lonelyClientOf(house, team)
    const own = sentWorkout()
    await as(team.admin).call(saveClientWorkout, { id: other, ...own })
    expect((await as(client).ask(saveOwnWorkout, own)).body.code).toBe('record id taken')
    const mine = sentWorkout()
    const taken = { ...mine, exercises: [{ ...newExercise(mine.workout.id), id: own.exercises[0]?.id ?? '' }], sets: [] }
    expect((await as(client).ask(saveOwnWorkout, taken)).body.code).toBe('record id taken')
    expect((await as(client).ask(saveOwnWorkout, { ...mine, exercises: [] })).body.code).toBe('not found')
    const strange = { ...mine, exercises: [newExercise(own.workout.id)], sets: [] }
    expect((await as(client).ask(saveOwnWorkout, strange)).body.code).toBe('not found')
    expect((await as(coach).ask(saveClientWorkout, { id: other, ...sentWorkout() })).body.code).toBe('not found')
    await as(coach).call(saveClientWorkout, { id: clientId, ...sentWorkout() })
  })

  test('changes nothing where one of its ids is that of another workout, also once it is under way', async () => {
    const { client, coach, clientId } = await scene()
    const [one, other] = [sentWorkout(), sentWorkout()]
    for (const write of [one, other]) await as(client).call(saveOwnWorkout, write)
    const [ownExercise, ownSet] = [one.exercises[0]?.id ?? '', one.sets[0]?.id ?? '']
    const theirs = { exercise: other.exercises[0]?.id ?? '', set: other.sets[0]?.id ?? '' }
    const changed = { ...one, workout: { ...one.workout, note: 'changed', changedAt: new Date().toISOString() } }
    const strangeExercise = { ...changed, exercises: [{ ...newExercise(one.workout.id), id: theirs.exercise }], sets: [] }
    const strangeSet = { ...changed, exercises: [], sets: [{ ...doneSet(ownExercise, 0), id: theirs.set }] }
    for (const write of [strangeExercise, strangeSet])
      expect((await as(client).ask(saveOwnWorkout, write)).body.code).toBe('record id taken')
    const whole = await as(coach).call(getClientWorkout, { id: clientId, workoutId: one.workout.id })
    expect(whole).toMatchObject({ note: one.workout.note, exerciseList: [{ sets: [{ id: ownSet }, {}, {}] }] })
  })

  test('is refused if it has more than a workout can hold', async () => {
    const { client } = await scene()
    const write = sentWorkout()
    const [exercise] = write.exercises
    const send = (count: number) =>
      as(client).ask(saveOwnWorkout, {
        ...write,
        sets: Array.from({ length: count }, (_, position) => doneSet(exercise?.id ?? '', position)),
      })
    const { sets, setsInWrite } = resultLimits
    for (let sent = 0; sent < sets; sent += setsInWrite) expect((await send(setsInWrite)).status).toBe(200)
    expect((await send(1)).body.code).toBe('workout full')
    expect((await send(setsInWrite + 1)).status).toBe(422)
  })

  test('sends any number of sets with the same few statements', async () => {
    const { team } = await scene()
    const send = async (sets: number) => {
      const write = sentWorkout()
      const id = write.exercises[0]?.id ?? ''
      const parts = { ...write, sets: Array.from({ length: sets }, (_, position) => doneSet(id, position)) }
      return statementsOf(database, team.workspaceId, db => saveAsClient(db, team, parts))
    }
    const few = await send(1)
    expect((await send(200)).length).toBe(few.length)
    expect(few.length).toBeLessThan(20)
  })
})

describe('figures', () => {
  test('have the bests of each exercise, its records, and not what was removed', async () => {
    const { client, coach, clientId } = await scene()
    const lift = async (kg: number, reps: number, daysAgo: number) => {
      const write = finished(sentWorkout({ startedAt: ago(daysAgo * 1440 + 60), day: addDays(today, -daysAgo) }))
      const [exercise] = write.exercises
      const parts = { ...write, sets: [doneSet(exercise?.id ?? '', 0, figures(kg, reps))] }
      await as(client).call(saveOwnWorkout, parts)
      return parts
    }
    for (const kg of [80, 81, 82, 85]) await lift(kg, 8, 90 - kg)
    const best = await lift(100, 5, 3)
    const history = await as(coach).call(listWeightsFromExercise, { id: clientId, exercise: 'squat' })
    expect(history.points.map(({ kg, reps, e1rm }) => [kg, reps, e1rm])).toEqual([
      [80, 8, 101.33],
      [81, 8, 102.6],
      [82, 8, 103.87],
      [85, 8, 107.67],
      [100, 5, 116.67],
    ])
    expect(history.bests).toMatchObject({
      load: 100,
      e1rm: 116.67,
      repsAtLoads: [
        { kg: 100, reps: 5 },
        { kg: 85, reps: 8 },
      ],
    })
    const detail = await as(coach).call(getClientWorkout, { id: clientId, workoutId: best.workout.id })
    expect(detail.exerciseList[0]?.records.map(({ kind }) => kind)).toEqual(['load', 'e1rm'])
    const [set] = best.sets
    if (!set) throw new Error('no set')
    await as(client).call(saveOwnWorkout, { ...best, exercises: [], sets: [{ ...set, kg: 60, changedAt: ago(0) }] })
    expect((await as(coach).call(listWeightsFromExercise, { id: clientId, exercise: 'Squat' })).bests).toMatchObject({ load: 85 })
    const discarded = { ...best.workout, state: 'discarded' as const, changedAt: ago(0) }
    await as(client).call(saveOwnWorkout, { ...best, workout: discarded, exercises: [], sets: [] })
    expect((await as(coach).call(listWeightsFromExercise, { id: clientId, exercise: 'Squat' })).points).toHaveLength(4)
    expect((await as(coach).call(listClientWorkouts, { id: clientId })).completedWorkouts).toHaveLength(4)
  })

  test('with body weight have the most repetitions, and no volume', async () => {
    const { client, coach, clientId } = await scene()
    const write = finished(sentWorkout())
    await as(client).call(saveOwnWorkout, { ...write, sets: write.sets.map((set, at) => ({ ...set, kg: null, reps: 12 + at })) })
    const { bests, points } = await as(coach).call(listWeightsFromExercise, { id: clientId, exercise: 'squat' })
    expect(bests).toMatchObject({ load: null, e1rm: null, volume: null, repsAtLoads: [{ kg: 0, reps: 14 }] })
    expect(points).toMatchObject([{ kg: null, reps: 14 }])
  })

  test('count what was planned and done by day, also after an assignment has ended', async () => {
    const { client, coach, clientId, team } = await scene()
    const monday = addDays(today, 1 - weekdayOf(today) - 14)
    const plan = await planOf(house, team, { clientId, startDay: monday, lastDay: addDays(monday, 27), weekdays: [1, 3, 5], weeks: 4 })
    const day = addDays(monday, 2)
    const startedAt = `${day}T10:00:00.000Z`
    const [dayId, plannedWorkoutId] = [plan.dayIds[1] ?? null, plan.workoutIds[1] ?? null]
    const { programUserId, releaseId } = plan
    const trained = sentWorkout({ programUserId, releaseId, dayId, plannedWorkoutId, day, startedAt })
    await as(client).call(saveOwnWorkout, finished(trained))
    const map = await as(coach).call(getTrainingMap, { id: clientId })
    expect(map.days.slice(0, 3)).toMatchObject([
      { day: monday, planned: 1, done: 0 },
      { day, planned: 1, done: 1 },
      { day: addDays(monday, 4), planned: 1, done: 0 },
    ])
    expect(map).toMatchObject({ total: 1, last: { program: 'Forza base' }, program: { title: 'Forza base', week: 3, weeks: 4 } })
    const { marks } = await as(coach).call(listTrainingMarks, { clientId: [clientId] })
    expect(marks).toMatchObject([{ clientId, done: 1, level: 'poor' }])
    expect((await as(coach).call(listFirstSets, { programUserId })).firstSets).toMatchObject([{ programUserId, releaseId }])
    await database.withWorkspace(team.workspaceId, 'write', async db => {
      await db.run(sql`update program_users set ended_at = now() where id = ${programUserId}`)
      await outdatePlans(db, [clientId])
      await refreshPlans(db, [clientId])
    })
    const ended = await as(coach).call(getTrainingMap, { id: clientId })
    expect(ended.days.filter(({ planned }) => planned > 0).every(each => each.day < today)).toBe(true)
  })

  test('are found by program, day and mark, and lead from one workout to the next', async () => {
    const { client, coach, clientId, team } = await scene()
    const { programUserId, releaseId, programId } = await planOf(house, team, { clientId })
    const sent = [9, 6, 3].map(daysAgo => {
      const planned = daysAgo === 6 ? { programUserId, releaseId } : {}
      return finished(sentWorkout({ ...planned, startedAt: ago(daysAgo * 1440 + 60), day: addDays(today, -daysAgo) }))
    })
    for (const write of sent) await as(client).call(saveOwnWorkout, write)
    const [first, second, third] = sent.map(({ workout }) => workout.id)
    const idsOf = async (filters: object) => (await as(coach).call(listCompletedWorkouts, filters)).completedWorkouts.map(({ id }) => id)
    const { lifts } = await as(coach).call(listMainLifts, { id: clientId })
    expect(lifts).toMatchObject([{ key: 'Squat', name: 'Squat', points: [9, 6, 3].map(daysAgo => ({ day: addDays(today, -daysAgo) })) }])
    expect(await idsOf({ programId })).toEqual([second])
    expect(await idsOf({ from: addDays(today, -7), to: addDays(today, -4) })).toEqual([second])
    expect(await idsOf({ mark: 'records' })).toEqual([])
    const detail = await as(coach).call(getClientWorkout, { id: clientId, workoutId: second ?? '' })
    expect(detail).toMatchObject({ previousId: first, nextId: third })
    const { exercises } = await as(coach).call(listTrainedExercises, { id: clientId })
    expect(exercises).toMatchObject([{ key: 'Squat', name: 'Squat', times: 3, lastDay: addDays(today, -3) }])
    // the client reads the same of their own
    expect((await as(client).call(listOwnTrainedExercises, {})).exercises).toEqual(exercises)
    const history = await as(coach).call(listWeightsFromExercise, { id: clientId, exercise: 'Squat' })
    expect(history.points).toHaveLength(3)
    expect(await as(client).call(getOwnExerciseHistory, { exercise: 'Squat' })).toEqual(history)
  })

  test('mark where the program has changed', async () => {
    const { client, coach, clientId, team } = await scene()
    for (const daysAgo of [20, 10]) {
      const { programUserId, releaseId } = await planOf(house, team, { clientId })
      const at = { startedAt: ago(daysAgo * 1440), day: addDays(today, -daysAgo) }
      for (const minutes of [0, 60])
        await as(client).call(
          saveOwnWorkout,
          finished(sentWorkout({ programUserId, releaseId, ...at, startedAt: ago(daysAgo * 1440 - minutes) })),
        )
    }
    const { programChanges, points } = await as(coach).call(listWeightsFromExercise, { id: clientId, exercise: 'Squat' })
    expect(points).toHaveLength(4)
    expect(programChanges.map(({ day, isNewProgram }) => [day, isNewProgram])).toEqual([
      [points[0]?.day, true],
      [points[2]?.day, true],
    ])
  })
})

describe('a device', () => {
  test('gets the plan, the last results and the bests before they are needed, and asks again by revision', async () => {
    const { client, coach, clientId, team } = await scene()
    const plan = await planOf(house, team, { clientId, startDay: addDays(today, -1), lastDay: addDays(today, 20) })
    await workoutOf(house, team, clientId)
    const { revision, training } = await as(client).call(getOwnTraining, {})
    expect(training).toMatchObject({
      clientId,
      today,
      assignments: [{ programUserId: plan.programUserId, state: 'active', title: 'Forza base' }],
      last: [{ key: 'name squat', sets: [{ kg: 80, reps: 8 }, {}, {}] }],
      bests: [{ key: 'name squat', load: 80 }],
    })
    expect(training?.assignments[0]?.days).toHaveLength(6)
    expect(training?.assignments[0]?.rows.filter(({ type }) => type === 'row')).toHaveLength(6)
    expect(await as(client).call(getOwnTraining, { revision })).toEqual({ revision, training: null })
    expect((await as(coach).call(getClientTraining, { id: clientId })).training?.assignments).toHaveLength(1)
  })

  test('shows the note of a changed plan, until somebody has trained by it', async () => {
    const { client, clientId, team } = await scene()
    const { programUserId, releaseId } = await planOf(house, team, { clientId, startDay: addDays(today, -1) })
    const changeOf = async () => (await as(client).call(getOwnTraining, {})).training?.assignments[0]?.change
    const within = (statement: ReturnType<typeof sql>) => database.withWorkspace(team.workspaceId, 'write', db => db.run(statement))
    await within(sql`update document_releases set note = 'Meno serie' where id = ${releaseId}`)
    // the note belongs to the first release that the client had, which is no change
    expect(await changeOf()).toBeNull()
    await within(sql`update program_users set released_at = now() where id = ${programUserId}`)
    expect(await changeOf()).toEqual({ note: 'Meno serie', at: expect.any(String) })
    await as(client).call(saveOwnWorkout, finished(sentWorkout({ programUserId, releaseId })))
    expect(await changeOf()).toBeNull()
  })

  test('takes over a workout that another device has begun', async () => {
    const { client } = await scene()
    const write = sentWorkout()
    await as(client).call(saveOwnWorkout, write)
    const { training } = await as(client).call(getOwnTraining, {})
    expect(training?.underWay).toMatchObject([{ workout: { id: write.workout.id }, sets: [{}, {}, {}] }])
    await as(client).call(saveOwnWorkout, finished(write))
    expect((await as(client).call(getOwnTraining, {})).training?.underWay).toEqual([])
  })

  test('gets the workouts of today that another device has finished, with the bests for their records', async () => {
    const { client } = await scene()
    const finishedToday = async () => (await as(client).call(getOwnTraining, {})).training?.finishedToday ?? []
    await as(client).call(saveOwnWorkout, finished(sentWorkout({ startedAt: ago(1440), day: addDays(today, -1) })))
    expect(await finishedToday()).toEqual([])
    const write = finished(sentWorkout())
    await as(client).call(saveOwnWorkout, write)
    const [whole, ...others] = await finishedToday()
    expect(others).toEqual([])
    expect(whole).toMatchObject({ workout: { id: write.workout.id, state: 'finished' }, sets: [{}, {}, {}] })
    // bests and results of yesterday, without today's workout
    expect(whole?.before).toMatchObject({ last: [{ day: addDays(today, -1) }], bests: [{ load: expect.any(Number) }] })
  })

  test('moves a day where that is allowed, and gets the days that were trained', async () => {
    const { client, admin, clientId, team } = await scene()
    const plan = await planOf(house, team, { clientId, startDay: addDays(today, -1), lastDay: addDays(today, 20), weekdays: [1, 3, 5] })
    const [dayId = '', trainedId = ''] = plan.dayIds
    const move = { id: plan.programUserId, dayId, day: addDays(today, 2) }
    await as(client).call(moveOwnTrainingDay, move)
    const { programUserId, releaseId } = plan
    await as(client).call(saveOwnWorkout, finished(sentWorkout({ programUserId, releaseId, dayId: trainedId })))
    const { training } = await as(client).call(getOwnTraining, {})
    const days = new Map(training?.assignments[0]?.days.map(day => [day.dayId, day]))
    expect(days.get(dayId)?.date).toBe(move.day)
    expect(days.get(trainedId)?.trainedOn).toBe(dayAgo(0))
    await as(admin).call(updateProgramSettings, { mayClientsMoveDays: false })
    expect((await as(client).ask(moveOwnTrainingDay, move)).body.code).toBe('training closed')
  })
})

describe('a comment', () => {
  test('reaches the client before the next time, can be answered, and is marked as read on both sides', async () => {
    const { client, coach, clientId, team } = await scene()
    const { weightId, workoutId } = await workoutOf(house, team, clientId)
    const comment = await as(coach).call(addWorkoutMessage, { id: clientId, weightId, text: 'Scendi di più' })
    expect(comment).toMatchObject({ isByClient: false, addedBy: 'Giulia Marchetti', isRead: false })
    const { training } = await as(client).call(getOwnTraining, {})
    expect(training?.comments).toMatchObject([{ key: 'name squat', text: 'Scendi di più', addedBy: null, isRead: false }])
    await as(client).call(readWorkoutComments, { ids: [comment.id] })
    expect((await as(coach).call(getClientExercise, { id: clientId, weightId })).exercise.comments).toMatchObject([{ isRead: true }])
    const commentId = newId()
    for (let times = 0; times < 2; times += 1) await as(client).call(answerWorkoutMessage, { id: weightId, commentId, text: 'Va bene' })
    const unread = await as(coach).call(listCompletedWorkouts, { mark: 'unread' })
    expect(unread).toMatchObject({
      completedWorkouts: [{ id: workoutId, comments: 2, isUnread: true }],
      counts: { comments: 1, unread: 1 },
    })
    await as(coach).call(readClientWorkout, { id: clientId, workoutId })
    expect((await as(coach).call(listCompletedWorkouts, { mark: 'unread' })).completedWorkouts).toEqual([])
    expect((await as(client).call(getOwnWorkout, { id: workoutId })).exerciseList[0]?.comments.map(({ text }) => text)).toEqual([
      'Scendi di più',
      'Va bene',
    ])
    expect(await count(team, sql`notifications where kind in ('workout commented', 'workout answered')`)).toBe(3)
  })

  test('comes after the earlier one on the device, which shows the last', async () => {
    const { client, coach, clientId, team } = await scene()
    for (const text of ['Scendi di più', 'Ora scendi bene']) {
      const { weightId } = await workoutOf(house, team, clientId)
      await as(coach).call(addWorkoutMessage, { id: clientId, weightId, text })
    }
    const { training } = await as(client).call(getOwnTraining, {})
    expect(training?.comments.map(({ text }) => text)).toEqual(['Scendi di più', 'Ora scendi bene'])
  })

  test('is deleted only by its author, with its notifications, and can be undeleted', async () => {
    const { client, coach, admin, clientId, team } = await scene()
    const { weightId, workoutId } = await workoutOf(house, team, clientId)
    const { id: commentId } = await as(coach).call(addWorkoutMessage, { id: clientId, weightId, text: 'Scendi di più' })
    const at = { id: clientId, commentId }
    const row = async () => (await as(client).call(listCompletedWorkouts, {})).completedWorkouts[0]
    const commentsOf = async () => (await as(coach).call(getClientWorkout, { id: clientId, workoutId })).exerciseList[0]?.comments
    expect(await row()).toMatchObject({ comments: 1, isUnread: true })
    expect(await commentsOf()).toMatchObject([{ may: { delete: true } }])
    expect((await as(admin).ask(deleteWorkoutMessage, at)).body.code).toBe('not found')
    expect((await as(client).ask(deleteOwnWorkoutMessage, { id: commentId })).body.code).toBe('not found')
    await as(coach).call(deleteWorkoutMessage, at)
    expect(await row()).toMatchObject({ comments: 0, isUnread: false })
    expect(await commentsOf()).toEqual([])
    expect((await as(client).call(getOwnTraining, {})).training?.comments).toEqual([])
    expect(await count(team, sql`notifications where kind = 'workout commented'`)).toBe(0)
    await as(coach).call(undeleteWorkoutMessage, at)
    expect(await row()).toMatchObject({ comments: 1, isUnread: true })
    expect(await commentsOf()).toMatchObject([{ id: commentId }])
  })

  test('of another client’s exercise is not found', async () => {
    const { coach, clientId, team } = await scene()
    const { weightId } = await workoutOf(house, team, clientId)
    const other = (await given.team()).client
    expect((await as(other).ask(answerWorkoutMessage, { id: weightId, commentId: newId(), text: 'Ciao' })).body.code).toBe('not found')
    expect((await as(coach).ask(addWorkoutMessage, { id: clientId, weightId: newId(), text: 'Ciao' })).body.code).toBe('not found')
  })
})
