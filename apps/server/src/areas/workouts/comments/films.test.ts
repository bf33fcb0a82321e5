import { expect, test } from 'vitest'
import { listMedia } from '@allenio/contract/client-files'
import { listNotifications } from '@allenio/contract/notifications'
import { saveOwnWorkout, listCompletedWorkouts, readClientWorkout } from '@allenio/contract/workouts'
import { clientOf, phoneFilm, testHouse, uploadOf, type TestMember } from '#testing'
import { ago, allowFreeTraining, finished, sentWorkout } from '../scene.testing.ts'

const house = await testHouse()
const { as, given } = house

async function scene() {
  const team = await given.team()
  const id = await clientOf(house, team)
  await allowFreeTraining(house, team)
  return { team, id }
}

function uploadFilm(member: TestMember): Promise<string> {
  return uploadOf(member, { name: 'squat.mov', mimeType: 'video/quicktime', body: phoneFilm() })
}

test('a film of a workout is in the client’s gallery, but not for nutritionists', async () => {
  const { team, id } = await scene()
  const videoId = await uploadFilm(team.client)
  const write = finished(sentWorkout())
  const [exercise] = write.exercises
  await as(team.client).call(saveOwnWorkout, { ...write, exercises: exercise ? [{ ...exercise, videoId }] : [] })
  const { media } = await as(team.coach).call(listMedia, { id, origin: 'workout' })
  expect(media).toMatchObject([{ originId: write.workout.id, day: write.workout.day, file: { kind: 'video' } }])
  expect(await as(team.nutritionist).call(listMedia, { id })).toMatchObject({ media: [], total: 0 })
})

test('the team hears of a film once, also where it arrives long after the workout was finished', async () => {
  const { team, id } = await scene()
  const sent = finished(sentWorkout())
  const [exercise] = sent.exercises
  if (!exercise) throw new Error('the workout has an exercise')
  await as(team.client).call(saveOwnWorkout, sent)
  await as(team.coach).call(readClientWorkout, { id, workoutId: sent.workout.id })
  const unreadCount = async () => (await as(team.coach).call(listCompletedWorkouts, { mark: 'unread' })).completedWorkouts.length
  const news = async () => {
    const { notifications } = await as(team.coach).call(listNotifications, {})
    return notifications.filter(({ kind }) => kind === 'workout film received').map(each => [each.client?.id, each.body])
  }
  expect([await unreadCount(), await news()]).toEqual([0, []])
  const withFilm = { ...sent, exercises: [{ ...exercise, videoId: await uploadFilm(team.client), changedAt: ago(0) }] }
  for (let times = 0; times < 2; times += 1) await as(team.client).call(saveOwnWorkout, withFilm)
  expect([await unreadCount(), await news()]).toEqual([1, [[id, exercise.exercise.name]]])
})
