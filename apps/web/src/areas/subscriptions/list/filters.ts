import type { Input } from '@allenio/contract'
import { subscriptionStates, type listSubscriptions } from '@allenio/contract/subscriptions'
import { listAddress, oneOf, parseId, parseText } from '#lib/list-place'

export type SubscriptionFilters = Omit<Input<typeof listSubscriptions>, 'page' | 'collaboratorId'> & { sort?: 'recent' | undefined }

export const subscriptionsAddress = listAddress<SubscriptionFilters>({
  name: 'subscriptions',
  path: '/workoutPackages/subscriptions',
  filters: { search: parseText, state: oneOf(subscriptionStates), packageId: parseId },
  sorts: ['recent'],
})

/** The list with one subscription open beside it; notifications lead there, too. */
export const subscriptionHref = (id: string, filters: SubscriptionFilters = {}): string => {
  const href = subscriptionsAddress.href(filters)
  return `${href}${href.includes('?') ? '&' : '?'}subscription=${id}`
}
