import { getPlanDocument, type PlanPayment, type PlanPaymentState } from '@allenio/contract/payments'
import { IconFileInvoice } from '@tabler/icons-react'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { openProvider, useConnected, usePaidWith } from '#areas/purchases'
import { call, reportCallError } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Badge, type Status } from '#ui/badge'
import { NothingYet } from '#ui/block'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { Spinner } from '#ui/spinner'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { paymentsQuery } from '../data.ts'
import { useBillingWords } from './words.ts'

const statusOf = { paid: 'done', refunded: undefined } as const satisfies Record<PlanPaymentState, Status | undefined>

/** Everything that was paid, each with the provider's document. */
export function DocumentsSection() {
  const t = useBillingWords()
  const list = useInfiniteQuery(paymentsQuery())
  const isEmpty = list.data?.rows.length === 0
  return (
    <Section bare={!isEmpty && list.data !== undefined} title={t('documents')}>
      <Loaded query={list} failed={t('documentsFailed')} skeleton={<SkeletonRows rows={3} columns={0} tall />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <NothingYet title={t('documentsEmpty')} text={t('documentsEmptyText')} />
          ) : (
            <>
              <List label={t('documents')}>
                {rows.map(payment => (
                  <PaymentRow key={payment.id} payment={payment} />
                ))}
              </List>
              <LoadMore list={list} />
            </>
          )
        }
      </Loaded>
    </Section>
  )
}

function PaymentRow({ payment }: { payment: PlanPayment }) {
  const { id, title, state, amount, refunded, vatPercent, invoiceNumber, card, coversUntil, paidAt } = payment
  const t = useBillingWords()
  const { money, day } = useFormats()
  const paidWith = usePaidWith()
  const connected = useConnected()
  const opening = useMutation({
    mutationFn: () => call(getPlanDocument, { id }),
    onSuccess: ({ url, pdfUrl }) => {
      const address = url ?? pdfUrl
      if (address === null) toast({ type: 'info', text: t('noDocument') })
      else openProvider(address)
    },
    onError: error => reportCallError(error),
  })
  const vat = amount.vat > 0 ? t('includingVat', { vat: money(amount.vat, 'EUR'), percent: vatPercent }) : t('noVat')
  const isPartlyRefunded = state === 'paid' && refunded > 0
  const facts = [
    day(paidAt),
    coversUntil && t('covers', { day: day(coversUntil) }),
    invoiceNumber,
    vat,
    card && paidWith('card', card),
    isPartlyRefunded && t('givenBack', { amount: money(refunded, 'EUR') }),
  ]
  return (
    <ListRow
      title={
        <Row as="span" gap={8} wrap>
          {title}
          {state !== 'paid' && <Badge status={statusOf[state]}>{t(`payment_${state}`)}</Badge>}
        </Row>
      }
      sub={facts.filter(Boolean).join(' · ')}
      meta={
        <Row as="span" gap={12}>
          <Text as="span" size="inherit" tone={1} weight={500} figures>
            {money(amount.total, 'EUR')}
          </Text>
          {opening.isPending ? <Spinner /> : <Icon of={IconFileInvoice} size={18} />}
        </Row>
      }
      onClick={connected(() => opening.mutate())}
    />
  )
}
