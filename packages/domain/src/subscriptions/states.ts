import type { SubscriptionState } from '@allenio/contract/subscriptions'
import type { Transitions } from '@allenio/domain/states'

/** The provider knows this of a subscription; the shape is that of the platform's provider, as far as rules read it. */
export interface ProviderSide {
  state: 'incomplete' | 'incomplete expired' | 'trialing' | 'active' | 'past due' | 'unpaid' | 'canceled' | 'paused'
  trialEnd: string | null
  periodStart: string
  periodEnd: string
  endsAt: string | null
  endedAt: string | null
  invoices: readonly ProviderInvoice[]
}

export interface ProviderInvoice {
  id: string
  cause: 'creation' | 'renewal' | 'change' | 'other'
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  amount: number
  coversUntil: string
  createdAt: string
  retryAt: string | null
  refusal: { isHard: boolean } | null
  payUrl: string | null
}

/** A subscription is ended by one of these; 'unpaid' is the business's rule about unpaid renewals. */
export type Canceller = 'user' | 'you' | 'unpaid'

/** Only we know these facts; the provider does not. */
export interface OwnFacts {
  cancelledBy: Canceller | null
  /** Invoices whose money is on its way: the bank answers days later. */
  settlingInvoiceIds: readonly string[]
}

const everyOpen = ['active', 'suspended', 'paused', 'cancelled by user', 'cancelled by you', 'expired'] as const

/**
 * The states that may follow each state. A settle sees the last of several changes at once, so it may skip some; what is left out never
 * happens. Once the first payment has arrived nothing is pending again, and what is over at the provider does not come back.
 */
export const subscriptionTransitions = {
  pending: ['in progress', ...everyOpen],
  'in progress': ['pending', ...everyOpen],
  active: everyOpen,
  suspended: everyOpen,
  paused: everyOpen,
  'cancelled by user': everyOpen,
  'cancelled by you': everyOpen,
  expired: [],
} as const satisfies Transitions<SubscriptionState>

/** Only creation and renewal say until when is paid: a change may be paid today for a period that is not. */
const isPeriod = ({ cause }: ProviderInvoice): boolean => cause === 'creation' || cause === 'renewal'

const isUnpaid = ({ status, amount }: ProviderInvoice): boolean => (status === 'open' || status === 'uncollectible') && amount > 0

export function subscriptionState(side: ProviderSide, own: OwnFacts): SubscriptionState {
  switch (side.state) {
    case 'incomplete':
      return isSettling(side, own) ? 'in progress' : 'pending'
    case 'incomplete expired':
      return 'expired'
    case 'canceled':
      return endedState(side, own)
    case 'paused':
      return side.endsAt === null ? 'paused' : cancelledState(own)
    case 'past due':
    case 'unpaid':
      return wasEverPaid(side) ? 'suspended' : isSettling(side, own) ? 'in progress' : 'pending'
    case 'trialing':
    case 'active':
      if (side.endsAt !== null) return cancelledState(own)
      return wasEverPaid(side) || side.state === 'trialing' || !isSettling(side, own) ? 'active' : 'in progress'
    default:
      return side.state satisfies never
  }
}

/** A cancellation at the provider itself comes from the business, because clients have no access there. */
const cancelledState = ({ cancelledBy }: OwnFacts): SubscriptionState => (cancelledBy === 'user' ? 'cancelled by user' : 'cancelled by you')

function endedState(side: ProviderSide, own: OwnFacts): SubscriptionState {
  if (own.cancelledBy === 'unpaid') return 'expired'
  if (own.cancelledBy !== null) return cancelledState(own)
  // the provider gave up by itself after its last try
  return lastPeriodInvoice(side)?.status !== 'paid' && side.invoices.some(isPeriod) ? 'expired' : 'cancelled by you'
}

const wasEverPaid = ({ invoices }: ProviderSide): boolean => invoices.some(invoice => isPeriod(invoice) && invoice.status === 'paid')

const isSettling = ({ invoices }: ProviderSide, { settlingInvoiceIds }: OwnFacts): boolean =>
  invoices.some(({ id, status }) => status === 'open' && settlingInvoiceIds.includes(id))

const lastPeriodInvoice = ({ invoices }: ProviderSide): ProviderInvoice | undefined =>
  invoices
    .filter(isPeriod)
    .toSorted((one, other) => one.coversUntil.localeCompare(other.coversUntil))
    .at(-1)

/** The moment until which is paid; null before the first payment. */
export const paidUntil = ({ invoices }: Pick<ProviderSide, 'invoices'>): string | null =>
  invoices.reduce<string | null>(
    (latest, invoice) =>
      isPeriod(invoice) && invoice.status === 'paid' && (latest === null || invoice.coversUntil > latest) ? invoice.coversUntil : latest,
    null,
  )

export interface Unpaid {
  since: string
  /** The sum of what is open. */
  amount: number
  isRefusalHard: boolean
  retryAt: string | null
  payUrl: string | null
}

/** The renewal that is unpaid, and what happens next with it; null where nothing is. */
export function unpaidRenewal(side: ProviderSide, own: OwnFacts): Unpaid | null {
  if (side.endedAt !== null || side.state === 'canceled' || side.state === 'incomplete' || side.state === 'incomplete expired') return null
  const unpaid = side.invoices
    .filter(invoice => isUnpaid(invoice) && !own.settlingInvoiceIds.includes(invoice.id))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  const last = unpaid.at(-1)
  if (last === undefined || (side.state !== 'past due' && side.state !== 'unpaid')) return null
  const isRefusalHard = last.refusal?.isHard ?? false
  return {
    since: unpaid[0]?.createdAt ?? last.createdAt,
    amount: unpaid.reduce((sum, { amount }) => sum + amount, 0),
    isRefusalHard,
    // the provider never tries a card again that was refused for good
    retryAt: isRefusalHard ? null : last.retryAt,
    payUrl: last.payUrl,
  }
}
