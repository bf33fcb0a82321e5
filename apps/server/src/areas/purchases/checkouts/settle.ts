import { isId } from '@allenio/domain/ids'
import { nextCheckout } from '@allenio/domain/purchases'
import { holdDiscount } from '#areas/packages'
import { limitTo, sql, type WorkspaceDb } from '#platform/db'
import type { CheckoutState, SettleContext, SettledRow, Settler } from '#platform/payments'
import { enterWaiting } from '../fulfilment/enter.ts'
import { fulfilCheckout } from '../fulfilment/fulfil.ts'
import type { Checkout } from '../followers.ts'
import { notifyRefused, notifySettling } from '../debit-news.ts'
import { findCheckout, lockCheckout } from './queries.ts'
import { expireAsked, setCheckoutState } from './states.ts'

interface RowAt {
  workspace_id: string
  id: string
}

const present = ({ workspace_id, id }: RowAt): SettledRow => ({ workspaceId: workspace_id, id })

/** An event names the provider's checkout, what came of it, or our own row: each is looked up by an index of its own. */
const rowsOf: Settler['rowsOf'] = async (db, { provider, accountId, refs }) =>
  (
    await db.many<RowAt>(sql`
    select workspace_id, id from checkouts where account_id = ${accountId} and id = any(${refs.filter(isId)}::uuid[])
    union select workspace_id, id from checkouts
      where provider = ${provider} and account_id = ${accountId} and provider_id = any(${[...refs]}::text[])
    union select workspace_id, id from checkouts where account_id = ${accountId} and provider_payment_id = any(${[...refs]}::text[])
    union select workspace_id, id from checkouts where account_id = ${accountId} and provider_subscription_id = any(${[...refs]}::text[])`)
  ).map(present)

export const checkoutSettler: Settler = {
  kind: 'checkout',
  rowsOf,
  due: async (db, { isNext, limit }) =>
    (
      await db.many<RowAt>(sql`
      select workspace_id, id from checkouts
      where (state in ('asked', 'open', 'settling', 'paid')
          or state = 'expired' and url is not null and created_at > now() - interval '7 days')
        and provider is not null and settled_at < now() - interval '15 minutes' and ${isNext(sql`workspace_id`, sql`id`)}
      order by settled_at ${limitTo(limit)}`)
    ).map(present),
  settle: settleCheckout,
}

async function settleCheckout({ database, provider, log }: SettleContext, { workspaceId, id }: SettledRow): Promise<void> {
  const inDb = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(workspaceId, 'write', work)
  const checkout = await database.withWorkspace(workspaceId, 'read', db => findCheckout(db, id))
  if (!checkout || checkout.state === 'fulfilled' || checkout.provider === null) return
  const { account_id: accountId, provider_id: providerId } = checkout
  const isOver = Date.parse(checkout.expires_at) <= Date.now()
  if (accountId === null || providerId === null) {
    // nobody has seen an address at which to pay
    if (isOver) await inDb(db => expireAsked(db, id))
    return
  }
  if (checkout.state !== 'paid') {
    let answer = await provider.readCheckout(accountId, providerId)
    // one that another order has replaced must not be paid any more
    if (answer.status === 'open' && (isOver || checkout.state === 'expired')) answer = await provider.expireCheckout(accountId, providerId)
    const fault = isMismatch(checkout, answer)
    if (fault) log.error('a checkout was paid with another amount, and unlocks nothing', { checkout: id, ...fault })
    await inDb(db => applyAnswer(db, id, { answer, isMismatch: fault !== undefined }))
  }
  await fulfilCheckout(database, { workspaceId, id })
}

function isMismatch(checkout: Checkout, { status, payment, amount, currency, reference }: CheckoutState) {
  if (status !== 'complete' || payment === 'unpaid' || payment === 'failed') return undefined
  const isSame = amount === checkout.amount && currency.toUpperCase() === checkout.currency && (reference ?? checkout.id) === checkout.id
  return isSame ? undefined : { amount, currency, expectedAmount: checkout.amount, expectedCurrency: checkout.currency }
}

const bankDays = 30

const holdWhileSettling = (db: WorkspaceDb, discountId: string, saleId: string) =>
  holdDiscount(db, { discountId, saleId, until: new Date(Date.now() + bankDays * 86_400_000).toISOString() })

/** Applies the provider's answer under the row's lock. */
async function applyAnswer(db: WorkspaceDb, id: string, { answer, isMismatch: isWrong }: { answer: CheckoutState; isMismatch: boolean }) {
  const checkout = await lockCheckout(db, id)
  if (!checkout) return
  const state = isWrong ? 'failed' : nextCheckout(checkout.state, answer)
  const { url, customerId, paymentId, subscriptionId } = answer
  const next = await setCheckoutState(db, checkout, state, { url, customerId, paymentId, subscriptionId })
  if (state === checkout.state) return
  // a bank takes days, and the use of the code stays held
  if (state === 'settling' && next.discount_code_id !== null) await holdWhileSettling(db, next.discount_code_id, id)
  if (state === 'settling' || (state === 'failed' && !isWrong)) await enterWaiting(db, next)
  if (state === 'settling') await notifySettling(db, next)
  if (state === 'failed' && !isWrong) await notifyRefused(db, next)
}
