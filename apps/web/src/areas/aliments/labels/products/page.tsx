import { productStates, type FoodProduct } from '@allenio/contract/aliments'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ValueChip } from '#shell/list-filters'
import { ListPage, useListPlace } from '#shell/list-page'
import { lazyPart } from '#lib/lazy-part'
import { EmptyState } from '#ui/empty-state'
import { FoodsPicture } from '#ui/illustrations'
import { ScanButton } from '../../barcode/scan-button.tsx'
import { productsAddress, productsQuery } from '../data.ts'
import { OpenLabels } from './open-labels.tsx'
import { useRowParts } from './rows.tsx'
import { useProductWords } from './words.ts'

const ProductDialog = lazyPart(() => import('./product-dialog.tsx'), 'ProductDialog', null)
const ReadDialog = lazyPart(() => import('./read-dialog.tsx'), 'ReadDialog', null)
const WithdrawDialog = lazyPart(() => import('./withdraw-dialog.tsx'), 'WithdrawDialog', null)

export type ProductDeed = 'open' | 'read' | 'withdraw'

/** The products of the shops, which answers: whose label have we read, when, and what did it say? */
export function Page() {
  const t = useProductWords()
  const place = useListPlace(productsAddress)
  const { filters } = place
  const list = useInfiniteQuery(productsQuery(filters))
  const [chosen, setChosen] = useState<{ product: FoodProduct; deed: ProductDeed }>()
  const rows = useRowParts((product, deed) => setChosen({ product, deed }))
  const close = () => setChosen(undefined)
  return (
    <ListPage
      title={t('title')}
      create={undefined}
      place={place}
      list={list}
      matching={list.hasNextPage ? undefined : list.data?.rows.length}
      search={{ label: t('search'), placeholder: t('searchHint'), after: <ScanButton onScan={place.search} /> }}
      filters={
        <ValueChip
          label={t('state')}
          value={filters.state}
          onChoose={state => place.narrow({ state })}
          options={productStates.map(value => ({ value, label: t(value) }))}
        />
      }
      notice={<OpenLabels />}
      rows={rows}
      failed={t('failed')}
      noRows={{ title: t('noneTitle'), text: t('noneText') }}
      empty={<EmptyState large picture={<FoodsPicture />} title={t('emptyTitle')} text={t('emptyText')} />}>
      {chosen?.deed === 'open' && (
        <ProductDialog product={chosen.product} onDeed={deed => setChosen({ product: chosen.product, deed })} onClose={close} />
      )}
      {chosen?.deed === 'read' && <ReadDialog product={chosen.product} onClose={close} />}
      {chosen?.deed === 'withdraw' && <WithdrawDialog product={chosen.product} onClose={close} />}
    </ListPage>
  )
}
