import type { ParsedInput } from '@allenio/contract'
import type { createKind, createSlot } from '@allenio/contract/reservations'
import { addDays, dayIn, momentOf } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { actorOf, clientOf, type Scene, type TestTeam } from '#testing'

import { bookFor } from './bookings/new-bookings.ts'
import { insertKind } from './kinds.ts'
import { create } from './hours/slots.ts'

type Where = Pick<Scene, 'database'>

export const zone = 'Europe/Rome'
export const today = dayIn(zone)
/** A day far enough ahead for every limit of a cancellation. */
export const bookedDay = addDays(today, 7)

export const kindFields: ParsedInput<typeof createKind> = {
  name: 'Personal training',
  durationMinutes: 60,
  credits: 0,
  color: 'blue',
  place: '',
  isPlaceSingle: false,
  link: '',
  rules: {},
}

export const momentAt = (day: string, clock: string): string => new Date(momentOf(day, clock, zone)).toISOString()

type SlotInput = ParsedInput<typeof createSlot>

export const slotFields = (kindId: string, hostId: string): Omit<SlotInput, 'id'> => ({
  kindId,
  hostId,
  firstDay: today,
  startTime: '18:00',
  windowEnd: null,
  stepMinutes: 30,
  repetition: { kind: 'daily' },
  untilDay: null,
  capacity: 3,
  roles: ['coach', 'nutritionist'],
  clientRoles: [],
  groupIds: [],
  rules: {},
  note: '',
  message: '',
  isAnswerAsked: false,
  hasMeet: false,
})

export async function kindOf({ database }: Where, team: TestTeam, fields: Partial<typeof kindFields> = {}): Promise<string> {
  const kind = await database.withWorkspace(team.workspaceId, 'write', db => insertKind(db, { ...kindFields, ...fields }))
  return kind.id
}

export async function slotOf(scene: Where, team: TestTeam, fields: Partial<SlotInput> = {}): Promise<string> {
  const kindId = fields.kindId ?? (await kindOf(scene, team))
  const id = newId()
  await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    create(db, actorOf(team.coach, 'coach'), { id, ...slotFields(kindId, team.coach.membershipId), ...fields }),
  )
  return id
}

export interface TestBooking {
  id: string
  clientId: string
  reservationId: string
  startsAt: string
}

/** A booking of the client's on a coming day. */
export async function bookingOf(scene: Where, team: TestTeam, clientId?: string): Promise<TestBooking> {
  const booking = {
    id: newId(),
    clientId: clientId ?? (await clientOf(scene, team)),
    reservationId: await slotOf(scene, team),
    startsAt: momentAt(bookedDay, '18:00'),
  }
  const { id, clientId: booked, reservationId, startsAt } = booking
  await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    bookFor(db, actorOf(team.coach, 'coach'), {
      reservationId,
      startsAt,
      bookings: [{ id, clientId: booked }],
      weeks: [],
      answer: '',
      waits: false,
      passesRules: false,
    }),
  )
  return booking
}
