import { saveOwnWorkout, getClientWorkout } from '@allenio/contract/workouts'
import { secondNode, clientOf, ownHouse } from '#testing'
import { expect, inject, test } from 'vitest'
import { ago, allowFreeTraining, doneSet, figures, finished, sentWorkout } from '../scene.testing.ts'

// Two nodes share one database: a client's phone talks to one of them, the tablet of the gym to the other.

const house = await ownHouse({ env: { DATABASE_URL: inject('testServer').superuserUrl } })
const { as, given } = house
const there = await secondNode(house)

async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  await allowFreeTraining(house, team)
  const write = sentWorkout()
  const begun = { ...write, sets: [] }
  const sendHere = (part: Partial<typeof write>) => as(team.client).call(saveOwnWorkout, { ...begun, ...part })
  const sendThere = (part: Partial<typeof write>) => there(team.client).write(saveOwnWorkout, { ...begun, ...part })
  const readWorkout = () => as(team.coach).call(getClientWorkout, { id: clientId, workoutId: write.workout.id })
  return { write, exerciseId: write.exercises[0]?.id ?? '', sendHere, sendThere, readWorkout }
}

test('the latest of several edits of one set at two nodes wins, and the others are in its history, each once', async () => {
  const { exerciseId, sendHere, sendThere, readWorkout } = await scene()
  const set = doneSet(exerciseId, 0, figures(50, 5))
  const edits = Array.from({ length: 20 }, (_, at) => ({ ...set, kg: 51 + at, changedAt: ago(20 - at) }))
  await sendHere({ sets: [set] })
  // neither node gets the edits in their order, and every third is sent to both, as if its first answer had been lost
  const sends = edits.flatMap((edit, at) =>
    at % 3 === 0
      ? [
          { edit, send: sendHere },
          { edit, send: sendThere },
        ]
      : [{ edit, send: at % 2 ? sendHere : sendThere }],
  )
  const shuffled = sends.map((each, at) => ({ each, order: (at * 11) % sends.length })).sort((one, other) => one.order - other.order)
  await Promise.all(shuffled.map(({ each: { edit, send } }) => send({ sets: [edit] })))
  const { exerciseList, setsDone } = await readWorkout()
  const [stored] = exerciseList[0]?.sets ?? []
  expect([setsDone, stored?.kg]).toEqual([1, 70])
  expect(stored?.edits.map(({ kg }) => kg)).toEqual(Array.from({ length: 20 }, (_, at) => 50 + at))
})

test('sets of two devices at two nodes are all stored, each once, whoever begins and ends the workout', async () => {
  const { write, exerciseId, sendHere, sendThere, readWorkout } = await scene()
  const sets = Array.from({ length: 16 }, (_, at) => doneSet(exerciseId, at, figures(50 + at, 5)))
  // two devices begin the same workout at the same moment
  await Promise.all(sets.map((set, at) => (at % 2 ? sendHere : sendThere)({ sets: [set] })))
  // a device that has lost all answers sends everything again, to the other node
  const [fromHere, fromThere] = await Promise.all([sendHere({ sets }), sendThere({ sets })])
  expect([fromHere.sets, fromThere.sets]).toEqual([[], []])
  await Promise.all([sendHere({ ...finished(write), sets }), sendThere({ ...finished(write), sets: [] })])
  const { exerciseList, setsDone, state, tonnageKg } = await readWorkout()
  expect([setsDone, state, tonnageKg]).toEqual([16, 'finished', sets.reduce((sum, { kg }) => sum + (kg ?? 0) * 5, 0)])
  expect(exerciseList[0]?.sets.map(({ id }) => id)).toEqual(sets.map(({ id }) => id))
})
