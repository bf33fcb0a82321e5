import type { ReactNode } from 'react'
import { useIsMobile } from '#lib/device'
import { DataTable } from '#ui/data-table'
import type { DataTableProps } from '#ui/data-table'
import { LoadMore } from '#ui/load-more'
import type { LoadMoreProps } from '#ui/load-more'
import type { MenuItem } from '#ui/menu'
import { RowActions } from '#ui/row-actions'
import { visibleColumns } from './columns.ts'
import type { ListColumn } from './columns.ts'
import type { ListDisplay } from './use-list-display.ts'
import { useListWords } from './words.ts'

/** The parts of each row that a list shows. */
export interface RowParts<Row> extends Pick<DataTableProps<Row>, 'rowKey' | 'rowName' | 'rowHref'> {
  columns: readonly ListColumn<Row>[]
  /** Computed when the menu opens. */
  rowMenu: (row: Row) => MenuItem[]
  /** The table's last column; on a phone the row keeps its menu. */
  insteadOfMenu?: ListColumn<Row> | undefined
  phoneRow: (row: Row, menu: ReactNode) => ReactNode
  /** The content of a row's card; a list with it can be shown as cards. */
  card?: (row: Row) => ReactNode
}

export interface ListTableProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'rows' | 'sorts' | 'sort' | 'onSort' | 'chosen' | 'onChoose'
> {
  parts: RowParts<Row>
  display: ListDisplay
  list: LoadMoreProps['list']
}

export function ListTable<Row>({ parts, display, list, rows, ...table }: ListTableProps<Row>) {
  const t = useListWords()
  const isMobile = useIsMobile()
  const { columns, rowKey, rowName, rowHref, rowMenu, insteadOfMenu, phoneRow } = parts
  const menu: ListColumn<Row> = insteadOfMenu ?? {
    key: 'menu',
    title: '',
    align: 'end',
    width: 56,
    cell: row => <RowActions isQuiet label={t('actionsFor', { name: rowName(row) })} items={() => rowMenu(row)} />,
  }
  return (
    <DataTable
      {...table}
      rows={rows}
      columns={visibleColumns([...columns, menu], display.keys, rows)}
      rowKey={rowKey}
      rowName={rowName}
      rowHref={rowHref}
      density={display.isCompact ? 'compact' : 'comfortable'}
      fill={!isMobile}
      narrow={row => phoneRow(row, <RowActions label={t('actionsFor', { name: rowName(row) })} items={() => rowMenu(row)} />)}
      foot={<LoadMore list={list} />}
    />
  )
}
