import { newId } from '@allenio/domain/ids'
import { isOccurrence } from '@allenio/domain/reminders'
import { advance, nextPlanned } from '@allenio/domain/repetition'
import { todayFor } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Count, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { timesOf, type LockedReminder } from './queries.ts'

interface Tick {
  day: string
  itemId: string | null
  isDone: boolean
}

/**
 * Ticks an occurrence or an item of it, or takes that back. The last open item ticks all of it, and an item that is open again opens it.
 * The reminder must be locked.
 */
export async function tick(db: WorkspaceDb, actor: Actor, { reminder, ...change }: Tick & { reminder: LockedReminder }): Promise<void> {
  const { day, itemId, isDone } = change
  const { id, items } = reminder
  if (!isOccurrence(timesOf(reminder), day) && !(await hasTicks(db, id, day))) throw new AppError('changed meanwhile')
  if (itemId !== null && !items.some(item => item.id === itemId)) throw new AppError('changed meanwhile')
  await (isDone ? insertTick(db, actor, { id, day, itemId }) : deleteTick(db, { id, day, itemId }))
  if (itemId === null) return moveDueDay(db, { reminder, day, isDone, today: todayFor(actor) })
  const isWhole = isDone && (await countItemTicks(db, { id, day, itemIds: items.map(item => item.id) })) === items.length
  if (isDone && !isWhole) return
  await (isDone ? insertTick(db, actor, { id, day, itemId: null }) : deleteTick(db, { id, day, itemId: null }))
  await moveDueDay(db, { reminder, day, isDone, today: todayFor(actor) })
}

interface TickAt {
  id: string
  day: string
  itemId: string | null
}

/** A tick that is there already keeps who made it. */
const insertTick = (db: WorkspaceDb, { membershipId }: Actor, { id, day, itemId }: TickAt) =>
  db.run(sql`
  insert into reminder_ticks (id, reminder_id, day, item_id, membership_id) values (${newId()}, ${id}, ${day}, ${itemId}, ${membershipId})
  on conflict do nothing`)

const deleteTick = (db: WorkspaceDb, { id, day, itemId }: TickAt) =>
  db.run(sql`delete from reminder_ticks where reminder_id = ${id} and day = ${day} and item_id is not distinct from ${itemId}::uuid`)

const hasTicks = async (db: WorkspaceDb, id: string, day: string): Promise<boolean> =>
  Boolean(await db.maybeOne(sql`select 1 from reminder_ticks where reminder_id = ${id} and day = ${day} limit 1`))

export const isTicked = async (db: WorkspaceDb, id: string, day: string): Promise<boolean> =>
  Boolean(await db.maybeOne(sql`select 1 from reminder_ticks where reminder_id = ${id} and day = ${day} and item_id is null`))

const countItemTicks = async (db: WorkspaceDb, { id, day, itemIds }: { id: string; day: string; itemIds: readonly string[] }) =>
  (
    await db.one<Count>(sql`
    select count(*) as count from reminder_ticks where reminder_id = ${id} and day = ${day} and item_id = any(${[...itemIds]}::uuid[])`)
  ).count

interface Move {
  reminder: LockedReminder
  day: string
  isDone: boolean
  today: string
}

/** The time that waits moves on when it is ticked, never to one that has passed, and comes back when the tick is taken back. */
async function moveDueDay(db: WorkspaceDb, { reminder, day, isDone, today }: Move): Promise<void> {
  const times = timesOf(reminder)
  const { id, due_day: dueDay, is_done: wasDone } = reminder
  if (!isDone) {
    if (!isOccurrence(times, day) || !(wasDone || day < dueDay)) return
    await db.run(sql`update reminders set due_day = ${day}, is_done = false where id = ${id}`)
    return
  }
  if (wasDone || day !== dueDay) return
  let nextDay = advance(times, dueDay, today).nextDay
  while (nextDay !== null && (await isTicked(db, id, nextDay))) nextDay = nextPlanned(times, nextDay)
  await db.run(sql`update reminders set due_day = ${nextDay ?? dueDay}, is_done = ${nextDay === null} where id = ${id}`)
}

/** Where a changed schedule begins to wait: what has passed and was not ticked is left alone. */
export async function firstDueDay(
  db: WorkspaceDb,
  { id, firstDay, today, next }: { id: string; firstDay: string; today: string; next: (after: string) => string | null },
): Promise<{ dueDay: string; isDone: boolean }> {
  let day: string | null = firstDay
  let last = firstDay
  // only the newest time waits where a repetition began long ago
  for (let following = next(firstDay); following !== null && following <= today; following = next(following)) day = following
  while (day !== null && (await isTicked(db, id, day))) {
    last = day
    day = next(day)
  }
  return { dueDay: day ?? last, isDone: day === null }
}
