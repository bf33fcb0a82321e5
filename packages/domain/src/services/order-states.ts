import type { ServiceOrderState } from '@allenio/contract/services'
import { mayBecome, type Transitions } from '@allenio/domain/states'

/**
 * A settle sees the last of several changes at once. What has begun is not ordered or settling again; an order that was taken back lives
 * again when it is paid all the same.
 */
export const serviceOrderTransitions = {
  ordered: ['settling', 'active', 'overdue', 'ending', 'ended'],
  // the bank's money did not come
  settling: ['ordered', 'active', 'overdue', 'ending', 'ended'],
  active: ['overdue', 'ending', 'ended'],
  overdue: ['active', 'ending', 'ended'],
  ending: ['overdue', 'ended'],
  ended: ['settling', 'active', 'overdue', 'ending'],
} as const satisfies Transitions<ServiceOrderState>

/** A sale as the provider's picture tells it. */
export interface PaidSale {
  state: 'open' | 'settling' | 'paid' | 'overdue' | 'failed' | 'expired' | 'ended'
  /** When it ends, where it was cancelled. */
  endsAt: string | null
  installmentsPaid: number
}

interface OrderTerms {
  state: ServiceOrderState
  billing: 'once' | 'yearly'
  installments: number | null
}

/**
 * The state of an order by the picture of its sale alone, so that the order and the repetition of events do not matter. What is no
 * transition changes nothing.
 */
export function orderStateOf(order: OrderTerms, sale: PaidSale): ServiceOrderState {
  const next = stateOfSale(order, sale)
  return mayBecome(serviceOrderTransitions, order.state, next) ? next : order.state
}

function stateOfSale({ state: current, billing, installments }: OrderTerms, sale: PaidSale): ServiceOrderState {
  switch (sale.state) {
    // the page was left: it can be opened again
    case 'open':
    case 'failed':
    case 'expired':
      return 'ordered'
    case 'settling':
      return 'settling'
    case 'overdue':
      return 'overdue'
    case 'paid':
      // a cancellation that the provider has not heard of yet stands
      return billing === 'yearly' && (sale.endsAt !== null || current === 'ending') ? 'ending' : 'active'
    case 'ended':
      // installments end when the last one is paid, and the service stays
      return billing === 'once' && sale.installmentsPaid >= (installments ?? 1) ? 'active' : 'ended'
    default:
      return sale.state satisfies never
  }
}
