import { subscriptionStates, type Subscription, type SubscriptionTotals } from '@allenio/contract/subscriptions'
import { IconRepeat, IconUser } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useChosenMember } from '#areas/collaborators'
import { usePackages } from '#areas/purchases'
import { goTo } from '#shell'
import { PhoneListRow } from '#shell/library'
import { ValueChip } from '#shell/list-filters'
import { ListPage, useListPlace, type ListColumn, type RowParts } from '#shell/list-page'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { parseId } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { Avatar } from '#ui/avatar'
import { ButtonLink } from '#ui/button'
import { CellLines } from '#ui/data-table'
import { EmptyState } from '#ui/empty-state'
import { Figure } from '#ui/figure'
import { FigureCell, FigureRow } from '#ui/figure-row'
import { EmptyListPicture } from '#ui/illustrations'
import { Row } from '#ui/layout'
import { TruncatedText } from '#ui/truncated-text'
import { subscriptionsQuery } from '../data.ts'
import { SubscriptionPanel } from '../detail/subscription-panel.tsx'
import { personOf, SubscriptionBadge, useSubscriptionSentences } from '../marks/marks.tsx'
import { useSubscriptionWords } from '../marks/words.ts'
import { subscriptionHref, subscriptionsAddress, type SubscriptionFilters } from './filters.ts'
import { useSubscriptionListWords } from './words.ts'

/** Answers the admin: what comes in every month, what is charged next, and who has not paid? */
export function Page() {
  const t = useSubscriptionListWords()
  const say = useSubscriptionWords()
  const place = useListPlace(subscriptionsAddress)
  const { filters } = place
  const list = useInfiniteQuery(subscriptionsQuery(filters, useChosenMember()))
  const packages = usePackages('all').filter(({ terms }) => terms.billingModel === 'SUBSCRIPTION')
  const openId = useSearch({ strict: false, select: search => parseId('subscription' in search ? search.subscription : undefined) })
  const rows = useRowParts(filters)
  return (
    <ListPage
      title={t('title')}
      create={undefined}
      place={place}
      list={list}
      matching={list.data?.first?.total}
      notice={<Totals totals={list.data?.first?.totals ?? []} />}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={
        <>
          <ValueChip
            label={t('state')}
            value={filters.state}
            onChoose={state => place.narrow({ state })}
            options={subscriptionStates.map(value => ({ value, label: say(`state_${value}`) }))}
          />
          {packages.length > 1 && (
            <ValueChip
              label={t('package')}
              value={filters.packageId}
              onChoose={packageId => place.narrow({ packageId })}
              options={packages.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
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
          action={<ButtonLink href={hrefTo('/clients')}>{t('toClients')}</ButtonLink>}
        />
      }>
      {openId && <SubscriptionPanel key={openId} id={openId} onClose={() => goTo(subscriptionsAddress.href(filters), { replace: true })} />}
    </ListPage>
  )
}

/** The monthly recurring income and the counts, for each currency. */
function Totals({ totals }: { totals: readonly SubscriptionTotals[] }) {
  const t = useSubscriptionListWords()
  const { integer, money } = useFormats()
  const isPhone = useIsMobile()
  return totals
    .filter(({ running, suspended, paused }) => running + suspended + paused > 0)
    .map(({ currency, running, suspended, paused, monthlyRecurring }) => (
      <FigureRow key={currency} isDense>
        <FigureCell>
          <Figure
            size="small"
            label={t('monthly')}
            value={money(monthlyRecurring, currency)}
            note={isPhone ? undefined : t('monthlyNote')}
          />
        </FigureCell>
        <FigureCell>
          <Figure size="small" label={t('running')} value={integer(running)} />
        </FigureCell>
        <FigureCell>
          <Figure size="small" label={t('suspended')} value={integer(suspended)} />
        </FigureCell>
        <FigureCell>
          <Figure size="small" label={t('paused')} value={integer(paused)} />
        </FigureCell>
      </FigureRow>
    ))
}

function useRowParts(filters: SubscriptionFilters): RowParts<Subscription> {
  const t = useSubscriptionListWords()
  const { noteText } = useSubscriptionSentences()
  const { money } = useFormats()
  return {
    rowKey: ({ id }) => id,
    rowName: subscription => personOf(subscription).name,
    rowHref: ({ id }) => subscriptionHref(id, filters),
    columns: useColumns(),
    rowMenu: ({ id, client }) => [
      { label: t('openDetail'), icon: IconRepeat, href: subscriptionHref(id, filters) },
      ...(client ? [{ label: t('openClient'), icon: IconUser, href: hrefTo('/clients/$id', { id: client.id }) }] : []),
    ],
    phoneRow: (subscription, menu) => {
      const { name, photo, seed } = personOf(subscription)
      return (
        <PhoneListRow
          name={name}
          lead={<Avatar name={name} photo={photo} size={36} seed={seed} />}
          sub={
            <Row as="span" gap={8} wrap>
              {`${money(subscription.amount, subscription.currency)} · ${subscription.package.name}`}
              <Row as="span" gap={8} wrap>
                <SubscriptionBadge state={subscription.state} />
                {noteText(subscription)}
              </Row>
            </Row>
          }
          href={subscriptionHref(subscription.id, filters)}
          menu={menu}
        />
      )
    },
  }
}

function useColumns(): ListColumn<Subscription>[] {
  const t = useSubscriptionListWords()
  const { day, money } = useFormats()
  const { priceText, noteText } = useSubscriptionSentences()
  // the price stands beside it, so that only another amount is worth its place
  const nextChargeCell = (subscription: Subscription) => {
    const { nextCharge, amount, currency } = subscription
    const note = noteText(subscription)
    // the note of a particular state says the day, too
    if (note !== undefined) return <TruncatedText isInside text={note} />
    if (!nextCharge) return '–'
    return <CellLines sub={nextCharge.amount === amount ? undefined : money(nextCharge.amount, currency)}>{day(nextCharge.at)}</CellLines>
  }
  return [
    {
      key: 'client',
      title: t('client'),
      cell: subscription => {
        const { name, photo, seed } = personOf(subscription)
        return (
          <Row as="span" gap={12} grow>
            <Avatar name={name} photo={photo} size={28} seed={seed} />
            <TruncatedText isInside text={name} />
          </Row>
        )
      },
    },
    { key: 'package', title: t('package'), width: 150, cell: ({ package: { name } }) => <TruncatedText isInside text={name} /> },
    { key: 'price', title: t('price'), width: 144, cell: priceText },
    { key: 'state', title: t('state'), width: 200, cell: ({ state }) => <SubscriptionBadge state={state} /> },
    { key: 'next', title: t('next'), width: 172, cell: nextChargeCell },
    { key: 'paidUntil', title: t('paidUntil'), width: 116, cell: ({ paidUntil }) => (paidUntil ? day(paidUntil) : '–') },
  ]
}
