import { describe, expect, test } from 'vitest'
import { listAttention, seeAttention } from '@allenio/contract/home'
import { listNotifications } from '@allenio/contract/notifications'
import { saveOwnWorkout, listCompletedWorkouts, readClientWorkout } from '@allenio/contract/workouts'
import { addDays, romeDay, weekdayOf } from '@allenio/domain/days'
import { formatDay } from '@allenio/domain/formats'
import { idOfSlug } from '#areas/system-exercises'
import { sql } from '#platform/db'
import { claimUpload } from '#platform/files'
import { makeLog } from '#platform/log'
import { clientOf, testHouse, uploadOf } from '#testing'
import { planOf } from '../plan.testing.ts'
import { refreshOutdatedPlans } from '../device/plans.ts'
import { announceReasons } from './reason-news.ts'
import { ago, allowFreeTraining, finished, newExercise, sentWorkout } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()
const log = makeLog('silent')

async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  await allowFreeTraining(house, team)
  return { ...team, clientId, team }
}

const runJob = (job: typeof announceReasons, { team }: Awaited<ReturnType<typeof scene>>) =>
  job.run({ database, log, jobId: 'test', isLastTry: true }, { workspaceId: team.workspaceId, data: {} })

describe('the home page', () => {
  const reasonsOf = async (caller: Parameters<typeof as>[0]) =>
    (await as(caller).call(listAttention, {})).attention.flatMap(({ needs }) => needs.map(({ reason, sentence }) => [reason, sentence]))

  test('shows a reason for pain until somebody of the team has read it', async () => {
    const { client, coach, nutritionist, clientId } = await scene()
    const write = sentWorkout()
    const exercises = [newExercise(write.workout.id, { pain: { where: 'spalla', level: 6 }, note: 'Punge' })]
    await as(client).call(saveOwnWorkout, { ...write, exercises, sets: [] })
    expect(await reasonsOf(coach)).toContainEqual(['pain in training', 'Dolore oggi in «Squat»: spalla, 6 su 10'])
    expect((await reasonsOf(nutritionist)).map(([reason]) => reason)).not.toContain('pain in training')
    expect((await as(coach).call(listCompletedWorkouts, { mark: 'pain' })).counts).toMatchObject({ pain: 1 })
    await as(coach).call(readClientWorkout, { id: clientId, workoutId: write.workout.id })
    // the workout is not over, so the coach has a reason to look again
    expect((await reasonsOf(coach)).map(([reason]) => reason)).toContain('pain in training')
    await as(client).call(saveOwnWorkout, finished({ ...write, exercises, sets: [] }))
    await as(coach).call(readClientWorkout, { id: clientId, workoutId: write.workout.id })
    expect((await reasonsOf(coach)).map(([reason]) => reason)).not.toContain('pain in training')
  })

  test('lists a workout among the news until somebody has seen it, and again when that is taken back', async () => {
    const { client, coach, nutritionist, clientId, team } = await scene()
    const write = sentWorkout()
    const film = await uploadOf(client)
    await as(client).call(saveOwnWorkout, finished(write))
    const newsFor = async (caller: typeof coach) =>
      (await as(caller).call(listAttention, { view: 'all' })).attention.flatMap(({ needs }) =>
        needs.filter(({ reason }) => reason === 'workout to see').map(({ sentence }) => sentence),
      )
    expect(await newsFor(coach)).toEqual(['Allenamento di oggi «Gambe»: 3 serie'])
    expect([await newsFor(nutritionist), await reasonsOf(coach)]).toEqual([[], []])
    await database.withWorkspace(team.workspaceId, 'write', async db => {
      const file = await claimUpload(db, film, { personId: client.personId, accept: ['image/*'], maxBytes: 1_000_000, field: 'video' })
      await db.run(sql`update completed_exercises set video_file_id = ${file.id} where workout_id = ${write.workout.id}`)
    })
    expect(await newsFor(coach)).toEqual(['Allenamento di oggi «Gambe»: 3 serie, con un video'])
    const seen = { id: clientId, reason: 'workout to see', targetId: write.workout.id }
    await as(coach).call(seeAttention, { ...seen, isSeen: true })
    await as(coach).call(seeAttention, { ...seen, isSeen: true })
    expect([await newsFor(coach), await newsFor(team.admin)]).toEqual([[], []])
    await as(coach).call(seeAttention, { ...seen, isSeen: false })
    expect(await newsFor(team.admin)).toHaveLength(1)
    expect((await as(nutritionist).ask(seeAttention, { ...seen, isSeen: true })).status).toBe(404)
  })

  test("names the painful part in the reader's language", async () => {
    const { client, coach, team } = await scene()
    const english = await given.member('admin', { workspaceId: team.workspaceId, locale: 'en' })
    const write = sentWorkout()
    const exercise = { id: idOfSlug('barbell_bench_press'), name: 'Panca piana con bilanciere' }
    const exercises = [newExercise(write.workout.id, { exercise, pain: { where: 'shoulder left', level: 6 } })]
    await as(client).call(saveOwnWorkout, { ...write, exercises, sets: [] })
    expect(await reasonsOf(english)).toContainEqual([
      'pain in training',
      'Pain today in “Barbell Bench Press”: Shoulder, left, 6 out of 10',
    ])
    expect(await reasonsOf(coach)).toContainEqual(['pain in training', 'Dolore oggi in «Panca piana con bilanciere»: Spalla sx, 6 su 10'])
    const bodiesFor = async (member: typeof coach) => (await as(member).call(listNotifications, {})).notifications.map(({ body }) => body)
    expect(await bodiesFor(english)).toContainEqual('Barbell Bench Press: Shoulder, left, 6 out of 10')
    expect(await bodiesFor(coach)).toContainEqual('Panca piana con bilanciere: Spalla sx, 6 su 10')
  })

  test('counts workouts that were missed in a row, and plans that reached no phone', async () => {
    const { client, coach, clientId, team } = await scene()
    const startDay = addDays(today, -6)
    const weekdays = [1, 2, 3].map(back => weekdayOf(addDays(today, -back))).toSorted((one, other) => one - other)
    const { programUserId, releaseId } = await planOf(house, team, { clientId, startDay, lastDay: addDays(today, 30), weekdays })
    await database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`
        insert into document_receipts (release_id, membership_id, sent_at)
        values (${releaseId}, ${team.client.membershipId}, now() - interval '3 days')`),
    )
    await refreshOutdatedPlans.run({ database, log, jobId: 'test', isLastTry: true }, { workspaceId: team.workspaceId, data: {} })
    const before = await reasonsOf(coach)
    expect(before).toContainEqual(['missed twice', 'Ha saltato 3 allenamenti di fila'])
    expect(before).toContainEqual(['plan not on device', '«Forza base» è arrivato da 3 giorni e non è ancora sul telefono'])
    const yesterday = finished(sentWorkout({ programUserId, releaseId, startedAt: ago(1440), day: addDays(today, -1) }))
    await as(client).call(saveOwnWorkout, yesterday)
    expect((await reasonsOf(coach)).map(([reason]) => reason)).not.toContain('missed twice')
  })

  test('does not count a day that was trained before its date', async () => {
    const { client, coach, clientId, team } = await scene()
    const weekdays = [1, 2, 4].map(back => weekdayOf(addDays(today, -back))).toSorted((one, other) => one - other)
    const plan = await planOf(house, team, { clientId, startDay: addDays(today, -4), lastDay: addDays(today, 30), weekdays })
    for (const [at, dayId] of plan.dayIds.slice(0, 3).entries()) {
      const [day, startedAt] = [addDays(today, -4 + Math.min(at, 1)), ago(1440 * (4 - Math.min(at, 1)) - at)]
      const { programUserId, releaseId } = plan
      const planned = { programUserId, releaseId, dayId, plannedWorkoutId: plan.workoutIds[at] ?? null, startedAt, day }
      await as(client).call(saveOwnWorkout, finished(sentWorkout(planned)))
    }
    await refreshOutdatedPlans.run({ database, log, jobId: 'test', isLastTry: true }, { workspaceId: team.workspaceId, data: {} })
    expect((await reasonsOf(coach)).map(([reason]) => reason)).not.toContain('missed twice')
  })

  test('shows a reason when somebody trains less than before', async () => {
    const { coach, clientId, team } = await scene()
    await database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`
        insert into workout_days (client_id, day, planned, done)
        select ${clientId}, ${today}::date - back, 1, case when back < 28 then 0 else 1 end from generate_series(1, 55, 3) back`),
    )
    expect(await reasonsOf(coach)).toContainEqual(['adherence down', 'Nelle ultime 4 settimane l’aderenza è scesa di 100 punti'])
  })
})

describe('the team is notified', () => {
  const titlesOf = async (member: Parameters<typeof as>[0]) =>
    (await as(member).call(listNotifications, {})).notifications.map(({ title, body }) => [title, body])

  test('once of workouts missed in a row, until the client trains again, and of a plan that reached no phone', async () => {
    const made = await scene()
    const { client, coach, nutritionist, clientId, team } = made
    const startDay = addDays(today, -6)
    const weekdays = [1, 2, 5].map(back => weekdayOf(addDays(today, -back))).toSorted((one, other) => one - other)
    const { programUserId, releaseId, dayIds, workoutIds } = await planOf(house, team, {
      clientId,
      startDay,
      lastDay: addDays(today, 30),
      weekdays,
    })
    await database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`
        insert into document_receipts (release_id, membership_id, sent_at)
        values (${releaseId}, ${team.client.membershipId}, ${addDays(today, -3)}::date + interval '12 hours')`),
    )
    const announce = async () => {
      await runJob(refreshOutdatedPlans, made)
      await Promise.all([runJob(announceReasons, made), runJob(announceReasons, made)])
    }
    await announce()
    const missed = (count: number, back: number) => [
      `Martina Bellini ha saltato ${count} allenamenti di fila`,
      `L’ultimo era in programma per il ${formatDay('it', addDays(today, -back))}`,
    ]
    const notStored = [
      'Martina Bellini non ha ancora il programma sul telefono',
      `«Forza base» è arrivato il ${formatDay('it', addDays(today, -3))}`,
    ]
    expect(await titlesOf(coach)).toEqual(expect.arrayContaining([missed(3, 1), notStored]))
    expect(await titlesOf(coach)).toHaveLength(2)
    expect(await titlesOf(nutritionist)).toEqual([])
    const planned = { programUserId, releaseId, dayId: dayIds[0] ?? null, plannedWorkoutId: workoutIds[0] ?? null }
    await as(client).call(saveOwnWorkout, finished(sentWorkout({ ...planned, startedAt: ago(5 * 1440), day: addDays(today, -5) })))
    await announce()
    expect((await titlesOf(coach)).filter(([title]) => title?.includes('saltato'))).toEqual([missed(2, 1), missed(3, 1)])
    await announce()
    expect((await titlesOf(coach)).filter(([title]) => title?.includes('saltato'))).toHaveLength(2)
  })

  test('on the day on which somebody’s adherence has fallen by 20 points', async () => {
    const made = await scene()
    const { coach, clientId, team } = made
    const train = (from: number, until: number) =>
      database.withWorkspace(team.workspaceId, 'write', db =>
        db.run(sql`
          insert into workout_days (client_id, day, planned, done)
          select ${clientId}, ${today}::date - back, 1, case when back < 28 and back % 5 = 1 then 0 else 1 end
          from generate_series(${from}::int, ${until}::int) back`),
      )
    // the fifth missed day of four weeks, yesterday, is the one that counts
    await train(2, 55)
    await runJob(announceReasons, made)
    expect(await titlesOf(coach)).toEqual([])
    await train(1, 1)
    await runJob(announceReasons, made)
    await runJob(announceReasons, made)
    expect((await titlesOf(coach)).map(([title]) => title)).toEqual(['Martina Bellini si allena meno di prima'])
  })
})
