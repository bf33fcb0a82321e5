import {
  saveProgramWorkout,
  assignProgram,
  listAssignedClients,
  undoAssignProgram,
  createProgram,
  getProgram,
} from '@allenio/contract/programs'
import { saveOwnWorkout, listClientWorkouts } from '@allenio/contract/workouts'
import { newId } from '@allenio/domain/ids'
import { clientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { allowFreeTraining, dayAgo, sentWorkout } from './scene.testing.ts'

const house = await testHouse()
const { as, given } = house

async function scene() {
  const team = await given.team()
  await allowFreeTraining(house, team)
  const [clientId, coach] = [await clientOf(house, team), as(team.coach)]
  const { id } = await coach.call(createProgram, { title: 'Forza' })
  const { weekList } = await coach.call(getProgram, { id })
  const exercises = [{ id: newId(), exercise: { name: 'Squat' }, sets: 3, reps: '8' }]
  await coach.call(saveProgramWorkout, { id, dayId: weekList[0]?.days[0]?.id ?? '', workout: { id: newId(), name: 'Gambe', exercises } })
  const programUserId = newId()
  const { assigned } = await coach.call(assignProgram, { id, clients: [{ clientId, programUserId, startDay: dayAgo(0) }] })
  const train = () => as(team.client).call(saveOwnWorkout, sentWorkout({ programUserId, releaseId: assigned[0]?.releaseId ?? null }))
  const undo = () => coach.call(undoAssignProgram, { id, programUserIds: [programUserId] })
  const states = async () => (await coach.call(listAssignedClients, { id })).assignedClients.map(({ state }) => state)
  const workouts = async () => (await coach.call(listClientWorkouts, { id: clientId })).completedWorkouts.length
  return { train, undo, states, workouts }
}

test('an assignment that somebody has trained by ends when it is undone', async () => {
  const { train, undo, states } = await scene()
  await train()
  await undo()
  expect(await states()).toEqual(['terminated'])
})

test('what a client trains by an assignment that was undone meanwhile is kept', async () => {
  const { train, undo, states, workouts } = await scene()
  await undo()
  expect(await states()).toEqual([])
  await train()
  expect(await workouts()).toBe(1)
})
