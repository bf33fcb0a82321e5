import { expect, test } from 'vitest'
import { listMedia } from '@allenio/contract/client-files'
import { saveOwnWorkout } from '@allenio/contract/workout-player'
import { clientOf, testHouse, uploadOf } from '#testing'
import { allowFreeTraining, finished, sentWorkout } from './scene.testing.ts'

const house = await testHouse()
const { as, given } = house

test('a film of a workout is in the client’s gallery, but not for nutritionists', async () => {
  const team = await given.team()
  const id = await clientOf(house, team)
  await allowFreeTraining(house, team)
  // the box that films begin with
  const body = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(64)])
  const videoId = await uploadOf(team.client, { name: 'squat.mp4', mimeType: 'video/mp4', body })
  const write = finished(sentWorkout())
  const [exercise] = write.exercises
  await as(team.client).call(saveOwnWorkout, { ...write, exercises: exercise ? [{ ...exercise, videoId }] : [] })
  const { media } = await as(team.coach).call(listMedia, { id, origin: 'workout' })
  expect(media).toMatchObject([{ originId: write.workout.id, day: write.workout.day, file: { kind: 'video' } }])
  expect(await as(team.nutritionist).call(listMedia, { id })).toMatchObject({ media: [], total: 0 })
})
