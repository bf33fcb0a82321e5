import type { CheckoutState } from '@allenio/contract/purchases'
import { mayBecome, type Transitions } from '@allenio/domain/states'

/** The provider answers this about a checkout now. */
export interface SeenCheckout {
  status: 'open' | 'complete' | 'expired'
  payment: 'paid' | 'unpaid' | 'settling' | 'failed' | 'nothing due'
}

/**
 * All transitions of a checkout. An expired or failed one may still become paid: the provider's page was open in another tab, or a bank
 * changed its mind. Whoever has paid gets what they paid for.
 */
export const checkoutTransitions = {
  // a link of the professional stays asked until the order that it led to is fulfilled
  asked: ['open', 'settling', 'paid', 'fulfilled', 'failed', 'expired'],
  open: ['settling', 'paid', 'failed', 'expired'],
  settling: ['paid', 'failed'],
  paid: ['fulfilled'],
  fulfilled: [],
  failed: ['settling', 'paid'],
  expired: ['settling', 'paid', 'failed'],
} as const satisfies Transitions<CheckoutState>

/** The state that the provider's answer asks for. */
function stateOf({ status, payment }: SeenCheckout): CheckoutState {
  if (status === 'expired') return 'expired'
  if (status === 'open') return 'open'
  switch (payment) {
    case 'paid':
    case 'nothing due':
      return 'paid'
    case 'settling':
      return 'settling'
    case 'failed':
      return 'failed'
    case 'unpaid':
      return 'open'
    default:
      return payment satisfies never
  }
}

/** The state of a checkout after the provider was asked. What is no transition changes nothing. */
export function nextCheckout(current: CheckoutState, seen: SeenCheckout): CheckoutState {
  const next = stateOf(seen)
  return mayBecome(checkoutTransitions, current, next) ? next : current
}
