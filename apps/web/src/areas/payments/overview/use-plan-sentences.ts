import type { ActivePlan } from '@allenio/contract/payments'
import type { PlanPeriod } from '@allenio/contract/plan'
import { useFormats } from '#lib/formats'
import { isUnpaidYet } from '../data.ts'
import { useOverviewWords } from './words.ts'

/** The sentences about a plan that its screens share. */
export function usePlanSentences() {
  const t = useOverviewWords()
  const { money, day, integer } = useFormats()
  const tierText = (tier: number) => t('upTo', { max: integer(tier) })
  const priceText = (net: number, period: PlanPeriod) => t(period, { amount: money(net, 'EUR') })
  return {
    tierText,
    priceText,
    /** "50 posti" */
    nameOf: ({ state, tier }: ActivePlan): string => {
      if (state === 'granted') return tier === null ? t('unlimited') : tierText(tier)
      if (state === 'ended') return t('none')
      if (tier !== null) return tierText(tier)
      return state === 'trial' ? t('trialPlan') : state === 'free' ? t('freePlan') : t('none')
    },
    /** "39,00 € al mese + IVA." */
    priceOf: ({ state, price, period, tier }: ActivePlan): string | undefined => {
      if (state === 'granted') return t('agreed')
      if (state === 'free' || state === 'ended' || tier === null) return t('nothingToPay')
      return period === null ? undefined : `${priceText(price, period)}.`
    },
    /** When it begins, renews or ends. */
    stateOf: ({ state, tier, trialEndsAt, paidUntil, endsAt, scheduledChange }: ActivePlan): string | undefined => {
      if (state === 'trial' && trialEndsAt !== null) return t('trialUntil', { day: day(trialEndsAt) })
      if (state === 'granted' && endsAt !== null) return t('agreedUntil', { day: day(endsAt) })
      if (state === 'ended' && tier !== null && endsAt !== null) return t('endedOn', { tier: tierText(tier), day: day(endsAt) })
      if (state !== 'active' || tier === null) return undefined
      if (trialEndsAt !== null && isUnpaidYet({ trialEndsAt, paidUntil })) return t('startsAfterTrial', { day: day(trialEndsAt) })
      return paidUntil !== null && scheduledChange === null ? t('renews', { day: day(paidUntil) }) : undefined
    },
  }
}
