import type { PurchaseDetail } from '@allenio/contract/purchases'
import { IconLink, IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { AttentionLine } from '#ui/attention-line'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Row, Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SidePanel } from '#ui/side-panel'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { purchaseQuery } from '../data.ts'
import { usePurchaseWords } from '../list/words.ts'
import { PurchaseBadge } from '../money/marks.tsx'
import { Payments } from '../money/payments.tsx'
import { Unlocks } from '../money/unlocks.tsx'
import { useConnected } from '../money/use-connected.ts'
import { useMoneyWords } from '../money/words.ts'
import { LinkDialog, ResendDialog } from './buyer-dialogs.tsx'
import { FactList } from './fact-list.tsx'
import { WithdrawalFact } from './withdrawal-fact.tsx'

interface PurchasePanelProps {
  id: string
  onClose: () => void
}

/** Everything about one purchase: who, what was paid and given back, and what it has unlocked. */
export function PurchasePanel({ id, onClose }: PurchasePanelProps) {
  const t = usePurchaseWords()
  const query = useQuery(purchaseQuery(id))
  return (
    <SidePanel opened bare width={480} title={query.data?.purchase.package.name ?? t('title')} onClose={onClose}>
      <Loaded
        query={query}
        failed={t('detailFailed')}
        skeleton={
          <Section>
            <SkeletonLines lines={8} />
          </Section>
        }
        gone={<EmptyState level={3} title={t('gone')} />}>
        {({ purchase }) => <Content purchase={purchase} />}
      </Loaded>
    </SidePanel>
  )
}

function Content({ purchase }: { purchase: PurchaseDetail }) {
  const t = usePurchaseWords()
  const say = useMoneyWords()
  const { money, day } = useFormats()
  const connected = useConnected()
  const [asked, setAsked] = useState<'link' | 'resend'>()
  const close = () => setAsked(undefined)
  const { client, buyerName, buyerEmail, amount, paid, refunded, currency, method, source, author, may, wayIn, unlocks, fiscal, unpaid } =
    purchase
  // the badge says that the money did not come
  const isVoid = purchase.state === 'failed' || purchase.state === 'expired'
  const { fiscalCode, address, zip, city, province, country } = fiscal
  const place = [address, [zip, city, province && `(${province})`].filter(Boolean).join(' '), country].filter(Boolean).join(', ')
  return (
    <>
      <Section>
        <Stack gap={16}>
          <Row gap={12} wrap>
            <Text as="span" size={20} weight={600} figures>
              {money(amount, currency)}
            </Text>
            <PurchaseBadge {...purchase} />
          </Row>
          {!client && !purchase.debit && !isVoid && (
            <AttentionLine
              text={t('unlinked')}
              action={
                may.linkUser && (
                  <Button size="small" onClick={connected(() => setAsked('link'))}>
                    {t('linkSave')}
                  </Button>
                )
              }
            />
          )}
          {unpaid && (
            <AttentionLine
              text={
                unpaid.closedAt
                  ? t('closedSince', { day: day(unpaid.closedAt) })
                  : t('unpaidSince', { since: day(unpaid.since), day: day(unpaid.closesOn) })
              }
            />
          )}
          {purchase.debit && (
            <AttentionLine status="note" text={t('debit', { usual: day(purchase.debit.usualOn), latest: day(purchase.debit.latestOn) })} />
          )}
          {purchase.state === 'failed' && <AttentionLine text={t('debitFailed')} />}
          <FactList
            facts={[
              {
                label: t('buyer'),
                value: (
                  <Stack gap={2}>
                    {client ? <TextLink href={hrefTo('/clients/$id/purchases', { id: client.id })}>{client.name}</TextLink> : buyerName}
                    <Text as="span" size="hint" tone={2} breaks>
                      {buyerEmail}
                    </Text>
                  </Stack>
                ),
              },
              { label: t('boughtAt'), value: day(purchase.createdAt) },
              { label: t('method'), value: say(`method_${method}`) },
              { label: t('source'), value: source === 'hand' && author ? t('source_handBy', { name: author }) : t(`source_${source}`) },
              { label: t('paid'), value: !isVoid && paid !== amount && money(paid, currency) },
              { label: t('refunded'), value: refunded > 0 && money(refunded, currency) },
              { label: t('accessUntil'), value: purchase.accessUntil && day(purchase.accessUntil) },
              { label: t('note'), value: purchase.note },
              { label: t('fiscal'), value: [fiscalCode, place].filter(Boolean).join(' · ') },
              { label: t('withdrawal'), value: !isVoid && <WithdrawalFact withdrawal={purchase.withdrawal} /> },
            ]}
          />
        </Stack>
      </Section>
      <Section level={3} title={say('payments')}>
        <Payments payments={purchase.payments} isRefundDue={purchase.withdrawal.refundDueOn !== null} />
      </Section>
      {unlocks.length > 0 && (
        <Section level={3} title={say('given')}>
          <Unlocks unlocks={unlocks} />
        </Section>
      )}
      <Section level={3} title={t('wayIn')}>
        <Stack gap={12} align="start">
          <Text tone={2} breaks>
            {wayIn.state === 'invited'
              ? t('wayIn_invited', { email: wayIn.email, day: wayIn.sentAt ? day(wayIn.sentAt) : '' })
              : wayIn.state === 'claimed'
                ? t('wayIn_claimed', { email: wayIn.email })
                : t('wayIn_none')}
          </Text>
          <Row gap={8} wrap>
            {may.resendEmail && (
              <Button size="small" icon={IconMail} onClick={connected(() => setAsked('resend'))}>
                {t('resend')}
              </Button>
            )}
            {may.linkUser && client && (
              <Button size="small" icon={IconLink} onClick={connected(() => setAsked('link'))}>
                {t('linkUser')}
              </Button>
            )}
          </Row>
        </Stack>
      </Section>
      {asked === 'link' && <LinkDialog purchase={purchase} onClose={close} />}
      {asked === 'resend' && <ResendDialog purchase={purchase} onClose={close} />}
    </>
  )
}
