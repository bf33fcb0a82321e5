import * as contract from '@allenio/contract/reservations'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { actorOf, asClient, clientOf, groupOf, refusing, samplesOf, type Scene, type TestTeam } from '#testing'
import { cancel } from './bookings/cancellations.ts'
import { bookedDay, bookingOf, kindFields, kindOf, momentAt, slotFields, slotOf, today, type TestBooking } from './scene.testing.ts'

type Make<T> = (scene: Scene, team: TestTeam) => Promise<T>

const onEach = async <T, I extends object>(scene: Scene, make: Make<T>, input: (made: T, team: TestTeam) => I | Promise<I>) => ({
  as: 'coach' as const,
  input: await input(await make(scene, scene.a), scene.a),
  foreign: await input(await make(scene, scene.b), scene.b),
})

const onSlot = <I extends object>(scene: Scene, input: (id: string, team: TestTeam) => I | Promise<I>) => onEach(scene, slotOf, input)
const onBooking = <I extends object>(scene: Scene, input: (booking: TestBooking) => I | Promise<I>) => onEach(scene, bookingOf, input)

const cancelledOf: Make<TestBooking> = async (scene, team) => {
  const booking = await bookingOf(scene, team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    cancel(db, actorOf(team.client, 'client'), {
      userReservationId: booking.id,
      reason: '',
      isAskedByClient: false,
      givesCreditBack: false,
    }),
  )
  return booking
}

/** A booking that is over since an hour. */
const pastOf: Make<TestBooking> = async (scene, team) => {
  const booking = await bookingOf(scene, team)
  await scene.database.withWorkspace(team.workspaceId, 'write', async db => {
    await db.run(sql`
      update appointments set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
      where id = (select appointment_id from bookings where id = ${booking.id})`)
    await db.run(sql`
      update bookings set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = ${booking.id}`)
  })
  return booking
}

const closureOf =
  (isDeleted: boolean): Make<string> =>
  async (scene, team) => {
    const id = newId()
    await scene.database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`
      insert into closures (id, title, host_id, starts_at, ends_at, deleted_at)
      values (${id}, 'Ferie', ${team.coach.membershipId}, ${momentAt(addDays(today, 30), '00:00')},
        ${momentAt(addDays(today, 31), '00:00')},
        case when ${isDeleted}::boolean then now() end)`),
    )
    return id
  }

const deletedSlotOf: Make<string> = async (scene, team) => {
  const id = await slotOf(scene, team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`update slot_series set deleted_at = now() where id = ${id}`),
  )
  return id
}

const startsAt = momentAt(bookedDay, '18:00')
const newSlot = async (scene: Scene, team: TestTeam) => ({
  ...slotFields(await kindOf(scene, team), team.coach.membershipId),
  groupIds: [await groupOf(scene, team)],
})
/** Everybody changes their own hours; those of others only admins do. */
const ofCoach = { refusals: refusing('not found', 'nutritionist') }

const hoursOnly = { ofNoClient: 'hours that nobody has booked concern no client' }

export const reservationSamples = samplesOf(contract, {
  listReservations: async scene => ({
    as: 'coach',
    input: { from: today, to: addDays(today, 13), clientId: await clientOf(scene, scene.a), hostId: scene.a.coach.membershipId },
    foreign: { from: today, to: addDays(today, 13), clientId: await clientOf(scene, scene.b) },
    idFilters: ['hostId', 'kindId'],
    ofEveryClient: 'a client asks about themselves, whoever is named',
  }),
  listHosts: () => ({ as: 'coach', input: {} }),
  getSlot: scene => onSlot(scene, id => ({ id })),
  createSlot: async scene => ({
    as: 'coach',
    input: { id: newId(), ...(await newSlot(scene, scene.a)) },
    foreign: { id: newId(), ...(await newSlot(scene, scene.b)) },
    ...ofCoach,
  }),
  updateSlot: async scene => ({
    ...(await onSlot(scene, async (id, team) => ({
      id,
      ...(await newSlot(scene, team)),
      startsAt,
      scope: 'following' as const,
      newId: newId(),
      touched: 'keep' as const,
    }))),
    ...hoursOnly,
    ...ofCoach,
  }),
  deleteSlot: async scene => ({ ...(await onSlot(scene, id => ({ id, startsAt, scope: 'this' as const }))), ...hoursOnly, ...ofCoach }),
  undeleteSlot: async scene => ({ ...(await onEach(scene, deletedSlotOf, id => ({ id }))), ...hoursOnly, ...ofCoach }),
  moveReservation: async scene => ({
    ...(await onSlot(scene, id => ({ id, startsAt, startDate: momentAt(bookedDay, '20:00'), endDate: momentAt(bookedDay, '21:00') }))),
    ...hoursOnly,
    ...ofCoach,
  }),
  listKinds: () => ({ as: 'coach', input: {} }),
  createKind: () => ({ as: 'coach', input: kindFields }),
  updateKind: async scene => ({ ...(await onEach(scene, kindOf, id => ({ id, ...kindFields, name: 'Pilates' }))), ...hoursOnly }),
  getBookingSettings: () => ({ as: 'coach', input: {} }),
  updateBookingSettings: () => ({ as: 'admin', input: { rules: { ...contract.presetRules, leadHours: 4, alerts: [60] } }, ...hoursOnly }),
  listClosures: () => ({ as: 'coach', input: {} }),
  createClosures: async scene => {
    const closed = (team: TestTeam) => ({
      closures: [
        {
          id: newId(),
          title: 'Corso di aggiornamento',
          hostId: team.coach.membershipId,
          startDate: momentAt(addDays(today, 40), '00:00'),
          endDate: momentAt(addDays(today, 41), '00:00'),
        },
      ],
    })
    return { as: 'coach', input: closed(scene.a), foreign: closed(scene.b), ...hoursOnly, ...ofCoach }
  },
  deleteClosure: async scene => ({ ...(await onEach(scene, closureOf(false), id => ({ id }))), ...ofCoach }),
  undeleteClosure: async scene => ({ ...(await onEach(scene, closureOf(true), id => ({ id }))), ...ofCoach }),
  listBookings: async scene => ({
    as: 'coach',
    input: { clientId: await clientOf(scene, scene.a), state: 'booked' },
    foreign: { clientId: await clientOf(scene, scene.b) },
    idFilters: ['hostId', 'kindId', 'collaboratorId'],
  }),
  listClientReservations: scene => onBooking(scene, ({ clientId: id }) => ({ id })),
  previewBookings: async scene => ({
    ...(await onBooking(scene, ({ reservationId, startsAt: at, clientId }) => ({ reservationId, startsAt: at, clientId, weeks: 4 }))),
    ofEveryClient: 'a client asks about themselves, whoever is named',
  }),
  createBookings: async scene => ({
    ...(await onSlot(scene, async (reservationId, team) => ({
      reservationId,
      startsAt,
      bookings: [{ id: newId(), clientId: await clientOf(scene, team) }],
    }))),
  }),
  cancelBooking: scene => onBooking(scene, ({ id: userReservationId }) => ({ userReservationId })),
  undoCancelBooking: scene => onEach(scene, cancelledOf, ({ id: userReservationId }) => ({ userReservationId })),
  moveBooking: scene =>
    onBooking(scene, ({ id: userReservationId, reservationId }) => ({
      userReservationId,
      reservationId,
      startsAt: momentAt(addDays(bookedDay, 1), '18:00'),
    })),
  markAttendance: scene => onEach(scene, pastOf, ({ id: userReservationId }) => ({ userReservationId, state: 'attended' as const })),
  getNextBooking: scene => asClient(scene, {}),
})
