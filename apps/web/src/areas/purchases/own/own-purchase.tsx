import { changePurchaseCard, withdrawOwnPurchase, type OwnPurchase } from '@allenio/contract/purchases'
import { useState } from 'react'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Banner } from '#ui/banner'
import { Button } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { Row, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { FactList } from '../detail/fact-list.tsx'
import { PurchaseBadge } from '../money/marks.tsx'
import { ContractButton } from '../money/contract-button.tsx'
import { openProvider } from '../money/open-provider.ts'
import { OwnPayments } from '../money/payments.tsx'
import { useCardPage } from '../money/use-card-page.ts'
import { useConnected } from '../money/use-connected.ts'
import { Attachments } from './attachments.tsx'
import { WithdrawDialog, WithdrawLine } from './withdraw-dialog.tsx'
import { useOwnPurchaseWords } from './words.ts'

/** A thing that the client has bought: what it cost, what came with it, and the way back while that is open. */
export function OwnPurchaseSection({ purchase }: { purchase: OwnPurchase }) {
  const t = useOwnPurchaseWords()
  const { money, day } = useFormats()
  const connected = useConnected()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { mutate, isPending } = useCall(withdrawOwnPurchase, { refetchesOnError: true })
  const {
    id,
    package: bought,
    amount,
    currency,
    createdAt,
    accessUntil,
    payments,
    attachments,
    withdrawal,
    unpaid,
    debit,
    charges,
    mayChangeCard,
  } = purchase
  const newCard = useCardPage(changePurchaseCard, id)
  return (
    <Section id={id}>
      <Stack gap={12}>
        {/* a package may be bought twice, so the heading names no landmark */}
        <Text as="h2" weight={600}>
          {bought.name}
        </Text>
        <Row gap={8} wrap>
          <Text as="span" weight={600} figures>
            {money(amount, currency)}
          </Text>
          <PurchaseBadge {...purchase} withdrawnAt={withdrawal.withdrawnAt} />
        </Row>
        <Text tone={2}>
          {[t('boughtOn', { day: day(createdAt) }), accessUntil && t('accessUntil', { day: day(accessUntil) })].filter(Boolean).join(' · ')}
        </Text>
        {debit && <Text tone={2}>{t('debit', { usual: day(debit.usualOn), latest: day(debit.latestOn) })}</Text>}
        {purchase.state === 'failed' && <Text tone={2}>{t('debitFailed')}</Text>}
        {unpaid && <UnpaidBanner name={bought.name} unpaid={unpaid} />}
        <Attachments files={attachments} />
        {charges.length > 0 && (
          <Charges charges={charges} paid={purchase.installments?.paid ?? 0} currency={currency} isOpen={mayChangeCard} />
        )}
        {payments.length > 0 && (
          <Disclosure title={t('paymentsOf')}>
            <OwnPayments payments={payments} />
          </Disclosure>
        )}
        <Row gap={8} wrap>
          {mayChangeCard && (
            <Button size="small" isBusy={newCard.isBusy} onClick={newCard.open}>
              {t('newCard')}
            </Button>
          )}
          <ContractButton saleId={id} />
        </Row>
        <WithdrawLine withdrawal={withdrawal} onOpen={connected(() => setWithdrawing(true))} />
      </Stack>
      {isWithdrawing && (
        <WithdrawDialog
          name={bought.name}
          boughtAt={createdAt}
          currency={currency}
          withdrawal={withdrawal}
          isBusy={isPending}
          onDeclare={() => mutate({ id })}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </Section>
  )
}

interface ChargesProps {
  charges: OwnPurchase['charges']
  paid: number
  currency: string
  /** A card is still charged. */
  isOpen: boolean
}

/** How many of the installments are paid, and what is charged on which day. */
function Charges({ charges, paid, currency, isOpen }: ChargesProps) {
  const t = useOwnPurchaseWords()
  const { money, day } = useFormats()
  const next = isOpen ? charges[paid] : undefined
  return (
    <Disclosure
      title={t('installmentsPaid', { paid, count: charges.length })}
      sub={next && t('nextCharge', { money: money(next.amount, currency), day: day(next.day) })}>
      <FactList
        facts={charges.map((charge, at) => ({
          label: t('installmentOf', { number: at + 1, day: day(charge.day) }),
          value: `${money(charge.amount, currency)}${at < paid ? ` · ${t('installmentPaid')}` : ''}`,
        }))}
      />
    </Disclosure>
  )
}

interface UnpaidBannerProps {
  name: string
  unpaid: NonNullable<OwnPurchase['unpaid']>
}

/** An installment that the bank has refused: what it closes, and the page where it is paid. */
function UnpaidBanner({ name, unpaid: { closesOn, closedAt, payUrl } }: UnpaidBannerProps) {
  const t = useOwnPurchaseWords()
  const { day } = useFormats()
  const connected = useConnected()
  return (
    <Banner
      inset
      type="error"
      isClosable={false}
      lead={`${t(closedAt ? 'closedLead' : 'unpaidLead', { name })} `}
      text={closedAt ? t('closedText') : t('unpaidText', { day: day(closesOn) })}
      buttons={payUrl === null ? [] : [{ text: t('pay'), onClick: connected(() => openProvider(payUrl)) }]}
      onClose={() => undefined}
    />
  )
}
