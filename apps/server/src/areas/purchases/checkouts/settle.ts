import { nextCheckout } from '@allenio/domain/purchases'
import { limitTo, sql, type WorkspaceDb } from '#platform/db'
import type { CheckoutState, SettleContext, SettledRow, Settler } from '#platform/payments'
import { enterWaiting } from '../fulfilment/enter.ts'
import { fulfilCheckout } from '../fulfilment/fulfil.ts'
import type { Checkout } from '../followers.ts'
import { notifyRefusedPayment } from '../news.ts'
import { findCheckout, lockCheckout } from './queries.ts'

interface RowAt {
  workspace_id: string
  id: string
}

const present = ({ workspace_id, id }: RowAt): SettledRow => ({ workspaceId: workspace_id, id })

/** An event names the provider's checkout, what came of it, or our own row. */
const rowsOf: Settler['rowsOf'] = async (db, { accountId, refs }) =>
  (
    await db.many<RowAt>(sql`
    select workspace_id, id from checkouts
    where account_id = ${accountId} and (provider_id = any(${[...refs]}::text[]) or id::text = any(${[...refs]}::text[])
      or provider_payment_id = any(${[...refs]}::text[]) or provider_subscription_id = any(${[...refs]}::text[]))`)
  ).map(present)

export const checkoutSettler: Settler = {
  kind: 'checkout',
  rowsOf,
  due: async (db, { isNext, limit }) =>
    (
      await db.many<RowAt>(sql`
      select workspace_id, id from checkouts
      where state in ('asked', 'open', 'settling', 'paid') and provider is not null and settled_at < now() - interval '15 minutes'
        and ${isNext(sql`workspace_id`, sql`id`)}
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
    if (isOver)
      await inDb(db => db.run(sql`update checkouts set state = 'expired', settled_at = now() where id = ${id} and state = 'asked'`))
    return
  }
  if (checkout.state !== 'paid') {
    let answer = await provider.readCheckout(accountId, providerId)
    if (answer.status === 'open' && isOver) answer = await provider.expireCheckout(accountId, providerId)
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

/** Applies the provider's answer under the row's lock. */
async function applyAnswer(db: WorkspaceDb, id: string, { answer, isMismatch: isWrong }: { answer: CheckoutState; isMismatch: boolean }) {
  const checkout = await lockCheckout(db, id)
  if (!checkout) return
  const state = isWrong ? 'failed' : nextCheckout(checkout.state, answer)
  await db.run(sql`
    update checkouts set state = ${state}, settled_at = now(), url = ${answer.url},
      customer_id = coalesce(${answer.customerId}, customer_id), provider_payment_id = coalesce(${answer.paymentId}, provider_payment_id),
      provider_subscription_id = coalesce(${answer.subscriptionId}, provider_subscription_id),
      paid_at = case when ${state} = 'paid' then coalesce(paid_at, now()) else paid_at end
    where id = ${id}`)
  if (state === checkout.state) return
  const next = { ...checkout, state, provider_payment_id: answer.paymentId ?? checkout.provider_payment_id }
  if (state === 'settling' || (state === 'failed' && !isWrong)) await enterWaiting(db, next)
  if (state === 'failed' && !isWrong) await notifyRefusedPayment(db, next)
}
