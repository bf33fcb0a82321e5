import { changePlanCard } from '@allenio/contract/payments'
import { useState } from 'react'
import { openProvider, useConnected } from '#areas/purchases'
import { useCall } from '#lib/api'

/** The provider's page for a new card. The button stays busy until that page is there. */
export function useNewCard() {
  const connected = useConnected()
  const [isLeaving, setLeaving] = useState(false)
  const { mutate, isPending } = useCall(changePlanCard, {
    onSuccess: ({ sessionUrl }) => {
      setLeaving(true)
      openProvider(sessionUrl)
    },
  })
  return { isBusy: isPending || isLeaving, open: connected(() => mutate({})) }
}
