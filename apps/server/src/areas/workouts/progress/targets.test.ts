import { programColumns, updateProgramSettings } from '@allenio/contract/programs'
import {
  getClientTraining,
  getOwnTraining,
  getOwnWorkout,
  getOwnWorkoutParts,
  saveClientWorkout,
  saveOwnWorkout,
  getClientWorkout,
  type CompletedExercise,
} from '@allenio/contract/workouts'
import { newId } from '@allenio/domain/ids'
import { visibleCells, type ClientColumns } from '@allenio/domain/programs'
import { dividedRow } from '@allenio/domain/workouts'
import { clientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { workoutExporter } from '../export.ts'
import { planOf } from '../plan.testing.ts'
import { ago, doneSet, newExercise, sentWorkout } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house

/** A client whose business shows only repetitions: the plan asks for three sets of eight with 80 kg, and two minutes of rest. */
async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const plan = await planOf(house, team, { clientId, cells: { exercise: { name: 'Stacco' } } })
  await as(team.admin).call(updateProgramSettings, { clientColumns: ['reps'] })
  return { team, clientId, plan, client: as(team.client), coach: as(team.coach) }
}

const asked = { exercise: { name: 'Stacco' }, sets: 3, reps: '8', load: '80', restSeconds: 120 }
const shown = visibleCells(asked, ['reps'])

/** A workout by the plan, as the client's device sends it: its targets have only what the client may see. */
function trained({ programUserId, releaseId, dayIds, workoutIds, rowIds }: Awaited<ReturnType<typeof planOf>>) {
  const write = sentWorkout({ programUserId, releaseId, dayId: dayIds[0] ?? null, plannedWorkoutId: workoutIds[0] ?? null })
  const exercise = newExercise(write.workout.id, { rowId: rowIds[0] ?? null, exercise: { name: 'Stacco' }, target: shown })
  return { ...write, exercises: [exercise], sets: [doneSet(exercise.id, 0)] }
}

test('a device gets only what the business shows of the plan, and a colleague who trains the client gets everything', async () => {
  const { client, coach, clientId } = await scene()
  const rowsOf = ({ training }: Awaited<ReturnType<typeof client.call<typeof getOwnTraining>>>) =>
    training?.assignments[0]?.rows.filter(({ type }) => type === 'row').map(({ cells }) => cells) ?? []
  const own = rowsOf(await client.call(getOwnTraining, {}))
  expect(own.length).toBeGreaterThan(0)
  expect(own).toEqual(own.map(() => shown))
  expect(rowsOf(await coach.call(getClientTraining, { id: clientId }))[0]).toEqual(asked)
})

test('targets are stored in full: the coach reads all of them beside the results, the client what they were shown', async () => {
  const { team, client, coach, clientId, plan } = await scene()
  const write = trained(plan)
  const { id } = write.workout
  await client.call(saveOwnWorkout, write)
  // the exercise arrives again with a note, as the device knows it
  const [exercise] = write.exercises
  if (!exercise) throw new Error('A workout has an exercise.')
  await client.call(saveOwnWorkout, { ...write, exercises: [{ ...exercise, note: 'Pesante', changedAt: ago(5) }] })
  const read = async () => (await client.call(getOwnWorkout, { id })).exerciseList
  expect(await read()).toMatchObject([{ target: shown, note: 'Pesante', sets: [{ kg: 80, reps: 8 }] }])
  const { exerciseList } = await coach.call(getClientWorkout, { id: clientId, workoutId: id })
  expect(exerciseList).toMatchObject([{ target: asked, note: 'Pesante' }])
  const underWay = async () => (await client.call(getOwnTraining, {})).training?.underWay[0]?.exercises
  expect(await underWay()).toMatchObject([{ target: shown }])
  // a device that comes late takes over what is stored
  const late = await client.call(saveOwnWorkout, { ...write, exercises: [{ ...exercise, note: 'Leggero', changedAt: ago(50) }] })
  expect(late.exercises).toMatchObject([{ target: shown, note: 'Pesante' }])

  const data = await database.withWorkspace(team.workspaceId, 'read', async db => workoutExporter.ofMember?.(db, team.client.personId))
  expect(data?.tables?.[0]?.rows).toMatchObject([{ exercises: [{ target: shown, sets: [{ kg: 80 }] }] }])
  await as(team.admin).call(updateProgramSettings, { clientColumns: ['sets', 'reps', 'weight', 'rest'] })
  expect(await read()).toMatchObject([{ target: asked }])
})

const allColumns = [...programColumns]

/** A row of three sets with a load each: the first set is done, and another exercise takes over the others. */
async function dividedScene(clientColumns: ClientColumns) {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const cells = { ...asked, load: '80/75/70' }
  const plan = await planOf(house, team, { clientId, cells })
  await as(team.admin).call(updateProgramSettings, { clientColumns })
  const { programUserId, releaseId, dayIds, workoutIds } = plan
  const rowId = plan.rowIds[0] ?? null
  const write = sentWorkout({ programUserId, releaseId, dayId: dayIds[0] ?? null, plannedWorkoutId: workoutIds[0] ?? null })
  const known = visibleCells(cells, clientColumns)
  // the part with the remaining sets always has the greater id
  const [id = '', nextId = ''] = [newId(), newId()].toSorted()
  const whole = newExercise(write.workout.id, { id, rowId, exercise: cells.exercise, target: known })
  const [doneTarget = null, openTarget = null] = dividedRow(known, [2])
  const done = { ...whole, target: doneTarget, changedAt: ago(20) }
  const next = newExercise(write.workout.id, {
    id: nextId,
    rowId,
    position: 1,
    exercise: { name: 'Rematore' },
    target: openTarget,
    changedAt: ago(20),
  })
  const send = (exercises: readonly CompletedExercise[]) =>
    as(team.client).call(saveOwnWorkout, { ...write, exercises: [...exercises], sets: [doneSet(whole.id, 0)] })
  const targets = async () => {
    const { exerciseList } = await as(team.coach).call(getClientWorkout, { id: clientId, workoutId: write.workout.id })
    return exerciseList.map(({ target }) => target)
  }
  return { team, clientId, write, whole, done, next, cells, send, targets }
}

test.each<[string, ClientColumns]>([
  ['all columns', allColumns],
  ['sets and repetitions', ['sets', 'reps']],
  ['no column', []],
])('a row that a swap has divided stays divided for the coach, where the client sees %s', async (_, clientColumns) => {
  const { whole, done, next, cells, send, targets } = await dividedScene(clientColumns)
  await send([whole])
  expect(await targets()).toEqual([cells])
  await send([done, next])
  const parts = dividedRow(cells, [clientColumns.includes('sets') ? 2 : 1])
  expect(await targets()).toEqual(parts)
  // the parts arrive again, moved and with a note
  await send([{ ...done, position: 1, note: 'Pesante', changedAt: ago(10) }])
  await send([{ ...next, position: 0, changedAt: ago(10) }])
  expect(await targets()).toEqual(parts.toReversed())
})

test('a division is stored at once, and can be undone', async () => {
  const { whole, done, next, cells, send, targets } = await dividedScene(['sets', 'reps'])
  await send([done, next])
  expect(await targets()).toEqual(dividedRow(cells, [2]))
  await send([
    { ...whole, changedAt: ago(5) },
    { ...next, isRemoved: true, changedAt: ago(5) },
  ])
  expect(await targets()).toEqual([cells])
})

test('a client may divide a target, but neither change nor lower it', async () => {
  const { whole, done, next, cells, send, targets } = await dividedScene(allColumns)
  const easy = { ...whole, target: { ...cells, sets: 1, reps: '1', load: '10' } }
  await send([easy])
  expect(await targets()).toEqual([cells])
  await send([
    { ...easy, changedAt: ago(30) },
    { ...next, target: { ...easy.target, sets: 20 }, changedAt: ago(30) },
  ])
  // the first part has one set at least
  expect(await targets()).toEqual([{ ...cells, sets: 1 }, cells])
  await send([{ ...done, rowId: null, target: null, changedAt: ago(1) }])
  expect((await targets())[0]).toEqual({ ...cells, sets: 1 })
})

test('a part that a colleague has divided stays as it is when the client, who sees no sets, writes a note about it', async () => {
  const { team, clientId, write, whole, done, next, cells, send, targets } = await dividedScene(['reps'])
  const [doneTarget = null, openTarget = null] = dividedRow(cells, [2])
  await as(team.coach).call(saveClientWorkout, {
    id: clientId,
    ...write,
    exercises: [
      { ...done, target: doneTarget },
      { ...next, target: openTarget },
    ],
    sets: [doneSet(whole.id, 0)],
  })
  const { exercises } = await as(team.client).call(getOwnWorkoutParts, { id: write.workout.id })
  await send(exercises.map(exercise => ({ ...exercise, note: 'Bene', changedAt: ago(1) })))
  expect(await targets()).toEqual([doneTarget, openTarget])
})

test('a load that a colleague’s device suggests for a set is not sent to a client who does not see loads', async () => {
  const { team, clientId, write, whole, cells } = await dividedScene(['sets', 'reps'])
  const openSet = { ...doneSet(whole.id, 1), doneAt: null }
  const sets = [doneSet(whole.id, 0), openSet]
  await as(team.coach).call(saveClientWorkout, { id: clientId, ...write, exercises: [{ ...whole, target: cells }], sets })
  const { id } = write.workout
  const client = as(team.client)
  const expected = [
    { kg: 80, reps: 8 },
    { kg: null, reps: 8 },
  ]
  expect(await client.call(getOwnWorkoutParts, { id })).toMatchObject({ sets: expected })
  expect((await client.call(getOwnWorkout, { id })).exerciseList).toMatchObject([{ sets: expected }])
  expect((await client.call(getOwnTraining, {})).training?.underWay).toMatchObject([{ sets: expected }])
  const late = await client.call(saveOwnWorkout, { ...write, exercises: [], sets: [{ ...openSet, reps: 3, changedAt: ago(50) }] })
  expect(late.sets).toMatchObject([{ id: openSet.id, kg: null, reps: 8 }])
  const data = await database.withWorkspace(team.workspaceId, 'read', async db => workoutExporter.ofMember?.(db, team.client.personId))
  expect(data?.tables?.[0]?.rows).toMatchObject([{ exercises: [{ sets: expected }] }])
  // the team reads the suggestion, which is no result
  const detail = await as(team.coach).call(getClientWorkout, { id: clientId, workoutId: id })
  expect(detail).toMatchObject({ setsDone: 1, tonnageKg: 640, exerciseList: [{ sets: [{ kg: 80 }, { kg: 80, doneAt: null }] }] })
})
