import { downloadOwnReceipt, downloadReceipt, type OwnPayment, type Payment, type PaymentState } from '@allenio/contract/purchases'
import { IconReceipt, IconReceiptRefund } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { saveDownload } from '#shell/downloads'
import { download } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Badge, type Status } from '#ui/badge'
import { Button } from '#ui/button'
import { BareList, Row, Stack } from '#ui/layout'
import { RowActions } from '#ui/row-actions'
import { Text } from '#ui/text'
import { usePaidWith } from './marks.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { useConnected } from './use-connected.ts'
import { useMoneyWords } from './words.ts'
import css from './payments.module.css'

const statusOf = { settling: 'note', paid: 'done', failed: 'error' } as const satisfies Record<PaymentState, Status>

interface PaymentsProps {
  payments: readonly Payment[]
  /** The buyer has withdrawn and waits for the money: giving it back is what there is to do here. */
  isRefundDue: boolean
}

/** The movements of money of a sale for the admin, with fees, refunds and disputes. */
export function Payments({ payments, isRefundDue }: PaymentsProps) {
  const t = useMoneyWords()
  const connected = useConnected()
  const [refunding, setRefunding] = useState<Payment>()
  if (payments.length === 0) return <Text tone={2}>{t('noPayments')}</Text>
  // above them stands what was bought, so that a title says something only where it has changed meanwhile
  const hasTitles = new Set(payments.map(({ title }) => title)).size > 1
  return (
    <>
      <BareList aria-label={t('payments')}>
        {payments.map(payment => (
          <li key={payment.id} className={css.payment}>
            <Line
              payment={payment}
              hasTitle={hasTitles}
              action={
                <RowActions
                  label={t('actionsOf', { number: payment.number })}
                  items={() => [
                    ...(payment.state === 'paid'
                      ? [
                          {
                            label: t('receipt'),
                            icon: IconReceipt,
                            onClick: () => void saveDownload(() => download(downloadReceipt, { id: payment.id }), t('preparing')),
                          },
                        ]
                      : []),
                    ...(payment.may.refund
                      ? [{ label: t('refund'), icon: IconReceiptRefund, onClick: connected(() => setRefunding(payment)) }]
                      : []),
                  ]}
                />
              }
            />
            <Ledger payment={payment} />
            {isRefundDue && payment.may.refund && (
              <Row className={css.due}>
                <Button size="small" icon={IconReceiptRefund} onClick={connected(() => setRefunding(payment))}>
                  {t('refund')}
                </Button>
              </Row>
            )}
          </li>
        ))}
      </BareList>
      {refunding && <RefundDialog payment={refunding} onClose={() => setRefunding(undefined)} />}
    </>
  )
}

/** Lists the payments of a client, each with its receipt. */
export function OwnPayments({ payments }: { payments: readonly OwnPayment[] }) {
  const t = useMoneyWords()
  if (payments.length === 0) return <Text tone={2}>{t('noPayments')}</Text>
  return (
    <BareList aria-label={t('payments')}>
      {payments.map(payment => (
        <li key={payment.id} className={css.payment}>
          <Line
            payment={payment}
            hasTitle
            action={
              payment.state === 'paid' && (
                <Button
                  kind="quiet"
                  size="small"
                  icon={IconReceipt}
                  aria-label={t('receiptOf', { number: payment.number })}
                  onClick={() => void saveDownload(() => download(downloadOwnReceipt, { id: payment.id }), t('preparing'))}>
                  {t('receipt')}
                </Button>
              )
            }
          />
        </li>
      ))}
    </BareList>
  )
}

type LineOf = Pick<OwnPayment, 'title' | 'state' | 'method' | 'amount' | 'currency' | 'refunded' | 'card' | 'paidAt'> & {
  createdAt?: string
}

function Line({ payment, hasTitle, action }: { payment: LineOf; hasTitle: boolean; action: ReactNode }) {
  const t = useMoneyWords()
  const { money, day } = useFormats()
  const paidWith = usePaidWith()
  const { title, state, method, amount, currency, refunded, card, paidAt, createdAt } = payment
  const when = paidAt ?? createdAt
  const facts = [when && day(when), paidWith(method, card), refunded > 0 && t('refundedPart', { amount: money(refunded, currency) })]
  return (
    <Row gap={12} align="start">
      <Stack gap={2} grow>
        <Row gap={8} wrap>
          <Text as="span" weight={500} figures>
            {money(amount, currency)}
          </Text>
          {state !== 'paid' && <Badge status={statusOf[state]}>{t(`payment_${state}`)}</Badge>}
        </Row>
        <Text as="span" size="hint" tone={2} breaks>
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {hasTitle && (
          <Text as="span" size="hint" tone={3} breaks>
            {title}
          </Text>
        )}
      </Stack>
      {action}
    </Row>
  )
}

const causes = [
  'fraudulent',
  'duplicate',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'credit_not_processed',
  'unrecognized',
] as const

/** The provider names the cause of a dispute in its own words; the rare ones have one sentence. */
const causeOf = (reason: string): (typeof causes)[number] | 'rare' => causes.find(cause => cause === reason) ?? 'rare'

/** The facts that only the business sees. */
function Ledger({ payment: { fee, currency, coversUntil, payoutOn, refunds, disputes } }: { payment: Payment }) {
  const t = useMoneyWords()
  const { money, day } = useFormats()
  const facts = [
    fee !== null && fee > 0 && t('fee', { amount: money(fee, currency) }),
    coversUntil && t('coversUntil', { day: day(coversUntil) }),
    payoutOn && t('payoutOn', { day: day(payoutOn) }),
  ].filter(Boolean)
  return (
    <Stack gap={6} className={css.ledger}>
      {facts.length > 0 && (
        <Text size="hint" tone={3}>
          {facts.join(' · ')}
        </Text>
      )}
      {refunds.map(({ id, amount, state, reason, author, createdAt }) => (
        <Stack key={id} gap={2} align="start">
          <Badge bare status={state === 'failed' ? 'error' : state === 'paid' ? 'done' : 'note'}>
            {`${t(`refund_${state}`)}: ${money(amount, currency)}`}
          </Badge>
          <Text size="hint" tone={2} breaks>
            {[day(createdAt), author ?? t('atProvider'), reason].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      ))}
      {disputes.map(({ id, amount, state, reason, dueAt }) => (
        <Stack key={id} gap={2} align="start">
          <Badge bare status={state === 'open' ? 'attention' : state === 'lost' ? 'error' : 'done'}>
            {`${t(`dispute_${state}`)}: ${money(amount, currency)}`}
          </Badge>
          <Text size="hint" tone={2} breaks>
            {[t(`cause_${causeOf(reason)}`), state === 'open' && dueAt && t('answerBy', { day: day(dueAt) })].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      ))}
    </Stack>
  )
}
