import type { Language } from '@allenio/contract'
import { clockIn, dayIn } from '@allenio/domain/days'
import { formatWeekday, formatDay } from '@allenio/domain/formats'
import type { KindColumns } from '../kinds.ts'
import type { OccurrenceFacts } from '../hours/occurrences.ts'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineNotification, notify, type CalendarEntry, type Facts } from '#platform/notify'

const reservationsGroup = { id: 'reservations', order: 35, names: { it: 'Appuntamenti', en: 'Appointments' } } as const
const team = ['admin', 'coach', 'nutritionist'] as const

/** The facts that a sentence about an appointment needs; kept in the zone of the business, in which it takes place. */
export interface AppointmentSubject extends Facts {
  bookingId: string
  kind: string
  host: string
  start: string
  end: string
  zone: string
  place: string
  link: string
  sequence: number
}

/** "giovedì 18 dicembre alle 18:00" */
export function whenOf({ start, zone }: Pick<AppointmentSubject, 'start' | 'zone'>, language: Language): string {
  const day = dayIn(zone, start)
  const clock = clockIn(zone, Date.parse(start))
  return `${formatWeekday(language, day)} ${formatDay(language, day)}, ${clock}`
}

const values = (subject: AppointmentSubject, language: Language) => ({ ...subject, when: whenOf(subject, language) })

const entryOf =
  (method: CalendarEntry['method']) =>
  ({ subject }: { subject: AppointmentSubject }, { business }: { business: string }): CalendarEntry => ({
    uid: subject.bookingId,
    sequence: subject.sequence,
    method,
    start: { at: subject.start, timeZone: subject.zone },
    end: { at: subject.end, timeZone: subject.zone },
    title: `${subject.kind} · ${business}`,
    place: subject.place || undefined,
    description: subject.link || undefined,
  })

const client = { group: reservationsGroup, roles: ['client'] as const, presets: { inApp: true, push: true, mail: true } }
/** The client's own appointments; what asks them to book opens the times. */
const toBooking = () => '/reservations?view=mine'

export const bookingMade = defineNotification<AppointmentSubject>({
  kind: 'booking made',
  ...client,
  words: {
    it: { name: 'Un tuo appuntamento è prenotato', title: 'Prenotato: {{kind}}', body: '{{when}} con {{host}}.' },
    en: { name: 'Your appointment is booked', title: 'Booked: {{kind}}', body: '{{when}} with {{host}}.' },
  },
  values,
  link: toBooking,
  calendarEntry: entryOf('REQUEST'),
})

export const bookingMoved = defineNotification<AppointmentSubject>({
  kind: 'booking moved',
  ...client,
  words: {
    it: { name: 'Un tuo appuntamento viene spostato', title: 'Spostato: {{kind}}', body: 'Ora è {{when}} con {{host}}.' },
    en: { name: 'Your appointment is moved', title: 'Moved: {{kind}}', body: 'It is now {{when}} with {{host}}.' },
  },
  values,
  link: toBooking,
  calendarEntry: entryOf('REQUEST'),
})

export const bookingCancelled = defineNotification<AppointmentSubject & { reason: string }>({
  kind: 'booking cancelled',
  ...client,
  words: {
    it: { name: 'Un tuo appuntamento viene disdetto', title: 'Disdetto: {{kind}}', body: '{{when}} con {{host}}. {{reason}}' },
    en: { name: 'Your appointment is cancelled', title: 'Cancelled: {{kind}}', body: '{{when}} with {{host}}. {{reason}}' },
  },
  values,
  link: toBooking,
  calendarEntry: entryOf('CANCEL'),
})

export const seatGiven = defineNotification<AppointmentSubject>({
  kind: 'seat given',
  ...client,
  words: {
    it: {
      name: 'Si libera un posto per te',
      title: 'Hai il posto: {{kind}}',
      body: '{{when}} con {{host}}. Se non puoi, per un giorno disdici liberamente.',
    },
    en: {
      name: 'You get a seat',
      title: 'You have a seat: {{kind}}',
      body: '{{when}} with {{host}}. If you cannot come, you can cancel freely for one day.',
    },
  },
  values,
  link: toBooking,
  calendarEntry: entryOf('REQUEST'),
})

export const seatFree = defineNotification<AppointmentSubject>({
  kind: 'seat free',
  ...client,
  words: {
    it: {
      name: 'Si libera un posto che aspettavi',
      title: 'Un posto libero: {{kind}}',
      body: '{{when}} con {{host}}: è di chi prenota per primo.',
    },
    en: {
      name: 'A seat you were waiting for is free',
      title: 'A free seat: {{kind}}',
      body: '{{when}} with {{host}}: it goes to the first to book.',
    },
  },
  values,
  link: toBooking,
})

export const classCancelled = defineNotification<AppointmentSubject>({
  kind: 'class cancelled',
  ...client,
  words: {
    it: {
      name: 'Una lezione non si tiene',
      title: 'Non si tiene: {{kind}}',
      body: '{{when}}: non c’erano abbastanza iscritti. Il credito è tornato.',
    },
    en: {
      name: 'A class does not take place',
      title: 'Not taking place: {{kind}}',
      body: '{{when}}: there were not enough people. Your credit is back.',
    },
  },
  values,
  link: toBooking,
  calendarEntry: entryOf('CANCEL'),
})

export const bookingAlert = defineNotification<AppointmentSubject & { timeZone: string }>({
  kind: 'booking alert',
  ...client,
  words: {
    it: { name: 'Un tuo appuntamento si avvicina', title: '{{kind}}: {{when}}', body: 'Con {{host}}. {{place}}' },
    en: { name: 'Your appointment is coming up', title: '{{kind}}: {{when}}', body: 'With {{host}}. {{place}}' },
  },
  // said by the clock of the receiver
  values: (subject, language) => ({ ...subject, when: whenOf({ start: subject.start, zone: subject.timeZone }, language) }),
  link: toBooking,
})

export const creditsEnding = defineNotification<{ count: number; day: string }>({
  kind: 'credits ending',
  group: reservationsGroup,
  roles: ['client'],
  words: {
    it: { name: 'I tuoi crediti stanno per scadere', title: 'Un credito scade il {{day}}', body: 'Prenota per usarlo.' },
    en: { name: 'Your credits are about to expire', title: 'A credit expires on {{day}}', body: 'Book to use it.' },
  },
  many: {
    it: { title: '{{count}} crediti scadono il {{day}}', body: 'Prenota per usarli.' },
    en: { title: '{{count}} credits expire on {{day}}', body: 'Book to use them.' },
  },
  values: ({ count, day }, language) => ({ count, day: formatDay(language, day) }),
  link: () => '/reservations',
})

type TeamSubject = AppointmentSubject & { clientName: string }
const teamLink = ({ subject }: { subject: TeamSubject }) =>
  `/reservations?day=${dayIn(subject.zone, subject.start)}&booking=${subject.bookingId}`

export const clientBooked = defineNotification<TeamSubject>({
  kind: 'client booked',
  group: reservationsGroup,
  roles: team,
  words: {
    it: { name: 'Un {{client}} prenota', title: '{{clientName}} ha prenotato: {{kind}}', body: '{{when}}' },
    en: { name: 'A {{client}} books', title: '{{clientName}} has booked: {{kind}}', body: '{{when}}' },
  },
  values,
  link: teamLink,
})

export const clientMoved = defineNotification<TeamSubject>({
  kind: 'client moved booking',
  group: reservationsGroup,
  roles: team,
  words: {
    it: { name: 'Un {{client}} sposta un appuntamento', title: '{{clientName}} ha spostato: {{kind}}', body: 'Ora è {{when}}' },
    en: { name: 'A {{client}} moves an appointment', title: '{{clientName}} has moved: {{kind}}', body: 'It is now {{when}}' },
  },
  values,
  link: teamLink,
})

export const clientCancelled = defineNotification<TeamSubject>({
  kind: 'client cancelled booking',
  group: reservationsGroup,
  roles: team,
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: { name: 'Un {{client}} disdice', title: '{{clientName}} ha disdetto: {{kind}}', body: '{{when}}' },
    en: { name: 'A {{client}} cancels', title: '{{clientName}} has cancelled: {{kind}}', body: '{{when}}' },
  },
  values,
  link: teamLink,
})

export const reservationKinds = [
  bookingMade,
  bookingMoved,
  bookingCancelled,
  seatGiven,
  seatFree,
  classCancelled,
  bookingAlert,
  creditsEnding,
  clientBooked,
  clientMoved,
  clientCancelled,
]

interface ReceiverRow extends Row<'clients', 'id'> {
  membership_id: string
}

/** Tells who waits that a seat is free for whoever comes first. */
export async function notifySeatFree(
  db: WorkspaceDb,
  { time, clientIds }: { time: OccurrenceFacts; clientIds: readonly string[] },
): Promise<void> {
  const facts = time.appointment
  if (!facts) return
  const receivers = await db.many<ReceiverRow>(sql`
    select id, membership_id from clients where id = any(${[...clientIds]}::uuid[]) and status = 'active' and membership_id is not null`)
  const subject = await appointmentSubject(db, facts, 0)
  for (const { id, membership_id } of receivers) {
    await notify(db, seatFree, { to: [membership_id], clientId: id, subject, about: facts.id })
  }
}

type ToldRow = Row<'appointments', 'id' | 'starts_at' | 'ends_at' | 'zone' | 'host_id'> & Pick<KindColumns, 'kind_name' | 'place' | 'link'>

/** The subject of a notification about a booking, or about an appointment; the sequence counts the changes of its calendar file. */
export const appointmentSubject = async (db: WorkspaceDb, row: ToldRow, sequence: number): Promise<AppointmentSubject> => ({
  bookingId: row.id,
  kind: row.kind_name,
  host: await nameOfHost(db, row.host_id),
  start: row.starts_at,
  end: row.ends_at,
  zone: row.zone,
  place: row.place,
  link: row.link,
  sequence,
})

/** A host by the name that clients know; one who hides their name is the business. */
async function nameOfHost(db: WorkspaceDb, hostId: string | null): Promise<string> {
  const row = await db.maybeOne<Row<'workspaces', 'name'>>(sql`
    select case when m.is_name_hidden then w.name else trim(p.first_name || ' ' || p.last_name) end as name
    from memberships m join persons p on p.id = m.person_id join workspaces w on w.id = m.workspace_id where m.id = ${hostId}::uuid`)
  return row?.name ?? ''
}
