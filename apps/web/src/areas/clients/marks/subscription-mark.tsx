import { subscriptionEndingDays } from '@allenio/contract/clients'
import { daysBetween, romeDay } from '@allenio/domain/days'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { Dash } from './labels.tsx'
import { usePartWords } from './words.ts'
import css from './marks.module.css'

interface SubscriptionMarkProps {
  end: string | null
  /** the day that it is seen from */
  today?: string
}

/** The number of remaining days from which on a renewal is urgent. */
const urgentDays = 7
const longestBarDays = 60

/** How long a subscription still runs: a bar and days, a badge when it asks for something. */
export function SubscriptionMark({ end, today = romeDay() }: SubscriptionMarkProps) {
  const t = usePartWords()
  const { day } = useFormats()
  if (end === null) return <Dash />
  const left = daysBetween(today, end)
  if (left < 0) return <Badge status="error">{t('expiredAgo', { count: -left })}</Badge>
  if (left === 0) return <Badge status="attention">{t('endsToday')}</Badge>
  if (left <= urgentDays) return <Badge status="attention">{t('daysLeft', { count: left })}</Badge>
  if (left > longestBarDays) return <span className={css.far}>{day(end)}</span>
  return (
    <Row as="span" inline gap={10} title={t('until', { day: day(end) })}>
      <span className={css.bar} aria-hidden>
        <span style={{ width: `${(left / longestBarDays) * 100}%` }} data-soon={left <= subscriptionEndingDays || undefined} />
      </span>
      <Text as="span" size="inherit" tone="inherit" figures className={css.days}>
        {t('daysShort', { count: left })}
      </Text>
    </Row>
  )
}
