import type { WaitingChange } from '@allenio/contract/subscriptions'
import type { Row } from '#platform/db'
import type { SubscriptionState } from '#platform/payments'
import { isWaiting } from './waiting-change.ts'

type Side = Pick<SubscriptionState, 'amount' | 'currency' | 'rhythm' | 'change' | 'changeExpiresAt'>
type Terms = Pick<Row<'subscriptions'>, 'amount' | 'currency' | 'interval_unit' | 'interval_count' | 'change'>

/** How the provider's terms and ours compare. */
export type TermsVerdict =
  | { kind: 'ours' }
  /** A change that waited has taken effect. */
  | { kind: 'changed'; change: WaitingChange }
  /** A change that waited was taken back. */
  | { kind: 'change dropped'; change: WaitingChange }
  /** Terms that nobody has agreed to here: they unlock nothing. */
  | { kind: 'foreign' }

export function compareTerms(side: Side, row: Terms): TermsVerdict {
  if (side.currency !== row.currency) return { kind: 'foreign' }
  const isOurs = isLike(side, { amount: row.amount, unit: row.interval_unit, count: row.interval_count })
  const { change } = row
  if (change !== null && !isWaiting(side)) {
    if (isLike(side, { amount: change.amount, unit: change.intervalUnit, count: change.intervalCount })) return { kind: 'changed', change }
    return isOurs ? { kind: 'change dropped', change } : { kind: 'foreign' }
  }
  return isOurs ? { kind: 'ours' } : { kind: 'foreign' }
}

const isLike = (side: Side, { amount, unit, count }: { amount: number; unit: string; count: number }): boolean =>
  side.amount === amount && side.rhythm.unit === unit && side.rhythm.count === count
