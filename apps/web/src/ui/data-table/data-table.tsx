import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useIsHand } from '#lib/device'
import { classes } from '#ui/classes'
import type { MenuItem } from '#ui/menu'
import { areMany } from './columns.ts'
import type { Column, Sort, SortChoice } from './columns.ts'
import css from './data-table.module.css'
import { NarrowList } from './narrow-list.tsx'
import { extentOf, toggled, withAll, withRange } from './selection.ts'
import type { SelectedKeys } from './selection.ts'
import { TableHead } from './table-head.tsx'
import { openRow, TableRow } from './table-row.tsx'
import { useEdges } from './use-edges.ts'
import { focusWhenDrawn, rowMoves, useBoxWindow } from './use-window.ts'

export interface DataTableProps<Row> {
  /** the name of the list, read aloud */
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** the row in one or two words: a person's name */
  rowName: (row: Row) => string
  rowHref?: ((row: Row) => string | undefined) | undefined
  onOpen?: ((row: Row) => void) | undefined
  /** all orders of the list, if some are not by a column */
  sorts?: readonly SortChoice[] | undefined
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  chosen?: SelectedKeys | undefined
  onChoose?: ((chosen: SelectedKeys) => void) | undefined
  rowMenu?: ((row: Row) => MenuItem[]) | undefined
  density?: 'comfortable' | 'compact'
  /** fills the space that its flex column leaves, and scrolls inside it */
  fill?: boolean
  /** below the last row: LoadMore */
  foot?: ReactNode
  /** on a phone the rows are a list, with a ListRow for each */
  narrow?: ((row: Row) => ReactNode) | undefined
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { narrow } = props
  if (!useIsHand() || !narrow) return <WideTable {...props} />
  return <NarrowList {...props} narrow={narrow} />
}

function WideTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, columns, rowKey, rowName, rowHref, onOpen, sort, onSort, chosen, onChoose, rowMenu } = props
  const { density = 'comfortable', fill, foot } = props
  const scroll = useRef<HTMLDivElement>(null)
  const lastPicked = useRef<string | undefined>(undefined)
  const [active, setActive] = useState(0)
  const { isScrolled, hasMore, barWidth, barHeight, look } = useEdges(scroll)
  const { isLong, from, to, before, after, show } = useBoxWindow({ box: scroll, count: rows.length })

  const keys = rows.map(rowKey)
  const picks = chosen !== undefined && onChoose !== undefined
  const pick = (index: number, isRange: boolean) => {
    const key = keys[index]
    if (!picks || key === undefined) return
    onChoose(isRange ? withRange(chosen, keys, lastPicked.current, key) : toggled(chosen, key))
    lastPicked.current = key
  }

  const focusRow = (index: number) => {
    if (index < 0 || index >= rows.length) return
    setActive(index)
    show(index)
    focusWhenDrawn(scroll.current, `tr[data-index="${index}"]`)
  }
  const keyDown = (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey || event.altKey) return
    const index = Number(target.dataset.index)
    const acts: Record<string, () => void> = {
      ...rowMoves(index, rows.length - 1, focusRow),
      Enter: () => openRow(target),
      x: () => pick(index, event.shiftKey),
      X: () => pick(index, event.shiftKey),
      ' ': () => pick(index, event.shiftKey),
    }
    const act = acts[key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const width = columns.length + (picks ? 1 : 0) + (rowMenu ? 1 : 0)
  // one row is always in the tab order, even if the active one is not rendered
  const tabbable = active >= from && active < to ? active : from
  return (
    <div className={fill ? css.fillBox : css.plainBox}>
      <div
        ref={scroll}
        role="presentation"
        className={classes(css.scroll, fill && css.fill, isLong && !fill && css.long, isScrolled && css.scrolled)}
        onScroll={look}
        onKeyDown={keyDown}>
        <table
          className={classes(css.table, density === 'compact' && css.compact, areMany(columns) && css.many)}
          aria-label={label}
          aria-rowcount={rows.length + 1}>
          <TableHead
            columns={columns}
            sort={sort}
            onSort={onSort}
            extent={picks ? extentOf(chosen, keys) : undefined}
            onAll={() => picks && onChoose(withAll(chosen, keys))}
            hasMenu={rowMenu !== undefined}
          />
          <tbody>
            {before > 0 && <Gap height={before} width={width} />}
            {rows.slice(from, to).map((row, at) => {
              const index = from + at
              const key = rowKey(row)
              return (
                <TableRow
                  key={key}
                  row={row}
                  index={index}
                  name={rowName(row)}
                  columns={columns}
                  href={rowHref?.(row)}
                  onOpen={onOpen}
                  isChosen={picks ? chosen.has(key) : undefined}
                  onPick={pick}
                  rowMenu={rowMenu}
                  isActive={index === tabbable}
                  onActive={setActive}
                />
              )
            })}
            {after > 0 && <Gap height={after} width={width} />}
          </tbody>
        </table>
        {foot && <div className={css.foot}>{foot}</div>}
      </div>
      {/* a menu that stays at the end would fade with it, and says itself that the table goes on below it */}
      {hasMore && !rowMenu && <div className={css.more} style={{ insetInlineEnd: barWidth, bottom: barHeight }} aria-hidden />}
    </div>
  )
}

const Gap = ({ height, width }: { height: number; width: number }) => (
  <tr className={css.gap} aria-hidden>
    <td colSpan={width} style={{ height }} aria-hidden />
  </tr>
)
