import type { Subscription } from '@allenio/contract/subscriptions'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ownPurchasesQuery } from '#areas/purchases'
import { useToday } from '#shell'
import { daysBetween } from '#lib/days'
import { hrefTo } from '#lib/screens'
import { AttentionLine } from '#ui/attention-line'
import { ButtonLink } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { ownSubscriptionQuery, ownSubscriptionsQuery } from '../data.ts'
import { useSubscriptionSentences } from '../marks/marks.tsx'
import { useOwnSubscriptionWords } from './words.ts'

const isUnpaid = ({ unpaidSince, endedAt }: Subscription) => unpaidSince !== null && endedAt === null

/** On a client's home: an unpaid renewal, the next charge, and the days that are left to withdraw. Nothing where there is none of it. */
export function OwnPaymentsBlock() {
  const t = useOwnSubscriptionWords()
  const { nextChargeText } = useSubscriptionSentences()
  const subscriptions = useInfiniteQuery(ownSubscriptionsQuery()).data?.rows ?? []
  const purchases = useInfiniteQuery(ownPurchasesQuery()).data?.rows ?? []
  const unpaid = subscriptions.find(isUnpaid)
  const next = subscriptions.filter(({ nextCharge }) => nextCharge !== null).toSorted(bySoonest)[0]
  const withdrawable = subscriptions.find(({ may }) => may.withdraw)
  const { data: detail } = useQuery({ ...ownSubscriptionQuery(withdrawable?.id ?? ''), enabled: withdrawable !== undefined })
  const today = useToday()
  const withdrawal = [...purchases, ...(detail ? [detail] : [])]
    .map(({ package: { name }, withdrawal: { mayWithdraw, untilDay } }) => ({ name, mayWithdraw, untilDay }))
    .filter(({ mayWithdraw, untilDay }) => mayWithdraw && untilDay >= today)
    .toSorted((one, other) => one.untilDay.localeCompare(other.untilDay))[0]
  const charge = next && nextChargeText(next)
  const href = hrefTo('/me/purchases')
  if (!unpaid && !charge && !withdrawal) return null
  return (
    <Section title={t('home')}>
      <Stack gap={12}>
        {unpaid && (
          <AttentionLine
            text={t('unpaidLead', { name: unpaid.package.name })}
            action={
              <ButtonLink kind="primary" href={href}>
                {t('toPay')}
              </ButtonLink>
            }
          />
        )}
        <Row gap={12} wrap justify="between">
          <Stack gap={2} grow>
            {charge && !unpaid && <Text weight={500}>{t('nextOn', { charge })}</Text>}
            {withdrawal && (
              <Text size="hint" tone={2}>
                {t('withdrawDays', { name: withdrawal.name, count: daysBetween(today, withdrawal.untilDay) })}
              </Text>
            )}
          </Stack>
          {!unpaid && <ButtonLink href={href}>{t('open')}</ButtonLink>}
        </Row>
      </Stack>
    </Section>
  )
}

const bySoonest = (one: Subscription, other: Subscription) => (one.nextCharge?.at ?? '').localeCompare(other.nextCharge?.at ?? '')
