import type { EventColor } from '@allenio/contract/event-colors'
import type { ReminderRole } from '@allenio/contract/reminders'
import type { Repetition } from '@allenio/contract/repetition'
import { addDays, dayIn } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { finalDay, occurrencesIn, type ReminderTimes } from '@allenio/domain/reminders'
import { firstDue, nextDue } from '@allenio/domain/repetition'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import type { DemoClient } from '#platform/demo'

interface DemoReminder {
  by: 'admin' | 'coach' | 'nutritionist'
  title: string
  text?: string
  color: EventColor
  /** From today. */
  inDays: number
  clock?: string
  endClock?: string
  lasts?: number
  repetition?: Repetition
  items?: readonly string[]
  alerts?: readonly number[]
  roles?: readonly ReminderRole[]
  /** The place of the client among the author's. */
  client?: number
}

const weekly = (...days: number[]): Repetition => ({ kind: 'weekly', every: 1, days })
const team: readonly ReminderRole[] = ['coach', 'nutritionist']

const demoReminders: readonly DemoReminder[] = [
  {
    by: 'admin',
    title: 'Riunione di staff',
    text: 'In studio, sala grande. Ognuno porta un caso.',
    color: 'dark',
    inDays: -42,
    clock: '13:30',
    endClock: '14:30',
    repetition: weekly(1),
    roles: team,
    alerts: [15],
    items: ['Nuovi clienti della settimana', 'Chi non si è fatto sentire', 'Turni e sostituzioni'],
  },
  {
    by: 'admin',
    title: 'Fatture del mese',
    color: 'red',
    inDays: -60,
    repetition: { kind: 'monthly', every: 1 },
    items: ['Scaricare gli incassi', 'Mandare tutto alla commercialista', 'Solleciti'],
    alerts: [1440],
  },
  { by: 'admin', title: 'Rinnovo assicurazione dello studio', color: 'red', inDays: 9, roles: team, alerts: [10_080] },
  {
    by: 'admin',
    title: 'Fiera del fitness a Rimini',
    text: 'Stand 24, padiglione B. Treno delle 7:05.',
    color: 'blue2',
    inDays: 16,
    lasts: 3,
    roles: team,
  },
  {
    by: 'coach',
    title: 'Preparare i programmi della settimana',
    color: 'blue',
    inDays: -35,
    clock: '16:00',
    endClock: '18:00',
    repetition: weekly(5),
    items: ['Chi finisce il blocco', 'Chi ha chiesto modifiche'],
  },
  {
    by: 'coach',
    title: 'Chiamare per il ginocchio',
    text: 'La settimana scorsa aveva ancora fastidio in discesa: se resta, niente affondi.',
    color: 'yellow',
    inDays: 0,
    clock: '18:30',
    roles: ['coach'],
    client: 2,
    alerts: [30],
  },
  { by: 'coach', title: 'Certificato medico in scadenza', color: 'red', inDays: -3, roles: ['coach'], client: 5 },
  { by: 'coach', title: 'Auguri di compleanno', color: 'green', inDays: 1, roles: ['coach'], client: 7, alerts: [0] },
  {
    by: 'coach',
    title: 'Ordinare materiale',
    color: 'dark',
    inDays: 4,
    roles: ['coach'],
    items: ['Elastici lunghi', 'Kettlebell da 20', 'Magnesite', 'Gesso'],
  },
  { by: 'coach', title: 'Dentista', color: 'dark', inDays: 6, clock: '08:30', endClock: '09:15', alerts: [60, 1440] },
  {
    by: 'nutritionist',
    title: 'Rivedere i diari della settimana',
    color: 'green',
    inDays: -28,
    clock: '09:00',
    endClock: '10:30',
    repetition: weekly(3),
    alerts: [10],
  },
  {
    by: 'nutritionist',
    title: 'Sentire dopo gli esami del sangue',
    text: 'Ferritina e vitamina D: decidere se integrare.',
    color: 'yellow',
    inDays: 2,
    clock: '12:00',
    roles: ['nutritionist'],
    client: 1,
    alerts: [60],
  },
  {
    by: 'nutritionist',
    title: 'Corso di aggiornamento',
    color: 'blue2',
    inDays: 11,
    lasts: 2,
    roles: team,
    text: 'Online, dalle 9 alle 17.',
  },
  { by: 'nutritionist', title: 'Tarare la bilancia', color: 'dark', inDays: -10, roles: ['nutritionist'] },
]

type Member = Row<'memberships', 'id' | 'role'>

/** Fills weeks of reminders: past times are ticked, some were forgotten. */
export async function fillDemoReminders(db: WorkspaceDb, clients: readonly DemoClient[]): Promise<void> {
  const members = await db.many<Member>(sql`select id, role from memberships where status = 'active' order by created_at, id`)
  const charges = await db.many<Row<'client_collaborators', 'client_id' | 'membership_id'>>(sql`
    select client_id, membership_id from client_collaborators order by created_at, client_id`)
  for (const reminder of demoReminders) {
    const author = members.find(({ role }) => role === reminder.by)
    if (!author) continue
    const inCharge = new Set(charges.filter(({ membership_id }) => membership_id === author.id).map(({ client_id }) => client_id))
    const ofAuthor = clients.filter(({ id }) => inCharge.has(id))
    await insertDemoReminder(db, reminder, { authorId: author.id, clientId: ofAuthor[reminder.client ?? -1]?.id ?? null })
  }
}

const zone = 'Europe/Rome'

async function insertDemoReminder(
  db: WorkspaceDb,
  reminder: DemoReminder,
  { authorId, clientId }: { authorId: string; clientId: string | null },
): Promise<void> {
  const today = dayIn(zone)
  const { repetition = { kind: 'once' }, clock = null, endClock = null, lasts = 1, roles = [], items = [], alerts = [] } = reminder
  const startDay = firstDue(repetition, addDays(today, reminder.inDays))
  const endDay = endClock !== null || lasts > 1 ? addDays(startDay, lasts - 1) : null
  const times: ReminderTimes = { startDay, startClock: clock, endDay, endClock, timeZone: zone, repetition, untilDay: null }
  const id = newId()
  const dueDay = repetition.kind === 'once' ? startDay : (nextDue(times, addDays(today, -1)) ?? startDay)
  const lastDay = finalDay(times) ?? 'infinity'
  const rows = items.map(text => ({ id: newId(), text, deadline: null }))
  await db.run(sql`
    insert into reminders (id, author_id, title, body, color, start_day, start_clock, end_day, end_clock, time_zone, repetition, final_day,
      due_day, items, alerts, roles, is_private, client_id)
    values (${id}, ${authorId}, ${reminder.title}, ${reminder.text ?? ''}, ${reminder.color}, ${startDay}, ${clock}, ${endDay}, ${endClock},
      ${zone}, ${JSON.stringify(repetition)}::jsonb, ${lastDay}::date, ${dueDay}, ${JSON.stringify(rows)}::jsonb,
      ${[...alerts]}::integer[], ${[...roles]}::text[], ${roles.length === 0}, ${clientId})`)
  if (repetition.kind === 'once') return
  const past = occurrencesIn(times, { from: startDay, to: addDays(today, -1) })
  for (const { day } of past) {
    const tickedAt = `${day}T16:00:00Z`
    for (const itemId of [...rows.map(row => row.id), null]) {
      await db.run(sql`
        insert into reminder_ticks (id, reminder_id, day, item_id, membership_id, ticked_at)
        values (${newId()}, ${id}, ${day}, ${itemId}, ${authorId}, ${tickedAt})`)
    }
  }
}
