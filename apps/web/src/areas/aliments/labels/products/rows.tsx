import type { FoodProduct } from '@allenio/contract/aliments'
import { IconEye, IconRotateClockwise, IconTrash } from '@tabler/icons-react'
import { namedRows } from '#shell/library'
import type { ListColumn, RowParts } from '#shell/list-page'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { CellLines } from '#ui/data-table'
import { BareButton, Row, Stack } from '#ui/layout'
import { ListRow } from '#ui/list'
import { productText } from '../product-text.ts'
import type { ProductDeed } from './page.tsx'
import { Verdicts } from './verdicts.tsx'
import { useProductWords } from './words.ts'

/** A valid reading has no green sign: a label says what was read, not that a food is safe. */
const badges = { current: undefined, expired: 'attention', withdrawn: 'note' } as const

export function StateBadge({ state }: Pick<FoodProduct, 'state'>) {
  const t = useProductWords()
  return (
    <Badge bare status={badges[state]}>
      {t(state)}
    </Badge>
  )
}

/** The parts of each product that the list shows, and what may be done with it. */
export function useRowParts(choose: (product: FoodProduct, deed: ProductDeed) => void): RowParts<FoodProduct> {
  const t = useProductWords()
  const { day } = useFormats()
  return {
    ...namedRows,
    columns: useColumns(choose),
    rowMenu: product => [
      { label: t('open'), icon: IconEye, onClick: () => choose(product, 'open') },
      ...(product.may.update ? [{ label: t('readAgain'), icon: IconRotateClockwise, onClick: () => choose(product, 'read') }] : []),
      ...(product.may.update && product.state !== 'withdrawn'
        ? [{ label: t('withdraw'), icon: IconTrash, onClick: () => choose(product, 'withdraw') }]
        : []),
    ],
    phoneRow: (product, menu) => (
      <ListRow
        title={productText(product)}
        sub={
          <Stack as="span" gap={2}>
            <span>{product.foods.join(', ')}</span>
            <Row as="span" gap={8} wrap>
              <StateBadge state={product.state} />
              <span>{day(product.readOn)}</span>
            </Row>
            <Verdicts verdicts={product.verdicts} />
          </Stack>
        }
        onClick={() => choose(product, 'open')}
        actions={menu}
      />
    ),
  }
}

function useColumns(choose: (product: FoodProduct, deed: ProductDeed) => void): ListColumn<FoodProduct>[] {
  const t = useProductWords()
  const { day } = useFormats()
  return [
    {
      key: 'name',
      sort: 'name',
      title: t('name'),
      cell: product => (
        <BareButton onClick={() => choose(product, 'open')}>
          <CellLines sub={product.foods.join(', ')}>{productText(product)}</CellLines>
        </BareButton>
      ),
    },
    { key: 'verdicts', title: t('verdicts'), width: 230, cell: ({ verdicts }) => <Verdicts verdicts={verdicts} /> },
    { key: 'state', title: t('state'), width: 112, cell: ({ state }) => <StateBadge state={state} /> },
    { key: 'readOn', sort: 'readOn', title: t('readOn'), width: 116, cell: ({ readOn }) => day(readOn) },
    { key: 'readBy', title: t('readBy'), width: 120, cell: ({ readBy }) => readBy ?? '' },
    { key: 'clients', title: t('clients'), width: 76, align: 'end', cell: ({ clients }) => clients },
  ]
}
