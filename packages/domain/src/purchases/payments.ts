import type { PaymentState } from '@allenio/contract/purchases'
import type { Transitions } from '@allenio/domain/states'

/** A paid payment stays so: what goes back is a refund or a dispute. */
export const paymentTransitions = {
  settling: ['paid', 'failed'],
  failed: ['settling', 'paid'],
  paid: [],
} as const satisfies Transitions<PaymentState>
