import type { WaitingChange } from '@allenio/contract/subscriptions'
import type { RequestDetails } from '@allenio/domain/subscriptions'
import type { SubscriptionState } from '#platform/payments'

/** A change as it waits: until the period is over, or until somebody confirms what it costs now. */
export function waitingChange({ change }: RequestDetails, side: SubscriptionState): WaitingChange | null {
  if (!change) return null
  const { anchorDay: _, ...terms } = change
  return { ...terms, at: side.change?.at ?? side.changeExpiresAt ?? side.periodEnd }
}
