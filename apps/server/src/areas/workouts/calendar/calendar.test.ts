import { getClientCalendar, getOwnCalendar, moveClientTrainingDay, moveOwnTrainingDay } from '@allenio/contract/workouts'
import {
  createSingleWorkout,
  deleteProgram,
  listClientPrograms,
  listPrograms,
  undeleteProgram,
  updateProgramSettings,
} from '@allenio/contract/programs'
import { addDays, romeDay, weekdayOf } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { describe, expect, test } from 'vitest'
import { actorOf, clientOf, lonelyClientOf, statementsOf, testHouse } from '#testing'
import { planOf } from '../plan.testing.ts'
import { finished, sentWorkout, workoutOf } from '../scene.testing.ts'
import { readCalendar } from './calendar.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()
const inDays = (days: number) => addDays(today, days)
const weeks = { from: inDays(-14), to: inDays(20) }

/** A client who trains from three days ago on, today among the days. */
async function scene(plan: Partial<Parameters<typeof planOf>[2]> = {}) {
  const team = await given.team()
  const id = await clientOf(house, team)
  const weekdays = [-3, 0, 2].map(after => weekdayOf(inDays(after)))
  const planned = await planOf(house, team, { clientId: id, startDay: inDays(-3), weekdays, ...plan })
  const [dayId = '', secondId = '', thirdId = ''] = planned.dayIds
  const calendar = (who = team.coach, days = weeks) => as(who).call(getClientCalendar, { id, ...days })
  const move = (change: object = {}, who = team.coach) =>
    as(who).ask(moveClientTrainingDay, { id, programUserId: planned.programUserId, dayId: thirdId, day: inDays(5), ...change })
  const dayOf = async (planDay: string) => (await calendar()).entries.find(({ plan: found }) => found?.dayId === planDay)?.day
  return { ...team, team, id, ...planned, dayId, secondId, thirdId, calendar, move, dayOf }
}

describe('the calendar of a client', () => {
  test('has what is planned, done and missed, each on its day', async () => {
    const { team, id, programUserId, releaseId, secondId, calendar, client } = await scene()
    const write = finished(sentWorkout({ programUserId, releaseId, dayId: secondId, day: inDays(-1) }))
    const { workoutId } = await workoutOf(house, team, id, write)
    const { entries, programs, today: day } = await calendar()
    expect(day).toBe(today)
    expect(programs).toMatchObject([{ title: 'Forza base', weeks: 2, programUserId }])
    const near = entries.filter(entry => entry.day <= inDays(2))
    expect(near.map(entry => [entry.day, entry.state, entry.name, entry.exercises])).toEqual([
      [inDays(-3), 'missed', 'Gambe', ['Squat']],
      [inDays(-1), 'done', expect.any(String), ['Squat']],
      [inDays(2), 'planned', 'Gambe', ['Squat']],
    ])
    expect(near[1]).toMatchObject({ result: { workoutId }, may: { move: false, copy: true } })
    expect(near[2]).toMatchObject({ may: { move: true, copy: true, delete: false }, plan: { weekNumber: 1, dayNumber: 3 } })
    const own = await as(client).call(getOwnCalendar, weeks)
    expect(own.entries.map(entry => entry.id)).toEqual(entries.map(entry => entry.id))
    expect(own.entries.some(({ may }) => may.copy)).toBe(false)
  })

  test('gives days in order an expected date from today on, and never misses them', async () => {
    const { calendar } = await scene({ weekdays: null, startDay: inDays(-10) })
    const { entries } = await calendar()
    expect(entries.map(entry => [entry.day, entry.state, entry.isDated]).slice(0, 3)).toEqual([
      [today, 'planned', false],
      [inDays(2), 'planned', false],
      [inDays(4), 'planned', false],
    ])
  })

  test('refuses days that end before they begin, that are too many, and strangers', async () => {
    const { id, coach, nutritionist, client, team } = await scene()
    const ask = (days: object) => as(coach).ask(getClientCalendar, { id, ...weeks, ...days })
    expect((await ask({ to: inDays(-20) })).status).toBe(422)
    expect((await ask({ from: inDays(-100) })).status).toBe(422)
    expect((await ask({ from: 'ieri' })).status).toBe(422)
    const lonely = await lonelyClientOf(house, team)
    expect((await as(coach).ask(getClientCalendar, { id: lonely, ...weeks })).status).toBe(404)
    expect((await as(coach).ask(getClientCalendar, { id: newId(), ...weeks })).status).toBe(404)
    expect((await as(client).ask(getClientCalendar, { id, ...weeks })).status).toBe(403)
    expect((await as((await given.team()).coach).ask(getClientCalendar, { id, ...weeks })).status).toBe(404)
    expect((await as(nutritionist).ask(getClientCalendar, { id, ...weeks })).status).toBe(403)
  })

  test('takes as many statements for many workouts as for one', async () => {
    const { id, coach, programUserId, dayId, team } = await scene()
    const copy = (day: string) => as(coach).call(createSingleWorkout, { id, day, copyOf: { programUserId, dayId } })
    await copy(inDays(1))
    const read = () =>
      statementsOf(database, team.workspaceId, db => readCalendar(db, actorOf(coach, 'coach'), { client: { id }, ...weeks }))
    const few = await read()
    for (const after of [3, 4, 5, 6]) await copy(inDays(after))
    expect((await read()).length).toBe(few.length)
  })
})

describe('moving a day', () => {
  test('puts it on its new date and back, for the team and for the client', async () => {
    const { move, dayOf, thirdId, calendar } = await scene()
    expect(await dayOf(thirdId)).toBe(inDays(2))
    expect((await move({ seenDay: inDays(2) })).status).toBe(200)
    expect(await dayOf(thirdId)).toBe(inDays(5))
    expect((await calendar()).entries.find(({ plan }) => plan?.dayId === thirdId)).toMatchObject({ isMoved: true })
    expect((await move({ day: null, seenDay: inDays(5) })).status).toBe(200)
    expect(await dayOf(thirdId)).toBe(inDays(2))
  })

  test('is refused where another tab has moved it, and counts once where it is sent again', async () => {
    const { move, dayOf, thirdId } = await scene()
    const [one, other] = [
      { day: inDays(4), seenDay: inDays(2) },
      { day: inDays(6), seenDay: inDays(2) },
    ]
    const answers = await Promise.all([move(one), move(other)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const first = answers[0]?.status === 200 ? one : other
    expect((await move(first)).status).toBe(200)
    expect(await dayOf(thirdId)).toBe(first.day)
    expect((await move({ day: inDays(8), seenDay: inDays(2) })).body.code).toBe('training day moved')
  })

  test('is for those who plan, in whose charge the client is', async () => {
    const { move, nutritionist, client, admin, id, programUserId, thirdId, team } = await scene()
    expect((await move({}, nutritionist)).status).toBe(403)
    expect((await move({}, client)).status).toBe(403)
    expect((await move({}, admin)).status).toBe(200)
    expect((await move({}, (await given.team()).coach)).status).toBe(404)
    expect((await move({ dayId: newId() })).status).toBe(404)
    expect((await move({ programUserId: newId() })).status).toBe(404)
    expect((await move({ day: '2026-02-30' })).status).toBe(422)
    expect((await move({ day: 'domani' })).status).toBe(422)
    // the assignment of another client of the same coach
    const other = await planOf(house, team, { clientId: await lonelyClientOf(house, team) })
    expect((await move({ id, programUserId: other.programUserId, dayId: other.dayIds[0] })).status).toBe(404)
    const moveOwn = (seenDay: string | null) =>
      as(client).ask(moveOwnTrainingDay, { id: programUserId, dayId: thirdId, day: inDays(7), seenDay })
    expect((await moveOwn(inDays(2))).status).toBe(409)
    expect((await moveOwn(inDays(5))).status).toBe(200)
    await as(admin).call(updateProgramSettings, { mayClientsMoveDays: false })
    expect((await moveOwn(inDays(7))).body.code).toBe('training closed')
    expect((await as(client).call(getOwnCalendar, weeks)).entries.some(({ may }) => may.move)).toBe(false)
  })
})

describe('a single workout', () => {
  test('is a copy of a day on another day, moves, and leaves lists of programs alone', async () => {
    const { id, coach, client, programUserId, dayId, calendar } = await scene()
    const { programId, title } = await as(coach).call(createSingleWorkout, { id, day: inDays(1), copyOf: { programUserId, dayId } })
    expect(title).toBe('Gambe')
    const single = async () => (await calendar()).entries.find(({ plan }) => plan?.programId === programId)
    expect(await single()).toMatchObject({
      day: inDays(1),
      exercises: ['Squat'],
      plan: { isSingle: true },
      may: { delete: true, move: true },
    })
    const entry = await single()
    const move = {
      id,
      programUserId: entry?.plan?.programUserId ?? '',
      dayId: entry?.plan?.dayId ?? '',
      day: inDays(9),
      seenDay: inDays(1),
    }
    await as(coach).call(moveClientTrainingDay, move)
    expect((await single())?.day).toBe(inDays(9))
    expect((await as(coach).call(listClientPrograms, { id })).programs.length).toBe(1)
    expect((await as(client).call(listPrograms, {})).programs.length).toBe(1)
    expect((await as(client).call(getOwnCalendar, weeks)).entries.some(({ plan }) => plan?.programId === programId)).toBe(true)
    await as(coach).call(deleteProgram, { id: programId, keepsClients: false })
    expect(await single()).toBeUndefined()
    await as(coach).call(undeleteProgram, { id: programId })
    expect((await single())?.day).toBe(inDays(9))
  })

  test('goes to another client in charge, and to nobody else', async () => {
    const { team, id, admin, coach, nutritionist, client, programUserId, dayId } = await scene()
    const lonely = await lonelyClientOf(house, team)
    const copy = (who = coach, change: object = {}) =>
      as(who).ask(createSingleWorkout, { id, day: inDays(1), copyOf: { programUserId, dayId }, ...change })
    expect((await copy(admin, { id: lonely })).status).toBe(200)
    expect((await copy(coach, { id: lonely })).status).toBe(404)
    expect((await copy(coach, { copyOf: { programUserId, dayId: newId() } })).status).toBe(404)
    expect((await copy(coach, { copyOf: { programUserId: newId(), dayId } })).status).toBe(404)
    const foreign = await planOf(house, team, { clientId: lonely })
    expect((await copy(coach, { copyOf: { programUserId: foreign.programUserId, dayId: foreign.dayIds[0] } })).status).toBe(404)
    expect((await copy(nutritionist)).status).toBe(403)
    expect((await copy(client)).status).toBe(403)
    expect((await copy((await given.team()).coach)).status).toBe(404)
    expect((await copy(coach, { day: '2026-13-01' })).status).toBe(422)
    expect((await copy(coach, { name: 'x'.repeat(121) })).status).toBe(422)
  })

  test('begins empty with a note, which the client sees once something is written', async () => {
    const { id, coach, client, calendar } = await scene()
    await as(coach).call(createSingleWorkout, { id, day: inDays(1), name: 'Corsa', note: 'Piano' })
    expect((await calendar()).entries.find(({ day }) => day === inDays(1))).toMatchObject({ name: 'Corsa', exercises: [] })
    expect((await as(client).call(getOwnCalendar, weeks)).entries.some(({ day }) => day === inDays(1))).toBe(false)
  })
})
