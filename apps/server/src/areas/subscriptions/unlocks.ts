import type { WaitingChange } from '@allenio/contract/subscriptions'
import { romeDay } from '@allenio/domain/days'
import { giveUnlocks, revokeUnlocks } from '#areas/packages'
import { takeStep } from '#areas/purchases'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import type { Invoice } from '#platform/payments'

type Subscription = Row<'subscriptions'>

/**
 * Gives the unlocks of each paid period once. Our own row names the first period, because the row is there before any invoice is read.
 */
export async function giveForPeriods(db: WorkspaceDb, row: Subscription, invoices: readonly Invoice[]): Promise<void> {
  if (row.client_id === null || row.ended_at !== null || row.withdrawn_at !== null) return
  const paidInvoices = invoices.filter(({ cause, status }) => status === 'paid' && (cause === 'creation' || cause === 'renewal'))
  for (const { cause, createdAt } of paidInvoices.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))) {
    const periodFrom = romeDay(cause === 'creation' ? row.created_at : createdAt)
    if (!(await takeStep(db, row.id, `period ${periodFrom}`))) continue
    await giveForPeriod(db, row, periodFrom)
  }
}

export async function giveForPeriod(db: WorkspaceDb, row: Subscription, periodFrom: string): Promise<void> {
  if (row.client_id === null) return
  const sale = { saleId: row.id, clientId: row.client_id, versionId: row.version_id, authorId: null }
  await giveUnlocks(db, { ...sale, day: romeDay(), periodFrom })
}

/** Takes back what it gave once it is over; what other sales give stays. */
export async function endUnlocks(db: WorkspaceDb, { id }: Pick<Subscription, 'id'>): Promise<void> {
  if (await takeStep(db, id, 'ended')) await revokeUnlocks(db, { saleId: id, authorId: null })
}

/**
 * Puts the terms of a change in the place of the old ones. The unlocks of the new package are given, and those of the old one alone are
 * revoked.
 */
export async function adoptTerms(db: WorkspaceDb, row: Subscription, change: WaitingChange): Promise<void> {
  const next = await db.one<Subscription>(sql`
    update subscriptions set package_id = ${change.package.id}, version_id = ${change.versionId}, amount = ${change.amount},
      interval_unit = ${change.intervalUnit}, interval_count = ${change.intervalCount}, change = null
    where id = ${row.id} returning *`)
  Object.assign(row, next)
  if (row.client_id === null) return
  await revokeUnlocks(db, { saleId: row.id, exceptVersionId: row.version_id, authorId: null })
  const periodFrom = row.period_from === null ? romeDay() : romeDay(row.period_from)
  await giveForPeriod(db, row, periodFrom)
}
