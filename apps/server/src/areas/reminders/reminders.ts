import type { ParsedInput } from '@allenio/contract'
import { reminderLimits, type createReminder as CreateReminder } from '@allenio/contract/reminders'
import { addMonths, addDays, daysBetween } from '@allenio/domain/days'
import { isTimeZone } from '@allenio/domain/account'
import { finalDay, type ReminderTimes } from '@allenio/domain/reminders'
import { firstDue, nextPlanned } from '@allenio/domain/repetition'
import { findPresets } from '#areas/business'
import { reachClient, todayFor } from '#areas/clients'
import { requireGroups } from '#areas/groups'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { eyesOf, isThere, isVisible } from './access.ts'
import { replanAlerts } from './alerts.ts'
import { lockReminder, type LockedReminder } from './queries.ts'
import { writeTasks } from './tasks.ts'
import { firstDueDay } from './ticks.ts'

type ReminderInput = ParsedInput<typeof CreateReminder>
type Zoned = Omit<ReminderInput, 'timeZone'> & { timeZone: string }

/** Creates a reminder, once, however often a device sends it. */
export async function createReminder(db: WorkspaceDb, actor: Actor, written: ReminderInput): Promise<void> {
  const reminder = await judged(db, actor, { ...written, timeZone: written.timeZone ?? (await findPresets(db, db.workspaceId)).timeZone })
  const due = await dueOf(db, actor, reminder)
  const isNew = await db.run(sql`
    insert into reminders (id, author_id, title, body, color, start_day, start_clock, end_day, end_clock, time_zone, repetition, until_day,
      final_day, due_day, is_done, items, alerts, roles, is_private, client_id)
    values (${reminder.id}, ${actor.membershipId}, ${columns(reminder)}, ${due.dueDay}, ${due.isDone}, ${lists(reminder)})
    on conflict do nothing`)
  if (isNew === 0) return requireOwn(db, actor, reminder.id)
  await writeRelated(db, actor, reminder)
  await audit(db, { personId: actor.personId, action: 'create reminder', subjectId: reminder.id })
}

const columns = (reminder: Zoned) => sql`${reminder.title}, ${reminder.text}, ${reminder.color}, ${reminder.day}, ${reminder.clock},
  ${reminder.endDay}, ${reminder.endClock}, ${reminder.timeZone}, ${JSON.stringify(reminder.repetition)}::jsonb, ${reminder.untilDay},
  ${finalDay(timesOfInput(reminder)) ?? 'infinity'}::date`

const lists = (reminder: Zoned) => sql`${JSON.stringify(reminder.items)}::jsonb, ${[...reminder.alerts].sort((a, b) => a - b)}::integer[],
  ${reminder.roles}::text[], ${reminder.onlyMe}, ${reminder.clientId}`

/** The device has sent it before; an id of somebody else's reminder is refused. */
async function requireOwn(db: WorkspaceDb, actor: Actor, id: string): Promise<void> {
  const own = await db.maybeOne(sql`
    select 1 from reminders r where r.id = ${id} and r.author_id = ${actor.membershipId} and ${isThere}`)
  if (!own) throw new AppError('record id taken')
}

export async function updateReminder(
  db: WorkspaceDb,
  actor: Actor,
  { timeZone, ...written }: Omit<ReminderInput, 'timeZone'> & { timeZone?: string | undefined },
): Promise<void> {
  const locked = await reachToChange(db, actor, written.id)
  const isAuthor = locked.author_id === actor.membershipId
  const reminder = await judged(db, actor, { ...written, timeZone: timeZone ?? locked.time_zone })
  if (!isAuthor) refuseOtherReaders(actor, locked, reminder)
  const due = isSameSchedule(locked, reminder) ? { dueDay: locked.due_day, isDone: locked.is_done } : await dueOf(db, actor, reminder)
  await db.run(sql`
    update reminders set (title, body, color, start_day, start_clock, end_day, end_clock, time_zone, repetition, until_day, final_day,
      due_day, is_done, items, alerts, roles, is_private, client_id, updated_at)
    = (${columns(reminder)}, ${due.dueDay}, ${due.isDone}, ${lists(reminder)}, clock_timestamp())
    where id = ${reminder.id}`)
  await db.run(sql`
    delete from reminder_ticks where reminder_id = ${reminder.id} and item_id is not null
      and item_id <> all(${reminder.items.map(({ id }) => id)}::uuid[])`)
  await db.run(sql`delete from reminder_groups where reminder_id = ${reminder.id}`)
  await writeRelated(db, actor, reminder)
  await audit(db, { personId: actor.personId, action: 'update reminder', subjectId: reminder.id })
}

/** A member who is not the author may take roles away that are not their own; only an admin adds some, and only the author hides it. */
function refuseOtherReaders({ role }: Actor, locked: LockedReminder, { onlyMe, roles }: Zoned): void {
  if (onlyMe) throw new AppError('forbidden')
  if (role === 'admin') return
  const isWider = roles.some(each => !locked.roles.includes(each))
  if (isWider || !roles.some(each => each === role)) throw wrongField('roles', 'reminder roles')
}

/** A reminder that the actor sees, locked. */
export const reachToChange = async (db: WorkspaceDb, actor: Actor, id: string): Promise<LockedReminder> =>
  found(await lockReminder(db, sql`r.id = ${id} and ${isThere} and ${isVisible(await eyesOf(db, actor))}`))

async function writeRelated(db: WorkspaceDb, actor: Actor, reminder: Zoned): Promise<void> {
  const { id, groupIds } = reminder
  await db.run(sql`
    insert into reminder_groups (reminder_id, group_id) select ${id}, asked.id from unnest(${groupIds}::uuid[]) as asked (id)`)
  await writeTasks(db, actor, reminder)
  await replanAlerts(db, id)
}

const timesOfInput = ({ day, clock, endDay, endClock, timeZone, repetition, untilDay }: Zoned): ReminderTimes => ({
  startDay: day,
  startClock: clock,
  endDay,
  endClock,
  timeZone,
  repetition,
  untilDay,
})

async function dueOf(db: WorkspaceDb, actor: Actor, reminder: Zoned) {
  const times = timesOfInput(reminder)
  return firstDueDay(db, { id: reminder.id, firstDay: reminder.day, today: todayFor(actor), next: after => nextPlanned(times, after) })
}

const keyOf = (repetition: Row<'reminders'>['repetition']) =>
  JSON.stringify(Object.entries(repetition).sort(([a], [b]) => (a < b ? -1 : 1)))

const isSameSchedule = (locked: LockedReminder, { day, repetition, untilDay }: Zoned): boolean =>
  locked.start_day === day && locked.until_day === untilDay && keyOf(locked.repetition) === keyOf(repetition)

/** The reminder as it is stored; refused where nobody would see it, where its times cannot be, or with strangers in it. */
async function judged(db: WorkspaceDb, actor: Actor, written: Zoned): Promise<Zoned> {
  const reminder = settled(written)
  if (!reminder.onlyMe && reminder.roles.length === 0) throw wrongField('roles', 'role needed')
  const isForNobody = reminder.clientId === null && reminder.groupIds.length === 0
  if (reminder.roles.includes('client') && isForNobody) throw wrongField('clientId', 'clients needed')
  judgeTimes(reminder, todayFor(actor))
  if (reminder.clientId !== null) await reachClient(db, actor, reminder.clientId)
  await requireGroups(db, actor, reminder.groupIds)
  return reminder
}

/** A repetition begins on a day that it names, and takes end and deadlines along; what is for whole days ends with no clock. */
function settled(written: Zoned): Zoned {
  const day = firstDue(written.repetition, written.day)
  const shift = daysBetween(written.day, day)
  const move = (other: string | null) => (other === null ? null : addDays(other, shift))
  const { clock, endClock } = written
  const hasEnd = clock === null ? written.endDay !== null : endClock !== null
  return {
    ...written,
    day,
    endDay: hasEnd ? (move(written.endDay) ?? day) : null,
    endClock: clock === null ? null : endClock,
    items: written.items.map(item => ({ ...item, deadline: move(item.deadline) })),
    roles: written.onlyMe ? [] : written.roles,
  }
}

function judgeTimes({ day, clock, endDay, endClock, untilDay, timeZone }: Zoned, today: string): void {
  if (!isTimeZone(timeZone)) throw wrongField('timeZone', 'unknown reminder zone')
  const years = reminderLimits.years
  if (day > addMonths(today, 12 * years) || day < addMonths(today, -12 * years)) throw wrongField('day', 'due too far', { years })
  if (untilDay !== null && untilDay < day) throw wrongField('untilDay', 'until before due')
  if (endDay === null) return
  const isReversed = endDay < day || (endDay === day && clock !== null && endClock !== null && endClock < clock)
  if (isReversed) throw wrongField(endDay < day || clock === null ? 'endDay' : 'endClock', 'reminder ends before it starts')
  const days = reminderLimits.days
  if (daysBetween(day, endDay) >= days) throw wrongField('endDay', 'reminder too long', { days })
}
