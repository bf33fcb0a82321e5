import type { PurchaseCard } from '@allenio/contract/purchases'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useParam } from '#shell'
import { useFormats } from '#lib/formats'
import { parseId } from '#lib/list-place'
import { EmptyState } from '#ui/empty-state'
import { Row } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PartHeader, Section, Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { clientPurchasesQuery } from '../data.ts'
import { PurchasePanel } from '../detail/purchase-panel.tsx'
import { PurchaseBadge } from '../money/marks.tsx'
import { useMoneyWords } from '../money/words.ts'
import { SaleButtons } from './sale-buttons.tsx'
import { useSellWords } from './words.ts'

/** Answers the admin: what has this client bought, and how do I sell them the next thing? */
export function Page() {
  const id = useParam('id')
  return <Purchases key={id} id={id} />
}

function Purchases({ id }: { id: string }) {
  const t = useSellWords()
  const list = useInfiniteQuery(clientPurchasesQuery(id))
  const [openId, setOpenId] = useState(
    useSearch({ strict: false, select: search => parseId('purchase' in search ? search.purchase : undefined) }),
  )
  return (
    <>
      <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={4} columns={0} tall />}>
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
                  {rows.map(purchase => (
                    <PurchaseRow key={purchase.id} purchase={purchase} onOpen={() => setOpenId(purchase.id)} />
                  ))}
                </List>
                <LoadMore list={list} />
              </Section>
            )}
          </Sheet>
        )}
      </Loaded>
      {openId && <PurchasePanel key={openId} id={openId} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

function PurchaseRow({ purchase, onOpen }: { purchase: PurchaseCard; onOpen: () => void }) {
  const say = useMoneyWords()
  const { money, day } = useFormats()
  const { package: sold, amount, currency, method, createdAt } = purchase
  return (
    <ListRow
      title={sold.name}
      sub={
        <Row as="span" gap={8} wrap>
          {`${day(createdAt)} · ${say(`method_${method}`)}`}
          <PurchaseBadge {...purchase} />
        </Row>
      }
      meta={
        <Text as="span" size="inherit" weight={500} figures>
          {money(amount, currency)}
        </Text>
      }
      onClick={onOpen}
    />
  )
}
