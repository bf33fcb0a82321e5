import type { ParsedInput } from '@allenio/contract'
import type { refundPayment } from '@allenio/contract/purchases'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { matchRefunds, refundSums } from '@allenio/domain/purchases'
import { revokeUnlocks } from '#areas/packages'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, sql, type WorkspaceDb } from '#platform/db'
import { AppError, found, OutsideError, wrongField } from '#platform/errors'
import { ProviderError, requirePayments, type PaymentState } from '#platform/payments'
import { unlockKinds } from '@allenio/contract/packages'
import { writeRefundMail } from '../mails/refunds.ts'
import { notifyBuyer, ownPaymentRefunded, notifyAdmins, paymentDisputed, type SaleSubject } from '../news.ts'
import { refreshPurchase } from '../purchase-states.ts'
import { takeStep } from '../steps.ts'
import { countRefunds, isDisputed, listRefunds, lockPayment, setRefundState, type PaymentRow, type RefundRow } from './queries.ts'

/** A refund as it stands in its row; it has no request to the provider where the payment was made by hand. */
export interface RefundIntent {
  refundId: string
  paymentId: string
  request: { accountId: string; paymentId: string; amount: number } | null
}

/** Writes down a refund before the provider is asked. Parallel ones wait for each other, and never exceed the payment together. */
export async function beginRefund(db: WorkspaceDb, actor: Actor, input: ParsedInput<typeof refundPayment>): Promise<RefundIntent> {
  const payment = found(await lockPayment(db, input.id))
  const { account_id: accountId, provider_payment_id: providerId } = payment
  const isByHand = payment.provider === null
  if (payment.state !== 'paid' || payment.amount === 0 || (!isByHand && providerId === null)) throw new AppError('payment not refundable')
  if (await isDisputed(db, payment.id)) throw new AppError('payment disputed')
  const { rest } = refundSums(payment.amount, await listRefunds(db, [payment.id]))
  if (rest !== input.writtenOver) throw new AppError('changed meanwhile')
  if (input.amount > rest) throw wrongField('amount', 'refund above the rest')
  const refundId = newId()
  await db.run(sql`
    insert into refunds (id, payment_id, amount, state, reason, author_id, revokes_unlocks, takes_credits)
    values (${refundId}, ${payment.id}, ${input.amount}, 'asked', ${input.reason}, ${actor.membershipId}, ${input.revokesUnlocks},
      ${input.takesCredits})`)
  if (payment.client_id !== null) addSubjects(db, [payment.client_id])
  await audit(db, {
    personId: actor.personId,
    action: 'refund payment',
    subjectId: payment.client_id ?? payment.id,
    details: { paymentId: payment.id, amount: input.amount },
  })
  const request = accountId !== null && providerId !== null ? { accountId, paymentId: providerId, amount: input.amount } : null
  return { refundId, paymentId: payment.id, request }
}

/** Money that a bank holds for a dispute cannot be given back as well, also where we have not heard of the dispute yet. */
export async function askRefund({ refundId, request }: RefundIntent): Promise<PaymentState | null> {
  if (!request) return null
  const { accountId, paymentId, amount } = request
  try {
    return await requirePayments().refund(accountId, { paymentId, amount, reference: refundId }, `refund:${refundId}`)
  } catch (error) {
    if (!(error instanceof ProviderError) || !error.code.includes('disputed')) throw error
    throw new OutsideError('the payment is disputed', { refusal: 'payment disputed', isFinal: true, cause: error })
  }
}

/** Asks once more. The provider's list is read first: a former try may have made the refund so long ago that its key is forgotten. */
export async function askRefundAgain(intent: RefundIntent): Promise<PaymentState | null> {
  const { refundId, request } = intent
  const standing = request && (await requirePayments().readPayment(request.accountId, request.paymentId))
  return standing?.refunds.some(({ reference }) => reference === refundId) ? standing : askRefund(intent)
}

/** The provider will never make this refund. */
export const failRefund = (db: WorkspaceDb, { refundId }: Pick<RefundIntent, 'refundId'>) =>
  setRefundState(db, { id: refundId, state: 'asked' }, { state: 'failed' })

/** Stores what came of it, and takes back what was unlocked. */
export async function finishRefund(db: WorkspaceDb, { refundId, paymentId }: RefundIntent, answer: PaymentState | null): Promise<void> {
  if (answer === null) {
    await lockPayment(db, paymentId)
    await setRefundState(db, { id: refundId, state: 'asked' }, { state: 'paid' })
  }
  await applyPayment(db, paymentId, answer)
}

/**
 * Brings a payment to the state that the provider reports: fee, payout, refunds and disputes. Each effect happens once, whoever applies it,
 * and an older answer undoes nothing. Without an answer, our own rows are counted alone.
 */
export async function applyPayment(db: WorkspaceDb, id: string, answer: PaymentState | null): Promise<void> {
  const payment = await lockPayment(db, id)
  if (!payment) return
  if (payment.client_id !== null) addSubjects(db, [payment.client_id])
  if (answer) await storeAnswer(db, payment, answer)
  await countRefunds(db, payment)
  await followRefunds(db, payment)
  if (payment.purchase_id !== null) await refreshPurchase(db, payment.purchase_id)
}

async function storeAnswer(db: WorkspaceDb, payment: PaymentRow, answer: PaymentState): Promise<void> {
  const { id } = payment
  await db.run(sql`
    update payments set settled_at = now(), fee = coalesce(${answer.fee}::integer, fee),
      card = coalesce(${answer.card && JSON.stringify(answer.card)}::jsonb, card),
      payout_id = coalesce(${answer.payout?.id ?? null}, payout_id),
      payout_on = coalesce(${answer.payout?.arrivesOn ?? null}::date, payout_on)
    where id = ${id}`)
  const storedRefunds = (await listRefunds(db, [id])).map(row => ({
    id: row.id,
    providerId: row.provider_id,
    amount: row.amount,
    state: row.state,
  }))
  const changes = matchRefunds(storedRefunds, answer.refunds)
  for (const { id: refundId, providerId, amount, state } of changes) {
    const stored = storedRefunds.find(each => each.id === refundId)
    await (stored === undefined
      ? db.run(sql`
        insert into refunds (id, payment_id, amount, state, provider_id) values (${newId()}, ${id}, ${amount}, ${state}, ${providerId})
        on conflict do nothing`)
      : setRefundState(db, stored, { state, providerId }))
  }
  for (const dispute of answer.disputes) {
    await db.run(sql`
      insert into disputes (id, payment_id, provider_id, amount, state, reason, due_at)
      values (${newId()}, ${id}, ${dispute.id}, ${dispute.amount}, ${dispute.status}, ${dispute.reason}, ${dispute.dueAt})
      on conflict (workspace_id, payment_id, provider_id) do update set amount = excluded.amount, due_at = excluded.due_at,
        state = case when disputes.state = 'open' then excluded.state else disputes.state end`)
    if (dispute.status === 'open' && (await takeStep(db, id, `dispute ${dispute.id}`))) {
      await notifyAdmins(db, paymentDisputed, { subject: subjectOf(payment, dispute.amount), clientId: payment.client_id })
    }
  }
}

const subjectOf = (payment: PaymentRow, amount: number): SaleSubject => ({
  saleId: payment.purchase_id ?? payment.subscription_id ?? payment.id,
  sale: payment.subscription_id === null ? 'purchase' : 'subscription',
  buyer: payment.buyer_name,
  package: payment.title,
  amount,
  currency: payment.currency,
})

/** The money goes back, or has: what the admin has chosen for unlocks and credits happens now, and the client is told. */
async function followRefunds(db: WorkspaceDb, payment: PaymentRow): Promise<void> {
  for (const refund of await listRefunds(db, [payment.id])) {
    if (refund.state !== 'pending' && refund.state !== 'paid') continue
    if (!(await takeStep(db, refund.id, 'followed'))) continue
    await revokeSale(db, payment, refund)
    await notifyBuyer(db, ownPaymentRefunded, { subject: subjectOf(payment, refund.amount), clientId: payment.client_id })
    await writeRefundMail(db, refund.id)
  }
}

async function revokeSale(db: WorkspaceDb, payment: PaymentRow, refund: RefundRow): Promise<void> {
  const saleId = payment.purchase_id ?? payment.subscription_id
  const { revokes_unlocks: revokes, takes_credits: takesCredits, author_id: authorId } = refund
  if (saleId === null) return
  const kinds = unlockKinds.filter(kind => (kind === 'credits' ? takesCredits : revokes))
  if (kinds.length > 0) await revokeUnlocks(db, { saleId, kinds, authorId })
  // the access ends today, because the unlocks of the sale are revoked
  if (revokes && payment.purchase_id !== null) {
    await db.run(sql`
      update purchases set access_until = least(access_until, ${romeDay()}::date) where id = ${saleId} and access_until is not null`)
  }
}
