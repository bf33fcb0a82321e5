import type { Output } from '@allenio/contract'
import { purchasePlan, type ActivePlan, type listPlans, type PlanOffer } from '@allenio/contract/payments'
import type { PlanPeriod } from '@allenio/contract/plan'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { openProvider, useConnected } from '#areas/purchases'
import { CallError, reportCallError, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { BillingDialog } from '../billing/billing-dialog.tsx'
import { billingQuery, plansQuery } from '../data.ts'
import { Order } from './order.tsx'
import { usePickerWords, useVatText } from './words.ts'

interface PurchaseOrderProps {
  plan: ActivePlan
  offer: PlanOffer
  period: PlanPeriod
  answer: Output<typeof listPlans>
  from: string | undefined
}

const rhythms = { monthly: 'thenMonthly', sixMonths: 'thenSixMonths', annual: 'thenAnnual' } as const satisfies Record<PlanPeriod, string>

/** The first plan of a business: what it costs with VAT, when it is charged, and the way to the provider. */
export function PurchaseOrder({ plan, offer, period, answer, from }: PurchaseOrderProps) {
  const t = usePickerWords()
  const { money, day, integer } = useFormats()
  const vatText = useVatText()
  const connected = useConnected()
  const cache = useQueryClient()
  const { data: billing } = useQuery(billingQuery())
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const amount = offer.prices[period]
  const { purchaseChargedAt } = answer
  const buying = useCall(purchasePlan, {
    quiet: true,
    onSuccess: ({ sessionUrl }) => {
      setLeaving(true)
      openProvider(sessionUrl)
    },
    onError: error => {
      if (error instanceof CallError && error.code === 'billing data missing') setAsking(true)
      else reportCallError(error)
    },
  })
  const buy = () => buying.mutate({ tier: offer.tier, period, ...(from !== undefined && { from }) })
  const total = money(amount.total, answer.currency)
  const max = integer(offer.tier)
  /** The billing data decide on VAT: where the total has become another one, the person presses again. */
  const continueWithBilling = async () => {
    setAsking(false)
    const { plans } = await cache.fetchQuery({ ...plansQuery(), staleTime: 0 })
    if (plans.find(({ tier }) => tier === offer.tier)?.prices[period].total === amount.total) buy()
  }
  return (
    <>
      <Order
        lines={[
          { id: 'plan', label: t('planLine', { max, period: t(period).toLowerCase() }), amount: amount.net },
          { id: 'vat', label: vatText(answer.vat), amount: amount.vat },
        ]}
        total={{
          label: purchaseChargedAt === null ? t('totalToday') : t('totalOn', { day: day(purchaseChargedAt) }),
          amount: amount.total,
        }}
        sentences={[
          plan.state === 'trial' && purchaseChargedAt !== null ? t('trialFirst', { day: day(purchaseChargedAt) }) : undefined,
          t(rhythms[period], { total }),
          t('cancelAnytime'),
        ]}>
        <Button
          kind="primary"
          size="large"
          wide
          isBusy={buying.isPending || isLeaving}
          onClick={connected(() => (billing && billing.missing.length > 0 ? setAsking(true) : buy()))}>
          {purchaseChargedAt === null ? t('buyNow', { max, total }) : t('buyOn', { max, total, day: day(purchaseChargedAt) })}
        </Button>
      </Order>
      {isAsking && billing && (
        <BillingDialog billing={billing} isFirst onSaved={() => void continueWithBilling()} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
