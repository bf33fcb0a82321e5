import { updateProgramSettings } from '@allenio/contract/program-settings'
import { getClientTraining, getOwnTraining, getOwnWorkout, saveOwnWorkout } from '@allenio/contract/workout-player'
import { getClientWorkout } from '@allenio/contract/workouts'
import { visibleCells } from '@allenio/domain/programs'
import { clientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { workoutExporter } from './export.ts'
import { planOf } from './plan.testing.ts'
import { ago, doneSet, newExercise, sentWorkout } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house

/** A client whose business shows the repetitions alone: the plan asks for three sets of eight with 80 kg, and two minutes of rest. */
async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const plan = await planOf(house, team, { clientId, exercise: { name: 'Stacco' } })
  await as(team.admin).call(updateProgramSettings, { clientColumns: ['reps'] })
  return { team, clientId, plan, client: as(team.client), coach: as(team.coach) }
}

const asked = { exercise: { name: 'Stacco' }, sets: 3, reps: '8', load: '80', restSeconds: 120 }
const shown = visibleCells(asked, ['reps'])

/** A workout by the plan as the client's device sends it: of the target it knows what it was told. */
function trained({ programUserId, releaseId, dayIds, workoutIds, rowIds }: Awaited<ReturnType<typeof planOf>>) {
  const write = sentWorkout({ programUserId, releaseId, dayId: dayIds[0] ?? null, plannedWorkoutId: workoutIds[0] ?? null })
  const exercise = newExercise(write.workout.id, { rowId: rowIds[0] ?? null, exercise: { name: 'Stacco' }, target: shown })
  return { ...write, exercises: [exercise], sets: [doneSet(exercise.id, 0)] }
}

test('a device knows of the plan what the business shows, and a colleague who trains the client all of it', async () => {
  const { client, coach, clientId } = await scene()
  const rowsOf = ({ training }: Awaited<ReturnType<typeof client.call<typeof getOwnTraining>>>) =>
    training?.assignments[0]?.rows.filter(({ type }) => type === 'row').map(({ cells }) => cells) ?? []
  const own = rowsOf(await client.call(getOwnTraining, {}))
  expect(own.length).toBeGreaterThan(0)
  expect(own).toEqual(own.map(() => shown))
  expect(rowsOf(await coach.call(getClientTraining, { id: clientId }))[0]).toEqual(asked)
})

test('what was asked is stored whole: the coach reads all of it beside what was done, the client what they were shown', async () => {
  const { team, client, coach, clientId, plan } = await scene()
  const write = trained(plan)
  const { id } = write.workout
  await client.call(saveOwnWorkout, write)
  // the exercise comes again with a note, as the device knows it
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
