import type { ClientRow } from '@allenio/contract/clients'
import { useIsMobile } from '#lib/device'
import { Button } from '#ui/button'
import { DataTable } from '#ui/data-table'
import type { Chosen, Column } from '#ui/data-table'
import { LoadMore } from '#ui/load-more'
import type { LoadMoreProps } from '#ui/load-more'
import { RowActions } from '#ui/row-actions'
import type { ClientFilters } from './filters.ts'
import { useClientActions } from './use-client-actions.ts'
import { useListWords } from './words.ts'
import { sortName, sortOf, useColumns, useSorts } from './columns.tsx'
import type { ColumnKey } from './columns.tsx'
import { PhoneRow } from './phone-row.tsx'
import { useRowMenu } from './use-row-menu.tsx'

interface ClientTableProps {
  rows: readonly ClientRow[]
  filters: ClientFilters
  onSort: (sort: ClientFilters['sort']) => void
  columns: readonly ColumnKey[]
  isCompact: boolean
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  list: LoadMoreProps['list']
}

export function ClientTable({ rows, filters, onSort, columns, isCompact, chosen, onChoose, list }: ClientTableProps) {
  const t = useListWords()
  const isMobile = useIsMobile()
  const shown = useColumns(columns, rows)
  const sorts = useSorts()
  const actions = useClientActions()
  const menuOf = useRowMenu(actions)
  const isOfDeleted = filters.status === 'deleted'
  const menu: Column<ClientRow> = {
    key: 'menu',
    title: '',
    align: 'end',
    width: 56,
    cell: row => <RowActions isQuiet label={t('actionsFor', { name: row.name })} items={() => menuOf(row)} />,
  }
  const undeletion: Column<ClientRow> = {
    key: 'undelete',
    title: '',
    align: 'end',
    width: 120,
    cell: row =>
      row.may.undelete && (
        <Button size="small" aria-label={`${t('undelete')}: ${row.name}`} onClick={() => actions.undelete(row)}>
          {t('undelete')}
        </Button>
      ),
  }
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      columns={isOfDeleted ? [...shown.filter(({ key }) => key === 'name' || key === 'type'), undeletion] : [...shown, menu]}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowHref={({ id, deletedAt }) => (deletedAt ? undefined : `/clients/${id}`)}
      sorts={sorts}
      sort={sortOf(filters)}
      onSort={sort => onSort(sortName(sort))}
      {...(!isOfDeleted && { chosen, onChoose })}
      density={isCompact ? 'compact' : 'comfortable'}
      fill={!isMobile}
      narrow={row => <PhoneRow client={row} menuOf={menuOf} />}
      foot={<LoadMore list={list} />}
    />
  )
}
