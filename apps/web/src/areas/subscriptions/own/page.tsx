import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { BuyCredits, OwnPurchaseSection, ownPurchasesQuery } from '#areas/purchases'
import { useMe } from '#shell'
import { parseId } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyListPicture } from '#ui/illustrations'
import { Row } from '#ui/layout'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { ownSubscriptionsQuery } from '../data.ts'
import { OwnSubscription } from './own-subscription.tsx'
import { useOwnSubscriptionWords } from './words.ts'

/** Answers a client: what do I pay, when, and how do I stop it? */
export function Page() {
  const t = useOwnSubscriptionWords()
  const business = useMe()?.workspace?.name
  const subscriptions = useInfiniteQuery(ownSubscriptionsQuery())
  const purchases = useInfiniteQuery(ownPurchasesQuery())
  const linkedId = useSearch({
    strict: false,
    select: search => parseId('purchase' in search ? search.purchase : 'subscription' in search ? search.subscription : undefined),
  })
  const isThere = [...(subscriptions.data?.rows ?? []), ...(purchases.data?.rows ?? [])].some(({ id }) => id === linkedId)
  // the sale that a notification or a mail is about comes into view
  useEffect(() => {
    if (isThere && linkedId) document.getElementById(linkedId)?.scrollIntoView({ block: 'start' })
  }, [isThere, linkedId])
  const skeleton = (
    <Section>
      <SkeletonLines lines={6} />
    </Section>
  )
  const isEmpty = subscriptions.data?.rows.length === 0 && purchases.data?.rows.length === 0
  return (
    <>
      <PageHeader title={t('title')} />
      {isEmpty ? (
        <EmptyState
          large
          picture={<EmptyListPicture />}
          title={t('emptyTitle')}
          text={business ? t('emptyText', { business }) : t('emptyTextPlain')}
        />
      ) : (
        <Sheet>
          <Loaded query={subscriptions} failed={t('failed')} skeleton={skeleton}>
            {({ rows }) => (
              <>
                {rows.map(subscription => (
                  <OwnSubscription key={subscription.id} subscription={subscription} />
                ))}
                <LoadMore list={subscriptions} />
              </>
            )}
          </Loaded>
          <Loaded query={purchases} failed={t('failed')} skeleton={skeleton}>
            {({ rows, first }) => (
              <>
                <Credits credits={first?.credits ?? null} />
                {rows.map(purchase => (
                  <OwnPurchaseSection key={purchase.id} purchase={purchase} />
                ))}
                <LoadMore list={purchases} />
              </>
            )}
          </Loaded>
        </Sheet>
      )}
    </>
  )
}

function Credits({ credits }: { credits: number | null }) {
  const t = useOwnSubscriptionWords()
  if (credits === null) return null
  return (
    <Section>
      <Row gap={12} wrap justify="between">
        <Text weight={500}>{t('credits', { count: credits })}</Text>
        <Row gap={8} wrap>
          <ButtonLink href={hrefTo('/reservations', { search: { view: 'credits' } })}>{t('seeCredits')}</ButtonLink>
          <BuyCredits />
        </Row>
      </Row>
    </Section>
  )
}
