import { saveOwnWorkout } from '@allenio/contract/workout-player'
import { getClientWorkout } from '@allenio/contract/workouts'
import type { CompletedSet } from '@allenio/contract/workout-results'
import { clientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'
import { ago, allowFreeTraining, sentWorkout } from './scene.testing.ts'

const house = await testHouse()
const { as, given } = house

test('a set that was taken back and done again is not edited, and one with another figure is', async () => {
  const team = await given.team()
  const id = await clientOf(house, team)
  await allowFreeTraining(house, team)
  const write = sentWorkout()
  const [set] = write.sets
  if (!set) throw new Error('no set')
  await as(team.client).call(saveOwnWorkout, write)
  const send = (changes: Partial<CompletedSet>, minutes: number) =>
    as(team.client).call(saveOwnWorkout, { ...write, exercises: [], sets: [{ ...set, ...changes, changedAt: ago(minutes) }] })
  const readEdits = async () => {
    const { exerciseList } = await as(team.coach).call(getClientWorkout, { id, workoutId: write.workout.id })
    return exerciseList[0]?.sets[0]?.edits
  }
  await send({ doneAt: null }, 10)
  await send({ doneAt: ago(9) }, 9)
  expect(await readEdits()).toEqual([])
  await send({ doneAt: ago(9), rir: 2 }, 8)
  expect(await readEdits()).toMatchObject([{ kg: 80, reps: 8, rir: null }])
})
