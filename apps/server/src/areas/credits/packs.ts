import type { CreditCause } from '@allenio/contract/credits'
import { creditLimits } from '@allenio/contract/credits'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { choosePacks } from '@allenio/domain/reservations'
import { lockForAll, sql, type Count, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'

/** How long credits that come back to an ended pack can still be used. */
const graceDays = 14

/** Calls that grant, use or return credits of these clients wait for each other. It is the last lock of a booking. */
export const lockCredits = (db: WorkspaceDb, clientIds: readonly string[]) => lockForAll(db, 'credits', clientIds)

export type PackRow = Row<
  'credit_packs',
  'id' | 'client_id' | 'kind_id' | 'amount' | 'remaining' | 'from_day' | 'until_day' | 'cause' | 'created_at'
>

const isUsable = sql`p.deleted_at is null and p.remaining > 0 and coalesce(p.until_day, 'infinity') >= current_date - 1`

/** The packs of clients that have something left. */
export async function readUsablePacks(db: WorkspaceDb, clientIds: readonly string[]): Promise<ReadonlyMap<string, UsablePackRow[]>> {
  const rows = await db.many<PackRow>(sql`
    select p.id, p.client_id, p.kind_id, p.amount, p.remaining, p.from_day, p.until_day, p.cause, p.created_at
    from credit_packs p where p.client_id = any(${[...clientIds]}::uuid[]) and ${isUsable} order by p.client_id, p.id`)
  return Map.groupBy(rows.map(presentUsable), ({ clientId }) => clientId)
}

const presentUsable = (row: PackRow) => ({
  id: row.id,
  clientId: row.client_id,
  kindId: row.kind_id,
  remaining: row.remaining,
  fromDay: row.from_day,
  untilDay: row.until_day,
  createdAt: row.created_at,
})
export type UsablePackRow = ReturnType<typeof presentUsable>

/** The price of an appointment, and how a statement names it. */
export interface Charge {
  bookingId: string
  clientId: string
  kind: { id: string; name: string }
  startsAt: string
  zone: string
  day: string
  amount: number
  authorId: string | null
}

/** Pays a booking with what ends first. Answers false, without a change, where the credits are too few; the client's are locked. */
export async function useCredits(db: WorkspaceDb, charge: Charge): Promise<boolean> {
  const { clientId, kind, day, amount } = charge
  if (amount === 0) return true
  const packs = (await readUsablePacks(db, [clientId])).get(clientId) ?? []
  const uses = choosePacks(packs, { kindId: kind.id, day, amount })
  if (uses === null) return false
  for (const { packId, amount: used } of uses) {
    await addEntry(db, { packId, clientId, amount: -used, cause: 'booked', about: charge, note: '', authorId: charge.authorId })
  }
  return true
}

interface Return {
  bookingId: string
  cause: Extract<CreditCause, 'returned' | 'given back'>
  note: string
  authorId: string | null
}

interface UsedPack extends Row<'credit_entries', 'pack_id' | 'client_id' | 'about_kind' | 'about_start' | 'about_zone'> {
  used: number
  is_withdrawn: boolean
}

/**
 * Returns what a booking has cost to the packs that paid it; answers how much. What belongs to a withdrawn purchase is taken at once. The
 * client's credits are locked.
 */
export async function returnCredits(db: WorkspaceDb, { bookingId, cause, note, authorId }: Return): Promise<number> {
  const uses = await db.many<UsedPack>(sql`
    select pack_id, client_id, max(about_kind) as about_kind, max(about_start) as about_start, max(about_zone) as about_zone,
      -sum(amount) as used,
      exists (select from credit_packs p where p.id = pack_id and p.withdrawn_at is not null) as is_withdrawn
    from credit_entries where booking_id = ${bookingId} group by pack_id, client_id having sum(amount) < 0 order by pack_id`)
  const lastDay = addDays(romeDay(), graceDays)
  for (const { pack_id: packId, client_id: clientId, used, is_withdrawn: isWithdrawn, ...about } of uses) {
    await db.run(sql`
      update credit_packs set until_day = ${lastDay} where id = ${packId} and until_day < ${romeDay()}`)
    await addEntry(db, {
      packId,
      clientId,
      amount: used,
      cause,
      about: { bookingId, kind: { name: about.about_kind ?? '' }, startsAt: about.about_start, zone: about.about_zone },
      note,
      authorId,
    })
    if (isWithdrawn) await addEntry(db, { packId, clientId, amount: -used, cause: 'taken', note, authorId })
  }
  return uses.reduce((sum, { used }) => sum + used, 0)
}

/** Whether a booking was paid once and has got its credits back. */
export const hasReturned = async (db: WorkspaceDb, bookingId: string): Promise<boolean> =>
  (await db.maybeOne(sql`select from credit_entries where booking_id = ${bookingId} and amount > 0 limit 1`)) !== undefined

interface NewEntry {
  packId: string
  clientId: string
  amount: number
  cause: CreditCause
  about?: { bookingId: string; kind: { name: string }; startsAt: string | null; zone: string | null }
  note: string
  authorId: string | null
}

/** Adds an entry to the statement and changes the pack with it. */
export async function addEntry(db: WorkspaceDb, { packId, clientId, amount, cause, about, note, authorId }: NewEntry): Promise<void> {
  await db.run(sql`update credit_packs set remaining = remaining + ${amount}::integer where id = ${packId}`)
  await db.run(sql`
    insert into credit_entries (id, pack_id, client_id, amount, balance, cause, booking_id, about_kind, about_start, about_zone, note,
      author_id)
    select ${newId()}, ${packId}, ${clientId}, ${amount}, coalesce(sum(p.remaining), 0), ${cause}, ${about?.bookingId ?? null}::uuid,
      ${about?.kind.name ?? null}, ${about?.startsAt ?? null}::timestamptz, ${about?.zone ?? null}, ${note}, ${authorId}::uuid
    from credit_packs p where p.client_id = ${clientId} and p.deleted_at is null`)
}

export interface Grant {
  packId: string
  clientId: string
  kindId: string | null
  amount: number
  untilDay: string | null
  cause: Extract<CreditCause, 'granted' | 'package'>
  /** The thing that granted it in another area, so that a retry grants nothing. */
  causeId: string | null
  note: string
  authorId: string | null
}

/** Grants credits. With an id or a cause that has granted before it does nothing. */
export async function grantCredits(db: WorkspaceDb, grant: Grant): Promise<void> {
  const { packId, clientId, kindId, amount, untilDay, cause, causeId, note, authorId } = grant
  await lockCredits(db, [clientId])
  const { count } = await db.one<Count>(sql`
    select count(*) as count from credit_packs p where p.client_id = ${clientId} and ${isUsable}`)
  // a paid pack is never refused
  if (count >= creditLimits.packs && cause !== 'package') throw new AppError('too many credits', { values: { max: creditLimits.packs } })
  // a pack begins empty: the entry fills it, so that the statement and the packs say the same
  const inserted = await db.run(sql`
    insert into credit_packs (id, client_id, kind_id, amount, remaining, from_day, until_day, cause, cause_id, author_id)
    values (${packId}, ${clientId}, ${kindId}, ${amount}, 0, ${romeDay()}, ${untilDay}, ${cause}, ${causeId}, ${authorId})
    on conflict do nothing`)
  if (inserted > 0) return addEntry(db, { packId, clientId, amount, cause, note, authorId })
  const same = await db.maybeOne(sql`
    select from credit_packs where client_id = ${clientId} and (id = ${packId} or cause_id = ${causeId}::uuid)`)
  if (!same) throw new AppError('record id taken')
}

interface Withdrawal {
  causeId: string
  note: string
  authorId: string | null
}

/** Takes back what is left of the credits that something has granted, and what comes back to them later. */
export async function withdrawCredits(db: WorkspaceDb, withdrawal: Withdrawal): Promise<number> {
  const count = await takeRest(db, withdrawal)
  await db.run(sql`update credit_packs set withdrawn_at = now() where cause_id = ${withdrawal.causeId} and withdrawn_at is null`)
  return count
}

/** Takes what is left of the credits that something has granted; answers how many. */
async function takeRest(db: WorkspaceDb, { causeId, note, authorId }: Withdrawal): Promise<number> {
  const pack = await db.maybeOne<Row<'credit_packs', 'id' | 'client_id'>>(sql`
    select id, client_id from credit_packs where cause_id = ${causeId} and deleted_at is null`)
  if (!pack) return 0
  await lockCredits(db, [pack.client_id])
  const { remaining } = await db.one<Row<'credit_packs', 'remaining'>>(sql`select remaining from credit_packs where id = ${pack.id}`)
  if (remaining > 0) {
    await addEntry(db, { packId: pack.id, clientId: pack.client_id, amount: -remaining, cause: 'taken', note, authorId })
  }
  return remaining
}

/** The bookings that are paid, in part at least, with credits that these things have granted. */
export const listPaidBookings = async (db: WorkspaceDb, causeIds: readonly string[]): Promise<string[]> =>
  (
    await db.many<NotNull<Row<'credit_entries', 'booking_id'>>>(sql`
      select e.booking_id from credit_entries e join credit_packs p on p.id = e.pack_id
      where p.cause_id = any(${[...causeIds]}::uuid[]) and e.booking_id is not null group by e.booking_id having sum(e.amount) < 0`)
  ).map(({ booking_id: id }) => id)

interface Move extends Withdrawal {
  packId: string
  toClientId: string
}

/** Takes back what is left of the credits that something has granted, and grants as much to another client; answers how many. */
export async function moveCredits(db: WorkspaceDb, { packId, toClientId, ...withdrawal }: Move): Promise<number> {
  const pack = await db.maybeOne<Row<'credit_packs', 'kind_id' | 'until_day' | 'cause' | 'cause_id'>>(sql`
    select kind_id, until_day, cause, cause_id from credit_packs where cause_id = ${withdrawal.causeId} and deleted_at is null`)
  if (!pack) return 0
  const amount = await takeRest(db, withdrawal)
  if (amount === 0) return 0
  await grantCredits(db, {
    packId,
    clientId: toClientId,
    kindId: pack.kind_id,
    amount,
    untilDay: pack.until_day,
    cause: 'package',
    causeId: packId,
    note: withdrawal.note,
    authorId: withdrawal.authorId,
  })
  return amount
}
