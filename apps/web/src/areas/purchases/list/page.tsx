import { paymentMethods, purchaseStates, type PurchaseCard, type PurchaseTotal } from '@allenio/contract/purchases'
import { IconFileSpreadsheet, IconLink, IconMail, IconReceipt, IconUser } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useChosenMember } from '#areas/collaborators'
import { goTo } from '#shell'
import { PhoneListRow } from '#shell/library'
import { PeriodChip, ValueChip } from '#shell/list-filters'
import { ListPage, useListPlace, type ListColumn, type RowParts } from '#shell/list-page'
import { useFormats } from '#lib/formats'
import { parseId } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { Avatar } from '#ui/avatar'
import { Button, ButtonLink } from '#ui/button'
import { CellLines } from '#ui/data-table'
import { EmptyState } from '#ui/empty-state'
import { Figure } from '#ui/figure'
import { FigureCell, FigureRow } from '#ui/figure-row'
import { EmptyListPicture } from '#ui/illustrations'
import { Row } from '#ui/layout'
import { TruncatedText } from '#ui/truncated-text'
import { purchasesQuery, usePackages } from '../data.ts'
import { PurchasePanel } from '../detail/purchase-panel.tsx'
import { LinkDialog, ResendDialog } from '../detail/buyer-dialogs.tsx'
import { PurchaseBadge } from '../money/marks.tsx'
import { useConnected } from '../money/use-connected.ts'
import { useMoneyWords } from '../money/words.ts'
import { purchaseHref, purchasesAddress, type PurchaseFilters } from './filters.ts'
import { MonthDialog } from './month-dialog.tsx'
import { usePurchaseWords } from './words.ts'

type DialogRequest = { dialog: 'month' } | { dialog: 'link' | 'resend'; purchase: PurchaseCard }

/** Answers the admin: who bought what, what came in, and what asks for something? */
export function Page() {
  const t = usePurchaseWords()
  const say = useMoneyWords()
  const place = useListPlace(purchasesAddress)
  const { filters } = place
  const list = useInfiniteQuery(purchasesQuery(filters, useChosenMember()))
  const packages = usePackages('all')
  const openId = useSearch({ strict: false, select: search => parseId('purchase' in search ? search.purchase : undefined) })
  const [request, setRequest] = useState<DialogRequest>()
  const close = () => setRequest(undefined)
  const rows = useRowParts(filters, setRequest)
  return (
    <ListPage
      title={t('title')}
      create={undefined}
      place={place}
      list={list}
      matching={list.data?.first?.totals?.reduce((sum, { count }) => sum + count, 0)}
      secondary={
        <Button icon={IconFileSpreadsheet} onClick={() => setRequest({ dialog: 'month' })}>
          {t('export')}
        </Button>
      }
      notice={<Totals totals={list.data?.first?.totals ?? []} />}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={
        <>
          <ValueChip
            label={t('state')}
            value={filters.state}
            onChoose={state => place.narrow({ state })}
            options={purchaseStates.map(value => ({ value, label: say(`state_${value}`) }))}
          />
          {packages.length > 1 && (
            <ValueChip
              label={t('package')}
              value={filters.packageId}
              onChoose={packageId => place.narrow({ packageId })}
              options={packages.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <ValueChip
            label={t('method')}
            value={filters.method}
            onChoose={method => place.narrow({ method })}
            options={paymentMethods.map(value => ({ value, label: say(`method_${value}`) }))}
          />
          <PeriodChip from={filters.from} to={filters.to} onNarrow={period => place.narrow(period)} />
        </>
      }
      rows={rows}
      failed={t('failed')}
      noRows={{ title: t('noneTitle'), text: t('noneText') }}
      empty={
        <EmptyState
          large
          picture={<EmptyListPicture />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<ButtonLink href={hrefTo('/workoutPackages')}>{t('toPackages')}</ButtonLink>}
        />
      }>
      {openId && <PurchasePanel key={openId} id={openId} onClose={() => goTo(purchasesAddress.href(filters), { replace: true })} />}
      {request?.dialog === 'month' && <MonthDialog onClose={close} />}
      {request?.dialog === 'link' && <LinkDialog purchase={request.purchase} onClose={close} />}
      {request?.dialog === 'resend' && <ResendDialog purchase={request.purchase} onClose={close} />}
    </ListPage>
  )
}

/** The totals of what the filters leave, for each currency. */
function Totals({ totals }: { totals: readonly PurchaseTotal[] }) {
  const t = usePurchaseWords()
  const { integer, money } = useFormats()
  return totals
    .filter(({ count }) => count > 0)
    .map(({ currency, count, paid, refunded }) => (
      <FigureRow key={currency} isDense>
        <FigureCell>
          <Figure size="small" label={t('totalPaid')} value={money(paid, currency)} />
        </FigureCell>
        <FigureCell>
          <Figure size="small" label={t('totalCount')} value={integer(count)} />
        </FigureCell>
        <FigureCell>
          <Figure size="small" label={t('totalRefunded')} value={money(refunded, currency)} />
        </FigureCell>
      </FigureRow>
    ))
}

const nameOf = ({ client, buyerName, buyerEmail }: PurchaseCard) => client?.name ?? (buyerName || buyerEmail)

function useRowParts(filters: PurchaseFilters, onAsk: (request: DialogRequest) => void): RowParts<PurchaseCard> {
  const t = usePurchaseWords()
  const connected = useConnected()
  const { money, shortDay } = useFormats()
  return {
    rowKey: ({ id }) => id,
    rowName: nameOf,
    rowHref: ({ id }) => purchaseHref(id, filters),
    columns: useColumns(),
    rowMenu: purchase => {
      const { id, client, may } = purchase
      return [
        { label: t('openDetail'), icon: IconReceipt, href: purchaseHref(id, filters) },
        ...(client ? [{ label: t('openClient'), icon: IconUser, href: hrefTo('/clients/$id', { id: client.id }) }] : []),
        ...(may.linkUser ? [{ label: t('linkUser'), icon: IconLink, onClick: connected(() => onAsk({ dialog: 'link', purchase })) }] : []),
        ...(may.resendEmail
          ? [{ label: t('resend'), icon: IconMail, onClick: connected(() => onAsk({ dialog: 'resend', purchase })) }]
          : []),
      ]
    },
    phoneRow: (purchase, menu) => (
      <PhoneListRow
        name={nameOf(purchase)}
        lead={<Avatar name={nameOf(purchase)} photo={purchase.client?.photo ?? null} size={36} seed={purchase.client?.id ?? purchase.id} />}
        sub={
          <Row as="span" gap={8} wrap>
            {`${money(purchase.amount, purchase.currency)} · ${purchase.package.name}`}
            <Row as="span" gap={8}>
              <PurchaseBadge {...purchase} />
              {shortDay(purchase.createdAt)}
            </Row>
          </Row>
        }
        href={purchaseHref(purchase.id, filters)}
        menu={menu}
      />
    ),
  }
}

function useColumns(): ListColumn<PurchaseCard>[] {
  const t = usePurchaseWords()
  const say = useMoneyWords()
  const { money, day, shortDay } = useFormats()
  return [
    {
      key: 'client',
      title: t('client'),
      cell: purchase => (
        <Row as="span" gap={12} grow>
          <Avatar name={nameOf(purchase)} photo={purchase.client?.photo ?? null} size={28} seed={purchase.client?.id ?? purchase.id} />
          <CellLines sub={purchase.client || purchase.state === 'pending' || purchase.state === 'failed' ? undefined : t('unlinked')}>
            <TruncatedText isInside text={nameOf(purchase)} />
          </CellLines>
        </Row>
      ),
    },
    { key: 'package', title: t('package'), width: 180, cell: ({ package: { name } }) => <TruncatedText isInside text={name} /> },
    {
      key: 'amount',
      title: t('amount'),
      width: 144,
      align: 'end',
      cell: ({ amount, paid, currency, installments }) => (
        <CellLines sub={installments ? t('paidSoFar', { amount: money(paid, currency) }) : undefined}>{money(amount, currency)}</CellLines>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      width: 160,
      cell: purchase =>
        purchase.debit ? (
          <CellLines sub={t('bankUntil', { day: shortDay(purchase.debit.usualOn) })}>
            <Row as="span">
              <PurchaseBadge {...purchase} />
            </Row>
          </CellLines>
        ) : (
          <PurchaseBadge {...purchase} />
        ),
    },
    { key: 'method', title: t('method'), width: 100, cell: ({ method }) => say(`method_${method}`) },
    { key: 'day', title: t('day'), width: 120, cell: ({ createdAt }) => day(createdAt) },
  ]
}
