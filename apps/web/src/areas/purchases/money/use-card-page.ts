import type { changePurchaseCard } from '@allenio/contract/purchases'
import type { changeSubscriptionCard } from '@allenio/contract/subscriptions'
import { useState } from 'react'
import { useCall } from '#lib/api'
import { openProvider } from './open-provider.ts'
import { useConnected } from './use-connected.ts'

/** The provider's page for a new card. The button stays busy until that page is there. */
export function useCardPage(endpoint: typeof changePurchaseCard | typeof changeSubscriptionCard, id: string) {
  const connected = useConnected()
  const [isLeaving, setLeaving] = useState(false)
  const { mutate, isPending } = useCall(endpoint, {
    onSuccess: ({ url }) => {
      setLeaving(true)
      openProvider(url)
    },
  })
  return { isBusy: isPending || isLeaving, open: connected(() => mutate({ id })) }
}
