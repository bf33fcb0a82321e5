import { listClientSubscriptions, listEndingSubscriptions, openStates } from '@allenio/contract/subscriptions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMe } from '#shell'
import { call, listQuery } from '#lib/api'

const clientsAtOnce = 500

/** Whether a client has a subscription that may still charge them. Only the admin asks, because nobody else sees money. */
export function useHasSubscription(clientId: string): boolean {
  const me = useMe()
  const isAdmin = me?.workspace?.role === 'admin' && me.permissions.includes('view subscriptions')
  const { data } = useInfiniteQuery({
    ...listQuery(listClientSubscriptions, { id: clientId }, { rows: ({ subscriptions }) => subscriptions, quiet: true }),
    enabled: isAdmin,
  })
  return data?.rows.some(({ state }) => openStates.some(open => open === state)) ?? false
}

interface EndingSubscription {
  clientId: string
  packages: readonly string[]
}

/** The subscriptions that would be cancelled with these clients. Without a network there are none: the deed itself then says so. */
export async function findEndingSubscriptions(clientIds: readonly string[]): Promise<readonly EndingSubscription[]> {
  const { clients } = await call(listEndingSubscriptions, { clientIds: clientIds.slice(0, clientsAtOnce) }).catch(() => ({ clients: [] }))
  return clients.filter(({ packages }) => packages.length > 0)
}
