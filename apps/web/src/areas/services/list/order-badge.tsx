import type { Service } from '@allenio/contract/services'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { useServiceWords } from '../words.ts'

const statuses = { ordered: 'attention', settling: 'note', active: 'done', overdue: 'error', ending: 'attention' } as const

/** How far the business is with a service; nothing where it has not ordered it. */
export function OrderBadge({ service: { order, billing, isRetired } }: { service: Service }) {
  const t = useServiceWords()
  const { day } = useFormats()
  if (!order || order.state === 'ended') return isRetired ? <Badge>{t('retired')}</Badge> : null
  const { state, paidUntil } = order
  const text =
    state === 'ending' && paidUntil !== null
      ? t('ending', { day: day(paidUntil) })
      : state === 'ending' || (state === 'active' && billing === 'yearly')
        ? t('active')
        : state === 'active'
          ? t('paid')
          : t(state)
  return <Badge status={statuses[state]}>{text}</Badge>
}
