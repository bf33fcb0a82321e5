import type { DisputeState, RefundState } from '@allenio/contract/purchases'
import { mayBecome, type Transitions } from '@allenio/domain/states'

/** A bank may send a refund back after it was paid; one that we gave up may have been made all the same. */
export const refundTransitions = {
  asked: ['pending', 'paid', 'failed'],
  pending: ['paid', 'failed'],
  paid: ['failed'],
  failed: ['pending', 'paid'],
} as const satisfies Transitions<RefundState>

export const disputeTransitions = { open: ['won', 'lost'], won: [], lost: [] } as const satisfies Transitions<DisputeState>

interface KnownRefund {
  id: string
  /** Null until the provider has answered. */
  providerId: string | null
  amount: number
  state: RefundState
}

interface SeenRefund {
  id: string
  /** The id of our row, which went along with the request; null for one that was made at the provider. */
  reference: string | null
  amount: number
  status: 'pending' | 'succeeded' | 'failed'
}

const stateOf = { pending: 'pending', succeeded: 'paid', failed: 'failed' } as const satisfies Record<SeenRefund['status'], RefundState>

export interface RefundChange {
  /** Null for one that was made at the provider. */
  id: string | null
  providerId: string
  amount: number
  state: RefundState
}

/**
 * Lists what the provider's list changes in ours. A refund of ours whose answer was lost is known by the id that went along; all others
 * were made at the provider. Applied twice, it changes nothing more.
 */
export function matchRefunds(known: readonly KnownRefund[], seen: readonly SeenRefund[]): RefundChange[] {
  const byProvider = new Map(known.flatMap(refund => (refund.providerId === null ? [] : [[refund.providerId, refund] as const])))
  const unansweredById = new Map(known.flatMap(refund => (refund.providerId === null ? [[refund.id, refund] as const] : [])))
  return seen.flatMap(({ id: providerId, reference, amount, status }) => {
    const state = stateOf[status]
    const same = byProvider.get(providerId)
    // an older answer undoes nothing
    const isChange = same && same.state !== state && mayBecome(refundTransitions, same.state, state)
    if (same) return isChange ? [{ id: same.id, providerId, amount: same.amount, state }] : []
    const ours = reference === null ? undefined : unansweredById.get(reference)
    if (ours) unansweredById.delete(ours.id)
    return [{ id: ours?.id ?? null, providerId, amount, state }]
  })
}

/** Sums what went back, and what can still go back. A refund that failed counts for neither. */
export function refundSums(amount: number, refunds: readonly { amount: number; state: RefundState }[]) {
  const sumOf = (isCounted: (state: RefundState) => boolean) =>
    refunds.filter(({ state }) => isCounted(state)).reduce((sum, refund) => sum + refund.amount, 0)
  return {
    refunded: Math.min(
      amount,
      sumOf(state => state === 'paid'),
    ),
    rest: Math.max(0, amount - sumOf(state => state !== 'failed')),
  }
}
