import type { Subscription, SubscriptionState } from '@allenio/contract/subscriptions'
import { rhythmLabel } from '@allenio/domain/packages'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Badge, type Status } from '#ui/badge'
import { useSubscriptionWords } from './words.ts'

const statusOf = {
  pending: 'note',
  'in progress': 'note',
  active: 'done',
  suspended: 'error',
  'cancelled by user': undefined,
  'cancelled by you': undefined,
  expired: undefined,
  paused: 'note',
} as const satisfies Record<SubscriptionState, Status | undefined>

interface SubscriptionBadgeProps extends Pick<Subscription, 'state'> {
  /** When the buyer has gone back on it. */
  withdrawnAt?: string | null | undefined
  /** The client reads it, for whom whoever cancelled is somebody else. */
  isOwn?: boolean
}

export function SubscriptionBadge({ state, withdrawnAt, isOwn = false }: SubscriptionBadgeProps) {
  const t = useSubscriptionWords()
  if (withdrawnAt) return <Badge status="attention">{t('withdrawn')}</Badge>
  const isOtherSide = isOwn && (state === 'cancelled by user' || state === 'cancelled by you')
  return <Badge status={statusOf[state]}>{isOtherSide ? t(`own_${state}`) : t(`state_${state}`)}</Badge>
}

/** The sentences of a subscription that lists, panels and the client's own page share. */
export function useSubscriptionSentences() {
  const t = useSubscriptionWords()
  const language = useLanguage()
  const { money, day } = useFormats()
  const chargeText = ({ amount, at, currency }: { amount: number; at: string; currency: string }) =>
    t('nextCharge', { amount: money(amount, currency), day: day(at) })
  return {
    /** "49 € · Mensile" */
    priceText: ({
      amount,
      currency,
      intervalUnit,
      intervalCount,
    }: Pick<Subscription, 'amount' | 'currency' | 'intervalUnit' | 'intervalCount'>) =>
      t('amountRhythm', { amount: money(amount, currency), rhythm: rhythmLabel(language, { intervalUnit, intervalCount }) }),
    /** "49 € il 3 dic" */
    chargeText,
    /** "49 € il 3 dic"; undefined where nothing is charged any more. */
    nextChargeText: ({ nextCharge, currency }: Pick<Subscription, 'nextCharge' | 'currency'>) =>
      nextCharge ? chargeText({ ...nextCharge, currency }) : undefined,
    /** Words what is particular: an end, a trial, an unpaid renewal, or a question that the provider has not answered yet. */
    noteText: ({ endsAt, trialUntil, state, unpaidSince, retryAt, isWaiting, debit }: Subscription): string | undefined => {
      if (isWaiting) return t('waiting')
      if (debit) return t('bankUntil', { day: day(debit.usualOn) })
      if (state === 'pending') return t('firstFailed')
      if (unpaidSince && state === 'suspended') return retryAt ? t('retryAt', { day: day(retryAt) }) : t('needsCard')
      if (endsAt) return t('ends', { day: day(endsAt) })
      if (trialUntil && state === 'active') return t('trial', { day: day(trialUntil) })
      return undefined
    },
  }
}

export const personOf = ({ client, buyer }: Pick<Subscription, 'client' | 'buyer'>) => ({
  name: client?.name ?? (buyer.name || buyer.email),
  photo: client?.photo ?? null,
  seed: client?.id ?? buyer.email,
})
