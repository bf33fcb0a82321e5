import type { SubscriptionDetail } from '@allenio/contract/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { FactList, Payments, Unlocks, usePaidWith, WithdrawalFact } from '#areas/purchases'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { EmptyState } from '#ui/empty-state'
import { BareList, Row, Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SidePanel } from '#ui/side-panel'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { subscriptionQuery } from '../data.ts'
import { personOf, SubscriptionBadge, useSubscriptionSentences } from '../marks/marks.tsx'
import { useSubscriptionWords } from '../marks/words.ts'
import { hasActions, SubscriptionActions } from './actions.tsx'
import { useChangeSentences } from './change-sentences.ts'
import { Notices } from './notices.tsx'
import { useDetailWords } from './words.ts'

interface SubscriptionPanelProps {
  id: string
  onClose: () => void
}

/** Everything about one subscription: what is paid, what is owed, and what the business may do about it. */
export function SubscriptionPanel({ id, onClose }: SubscriptionPanelProps) {
  const t = useDetailWords()
  const query = useQuery(subscriptionQuery(id))
  return (
    <SidePanel
      opened
      bare
      width={480}
      title={query.data?.package.name ?? t('title')}
      onClose={onClose}
      foot={query.data && hasActions(query.data) && <SubscriptionActions subscription={query.data} />}>
      <Loaded
        query={query}
        failed={t('failed')}
        skeleton={
          <Section>
            <SkeletonLines lines={8} />
          </Section>
        }
        gone={<EmptyState level={3} title={t('gone')} />}>
        {subscription => <Content subscription={subscription} />}
      </Loaded>
    </SidePanel>
  )
}

function Content({ subscription }: { subscription: SubscriptionDetail }) {
  const t = useDetailWords()
  const say = useSubscriptionWords()
  const { day, money } = useFormats()
  const { historyText } = useChangeSentences()
  const { priceText, nextChargeText } = useSubscriptionSentences()
  const paidWith = usePaidWith()
  const { client, buyer, state, createdAt, paidUntil, trialUntil, card, balance, currency, ledger, unlocks, history, withdrawal } =
    subscription
  return (
    <>
      <Section>
        <Stack gap={16}>
          <Row gap={12} wrap>
            <Text as="span" size={20} weight={600} figures>
              {priceText(subscription)}
            </Text>
            <SubscriptionBadge state={state} withdrawnAt={withdrawal.refundDueOn === null ? null : withdrawal.withdrawnAt} />
          </Row>
          <Notices subscription={subscription} />
          <FactList
            facts={[
              {
                label: t('who'),
                value: (
                  <Stack gap={2}>
                    {client ? (
                      <TextLink href={hrefTo('/clients/$id/subscription', { id: client.id })}>{client.name}</TextLink>
                    ) : (
                      personOf(subscription).name
                    )}
                    <Text as="span" size="hint" tone={2} breaks>
                      {buyer.email}
                    </Text>
                  </Stack>
                ),
              },
              { label: t('began'), value: day(createdAt) },
              { label: t('next'), value: nextChargeText(subscription) ?? t('noNext') },
              { label: t('balance'), value: balance > 0 && money(balance, currency) },
              { label: t('paidUntil'), value: paidUntil && day(paidUntil) },
              { label: t('trialUntil'), value: trialUntil && day(trialUntil) },
              { label: t('card'), value: card && t('cardExpires', { card: paidWith('card', card), expires: card.expires }) },
              { label: t('withdrawal'), value: <WithdrawalFact withdrawal={withdrawal} /> },
            ]}
          />
        </Stack>
      </Section>
      {ledger && (
        <Section level={3} title={t('payments')}>
          <Payments payments={ledger} isRefundDue={withdrawal.refundDueOn !== null} />
        </Section>
      )}
      {unlocks.length > 0 && (
        <Section level={3} title={t('given')}>
          <Unlocks unlocks={unlocks} />
        </Section>
      )}
      {history.length > 0 && (
        <Section level={3} title={t('history')}>
          <BareList as="ol" gap={6}>
            {history.map(change => (
              <li key={`${change.state} ${change.at}`}>
                <Row gap={12} justify="between" align="baseline">
                  <Text as="span" breaks>
                    {change.change ? historyText(change.change, currency) : say(`state_${change.state}`)}
                  </Text>
                  <Text as="span" size="hint" tone={3}>
                    {day(change.at)}
                  </Text>
                </Row>
              </li>
            ))}
          </BareList>
        </Section>
      )}
    </>
  )
}
