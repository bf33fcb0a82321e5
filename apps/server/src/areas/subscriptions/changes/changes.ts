import type { ParsedInput } from '@allenio/contract'
import type { previewSubscriptionChange } from '@allenio/contract/subscriptions'
import type { RequestDetails } from '@allenio/domain/subscriptions'
import { findOffer, markSold, readVersion } from '#areas/packages'
import type { WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { isRunning } from '../access.ts'
import type { SubscriptionRow } from '../queries.ts'

type Wish = Omit<ParsedInput<typeof previewSubscriptionChange>, 'id'>

/** The terms that a running subscription is to get: an offered version of a package that repeats, or the present ones on another day. */
export async function requireChange(db: WorkspaceDb, row: SubscriptionRow, wish: Wish): Promise<RequestDetails> {
  if (row.ended_at !== null) throw new AppError('subscription over')
  if (row.unpaid_since !== null) throw new AppError('subscription unpaid')
  if (row.state !== 'active' || !isRunning(row) || row.provider_id === null) throw new AppError('subscription not running')
  const { versionId, at, anchorDay } = wish
  if ((versionId ?? row.version_id) === row.version_id) {
    if (anchorDay === null) throw wrongField('versionId', 'nothing to change')
    const terms = { amount: row.amount, intervalUnit: row.interval_unit, intervalCount: row.interval_count }
    const presentVersion = { package: { id: row.package_id, name: row.package_name }, versionId: row.version_id }
    return { at, change: { ...presentVersion, ...terms, anchorDay } }
  }
  const version = found(await readVersion(db, versionId ?? ''))
  const offer = await findOffer(db, version.packageId)
  if (!offer.isOffered || offer.version.id !== version.id) throw new AppError('offer ended')
  const { price: amount, currency, intervalUnit, intervalCount } = version
  if (version.billingModel !== 'SUBSCRIPTION' || intervalUnit === null || intervalCount === null) throw new AppError('offer ended')
  if (amount === 0) throw new AppError('offer ended')
  if (currency !== row.currency) throw new AppError('change of currency')
  const { id, name } = offer.package
  return { at, change: { package: { id, name }, versionId: version.id, amount, intervalUnit, intervalCount, anchorDay } }
}

/** From here on the version stays as it is, and the price is the one that was seen. */
export async function commitChange(db: WorkspaceDb, row: SubscriptionRow, details: RequestDetails, amountSeen: number): Promise<void> {
  const { change } = details
  if (!change) return
  if (change.amount !== amountSeen) throw new AppError('offer changed', { data: { amount: change.amount } })
  if (change.versionId !== row.version_id && !(await markSold(db, change.versionId))) throw new AppError('offer ended')
}
