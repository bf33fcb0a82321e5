import { unpaidDaysRange } from '@allenio/contract/clients'
import { unlockKinds } from '@allenio/contract/packages'
import type { UnpaidInstallment } from '@allenio/contract/purchases'
import { addDays, romeDay } from '@allenio/domain/days'
import { unpaidRenewal } from '@allenio/domain/subscriptions'
import { readClientSettings, setPaidUntil } from '#areas/clients'
import { restoreUnlocks, revokeUnlocks } from '#areas/packages'
import { limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep, dueInWorkspaces, type WorkspaceItem } from '#platform/jobs'
import type { SubscriptionState } from '#platform/payments'
import { readPackageName } from '../names.ts'
import { notifyAdmins, notifyBuyer, ownPackageOpened, ownPurchaseClosed, purchaseClosed } from '../news.ts'
import { lockPurchase, type PurchaseRow } from '../purchase-states.ts'

/** Credits are counted, and what was paid has paid for some of them: they stay, and are taken by a refund or by hand. */
const closedKinds = unlockKinds.filter(kind => kind !== 'credits')

/** Notes an installment that the bank has refused. Once nothing is unpaid, what was closed for it opens again. */
export async function noteUnpaid(db: WorkspaceDb, id: string, side: SubscriptionState): Promise<void> {
  // nothing is owed any more by who has withdrawn, and nothing opens again
  const locked = await lockPurchase(db, id)
  if (!locked || locked.withdrawn_at !== null) return
  const unpaid = unpaidRenewal(side, { cancelledBy: null, settlingInvoiceIds: [] })
  const isRefused = side.invoices.some(({ status, refusal }) => status === 'open' && refusal !== null)
  const since = isRefused ? (unpaid?.since ?? null) : null
  await db.run(sql`
    update purchases set unpaid_since = ${since}, pay_url = ${since === null ? null : (unpaid?.payUrl ?? null)} where id = ${id}`)
  const purchase = await lockPurchase(db, id)
  if (!purchase) return
  const isPaid = purchase.state === 'paid' || purchase.state === 'partly refunded'
  if (purchase.closed_at !== null && since === null && isPaid) await open(db, purchase)
  // the provider has given up, so that the other installments never come
  if (purchase.closed_at === null && purchase.state === 'expired') await close(db, purchase)
}

async function open(db: WorkspaceDb, purchase: PurchaseRow): Promise<void> {
  const { id, client_id: clientId, closed_at: since } = purchase
  await db.run(sql`update purchases set closed_at = null where id = ${id}`)
  if (clientId === null || since === null) return
  await restoreUnlocks(db, { saleId: id, since })
  await setPaidUntil(db, clientId)
  await notifyBuyer(db, ownPackageOpened, { subject: await subjectOf(db, purchase), clientId })
}

const subjectOf = async (db: WorkspaceDb, { id: saleId, buyer_name: buyer, package_id, amount, paid, currency }: PurchaseRow) => ({
  saleId,
  sale: 'purchase' as const,
  buyer,
  package: await readPackageName(db, package_id),
  amount: amount - paid,
  currency,
})

/** The first day on which what the purchase has opened is closed, unless the installment is paid before. */
const closingDay = async (db: WorkspaceDb, since: string): Promise<string> =>
  addDays(romeDay(since), (await readClientSettings(db)).unpaidDays)

/** The installment that is unpaid, as both sides see it. */
export async function presentUnpaid(
  db: WorkspaceDb,
  { unpaid_since: since, closed_at: closedAt }: Pick<PurchaseRow, 'unpaid_since' | 'closed_at'>,
): Promise<UnpaidInstallment | null> {
  return since === null ? null : { since, closesOn: await closingDay(db, since), closedAt }
}

/** Closes what a purchase has opened, by the rule that ends unpaid subscriptions. The schedule at the provider goes on. */
async function closeUnpaid(db: WorkspaceDb, id: string): Promise<void> {
  const purchase = await lockPurchase(db, id)
  if (!purchase || purchase.unpaid_since === null || purchase.closed_at !== null) return
  if (romeDay() < (await closingDay(db, purchase.unpaid_since))) return
  await close(db, purchase)
}

async function close(db: WorkspaceDb, purchase: PurchaseRow): Promise<void> {
  const { id, client_id: clientId } = purchase
  await db.run(sql`update purchases set closed_at = now() where id = ${id}`)
  await revokeUnlocks(db, { saleId: id, kinds: closedKinds, authorId: null })
  if (clientId !== null) await setPaidUntil(db, clientId)
  const news = { subject: await subjectOf(db, purchase), clientId }
  await notifyAdmins(db, purchaseClosed, news)
  await notifyBuyer(db, ownPurchaseClosed, news)
}

export const sweepUnpaidInstallments = defineSweep({
  name: 'sweep unpaid installments',
  // runs at an hour at which it wakes nobody
  cron: '45 8 * * *',
  parts: () => [
    dueInWorkspaces<WorkspaceItem>({
      // nothing is closed on old news: while the provider is away nobody knows whether the money came
      list: (db, { isNext, limit }) =>
        db.many<Row<'purchases', 'workspace_id' | 'id'>>(sql`
          select workspace_id, id from purchases
          where unpaid_since < now() - make_interval(days => ${unpaidDaysRange.min - 1}) and closed_at is null
            and settled_at > now() - interval '1 day' and ${isNext(sql`workspace_id`, sql`id`)}
          order by unpaid_since, id ${limitTo(limit)}`),
      treat: async (db, items) => {
        for (const { id } of items) await closeUnpaid(db, id)
      },
    }),
  ],
})
