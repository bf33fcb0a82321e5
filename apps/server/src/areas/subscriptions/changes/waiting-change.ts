import type { WaitingChange } from '@allenio/contract/subscriptions'
import type { RequestDetails } from '@allenio/domain/subscriptions'
import type { SubscriptionState } from '#platform/payments'

/** Whether a change waits at the provider. */
export const isWaiting = ({ change, changeExpiresAt }: Pick<SubscriptionState, 'change' | 'changeExpiresAt'>): boolean =>
  change !== null || changeExpiresAt !== null

/** The provider's page on which the buyer pays or confirms what is open. */
export const openPayUrl = ({ invoices }: SubscriptionState): string | null =>
  invoices.find(({ status, payUrl }) => status === 'open' && payUrl !== null)?.payUrl ?? null

/** A change as it waits: until the period is over, or until its buyer confirms what it costs now. */
export function waitingChange({ change }: RequestDetails, side: SubscriptionState): WaitingChange | null {
  if (!change) return null
  const { anchorDay: _, ...terms } = change
  const at = side.change?.at ?? side.changeExpiresAt ?? side.periodEnd
  return { ...terms, at, ...(side.changeExpiresAt !== null && { isUnpaid: true }), ...(side.change !== null && { isScheduled: true }) }
}
