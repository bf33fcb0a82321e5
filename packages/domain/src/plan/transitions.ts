import type { StoredPlanState } from '@allenio/contract/plan'
import type { Transitions } from '@allenio/domain/states'

const everyBegun = ['active', 'ending', 'overdue', 'paused', 'ended'] as const

/**
 * A settle sees the last of several changes at once. An ended plan gives its row to the next one, paid or granted, as a granted one does.
 */
export const planTransitions = {
  incomplete: everyBegun,
  active: everyBegun,
  ending: everyBegun,
  overdue: everyBegun,
  paused: everyBegun,
  ended: ['incomplete', ...everyBegun, 'granted'],
  granted: ['incomplete', ...everyBegun],
} as const satisfies Transitions<StoredPlanState>

export type PlanChangeState = 'asked' | 'unconfirmed' | 'undoing' | 'scheduled' | 'done' | 'refused' | 'lapsed' | 'released'

/** What is scheduled is released by the next change, and scheduled again where that one is undone. */
export const planChangeTransitions = {
  asked: ['unconfirmed', 'undoing', 'scheduled', 'done', 'refused'],
  unconfirmed: ['asked', 'undoing', 'done', 'lapsed'],
  undoing: ['refused', 'lapsed'],
  scheduled: ['done', 'released'],
  released: ['scheduled'],
  done: [],
  refused: [],
  lapsed: [],
} as const satisfies Transitions<PlanChangeState>

export type PlanCheckoutState = 'asked' | 'open' | 'settling' | 'paid' | 'failed' | 'expired' | 'ended' | 'returning' | 'returned'

const everySettled = ['settling', 'paid', 'failed', 'ended', 'returning'] as const

/**
 * A page that we have closed is not open again, although the provider may take money on it until it has heard of that. What is paid on
 * after its order has ended is given back.
 */
export const planCheckoutTransitions = {
  asked: ['open', 'expired'],
  open: [...everySettled, 'expired'],
  settling: everySettled,
  failed: everySettled,
  expired: everySettled,
  paid: ['ended', 'returning'],
  ended: [],
  returning: ['returned'],
  returned: [],
} as const satisfies Transitions<PlanCheckoutState>

/** The refunds of a payment can fail later. */
export const planPaymentTransitions = { paid: ['refunded'], refunded: ['paid'] } as const satisfies Transitions<'paid' | 'refunded'>
