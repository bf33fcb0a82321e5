import type { RefusalReason } from '@allenio/contract/reservations'
import { addDays } from '@allenio/domain/days'
import { firstRefusal, nearestTimes } from '@allenio/domain/reservations'
import type { Actor } from '#platform/access'
import { constraintOf, sql, stateOf, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { makeSay } from '#platform/words'
import { askingClient, isMeant, readClientFacts } from './asking-clients.ts'
import { readHours } from '../hours/hours.ts'
import { scopeOf } from '../hours/hours-scope.ts'
import { heldTimes, offeredTimes, type OccurrenceFacts } from '../hours/occurrences.ts'

const refusalWords = makeSay({
  it: {
    past: 'È già passato.',
    'too late': 'È troppo tardi per prenotarlo.',
    'too far': 'È troppo in là: non è ancora prenotabile.',
    closed: 'In quel momento è chiuso.',
    cancelled: 'È stato annullato.',
    full: 'Non ci sono più posti.',
    'host busy': 'Quell’orario è appena stato preso.',
    'own busy': 'In quel momento hai già un altro appuntamento.',
    'colleague busy': 'In quel momento chi riceve ha già un altro appuntamento.',
    'too close': 'È troppo vicino a un altro appuntamento.',
    'place busy': 'Il luogo è già occupato.',
    'client busy': 'In quel momento c’è già un altro appuntamento.',
    'daily maximum': 'Per quel giorno è già raggiunto il massimo di appuntamenti.',
    'upcoming maximum': 'Ci sono già troppi appuntamenti prenotati.',
    'no credits': 'Non ci sono abbastanza crediti.',
    'client inactive': 'Chi non è attivo non può prenotare.',
    'not for client': 'Questo orario non è aperto a questo {{client}}.',
    'already booked': 'È già prenotato.',
  },
  en: {
    past: 'It is in the past.',
    'too late': 'It is too late to book it.',
    'too far': 'It is too far ahead to be booked yet.',
    closed: 'It is closed at that time.',
    cancelled: 'It was cancelled.',
    full: 'There are no seats left.',
    'host busy': 'That time has just been taken.',
    'own busy': 'You have another appointment at that time.',
    'colleague busy': 'The host has another appointment at that time.',
    'too close': 'It is too close to another appointment.',
    'place busy': 'The place is taken.',
    'client busy': 'There is another appointment at that time.',
    'daily maximum': 'That day already has the maximum number of appointments.',
    'upcoming maximum': 'Too many appointments are already booked.',
    'no credits': 'There are not enough credits.',
    'client inactive': 'People who are not active cannot book.',
    'not for client': 'These hours are not open to this {{client}}.',
    'already booked': 'It is already booked.',
  },
})

/** A client sees free times alone, so that one with a busy host was taken meanwhile; the team may choose any time. */
export function sayRefusal({ language, role, membershipId }: Actor, refusal: RefusalReason, hostId: string | null): string {
  const say = refusalWords(language)
  if (refusal !== 'host busy' || role === 'client') return say(refusal)
  return say(hostId === membershipId ? 'own busy' : 'colleague busy')
}

function codeOf(refusal: RefusalReason) {
  switch (refusal) {
    case 'full':
      return 'time full'
    case 'host busy':
    case 'place busy':
    case 'cancelled':
      return 'time taken'
    case 'client busy':
    case 'already booked':
      return refusal
    case 'client inactive':
      return 'client not active'
    case 'past':
    case 'too late':
    case 'too far':
    case 'closed':
    case 'too close':
    case 'daily maximum':
    case 'upcoming maximum':
    case 'no credits':
    case 'not for client':
      return 'not bookable'
    default:
      return refusal satisfies never
  }
}

interface Refused {
  refusal: RefusalReason
  time: OccurrenceFacts
  /** Null where nobody in particular asks. */
  clientId: string | null
}

/** Refuses a time with its reason, and names the three nearest that this client could have. */
export async function refuseTime(db: WorkspaceDb, actor: Actor, { refusal, time, clientId }: Refused): Promise<never> {
  const isOfClient = ['no credits', 'client inactive', 'not for client', 'upcoming maximum'].includes(refusal)
  const nearest = !isOfClient && clientId !== null ? await findNearest(db, { time, clientId }) : []
  throw new AppError(codeOf(refusal), { values: { why: sayRefusal(actor, refusal, time.hostId) }, data: { refusal, nearest } })
}

const nearestDays = 7

async function findNearest(db: WorkspaceDb, { time, clientId }: { time: OccurrenceFacts; clientId: string }) {
  const kindId = time.appointment?.kind_id ?? time.series?.kind_id
  const days = { from: addDays(time.day, -nearestDays), to: addDays(time.day, nearestDays) }
  const hosts = await db.many<Row<'slot_series', 'host_id'>>(sql`
    select distinct s.host_id from slot_series s where s.kind_id = ${kindId ?? null} and s.deleted_at is null
      and s.first_day <= ${days.to} and (s.until_day is null or s.until_day >= ${days.from})`)
  const hostIds = new Set([time.hostId, ...hosts.map(({ host_id }) => host_id)].filter(id => id !== ''))
  const scope = scopeOf([...hostIds].map(host_id => ({ host_id, place_key: time.placeKey })))
  const hours = await readHours(db, days, scope)
  const client = (await readClientFacts(db, [clientId], new Date().toISOString())).get(clientId)
  if (!client) return []
  const scene = { now: Date.now(), closed: hours.closed, taken: heldTimes(hours.appointments, hours.times) }
  const windows = hours.windows.filter(({ series }) => series.kind_id === kindId)
  const free = [...hours.times, ...offeredTimes(windows).flatMap(({ times }) => times)].filter(
    each =>
      each.series?.kind_id === kindId &&
      each.key !== time.key &&
      // an appointment of the kind may be with a host whose hours are not read
      hostIds.has(each.hostId) &&
      isMeant(each.series, client) &&
      firstRefusal(each, { ...scene, client: askingClient(client, each) }) === null,
  )
  return nearestTimes(free, time.start).map(each => ({
    reservationId: each.series?.id ?? '',
    startsAt: new Date(each.plannedStart).toISOString(),
    startDate: new Date(each.start).toISOString(),
  }))
}

/** The team is told which rules it would pass over, and for whom. */
export const askToPass = (
  actor: Actor,
  passed: readonly { clientId: string | null; refusal: RefusalReason }[],
  hostId: string | null = null,
): AppError =>
  new AppError('rules passed', {
    values: { why: [...new Set(passed.map(({ refusal }) => sayRefusal(actor, refusal, hostId)))].join(' ') },
    data: { passed },
  })

const codeOfConstraint = {
  appointments_one_of_host: 'time lost',
  appointments_one_of_place: 'time lost',
  bookings_one_of_client: 'client busy',
  bookings_one_of_seat: 'time full',
  bookings_once_in_appointment: 'already booked',
} as const

const isNet = (constraint: string): constraint is keyof typeof codeOfConstraint => constraint in codeOfConstraint

const deadlock = '40P01'

/** A write that the database itself refuses, below the rules, is answered as a time that is taken. */
export function asTaken(error: unknown): never {
  const constraint = constraintOf(error) ?? ''
  if (isNet(constraint)) throw new AppError(codeOfConstraint[constraint], { values: { why: '' } })
  if (stateOf(error) === deadlock) throw new AppError('time lost')
  throw error
}
