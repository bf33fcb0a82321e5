import type { Subscription } from '@allenio/contract/subscriptions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { SaleButtons } from '#areas/purchases'
import { useParam } from '#shell'
import { parseId } from '#lib/list-place'
import { areaWords } from '#lib/words'
import { EmptyState } from '#ui/empty-state'
import { Row } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PartHeader, Section, Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { clientSubscriptionsQuery } from '../data.ts'
import { SubscriptionPanel } from '../detail/subscription-panel.tsx'
import { SubscriptionBadge, useSubscriptionSentences } from '../marks/marks.tsx'
import { useSubscriptionWords } from '../marks/words.ts'

const usePageWords = areaWords('client subscriptions', {
  it: {
    title: 'Abbonamento',
    failed: 'Gli abbonamenti non si sono caricati',
    emptyTitle: 'Nessun abbonamento',
    emptyText: 'Manda un link per pagare un pacchetto che si rinnova: da allora la scadenza la mettono i pagamenti.',
  },
  en: {
    title: 'Subscription',
    failed: 'The subscriptions could not be loaded',
    emptyTitle: 'No subscription',
    emptyText: 'Send a link to pay for a package that renews: from then on, the payments set the end date.',
  },
})

/** Answers the admin: what does this client pay for, and until when have they paid? */
export function Page() {
  const id = useParam('id')
  return <Subscriptions key={id} id={id} />
}

function Subscriptions({ id }: { id: string }) {
  const t = usePageWords()
  const list = useInfiniteQuery(clientSubscriptionsQuery(id))
  const linkedId = useSearch({ strict: false, select: search => parseId('subscription' in search ? search.subscription : undefined) })
  const [openId, setOpenId] = useState(linkedId)
  return (
    <>
      <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={3} columns={0} tall />}>
        {({ rows }) => (
          <Sheet>
            <PartHeader title={t('title')} action={<SaleButtons clientId={id} />} />
            {rows.length === 0 ? (
              <Section>
                <EmptyState level={3} title={t('emptyTitle')} text={t('emptyText')} />
              </Section>
            ) : (
              <Section bare>
                <List label={t('title')}>
                  {rows.map(subscription => (
                    <SubscriptionRow key={subscription.id} subscription={subscription} onOpen={() => setOpenId(subscription.id)} />
                  ))}
                </List>
                <LoadMore list={list} />
              </Section>
            )}
          </Sheet>
        )}
      </Loaded>
      {openId && <SubscriptionPanel key={openId} id={openId} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

function SubscriptionRow({ subscription, onOpen }: { subscription: Subscription; onOpen: () => void }) {
  const t = useSubscriptionWords()
  const { priceText, nextChargeText, noteText } = useSubscriptionSentences()
  const charge = nextChargeText(subscription)
  const note = noteText(subscription) ?? (charge && t('nextChargeOn', { charge }))
  return (
    <ListRow
      title={subscription.package.name}
      sub={
        <Row as="span" gap={8} wrap>
          <SubscriptionBadge state={subscription.state} />
          {note}
        </Row>
      }
      meta={
        <Text as="span" size="inherit" weight={500} figures>
          {priceText(subscription)}
        </Text>
      }
      onClick={onOpen}
    />
  )
}
