import type { Input } from '@allenio/contract'
import { deactivateClient } from '@allenio/contract/clients'
import { createCreditPack, listCredits } from '@allenio/contract/credits'
import { listNotifications } from '@allenio/contract/notifications'
import {
  cancelBooking,
  createBookings,
  getNextBooking,
  listBookings,
  listClientReservations,
  listReservations,
  markAttendance,
  moveBooking,
  previewBookings,
  undoCancelBooking,
  updateBookingSettings,
  presetRules,
  type BookingRules,
} from '@allenio/contract/reservations'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'
import { actorOf, clientOf, groupOf, lonelyClientOf, mailboxOf, race, testHouse, type TestMember, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { sendDueAlerts } from './alerts.ts'
import { judgeDueClasses } from './minimums.ts'
import { bookFor } from './new-bookings.ts'
import { tellDueNews } from './news.ts'
import { bookedDay, kindOf, momentAt, slotFields, slotOf, today } from './scene.testing.ts'
import { create } from './slots.ts'

const house = await testHouse()
const { as, given, database } = house
const { mailTo } = mailboxOf(database)
const at = momentAt(bookedDay, '18:00')

const inTeam = <T>({ workspaceId }: Pick<TestTeam, 'workspaceId'>, work: (db: WorkspaceDb) => Promise<T>) =>
  database.withWorkspace(workspaceId, 'write', work)

interface Setting {
  capacity?: number
  credits?: number
  rules?: Partial<BookingRules>
  slot?: Partial<Parameters<typeof slotOf>[2]>
}

/** A team with a slot every day at six, and Martina, who has an account. */
async function scene({ capacity = 1, credits = 0, rules = {}, slot = {} }: Setting = {}) {
  const team = await given.team()
  const martina = await clientOf(house, team)
  const aldo = await lonelyClientOf(house, team)
  const kindId = await kindOf(house, team, { credits, name: 'Pilates' })
  const reservationId = await slotOf(house, team, { kindId, capacity, rules, ...slot })
  const book = (by: TestMember, clientId: string, more: Partial<Input<typeof createBookings>> = {}) =>
    as(by).ask(createBookings, { reservationId, startsAt: at, bookings: [{ id: newId(), clientId }], ...more })
  const bookNow = async (by: TestMember, clientId: string, more: Partial<Input<typeof createBookings>> = {}) => {
    const { bookings } = await as(by).call(createBookings, { reservationId, startsAt: at, bookings: [{ id: newId(), clientId }], ...more })
    const [booking] = bookings
    if (!booking) throw new Error('nothing was booked')
    return booking
  }
  const balanceOf = async (clientId: string) => (await as(team.admin).call(listCredits, { id: clientId })).balance
  const grant = (clientId: string, amount: number, untilDay: string | null = null) =>
    as(team.admin).call(createCreditPack, { id: clientId, packId: newId(), amount, untilDay })
  /** Lets the appointment begin so many hours from now. */
  const startIn = (hours: number) =>
    inTeam(team, async db => {
      await db.run(sql`
        update appointments set starts_at = now() + make_interval(mins => ${hours * 60}::int),
          ends_at = now() + make_interval(mins => ${hours * 60 + 60}::int)
        where series_id = ${reservationId} and planned_start = ${at}`)
      await db.run(sql`
        update bookings b set starts_at = a.starts_at, ends_at = a.ends_at from appointments a where a.id = b.appointment_id`)
    })
  const manyClients = (count: number): Promise<string[]> =>
    inTeam(team, async db => {
      const ids = Array.from({ length: count }, () => newId())
      await db.run(sql`
        insert into clients (id, first_name, last_name) select each.id, 'Cliente', each.nth::text
        from unnest(${ids}::uuid[]) with ordinality as each (id, nth)`)
      return ids
    })
  const tell = async () => {
    await inTeam(team, db => db.run(sql`update bookings set tell_at = now() where tell_at is not null`))
    await Promise.all([tellDueNews(database), tellDueNews(database)])
  }
  const newsOf = async (member: TestMember) =>
    (await as(member).call(listNotifications, {})).notifications.map(({ kind, title }) => [kind, title])
  return { team, martina, aldo, kindId, reservationId, book, bookNow, balanceOf, grant, startIn, manyClients, tell, newsOf }
}

const codeOf = ({ status, body }: { status: number; body: { code?: unknown } }) => (status < 300 ? 'booked' : body.code)

describe('booking', () => {
  test('a client books for themselves, and sees it as their next appointment', async () => {
    const { team, martina, bookNow } = await scene()
    const booking = await bookNow(team.client, martina)
    expect(booking).toMatchObject({
      state: 'booked',
      isByClient: true,
      startDate: at,
      kind: { name: 'Pilates' },
      may: { cancel: true, move: true },
    })
    expect(await as(team.client).call(getNextBooking, {})).toMatchObject({ next: { id: booking.id }, coming: 1, mayBook: true })
  })

  test('a client books for nobody else, and the team not for those out of reach', async () => {
    const { team, martina, aldo, book } = await scene()
    expect(codeOf(await book(team.client, aldo))).toBe('not found')
    expect(codeOf(await book(team.coach, aldo))).toBe('not found')
    expect(codeOf(await book(team.coach, newId()))).toBe('not found')
    expect(codeOf(await book(team.coach, martina))).toBe('booked')
  })

  test('the same call again answers what it made; its id for somebody else is refused', async () => {
    const { team, martina, aldo, reservationId, bookNow } = await scene({ capacity: 3 })
    const id = newId()
    const first = await bookNow(team.admin, martina, { bookings: [{ id, clientId: martina }] })
    expect(await bookNow(team.admin, martina, { bookings: [{ id, clientId: martina }] })).toEqual(first)
    const other = await as(team.admin).ask(createBookings, { reservationId, startsAt: at, bookings: [{ id, clientId: aldo }] })
    expect(other.body.code).toBe('record id taken')
  })

  test('a moment at which the series has no time is not found', async () => {
    const { team, martina, book } = await scene()
    expect(codeOf(await book(team.coach, martina, { startsAt: momentAt(bookedDay, '18:10') }))).toBe('not found')
    expect(codeOf(await book(team.coach, martina, { startsAt: momentAt(addDays(today, -1), '18:00') }))).toBe('not found')
  })

  test('hours for a group are not there for clients of none', async () => {
    const { team, martina, kindId } = await scene()
    const groupId = await groupOf(house, team)
    const reservationId = await slotOf(house, team, { kindId, startTime: '08:00', groupIds: [groupId] })
    const startsAt = momentAt(bookedDay, '08:00')
    const wish = () => ({ reservationId, startsAt, bookings: [{ id: newId(), clientId: martina }] })
    expect((await as(team.client).ask(createBookings, wish())).body.code).toBe('not found')
    const passed = await as(team.coach).ask(createBookings, wish())
    expect(passed.body).toMatchObject({ code: 'rules passed', data: { passed: [{ clientId: martina, refusal: 'not for client' }] } })
    await inTeam(team, db => db.run(sql`insert into group_clients (group_id, client_id) values (${groupId}, ${martina})`))
    expect((await as(team.client).ask(createBookings, wish())).status).toBe(200)
  })

  test('what is full, taken or elsewhere is refused with the nearest free times', async () => {
    const { team, martina, aldo, book, bookNow, reservationId } = await scene()
    await bookNow(team.admin, aldo)
    const full = await book(team.client, martina)
    expect(full.body).toMatchObject({ code: 'time full', data: { refusal: 'full' } })
    expect(full.body.data?.['nearest']).toEqual(
      [-2, -1, 1].map(days => {
        const startsAt = momentAt(addDays(bookedDay, days), '18:00')
        return { reservationId, startsAt, startDate: startsAt }
      }),
    )
  })

  test('a host is never in two appointments, whatever is passed over', async () => {
    const { team, martina, aldo, bookNow, kindId } = await scene({ capacity: 2 })
    const otherId = await slotOf(house, team, { kindId, startTime: '18:30', capacity: 2 })
    await bookNow(team.admin, martina)
    const clash = await as(team.admin).ask(createBookings, {
      reservationId: otherId,
      startsAt: momentAt(bookedDay, '18:30'),
      bookings: [{ id: newId(), clientId: aldo }],
      passesRules: true,
    })
    expect(clash.body).toMatchObject({ code: 'time taken', data: { refusal: 'host busy' } })
  })

  test('a client is never in two places', async () => {
    const { team, martina, bookNow, kindId } = await scene({ capacity: 2 })
    await bookNow(team.admin, martina)
    const otherId = await inTeam(team, async db => {
      const id = newId()
      await create(db, actorOf(team.admin, 'admin'), { id, ...slotFields(kindId, team.admin.membershipId), startTime: '18:30' })
      return id
    })
    const clash = await as(team.admin).ask(createBookings, {
      reservationId: otherId,
      startsAt: momentAt(bookedDay, '18:30'),
      bookings: [{ id: newId(), clientId: martina }],
      passesRules: true,
    })
    expect(clash.body.code).toBe('client busy')
  })

  test('rules refuse a client, and ask the team', async () => {
    const { team, martina, book, bookNow } = await scene({ rules: { leadHours: 24 * 30 } })
    expect((await book(team.client, martina)).body).toMatchObject({ code: 'not bookable', data: { refusal: 'too late' } })
    expect((await book(team.client, martina, { passesRules: true })).body.code).toBe('not bookable')
    expect((await book(team.coach, martina)).body.code).toBe('rules passed')
    expect((await bookNow(team.coach, martina, { passesRules: true })).state).toBe('booked')
  })

  test('the daily maximum counts every appointment of the day', async () => {
    const { team, martina, bookNow, kindId } = await scene()
    const reservationId = await slotOf(house, team, { kindId, startTime: '08:00', rules: { perDay: 1 } })
    await bookNow(team.client, martina)
    const wish = { reservationId, startsAt: momentAt(bookedDay, '08:00'), bookings: [{ id: newId(), clientId: martina }] }
    expect((await as(team.client).ask(createBookings, wish)).body.data).toMatchObject({ refusal: 'daily maximum' })
  })

  test('inactive clients cannot be booked by anybody', async () => {
    const { team, martina, book } = await scene()
    await as(team.admin).call(deactivateClient, { id: martina })
    expect((await book(team.admin, martina, { passesRules: true })).body.code).toBe('client not active')
  })

  test('the same time for some weeks books what can be had', async () => {
    const { team, martina, aldo, reservationId, bookNow } = await scene()
    const weeks = [1, 2, 3].map(week => momentAt(addDays(bookedDay, 7 * week), '18:00'))
    await bookNow(team.admin, aldo, { startsAt: weeks[1] ?? '' })
    const preview = await as(team.client).call(previewBookings, { reservationId, startsAt: at, weeks: 4 })
    expect(preview.times.map(({ refusal }) => refusal)).toEqual([null, null, 'full', null])
    const { bookings, refused } = await as(team.client).call(createBookings, {
      reservationId,
      startsAt: at,
      bookings: [{ id: newId(), clientId: martina }],
      weeks: weeks.map(startsAt => ({ startsAt, id: newId() })),
    })
    expect(bookings.map(({ startDate }) => startDate)).toEqual([at, weeks[0], weeks[2]])
    expect(refused).toEqual([{ startsAt: weeks[1], refusal: 'full' }])
  })
})

describe('at once', () => {
  test('of twenty who want one seat one has it', async () => {
    const { team, reservationId, manyClients } = await scene()
    const clients = await manyClients(20)
    const { passed, codes } = await race(index =>
      as(team.admin).ask(createBookings, { reservationId, startsAt: at, bookings: [{ id: newId(), clientId: clients[index] ?? '' }] }),
    )
    expect([passed, codes]).toEqual([1, ['time full']])
  })

  test('of twenty who want twelve seats twelve have one', async () => {
    const { team, reservationId, manyClients } = await scene({ capacity: 12 })
    const clients = await manyClients(20)
    const { passed, codes } = await race(index =>
      as(team.admin).ask(createBookings, { reservationId, startsAt: at, bookings: [{ id: newId(), clientId: clients[index] ?? '' }] }),
    )
    expect([passed, codes]).toEqual([12, ['time full']])
    const { reservations } = await as(team.admin).call(listReservations, { from: bookedDay, to: bookedDay })
    expect(reservations[0]).toMatchObject({ taken: 12, capacity: 12, state: 'full' })
  })

  test('the last credit pays once', async () => {
    const { team, martina, grant, balanceOf, reservationId } = await scene({ credits: 1 })
    await grant(martina, 1)
    const { passed, codes } = await race(index =>
      as(team.client).ask(createBookings, {
        reservationId,
        startsAt: momentAt(addDays(bookedDay, index), '18:00'),
        bookings: [{ id: newId(), clientId: martina }],
      }),
    )
    expect([passed, codes]).toEqual([1, ['not bookable']])
    expect(await balanceOf(martina)).toBe(0)
  })

  test('the database refuses what the rules would let through', async () => {
    const { team, martina, aldo, bookNow } = await scene({ capacity: 2 })
    const booking = await bookNow(team.admin, martina)
    const sameSeat = inTeam(team, db =>
      db.run(sql`
      insert into bookings (id, client_id, appointment_id, state, seat, starts_at, ends_at, day, is_by_client)
      select ${newId()}, ${aldo}, appointment_id, 'booked', seat, starts_at, ends_at, day, false from bookings where id = ${booking.id}`),
    )
    await expect(sameSeat).rejects.toThrow('bookings_one_of_seat')
    const elsewhere = inTeam(team, db =>
      db.run(sql`
      insert into appointments (id, planned_start, kind_id, host_id, starts_at, ends_at, day, clock, zone, is_in_window, capacity, taken)
      select ${newId()}, planned_start, kind_id, host_id, starts_at + interval '59 minutes', ends_at + interval '1 hour', day, clock, zone, false, 1, 1
      from appointments where taken > 0`),
    )
    await expect(elsewhere).rejects.toThrow('appointments_one_of_host')
  })
})

describe('credits', () => {
  test('are taken by a booking and come back with a cancellation in time', async () => {
    const { team, martina, grant, balanceOf, bookNow } = await scene({ credits: 2 })
    await grant(martina, 3)
    const booking = await bookNow(team.client, martina)
    expect([booking.credits, await balanceOf(martina)]).toEqual([2, 1])
    await as(team.client).call(cancelBooking, { userReservationId: booking.id })
    expect(await balanceOf(martina)).toBe(3)
    const { entries } = await as(team.admin).call(listCredits, { id: martina })
    expect(entries.map(({ amount, balance, cause }) => [amount, balance, cause])).toEqual([
      [2, 3, 'returned'],
      [-2, 1, 'booked'],
      [3, 3, 'granted'],
    ])
  })

  test('are missing: a client cannot book, and the team may without taking any', async () => {
    const { team, martina, balanceOf, book, bookNow } = await scene({ credits: 1 })
    expect((await book(team.client, martina)).body.data).toMatchObject({ refusal: 'no credits' })
    const booking = await bookNow(team.coach, martina, { passesRules: true })
    expect([booking.credits, await balanceOf(martina)]).toEqual([0, 0])
  })

  test('are lost by a client who cancels late, unless the team gives them back with a reason', async () => {
    const { team, martina, grant, balanceOf, bookNow, startIn } = await scene({ credits: 1 })
    await grant(martina, 2)
    const booking = await bookNow(team.client, martina)
    await startIn(3)
    const late = await as(team.client).call(cancelBooking, { userReservationId: booking.id })
    expect([late.state, await balanceOf(martina)]).toEqual(['cancelled late', 1])
  })

  test('come back although it is late, where the team says why', async () => {
    const { team, martina, grant, balanceOf, bookNow, startIn } = await scene({ credits: 1 })
    await grant(martina, 1)
    const booking = await bookNow(team.client, martina)
    await startIn(3)
    const cancel = { userReservationId: booking.id, isAskedByClient: 'true', givesCreditBack: 'true' } as const
    expect((await as(team.coach).ask(cancelBooking, cancel)).body.code).toBe('reason needed')
    const { state } = await as(team.coach).call(cancelBooking, { ...cancel, reason: 'Febbre' })
    expect([state, await balanceOf(martina)]).toEqual(['cancelled late', 1])
  })

  test('come back when the business cancels, however late', async () => {
    const { team, martina, grant, balanceOf, bookNow, startIn } = await scene({ credits: 1 })
    await grant(martina, 1)
    const booking = await bookNow(team.client, martina)
    await startIn(1)
    const { state } = await as(team.coach).call(cancelBooking, { userReservationId: booking.id, reason: 'Il coach è malato' })
    expect([state, await balanceOf(martina)]).toEqual(['cancelled', 1])
  })

  test('follow attendance and its corrections', async () => {
    const { team, martina, grant, balanceOf, bookNow, startIn } = await scene({ credits: 1 })
    await grant(martina, 1)
    const { id: userReservationId } = await bookNow(team.client, martina)
    const coach = as(team.coach)
    expect((await coach.ask(markAttendance, { userReservationId, state: 'attended' })).body.code).toBe('booking not over')
    await startIn(-2)
    const mark = async (state: 'attended' | 'no show' | 'excused' | 'booked', more: object = {}) => {
      const marked = await coach.call(markAttendance, { userReservationId, state, ...more })
      return [marked.state, await balanceOf(martina)]
    }
    expect(await mark('no show')).toEqual(['no show', 0])
    expect(await mark('excused')).toEqual(['excused', 1])
    expect(await mark('attended')).toEqual(['attended', 0])
    expect((await coach.ask(markAttendance, { userReservationId, state: 'no show', givesCreditBack: true })).body.code).toBe(
      'reason needed',
    )
    expect(await mark('no show', { givesCreditBack: true, reason: 'Incidente' })).toEqual(['no show', 1])
    expect(await mark('no show', { givesCreditBack: true, reason: 'Incidente' })).toEqual(['no show', 1])
    await startIn(-24 * 31)
    expect((await coach.ask(markAttendance, { userReservationId, state: 'attended' })).body.code).toBe('attendance too old')
  })
})

describe('the waiting list', () => {
  const waiting = async () => {
    const all = await scene({ capacity: 1, rules: { cancelHours: 24 } })
    const first = await all.bookNow(all.team.admin, all.aldo)
    const second = await all.bookNow(all.team.client, all.martina, { waits: true })
    const stateOf = async (id: string) => {
      const { reservations } = await as(all.team.admin).call(listBookings, {})
      return reservations.find(booking => booking.id === id)?.state
    }
    return { ...all, first, second, stateOf }
  }

  test('gives a freed seat to the first who waits, and tells them', async () => {
    const { team, first, second, stateOf, tell, newsOf } = await waiting()
    expect(second.state).toBe('waiting')
    await tell()
    await as(team.admin).call(cancelBooking, { userReservationId: first.id })
    expect(await stateOf(second.id)).toBe('booked')
    await tell()
    expect(await newsOf(team.client)).toEqual([['seat given', 'Hai il posto: Pilates']])
  })

  test('leaves a seat to the first who books once the limit has passed', async () => {
    const { team, first, second, stateOf, startIn, newsOf, bookNow, martina } = await waiting()
    await startIn(5)
    await as(team.admin).call(cancelBooking, { userReservationId: first.id })
    expect(await stateOf(second.id)).toBe('waiting')
    expect(await newsOf(team.client)).toEqual([['seat free', 'Un posto libero: Pilates']])
    // whoever waits and books has the booking that waits
    expect(await bookNow(team.client, martina)).toMatchObject({ id: second.id, state: 'booked' })
  })

  test('lets a seat that was given be declined freely for a day', async () => {
    const { team, martina, first, second, startIn, grant, balanceOf } = await waiting()
    await grant(martina, 1)
    await as(team.admin).call(cancelBooking, { userReservationId: first.id })
    await startIn(3)
    const declined = await as(team.client).call(cancelBooking, { userReservationId: second.id })
    expect([declined.state, await balanceOf(martina)]).toEqual(['cancelled', 1])
  })

  test('is not overtaken by a cancellation at the same moment', async () => {
    const { team, first, second } = await waiting()
    await Promise.all([
      as(team.admin).ask(cancelBooking, { userReservationId: first.id }),
      as(team.client).ask(cancelBooking, { userReservationId: second.id }),
    ])
    const { reservations } = await as(team.admin).call(listReservations, { from: bookedDay, to: bookedDay })
    expect(reservations[0]).toMatchObject({ taken: 0, waiting: 0 })
  })
})

describe('changing a booking', () => {
  test('a cancellation is taken back while the seat is free', async () => {
    const { team, martina, aldo, bookNow, grant, balanceOf } = await scene({ credits: 1 })
    await grant(martina, 1)
    const { id: userReservationId } = await bookNow(team.client, martina)
    await as(team.client).call(cancelBooking, { userReservationId })
    expect((await as(team.client).call(undoCancelBooking, { userReservationId })).state).toBe('booked')
    expect(await balanceOf(martina)).toBe(0)
    await as(team.client).call(cancelBooking, { userReservationId })
    await bookNow(team.admin, aldo, { passesRules: true })
    expect((await as(team.client).ask(undoCancelBooking, { userReservationId })).body.code).toBe('time full')
  })

  test('moves to another time in one step, and keeps its credits', async () => {
    const { team, martina, aldo, bookNow, grant, balanceOf, reservationId } = await scene({ credits: 1 })
    await grant(martina, 1)
    const booking = await bookNow(team.client, martina)
    const next = momentAt(addDays(bookedDay, 1), '18:00')
    const moved = await as(team.client).call(moveBooking, { userReservationId: booking.id, reservationId, startsAt: next })
    expect([moved.startDate, moved.state, await balanceOf(martina)]).toEqual([next, 'booked', 0])
    // the old seat is free
    expect((await bookNow(team.admin, aldo, { passesRules: true })).state).toBe('booked')
    const back = await as(team.client).ask(moveBooking, { userReservationId: booking.id, reservationId, startsAt: at })
    expect(back.body.code).toBe('time full')
  })

  test('a client moves until the limit', async () => {
    const { team, martina, bookNow, startIn, reservationId } = await scene()
    const { id: userReservationId } = await bookNow(team.client, martina)
    await startIn(3)
    const move = { userReservationId, reservationId, startsAt: momentAt(addDays(bookedDay, 1), '18:00') }
    expect((await as(team.client).ask(moveBooking, move)).body.code).toBe('move too late')
    expect((await as(team.coach).call(moveBooking, move)).state).toBe('booked')
  })

  test('what has begun is over', async () => {
    const { team, martina, bookNow, startIn } = await scene()
    const { id: userReservationId } = await bookNow(team.client, martina)
    await startIn(-1)
    expect((await as(team.client).ask(cancelBooking, { userReservationId })).body.code).toBe('booking over')
  })

  test('a deactivated client gives everything up, and the credits come back', async () => {
    const { team, martina, bookNow, grant, balanceOf } = await scene({ credits: 1 })
    await grant(martina, 1)
    await bookNow(team.client, martina)
    await as(team.admin).call(deactivateClient, { id: martina })
    expect(await balanceOf(martina)).toBe(1)
    const { past, coming } = await as(team.admin).call(listClientReservations, { id: martina })
    expect([coming.length, past.map(({ state }) => state)]).toEqual([0, ['cancelled']])
  })
})

describe('news', () => {
  test('are told once, with a calendar file, and not of what was undone', async () => {
    const { team, martina, bookNow, tell, newsOf } = await scene()
    const { id: userReservationId } = await bookNow(team.client, martina)
    await tell()
    expect(await newsOf(team.client)).toEqual([['booking made', 'Prenotato: Pilates']])
    expect(await newsOf(team.coach)).toEqual([['client booked', 'Martina Bellini ha prenotato: Pilates']])
    const mail = await mailTo(team.client.email, /Prenotato/)
    expect(mail.attachments.map(({ contentType }) => contentType.split(';')[0])).toEqual(['text/calendar'])
    await as(team.client).call(cancelBooking, { userReservationId })
    await as(team.client).call(undoCancelBooking, { userReservationId })
    await tell()
    expect(await newsOf(team.client)).toHaveLength(1)
    await as(team.coach).call(cancelBooking, { userReservationId })
    await tell()
    expect((await newsOf(team.client)).map(([kind]) => kind)).toEqual(['booking cancelled', 'booking made'])
  })

  test('remind of an appointment at the hours that were set, each once', async () => {
    const { team, martina, bookNow, newsOf } = await scene({ rules: { alerts: [60 * 24, 60] } })
    const { id } = await bookNow(team.client, martina)
    await inTeam(team, db => db.run(sql`update bookings set alert_at = now() - interval '1 second', tell_at = null where id = ${id}`))
    await Promise.all([sendDueAlerts(database), sendDueAlerts(database)])
    expect((await newsOf(team.client)).map(([kind]) => kind)).toEqual(['booking alert'])
  })

  test('a class with too few people is cancelled, and everybody is told', async () => {
    const { team, martina, bookNow, grant, balanceOf, newsOf, tell } = await scene({
      capacity: 10,
      credits: 1,
      rules: { minimum: { people: 2, hoursBefore: 12 } },
    })
    await grant(martina, 1)
    await bookNow(team.client, martina)
    await tell()
    await inTeam(team, db => db.run(sql`update appointments set judged_at = now() - interval '1 second'`))
    await judgeDueClasses(database)
    expect((await newsOf(team.client)).map(([kind]) => kind)).toEqual(['class cancelled', 'booking made'])
    expect(await balanceOf(martina)).toBe(1)
    await tell()
    expect(await newsOf(team.client)).toHaveLength(2)
  })
})

test('the rules of the business hold where a slot says nothing else', async () => {
  const { team, martina, book } = await scene()
  await as(team.admin).call(updateBookingSettings, { rules: { ...presetRules, horizonDays: 3 } })
  expect((await book(team.client, martina)).body.data).toMatchObject({ refusal: 'too far' })
})

test('a write that is undone leaves no booking and takes no credit', async () => {
  const { team, martina, grant, balanceOf, reservationId } = await scene({ credits: 1 })
  await grant(martina, 1)
  const wish = { reservationId, startsAt: at, weeks: [], answer: '', waits: false, passesRules: false }
  const failing = inTeam(team, async db => {
    await bookFor(db, actorOf(team.admin, 'admin'), { ...wish, bookings: [{ id: newId(), clientId: martina }] })
    throw new Error('killed')
  })
  await expect(failing).rejects.toThrow('killed')
  expect(await balanceOf(martina)).toBe(1)
})
