import { withdrawOwnPurchase, type OwnPurchase } from '@allenio/contract/purchases'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Disclosure } from '#ui/disclosure'
import { Icon } from '#ui/icon'
import { BareList, Row, Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { PurchaseBadge } from '../money/marks.tsx'
import { OwnPayments } from '../money/payments.tsx'
import { useConnected } from '../money/use-connected.ts'
import { WithdrawDialog, WithdrawLine } from './withdraw-dialog.tsx'
import { useOwnPurchaseWords } from './words.ts'

/** A thing that the client has bought: what it cost, what came with it, and the way back while that is open. */
export function OwnPurchaseSection({ purchase }: { purchase: OwnPurchase }) {
  const t = useOwnPurchaseWords()
  const { money, day } = useFormats()
  const connected = useConnected()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { mutate, isPending } = useCall(withdrawOwnPurchase, { refetchesOnError: true })
  const { id, package: bought, amount, currency, createdAt, accessUntil, payments, attachments, withdrawal } = purchase
  return (
    <Section>
      <Stack gap={12}>
        {/* a package may be bought twice, so the heading names no landmark */}
        <Text as="h2" weight={600}>
          {bought.name}
        </Text>
        <Row gap={8} wrap>
          <Text as="span" weight={600} figures>
            {money(amount, currency)}
          </Text>
          <PurchaseBadge {...purchase} />
        </Row>
        <Text tone={2}>
          {[t('boughtOn', { day: day(createdAt) }), accessUntil && t('accessUntil', { day: day(accessUntil) })].filter(Boolean).join(' · ')}
        </Text>
        {attachments.length > 0 && (
          <BareList gap={8} aria-label={t('attachments')}>
            {attachments.map(file => (
              <li key={file.id}>
                <Row as="span" gap={8}>
                  <Icon of={IconPaperclip} size={18} />
                  <TextLink href={file.file.url} target="_blank" rel="noreferrer">
                    {file.name}
                  </TextLink>
                </Row>
              </li>
            ))}
          </BareList>
        )}
        {payments.length > 0 && (
          <Disclosure title={t('paymentsOf')}>
            <OwnPayments payments={payments} />
          </Disclosure>
        )}
        <WithdrawLine withdrawal={withdrawal} onOpen={connected(() => setWithdrawing(true))} />
      </Stack>
      {isWithdrawing && (
        <WithdrawDialog
          name={bought.name}
          boughtAt={createdAt}
          withdrawal={withdrawal}
          isBusy={isPending}
          onDeclare={() => mutate({ id })}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </Section>
  )
}
