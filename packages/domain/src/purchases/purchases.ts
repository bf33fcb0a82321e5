import type { PurchaseState } from '@allenio/contract/purchases'
import type { Transitions } from '@allenio/domain/states'

const everyPaid = ['paid', 'partly refunded', 'refunded', 'disputed', 'expired'] as const

/** Once money has come nothing is pending or failed again. Refunds, disputes and installments come in any order, and refunds can fail. */
export const purchaseTransitions = {
  pending: ['paid', 'failed'],
  // the buyer has tried once more
  failed: ['pending', 'paid'],
  paid: everyPaid,
  'partly refunded': everyPaid,
  refunded: everyPaid,
  disputed: everyPaid,
  expired: everyPaid,
} as const satisfies Transitions<PurchaseState>

/** The state of a purchase follows from these facts alone, in whatever order they were learned. */
export interface PurchaseFacts {
  /** Nothing came in yet, and why: it settles, was refused, or was given up. */
  waits: 'settling' | 'failed' | 'expired' | null
  paid: number
  refunded: number
  hasOpenDispute: boolean
  /** Null where the price was paid at once. */
  installments: { paid: number; count: number } | null
  /** The subscription that collects the installments has ended at the provider. */
  isOver: boolean
}

export function purchaseState({ waits, paid, refunded, hasOpenDispute, installments, isOver }: PurchaseFacts): PurchaseState {
  if (hasOpenDispute) return 'disputed'
  if (paid > 0 && refunded >= paid) return 'refunded'
  if (refunded > 0) return 'partly refunded'
  if (installments && installments.paid < installments.count && isOver) return 'expired'
  if (paid > 0) return 'paid'
  switch (waits) {
    case null:
      return 'paid'
    case 'settling':
      return 'pending'
    case 'failed':
      return 'failed'
    case 'expired':
      return 'expired'
    default:
      return waits satisfies never
  }
}
