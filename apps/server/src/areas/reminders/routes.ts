import * as contract from '@allenio/contract/reminders'
import { agendaLimits, reminderLimits } from '@allenio/contract/reminders'
import type { ParsedInput } from '@allenio/contract'
import { addDays, dayIn, daysBetween } from '@allenio/domain/days'
import { alertedStart, isOccurrence, occurrenceOn, occurrencesIn, type Occurrence } from '@allenio/domain/reminders'
import { readReminderCompletions } from '#areas/client-actions'
import { clientCard, reachableClients, reachClient, todayFor, type CardRow } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { pageOf, sql, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { eyesOf, type Eyes } from './access.ts'
import { layersFor, readAgenda, readHiddenLayers, saveHiddenLayers } from './agenda.ts'
import { dropAlertsOf, replanAlerts } from './alerts.ts'
import { reminderDeletion } from './deletion.ts'
import { atDueDay, presentOne, presentReminders, type RowAt } from './present.ts'
import { selectInDays, selectOne, selectPage, selectTasks, timesOf, type ReminderRow } from './queries.ts'
import { createReminder, reachToChange, updateReminder } from './reminders.ts'
import { tick } from './ticks.ts'

type ListQuery = ParsedInput<typeof contract.listReminders>

async function listPage(db: WorkspaceDb, { actor, view }: Eyes, query: ListQuery) {
  const { page } = query
  const rows = await selectPage(db, { actor, view }, { ...query, today: todayFor(actor), perPage: reminderLimits.perPage })
  const { pageRows, nextPage } = pageOf(rows, page, reminderLimits.perPage)
  return { reminders: await presentReminders(db, actor, pageRows.map(atDueDay)), nextPage, agenda: [], hasMore: false }
}

interface Window {
  from: string
  to: string
}

/** Refuses a window that has no end, is too long, or ends before it begins. */
function windowOf({ from, to }: ListQuery): Window | undefined {
  if (from === undefined && to === undefined) return undefined
  if (from === undefined || to === undefined)
    throw wrongField(from === undefined ? 'from' : 'to', 'too many days', { days: agendaLimits.days })
  if (to < from) throw wrongField('to', 'until before due')
  if (daysBetween(from, to) >= agendaLimits.days) throw wrongField('to', 'too many days', { days: agendaLimits.days })
  return { from, to }
}

/** Whether an occurrence touches the days of the asker, whose zone may be another one. */
function isWithin({ day, lastDay, startsAt, endsAt }: Occurrence, { from, to }: Window, { timeZone }: Actor): boolean {
  if (startsAt === null) return day <= to && lastDay >= from
  return dayIn(timeZone, startsAt) <= to && dayIn(timeZone, endsAt ?? startsAt) >= from
}

async function listWindow(db: WorkspaceDb, eyes: Eyes, { from, to, clientId }: Window & { clientId?: string | undefined }) {
  const { actor } = eyes
  // the days of another zone begin up to a day before or after
  const wide = { from: addDays(from, -1), to: addDays(to, 1) }
  const most = agendaLimits.entries
  const rows = await selectInDays(db, eyes, { ...wide, ...(clientId !== undefined && { clientId }), limit: most + 1 })
  const all = rows.flatMap((row): RowAt[] =>
    occurrencesIn(timesOf(row), wide)
      .filter(occurrence => isWithin(occurrence, { from, to }, actor))
      .map(occurrence => ({ row, occurrence })),
  )
  const sorted = all.toSorted((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1))
  const reminders = await presentReminders(db, actor, sorted.slice(0, most))
  const reminderIds = [...new Set(reminders.map(({ id }) => id))]
  const agenda = await readAgenda(db, eyes, { from, to, clientId, reminderIds })
  const hasMore = agenda.hasMore || rows.length > most || sorted.length > most
  return { reminders, nextPage: 0, agenda: agenda.entries, hasMore }
}

const orderKey = ({ row, occurrence: { day, startsAt } }: RowAt) => `${day} ${startsAt ?? ''} ${row.id}`

interface AskedOccurrence {
  id: string
  day?: string | undefined
}

async function findAt(db: WorkspaceDb, actor: Actor, { id, day }: AskedOccurrence): Promise<RowAt> {
  const row = found(await selectOne(db, await eyesOf(db, actor), id))
  if (day === undefined) return atDueDay(row)
  if (!isOccurrence(timesOf(row), day)) throw new AppError('not found')
  return { row, occurrence: occurrenceOn(timesOf(row), day) }
}

const readReminder = async (db: WorkspaceDb, actor: Actor, asked: AskedOccurrence) => presentOne(db, actor, await findAt(db, actor, asked))

/** The clients who have a task of it, those in reach alone, and when they have done it. */
async function readClients(db: WorkspaceDb, actor: Actor, { row, day }: { row: ReminderRow; day: string }) {
  if (actor.role === 'client') return []
  const tasks = await selectTasks(db, [row.id], reachableClients(actor))
  if (tasks.length === 0) return []
  const ids = tasks.map(({ client_id }) => client_id)
  const [clients, completions] = await Promise.all([
    db.many<CardRow>(sql`
      select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id from clients c
      where c.id = any(${ids}::uuid[]) order by c.name_key, c.id`),
    readReminderCompletions(
      db,
      tasks.map(({ action_id }) => action_id),
      { from: day, to: day },
    ),
  ])
  const actionOf = new Map(tasks.map(({ client_id, action_id }) => [client_id, action_id]))
  const doneAt = new Map(completions.map(({ action_id, completed_at }) => [action_id, completed_at]))
  return clients.map(client => ({ ...clientCard(client, actor), completedAt: doneAt.get(actionOf.get(client.id) ?? '') ?? null }))
}

export const reminderBindings = [
  bind(contract.listReminders, async ({ db, actor }, query) => {
    const window = windowOf(query)
    const { collaboratorId, clientId } = query
    if (clientId !== undefined) await reachClient(db, actor, clientId)
    const eyes = await eyesOf(db, actor, collaboratorId)
    return window ? listWindow(db, eyes, { ...window, clientId }) : listPage(db, eyes, query)
  }),

  bind(contract.getReminder, async ({ db, actor }, asked) => {
    const at = await findAt(db, actor, asked)
    const { row, occurrence } = at
    return { ...(await presentOne(db, actor, at)), clients: await readClients(db, actor, { row, day: occurrence.day }) }
  }),

  bind(contract.createReminder, async ({ db, actor }, written) => {
    await createReminder(db, actor, written)
    return withMessage('reminder created', await readReminder(db, actor, { id: written.id }))
  }),

  bind(contract.updateReminder, async ({ db, actor }, written) => {
    await updateReminder(db, actor, written)
    return withMessage('reminder updated', await readReminder(db, actor, { id: written.id }))
  }),

  bind(contract.deleteReminder, async ({ db, actor }, { id }) => {
    await reminderDeletion.delete(db, actor, id)
    return withMessage('reminder deleted', {})
  }),

  bind(contract.undeleteReminder, async ({ db, actor }, { id }) => {
    await reminderDeletion.undelete(db, actor, id)
    return readReminder(db, actor, { id })
  }),

  bind(contract.tickReminder, async ({ db, actor }, { id, ...change }) => {
    const reminder = await reachToChange(db, actor, id)
    await tick(db, actor, { reminder, ...change })
    const occurrence = occurrenceOn(timesOf(reminder), change.day)
    const row = found(await selectOne(db, await eyesOf(db, actor), id))
    const presented = await presentOne(db, actor, { row, occurrence })
    // a reminder that is done is announced no more; one that is open again is
    if (presented.tick === null) await replanAlerts(db, id)
    else await dropAlertsOf(db, id, new Date(alertedStart(timesOf(reminder), occurrence)).toISOString())
    await audit(db, { personId: actor.personId, action: 'tick reminder', subjectId: id, details: { day: change.day } })
    return presented
  }),

  bind(contract.getAgendaSettings, async ({ db, actor }) => ({
    layers: layersFor(actor),
    hiddenLayers: await readHiddenLayers(db, actor),
  })),

  bind(contract.saveAgendaSettings, async ({ db, actor }, { hiddenLayers }) => {
    await saveHiddenLayers(db, actor, hiddenLayers)
    return { hiddenLayers: await readHiddenLayers(db, actor) }
  }),
]
