import type { ServiceOrderState } from '@allenio/contract/services'

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

/** The state of an order by the picture of its sale alone, so that the order and the repetition of events do not matter. */
export function orderStateOf({ state: current, billing, installments }: OrderTerms, sale: PaidSale): ServiceOrderState {
  switch (sale.state) {
    // the page was left: it can be opened again, unless the order was taken back
    case 'open':
    case 'failed':
    case 'expired':
      return current === 'ended' ? 'ended' : 'ordered'
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
