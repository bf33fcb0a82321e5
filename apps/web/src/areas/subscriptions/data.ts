import { getSubscription, listClientSubscriptions, listSubscriptions } from '@allenio/contract/subscriptions'
import { listQuery, read } from '#lib/api'
import type { SubscriptionFilters } from './list/filters.ts'

export const subscriptionsQuery = (filters: SubscriptionFilters, collaboratorId: string | undefined) => {
  const { sort: _sort, ...wanted } = filters
  return listQuery(
    listSubscriptions,
    { ...wanted, ...(collaboratorId !== undefined && { collaboratorId }) },
    { rows: ({ subscriptions }) => subscriptions, quiet: true, linksFiles: true },
  )
}

export const subscriptionQuery = (id: string) => read(getSubscription, { id }, { quiet: true })

export const clientSubscriptionsQuery = (id: string) =>
  listQuery(listClientSubscriptions, { id }, { rows: ({ subscriptions }) => subscriptions, quiet: true, linksFiles: true })

/** A client's own, which the device stores: the next charge is read without a connection, too. */
export const ownSubscriptionsQuery = () =>
  listQuery(listSubscriptions, {}, { rows: ({ subscriptions }) => subscriptions, isStored: true, quiet: true })

export const ownSubscriptionQuery = (id: string) => read(getSubscription, { id }, { quiet: true, isStored: true })
