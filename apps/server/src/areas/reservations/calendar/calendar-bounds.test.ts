import { createSlot, listReservations, previewBookings, reservationLimits, updateSlot } from '@allenio/contract/reservations'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { timesOfAnswer } from '@allenio/domain/reservations'
import { sql } from '#platform/db'
import { testHouse } from '#testing'
import { expect, test } from 'vitest'
import { bookingScene, codeOf } from '../bookings/booking-scene.testing.ts'
import { momentAt, slotFields, today } from '../scene.testing.ts'

const house = await testHouse()
const { as } = house
const days = reservationLimits.days
const tomorrow = addDays(today, 1)
const last = addDays(tomorrow, days - 1)

/** A team whose coach has windows of whole days at five-minute steps, made before there was a bound. */
async function crowdedScene(count: number, hosts: 'coach' | 'everybody' = 'coach') {
  const scene = await bookingScene(house, { rules: { leadHours: 0, horizonDays: 90 } })
  const { team, inTeam, reservationId } = scene
  const hostIds = hosts === 'coach' ? [team.coach.membershipId] : [team.coach, team.admin, team.nutritionist].map(each => each.membershipId)
  const windows = hostIds.flatMap(hostId => Array.from({ length: count }, () => ({ id: newId(), hostId })))
  await inTeam(db =>
    db.run(sql`
      insert into slot_series (id, kind_id, host_id, first_day, start_time, window_end, step_minutes, zone, repetition, capacity, roles,
        client_roles, rules, message, author_id)
      select each.id, s.kind_id, each.host, s.first_day, '00:00', '23:59', 5, s.zone, s.repetition, 1, s.roles, s.client_roles, s.rules,
        repeat('Porta un asciugamano. ', 40), each.host
      from slot_series s cross join unnest(${windows.map(({ id }) => id)}::uuid[], ${windows.map(({ hostId }) => hostId)}::uuid[])
        as each (id, host) where s.id = ${reservationId}`),
  )
  const ask = (from: string, to: string) => as(team.client).ask(listReservations, { from, to })
  const read = (from: string, to: string) => as(team.client).call(listReservations, { from, to })
  return { ...scene, windowIds: windows.map(({ id }) => id), ask, read }
}

test('many windows at five-minute steps are answered within bounds, and what does not fit is counted by day', async () => {
  const { ask, read } = await crowdedScene(16)
  const bytes = JSON.stringify((await ask(tomorrow, last)).body).length
  expect(bytes).toBeLessThan(1_000_000)
  const answer = await read(tomorrow, last)
  const times = timesOfAnswer(answer)
  expect(times.length).toBeLessThanOrEqual(reservationLimits.timesOfAnswer)
  const ofDay = Map.groupBy(times, ({ date }) => date)
  for (const together of ofDay.values()) expect(together.length).toBeLessThanOrEqual(reservationLimits.timesOfHost + 1)
  // the whole day can still be booked
  const clocks = ofDay.get(tomorrow)?.map(({ startDate }) => startDate) ?? []
  expect(Date.parse(clocks.at(-1) ?? '') - Date.parse(clocks[0] ?? '')).toBeGreaterThan(21 * 3_600_000)
  const listedDays = new Set(ofDay.keys())
  expect(answer.days.every(({ date, count }) => !listedDays.has(date) && count > 0)).toBe(true)
  expect(listedDays.size + answer.days.length).toBe(days)
  const counted = answer.days.at(-1)
  const alone = await read(counted?.date ?? '', counted?.date ?? '')
  expect(alone.days).toEqual([])
  expect(timesOfAnswer(alone).filter(({ refusal }) => refusal === null)).toHaveLength(counted?.count ?? 0)
})

test('one window of whole days is a tenth of a megabyte for each ten days, whatever its message says', async () => {
  const { ask } = await crowdedScene(1)
  expect(JSON.stringify((await ask(today, addDays(today, 9))).body).length).toBeLessThan(100_000)
})

test('a team with more hours than one answer holds sees the first days, and how much the others have', async () => {
  const { team, inTeam, reservationId } = await bookingScene(house)
  await inTeam(db =>
    db.run(sql`
      insert into slot_series (id, kind_id, host_id, first_day, start_time, step_minutes, zone, repetition, capacity, roles, client_roles,
        rules, author_id)
      select gen_random_uuid(), s.kind_id, s.host_id, s.first_day, '08:00', 30, s.zone, s.repetition, 8, s.roles, s.client_roles, s.rules,
        s.author_id from slot_series s cross join generate_series(1, 199) where s.id = ${reservationId}`),
  )
  const answer = await as(team.coach).call(listReservations, { from: tomorrow, to: addDays(tomorrow, 29) })
  expect(answer.reservations).toHaveLength(reservationLimits.timesOfAnswer)
  expect(answer.days).toEqual([25, 26, 27, 28, 29].map(day => ({ date: addDays(tomorrow, day), count: 200 })))
  const alone = await as(team.coach).call(listReservations, { from: addDays(tomorrow, 25), to: addDays(tomorrow, 25) })
  expect([alone.reservations.length, alone.days]).toEqual([200, []])
})

test('a time of hours from before the bound is booked and previewed as ever, also where it is not offered', async () => {
  const { team, book, martina, windowIds, read } = await crowdedScene(3)
  const offered = new Set(timesOfAnswer(await read(tomorrow, tomorrow)).map(({ startsAt }) => startsAt))
  const clocks = ['09:00', '09:05', '09:10', '09:15', '09:20'].map(clock => momentAt(tomorrow, clock))
  const startsAt = clocks.find(clock => !offered.has(clock)) ?? ''
  const reservationId = windowIds[2] ?? ''
  const { times } = await as(team.client).call(previewBookings, { reservationId, startsAt, weeks: '8' })
  expect(times.map(({ refusal }) => refusal)).toEqual(Array.from({ length: 8 }, () => null))
  expect(codeOf(await book(team.client, martina, { reservationId, startsAt }))).toBe('booked')
})

test('a host offers at most 200 times a day: more are refused in words, and changed only to fewer', async () => {
  const { team, kindId } = await bookingScene(house)
  const fields = { ...slotFields(kindId, team.coach.membershipId), capacity: 1, startTime: '00:00', windowEnd: '23:59' }
  const create = (more: Partial<typeof fields>, language: 'it' | 'en' = 'it') =>
    as(team.coach).ask(createSlot, { id: newId(), ...fields, ...more }, { headers: { 'accept-language': language } })
  const refused = await create({ stepMinutes: 5 })
  // the class at six counts, too
  expect(refused.body).toMatchObject({
    code: 'too many times of host',
    errors: { stepMinutes: [expect.stringContaining('277 orari in un giorno: se ne offrono al massimo 200')] },
  })
  expect(codeOf(await create({ stepMinutes: 10 }))).toBe('booked')
  expect(codeOf(await create({ stepMinutes: 20 }))).toBe('too many times of host')
  expect(codeOf(await create({ stepMinutes: 30, repetition: { kind: 'once' }, firstDay: today }))).toBe('booked')
  expect(codeOf(await create({ stepMinutes: 30 }))).toBe('too many times of host')
})

test('crowded hours from before the bound may be changed, but not to more', async () => {
  const { team, windowIds, kindId } = await crowdedScene(2)
  const [id = ''] = windowIds
  const fields = { ...slotFields(kindId, team.coach.membershipId), capacity: 1, startTime: '00:00', windowEnd: '23:59' }
  const change = (stepMinutes: number, note: string) => as(team.coach).ask(updateSlot, { id, ...fields, stepMinutes, note, scope: 'all' })
  expect(codeOf(await change(5, 'Nuova nota'))).toBe('booked')
  expect(codeOf(await change(30, ''))).toBe('booked')
  expect(codeOf(await change(5, ''))).toBe('too many times of host')
})

test('all hours of a business together have a bound, however many hosts share them', async () => {
  const { team, kindId } = await crowdedScene(3, 'everybody')
  const created = await as(team.coach).ask(createSlot, {
    id: newId(),
    ...slotFields(kindId, team.coach.membershipId),
    firstDay: tomorrow,
    startTime: '07:00',
  })
  expect(created.body).toMatchObject({ code: 'too many times of host' })
  const other = await bookingScene(house)
  await other.inTeam(db =>
    db.run(sql`
      insert into slot_series (id, kind_id, host_id, first_day, start_time, window_end, step_minutes, zone, repetition, capacity, roles,
        client_roles, rules, author_id)
      select gen_random_uuid(), s.kind_id, ${other.team.admin.membershipId}::uuid, s.first_day, '00:00', '23:59', 5, s.zone, s.repetition,
        1, s.roles, s.client_roles, s.rules, s.author_id
      from slot_series s cross join generate_series(1, 8) where s.id = ${other.reservationId}`),
  )
  const refused = await as(other.team.coach).ask(createSlot, {
    id: newId(),
    ...slotFields(other.kindId, other.team.coach.membershipId),
    startTime: '07:00',
  })
  expect(refused.body).toMatchObject({ code: 'too many times of business', errors: { startTime: [expect.stringContaining('2.000')] } })
})
