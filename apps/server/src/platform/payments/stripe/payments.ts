import type Stripe from 'stripe'
import type { Card, PaymentProvider, PaymentState, ProviderDispute, ProviderRefund, Refusal } from '../provider.ts'
import { idOf, momentOf, momentOrNull, objectOf, type StripeKit } from './client.ts'

type Payments = Pick<PaymentProvider, 'readPayment' | 'refund'>
type Account = ReturnType<StripeKit['on']>

const daySeconds = 86_400

export function stripePayments({ ask, on }: StripeKit): Payments {
  const read = (stripe: Stripe, accountId: string, id: string) => readPayment(stripe, on(accountId), id)
  return {
    readPayment: (accountId, id) => ask('readPayment', stripe => read(stripe, accountId, id)),
    refund: (accountId, { paymentId, amount, reference }, key) =>
      ask('refund', async stripe => {
        await stripe.refunds.create({ payment_intent: paymentId, amount, metadata: { reference } }, on(accountId, key))
        return read(stripe, accountId, paymentId)
      }),
  }
}

async function readPayment(stripe: Stripe, account: Account, id: string): Promise<PaymentState> {
  const payment = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction', 'payment_method'] }, account)
  const charge = objectOf(payment.latest_charge)
  const [refunds, disputes] = await Promise.all([
    // a refund that failed is in no sum of the charge
    charge && stripe.refunds.list({ payment_intent: id, limit: 100 }, account),
    charge?.disputed ? stripe.disputes.list({ payment_intent: id, limit: 100 }, account) : undefined,
  ])
  const transaction = objectOf(charge?.balance_transaction)
  return {
    id,
    status: statusOf(payment.status),
    amount: payment.amount,
    currency: payment.currency,
    fee: transaction?.fee ?? null,
    refunded: charge?.amount_refunded ?? 0,
    paidAt: charge?.paid ? momentOf(charge.created) : null,
    refusal: refusalOf(payment),
    card: cardOfCharge(charge) ?? cardOf(objectOf(payment.payment_method)),
    // the newest comes first
    refunds: (refunds?.data ?? []).map(refundOf).toReversed(),
    disputes: (disputes?.data ?? []).map(disputeOf),
    payout: charge && transaction ? await payoutOf(stripe, account, { charge, transaction }) : null,
  }
}

function statusOf(status: Stripe.PaymentIntent.Status): PaymentState['status'] {
  switch (status) {
    case 'succeeded':
      return 'succeeded'
    case 'canceled':
      return 'cancelled'
    case 'requires_action':
    case 'requires_confirmation':
      return 'needs confirmation'
    case 'requires_payment_method':
      return 'failed'
    default:
      return 'settling'
  }
}

// after these the networks forbid to try the same card again
const hardDeclines = new Set([
  'incorrect_number',
  'lost_card',
  'pickup_card',
  'stolen_card',
  'revocation_of_authorization',
  'revocation_of_all_authorizations',
  'highest_risk_level',
  'transaction_not_allowed',
  'invalid_account',
  'expired_card',
])

export function refusalOf({ status, last_payment_error: error }: Stripe.PaymentIntent): Refusal | null {
  if (!error || status === 'succeeded') return null
  const code = error.decline_code ?? error.code ?? 'card_declined'
  return { code, isHard: hardDeclines.has(code) || hardDeclines.has(error.code ?? '') }
}

const twoDigits = (month: number) => String(month).padStart(2, '0')

export function cardOf(method: Stripe.PaymentMethod | null): Card | null {
  if (!method) return null
  if (method.card) {
    return { brand: method.card.brand, last4: method.card.last4, expires: `${twoDigits(method.card.exp_month)}/${method.card.exp_year}` }
  }
  return { brand: method.type, last4: method.sepa_debit?.last4 ?? '', expires: '' }
}

function cardOfCharge(charge: Stripe.Charge | null): Card | null {
  const card = charge?.payment_method_details?.card
  if (!card) return null
  return { brand: card.brand ?? 'card', last4: card.last4 ?? '', expires: `${twoDigits(card.exp_month)}/${card.exp_year}` }
}

const refundOf = ({ id, amount, status, created, metadata }: Stripe.Refund): ProviderRefund => ({
  id,
  reference: metadata?.['reference'] ?? null,
  amount,
  status: status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
  createdAt: momentOf(created),
})

const disputeOf = ({ id, amount, status, reason, created, evidence_details: evidence }: Stripe.Dispute): ProviderDispute => ({
  id,
  amount,
  // an inquiry that was closed has taken nothing
  status: status === 'lost' ? 'lost' : status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open',
  reason,
  dueAt: momentOrNull(evidence.due_by),
  createdAt: momentOf(created),
})

interface ChargedMoney {
  charge: Stripe.Charge
  transaction: Stripe.BalanceTransaction
}

/**
 * The payout that brought the money to the bank. A transaction does not name it, so the automatic payouts of the days after it became
 * available are asked whether it is among theirs. Payouts by hand name no transactions.
 */
async function payoutOf(stripe: Stripe, account: Account, { charge, transaction }: ChargedMoney): Promise<PaymentState['payout']> {
  if (transaction.status !== 'available') return null
  const from = transaction.available_on - daySeconds
  const arrival = { gte: from, lte: from + 12 * daySeconds }
  const payouts = await stripe.payouts.list({ arrival_date: arrival, limit: 20 }, account)
  const candidates = payouts.data.filter(({ automatic, status }) => automatic && status !== 'failed' && status !== 'canceled')
  for (const payout of candidates.toReversed()) {
    const { data } = await stripe.balanceTransactions.list({ payout: payout.id, source: charge.id, limit: 1 }, account)
    if (data.some(({ id, source }) => id === transaction.id || idOf(source) === charge.id)) {
      return { id: payout.id, arrivesOn: momentOf(payout.arrival_date).slice(0, 10) }
    }
  }
  return null
}
