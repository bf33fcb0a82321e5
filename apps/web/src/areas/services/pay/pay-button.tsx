import { getServiceSession } from '@allenio/contract/services'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { BillingDialog, billingQuery } from '#areas/payments'
import { openProvider, useConnected } from '#areas/purchases'
import { call, CallError, reportCallError } from '#lib/api'
import { Button } from '#ui/button'

interface PayButtonProps {
  /** Places the order, or finds the one that is there; answers its id. */
  order: () => Promise<string>
  /** The invoice names the business, so what its billing data lack is asked before anything is ordered. */
  asksBilling: boolean
  /** Shows why the order was refused; true if that needs no more than that. */
  onRefused?: (error: unknown) => boolean
  children: ReactNode
}

/** Orders and leads to the provider's page. What the invoice lacks is asked first. */
export function PayButton({ order, asksBilling, onRefused, children }: PayButtonProps) {
  const connected = useConnected()
  const { data: billing } = useQuery(billingQuery())
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => call(getServiceSession, { id: await order() }),
    onSuccess: ({ sessionUrl }) => {
      setLeaving(true)
      openProvider(sessionUrl)
    },
    onError: error => {
      if (error instanceof CallError && error.code === 'billing data missing') setAsking(true)
      else if (!onRefused?.(error)) reportCallError(error)
    },
  })
  return (
    <>
      <Button
        kind="primary"
        size="large"
        wide
        isBusy={isPending || isLeaving}
        onClick={connected(() => (asksBilling && billing && billing.missing.length > 0 ? setAsking(true) : mutate()))}>
        {children}
      </Button>
      {isAsking && billing && <BillingDialog billing={billing} isFirst onSaved={() => mutate()} onClose={() => setAsking(false)} />}
    </>
  )
}
