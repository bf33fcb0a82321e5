import type { CardShown, PaymentMethod, PurchaseState } from '@allenio/contract/purchases'
import { Badge, type Status } from '#ui/badge'
import { useMoneyWords } from './words.ts'

const statusOf = {
  pending: 'note',
  paid: 'done',
  failed: 'error',
  expired: undefined,
  'partly refunded': 'note',
  refunded: undefined,
  disputed: 'attention',
} as const satisfies Record<PurchaseState, Status | undefined>

interface PurchaseBadgeProps {
  state: PurchaseState
  installments: { paid: number; count: number } | null
  withdrawnAt: string | null
}

/** The state of a purchase: "2 of 6" while installments are still to come, and a withdrawal while its money is not back. */
export function PurchaseBadge({ state, installments, withdrawnAt }: PurchaseBadgeProps) {
  const t = useMoneyWords()
  const isOwed = state === 'paid' || state === 'partly refunded'
  if (withdrawnAt !== null && isOwed) return <Badge status="attention">{t('withdrawn')}</Badge>
  const hasMore = state === 'paid' && installments !== null && installments.paid < installments.count
  return <Badge status={hasMore ? 'note' : statusOf[state]}>{hasMore ? t('installments', installments) : t(`state_${state}`)}</Badge>
}

const brandName = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1)

/** How somebody paid: the card by its brand and its last digits, anything else by its name. */
export function usePaidWith() {
  const t = useMoneyWords()
  return (method: PaymentMethod, card: CardShown | null): string =>
    card?.brand === 'sepa_debit'
      ? t('accountEnd', { last4: card.last4 })
      : card
        ? t('cardEnd', { brand: brandName(card.brand), last4: card.last4 })
        : t(`method_${method}`)
}
