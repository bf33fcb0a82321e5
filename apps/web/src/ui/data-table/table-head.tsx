import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { classes } from '#ui/classes'
import { Checkbox } from '#ui/checkbox'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useWords } from '#ui/words'
import { groupsOf, nextSort } from './columns.ts'
import type { Column, Sort } from './columns.ts'
import css from './data-table.module.css'

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  /** how many of the visible rows are selected; undefined if rows cannot be selected */
  extent: 'none' | 'some' | 'all' | undefined
  onAll: () => void
  hasMenu: boolean
}

export function TableHead<Row>({ columns, sort, onSort, extent, onAll, hasMenu }: TableHeadProps<Row>) {
  const words = useWords()
  const groups = groupsOf(columns)
  const isGrouped = groups.some(({ title }) => title !== undefined)
  const picks = extent !== undefined
  return (
    <thead className={css.head}>
      {isGrouped && (
        <tr>
          {picks && <td className={classes(css.group, css.fixed, css.pick)} aria-hidden />}
          {groups.map(({ title, span, key, align, isMinor }, index) => {
            const name = classes(
              css.group,
              isMinor && span === 1 && css.minor,
              index === 0 && css.fixed,
              index === 0 && picks && css.afterPick,
            )
            return title === undefined ? (
              <td key={key} className={name} colSpan={span} aria-hidden />
            ) : (
              <th key={key} className={classes(name, align === 'end' && css.end)} colSpan={span} scope="colgroup">
                {title}
              </th>
            )
          })}
          {hasMenu && <td className={css.group} aria-hidden />}
        </tr>
      )}
      <tr>
        {picks && (
          <th className={classes(css.fixed, css.pick)} scope="col">
            <Checkbox label={words.selectAll} labelHidden checked={extent === 'all'} indeterminate={extent === 'some'} onChange={onAll} />
          </th>
        )}
        {columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            style={column.width ? { width: column.width, minWidth: column.width } : undefined}
            className={classes(
              column.align === 'end' && css.end,
              column.isMinor && css.minor,
              index === 0 && css.fixed,
              index === 0 && picks && css.afterPick,
            )}
            aria-sort={sort?.key === column.key ? (sort.direction === 'up' ? 'ascending' : 'descending') : undefined}>
            <HeadCell column={column} sort={sort} onSort={onSort} />
          </th>
        ))}
        {hasMenu && (
          <th className={css.menu} scope="col">
            <VisuallyHidden>{words.more}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

type HeadCellProps<Row> = { column: Column<Row>; sort: Sort | undefined; onSort: ((sort: Sort) => void) | undefined }

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const words = useWords()
  // a column of buttons needs a name for screen readers
  if (!column.title) return <VisuallyHidden>{words.more}</VisuallyHidden>
  if (!column.isSortable || !onSort) return column.title
  const isSorted = sort?.key === column.key
  const Arrow = isSorted && sort.direction === 'down' ? IconArrowDown : IconArrowUp
  return (
    <button type="button" className={classes(css.sort, isSorted && css.sorted)} onClick={() => onSort(nextSort(sort, column.key))}>
      {column.title}
      <Arrow stroke={1.75} aria-hidden />
    </button>
  )
}
