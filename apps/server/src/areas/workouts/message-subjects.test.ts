import { expect, test } from 'vitest'
import { setLocale } from '@allenio/contract/account'
import { deleteMessage, getConversation, listGoneSubjects, sendMessage } from '@allenio/contract/chat'
import { saveClientWorkout } from '@allenio/contract/workouts'
import { chatSceneOf, lonelyClientOf, testHouse } from '#testing'
import { idOfSlug } from '#areas/system-exercises'
import { sql } from '#platform/db'
import { planOf } from './plan.testing.ts'
import { ago, dayAgo, finished, newExercise, sentWorkout, workoutOf } from './scene.testing.ts'

const house = await testHouse()

test('a message is about a program, a workout or an exercise of the client, for those who may see training', async () => {
  const { client, coach, nutritionist, clientId, conversationId, team, say } = await chatSceneOf(house)
  const { weightId, workoutId } = await workoutOf(house, team, clientId)
  const { programId, programUserId } = await planOf(house, team, { clientId })
  const { about } = await say(coach, 'Guarda qui', { about: { kind: 'exercise', id: weightId } })
  expect(about).toEqual({ kind: 'exercise', id: weightId, title: 'Squat', day: dayAgo(0), parentId: workoutId })
  const second = await say(coach, 'E qui', { about: { kind: 'workout', id: workoutId } })
  const third = await say(client, 'E qui?', { about: { kind: 'program', id: programUserId } })
  expect(third.about).toEqual({ kind: 'program', id: programUserId, title: 'Forza base', day: null, parentId: programId })
  const titlesFor = async (member: typeof client) =>
    (await house.as(member).call(getConversation, { conversationId })).messages.map(message => message.about?.title)
  expect(await titlesFor(client)).toEqual(['Squat', 'Gambe', 'Forza base'])
  expect(await titlesFor(nutritionist)).toEqual([undefined, undefined, undefined])
  await house.as(coach).call(deleteMessage, { id: second.id })
  expect(await titlesFor(client)).toEqual(['Squat', undefined, 'Forza base'])
})

test('a client writes about a workout and an exercise of their own', async () => {
  const { client, clientId, team, say } = await chatSceneOf(house)
  const { weightId, workoutId } = await workoutOf(house, team, clientId)
  const ofWorkout = await say(client, 'Com’è andata?', { about: { kind: 'workout', id: workoutId } })
  const ofExercise = await say(client, 'E questo?', { about: { kind: 'exercise', id: weightId } })
  expect([ofWorkout.about?.title, ofExercise.about?.parentId]).toEqual(['Gambe', workoutId])
})

test('an exercise of the library is named in the language of whoever reads the message', async () => {
  const { client, coach, clientId, conversationId, team, say } = await chatSceneOf(house)
  const write = finished(sentWorkout())
  const exercise = { id: idOfSlug('barbell_bench_press'), name: 'Panca piana con bilanciere' }
  const bench = newExercise(write.workout.id, { position: 1, exercise })
  await workoutOf(house, team, clientId, { ...write, exercises: [...write.exercises, bench] })
  await say(client, 'Così?', { about: { kind: 'exercise', id: bench.id } })
  const titlesFor = async (member: typeof client) =>
    (await house.as(member).call(getConversation, { conversationId })).messages.map(({ about }) => about?.title)
  expect(await titlesFor(coach)).toEqual(['Panca piana con bilanciere'])
  await house.as(coach).call(setLocale, { locale: 'en' })
  expect(await titlesFor(coach)).toEqual(['Barbell Bench Press'])
})

test('a thing of another client, or one that the sender may not see, is not found', async () => {
  const { admin, coach, nutritionist, clientId, conversationId, team } = await chatSceneOf(house)
  const own = await workoutOf(house, team, clientId)
  const other = finished(sentWorkout())
  await house.as(admin).call(saveClientWorkout, { id: await lonelyClientOf(house, team), ...other })
  const message = { conversationId, message: 'Guarda qui' }
  const about = (id: string) => ({ kind: 'workout' as const, id })
  expect((await house.as(coach).ask(sendMessage, { ...message, about: about(other.workout.id) })).body.code).toBe('not found')
  expect((await house.as(nutritionist).ask(sendMessage, { ...message, about: about(own.workoutId) })).body.code).toBe('not found')
})

test('a workout or an exercise that was deleted cannot be opened from its message any more, by either side', async () => {
  const { client, coach, nutritionist, clientId, conversationId, team, say } = await chatSceneOf(house)
  const write = finished(sentWorkout())
  const removed = newExercise(write.workout.id, { position: 1 })
  await workoutOf(house, team, clientId, { ...write, exercises: [...write.exercises, removed] })
  const kept = await workoutOf(house, team, clientId)
  const ofWorkout = await say(coach, 'Bene', { about: { kind: 'workout', id: write.workout.id } })
  const ofRemoved = await say(client, 'Male', { about: { kind: 'exercise', id: removed.id } })
  const ofKept = await say(client, 'E qui?', { about: { kind: 'exercise', id: kept.weightId } })
  const note = await say(coach, 'Tra noi', { about: { kind: 'workout', id: write.workout.id }, isTeamNote: true })
  const messageId = [ofWorkout, ofRemoved, ofKept, note].map(({ id }) => id)
  const goneFor = async (member: typeof client) =>
    (await house.as(member).call(listGoneSubjects, { id: conversationId, messageId })).messageIds
  expect(await goneFor(client)).toEqual([])
  await house
    .as(coach)
    .call(saveClientWorkout, { id: clientId, ...write, exercises: [{ ...removed, isRemoved: true, changedAt: ago(0) }], sets: [] })
  expect([await goneFor(client), await goneFor(coach)]).toEqual([[ofRemoved.id], [ofRemoved.id]])
  await house.database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`delete from completed_workouts where id = ${write.workout.id}`),
  )
  expect((await goneFor(client)).toSorted()).toEqual([ofWorkout.id, ofRemoved.id].toSorted())
  expect((await goneFor(coach)).toSorted()).toEqual([ofWorkout.id, ofRemoved.id, note.id].toSorted())
  // a role that may not see training reads the message without its subject
  expect(await goneFor(nutritionist)).toHaveLength(4)
})
