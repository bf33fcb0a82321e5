import { getWorkoutPackagePayments, packagePaymentKinds, type PackagePayment } from '@allenio/contract/dash'
import { IconCopy } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Output } from '@allenio/contract'
import { PhoneListRow } from '#shell/library'
import { PeriodChip, ValueChip } from '#shell/list-filters'
import { ListPage, useListPlace, type ListColumn, type RowParts } from '#shell/list-page'
import { listQuery } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Badge, type Status } from '#ui/badge'
import { CellLines } from '#ui/data-table'
import { EmptyState } from '#ui/empty-state'
import { Figure } from '#ui/figure'
import { FigureCell, FigureRow } from '#ui/figure-row'
import { Row } from '#ui/layout'
import { TruncatedText } from '#ui/truncated-text'
import { paymentsAddress, paymentStates, type PaymentFilters } from './filters.ts'
import { usePaymentWords } from './words.ts'

const paymentsQuery = ({ sort: _sort, ...filters }: PaymentFilters) =>
  listQuery(getWorkoutPackagePayments, filters, { rows: ({ payments }) => payments, quiet: true })

const statusOf = { settling: 'note', paid: 'done', failed: 'error' } as const satisfies Record<PackagePayment['state'], Status>

/** Answers the operator: what do businesses take by the product, and where is a payment of theirs at the provider? */
export function Page() {
  const t = usePaymentWords()
  const place = useListPlace(paymentsAddress)
  const { filters } = place
  const list = useInfiniteQuery(paymentsQuery(filters))
  const rows = useRowParts()
  return (
    <ListPage
      title={t('title')}
      create={undefined}
      place={place}
      list={list}
      matching={undefined}
      about={t('about')}
      notice={<Totals totals={list.data?.first?.totals ?? []} />}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={
        <>
          <ValueChip
            label={t('state')}
            value={filters.state}
            onChoose={state => place.narrow({ state })}
            options={paymentStates.map(value => ({ value, label: t(`state_${value}`) }))}
          />
          <ValueChip
            label={t('kind')}
            value={filters.kind}
            onChoose={kind => place.narrow({ kind })}
            options={packagePaymentKinds.map(value => ({ value, label: t(`kind_${value}`) }))}
          />
          <ValueChip
            label={t('test')}
            value={filters.test}
            onChoose={test => place.narrow({ test })}
            options={(['yes', 'no'] as const).map(value => ({ value, label: t(value) }))}
          />
          <PeriodChip from={filters.from} to={filters.to} onNarrow={period => place.narrow(period)} />
        </>
      }
      rows={rows}
      failed={t('failed')}
      noRows={{ title: t('noneTitle'), text: t('noneText') }}
      empty={<EmptyState large title={t('emptyTitle')} text={t('emptyText')} />}
    />
  )
}

function Totals({ totals }: { totals: NonNullable<Output<typeof getWorkoutPackagePayments>['totals']> }) {
  const t = usePaymentWords()
  const { integer, money } = useFormats()
  return totals.map(({ currency, count, amount, fee, refunded }) => (
    <FigureRow key={currency}>
      <FigureCell>
        <Figure size="small" label={t('total')} value={money(amount, currency)} />
      </FigureCell>
      <FigureCell>
        <Figure size="small" label={t('totalCount')} value={integer(count)} />
      </FigureCell>
      <FigureCell>
        <Figure size="small" label={t('totalFee')} value={money(fee, currency)} />
      </FigureCell>
      <FigureCell>
        <Figure size="small" label={t('totalRefunded')} value={money(refunded, currency)} />
      </FigureCell>
    </FigureRow>
  ))
}

function useRowParts(): RowParts<PackagePayment> {
  const t = usePaymentWords()
  const { money, shortDay } = useFormats()
  return {
    rowKey: ({ id }) => id,
    rowName: ({ business, package: name }) => `${business}: ${name}`,
    columns: useColumns(),
    rowMenu: ({ providerId }) =>
      providerId === null ? [] : [{ label: t('provider'), icon: IconCopy, onClick: () => void navigator.clipboard.writeText(providerId) }],
    phoneRow: (payment, menu) => (
      <PhoneListRow
        name={payment.business}
        sub={
          <Row as="span" gap={8} wrap>
            {`${money(payment.amount, payment.currency)} · ${payment.package} · ${shortDay(payment.day)}`}
            <Badge status={statusOf[payment.state]}>{t(`state_${payment.state}`)}</Badge>
            {payment.isTest && <Badge>{t('testOne')}</Badge>}
          </Row>
        }
        href={undefined}
        menu={menu}
      />
    ),
  }
}

function useColumns(): ListColumn<PackagePayment>[] {
  const t = usePaymentWords()
  const { money, day } = useFormats()
  return [
    {
      key: 'business',
      title: t('business'),
      cell: ({ business, isTest, package: name }) => (
        <CellLines sub={name}>
          <Row as="span" gap={6}>
            <TruncatedText isInside text={business} />
            {isTest && <Badge>{t('testOne')}</Badge>}
          </Row>
        </CellLines>
      ),
    },
    { key: 'kind', title: t('kind'), width: 140, cell: ({ kind }) => t(`kind_${kind}`) },
    {
      key: 'amount',
      title: t('amount'),
      width: 120,
      align: 'end',
      cell: ({ amount, refunded, currency }) => (
        <CellLines sub={refunded > 0 ? `−${money(refunded, currency)}` : undefined}>{money(amount, currency)}</CellLines>
      ),
    },
    { key: 'fee', title: t('fee'), width: 110, align: 'end', cell: ({ fee, currency }) => (fee === null ? '–' : money(fee, currency)) },
    { key: 'state', title: t('state'), width: 140, cell: ({ state }) => <Badge status={statusOf[state]}>{t(`state_${state}`)}</Badge> },
    { key: 'day', title: t('day'), width: 120, cell: payment => day(payment.day) },
    {
      key: 'provider',
      title: t('provider'),
      width: 150,
      // the menu copies it whole
      cell: ({ providerId, fee, state }) => {
        if (providerId !== null) return `…${providerId.slice(-shownSigns)}`
        return fee === null && state === 'paid' ? t('byHand') : '–'
      },
    },
  ]
}

const shownSigns = 12
