import { useMediaQuery } from '@mantine/hooks'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from '#ui/classes'
import { List } from '#ui/list'
import type { MenuItem } from '#ui/menu'
import type { Column, Sort } from './columns.ts'
import css from './data-table.module.css'
import { extentOf, toggled, withAll, withRange } from './selection.ts'
import type { Chosen } from './selection.ts'
import { TableHead } from './table-head.tsx'
import { openRow, TableRow } from './table-row.tsx'

export type DataTableProps<Row> = {
  /** what is listed, read aloud */
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** the row in one or two words: a person's name */
  rowName: (row: Row) => string
  rowHref?: ((row: Row) => string | undefined) | undefined
  onOpen?: ((row: Row) => void) | undefined
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  chosen?: Chosen | undefined
  onChoose?: ((chosen: Chosen) => void) | undefined
  rowMenu?: ((row: Row) => MenuItem[]) | undefined
  density?: 'comfortable' | 'compact'
  /** takes the room that its flex column leaves and scrolls inside it */
  fill?: boolean
  /** under the last row: LoadMore */
  foot?: ReactNode
  /** on a hand-held phone the rows are a list: a ListRow for each */
  narrow?: ((row: Row) => ReactNode) | undefined
}

const HAND_HELD = '(max-width: 35.9375em)'

/** From here on only the rows in sight stand in the page. */
const LONG = 80
const HEIGHTS = { comfortable: 40, compact: 33 } as const

export function DataTable<Row>(props: DataTableProps<Row>) {
  const handHeld = useMediaQuery(HAND_HELD, false, { getInitialValueInEffect: false })
  const { narrow, rows, rowKey, label, foot } = props
  if (!handHeld || !narrow) return <WideTable {...props} />
  return (
    <>
      <List label={label}>{rows.map((row) => <Fragment key={rowKey(row)}>{narrow(row)}</Fragment>)}</List>
      {foot}
    </>
  )
}

function WideTable<Row>(props: DataTableProps<Row>) {
  // the virtualizer is one object that changes inside; memoised, the rows would never move
  'use no memo'
  const { label, rows, columns, rowKey, rowName, rowHref, onOpen, sort, onSort, chosen, onChoose, rowMenu } = props
  const { density = 'comfortable', fill, foot } = props
  const scroll = useRef<HTMLDivElement>(null)
  const lastPicked = useRef<string | undefined>(undefined)
  const [active, setActive] = useState(0)
  const [scrolled, setScrolled] = useState(false)
  const long = rows.length > LONG
  // oxlint-disable-next-line react/incompatible-library -- not memoised, see above
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: long,
    getScrollElement: () => scroll.current,
    estimateSize: () => HEIGHTS[density],
    overscan: 12,
  })

  const keys = rows.map(rowKey)
  const picks = chosen !== undefined && onChoose !== undefined
  const pick = (index: number, range: boolean) => {
    const key = keys[index]
    if (!picks || key === undefined) return
    onChoose(range ? withRange(chosen, keys, lastPicked.current, key) : toggled(chosen, key))
    lastPicked.current = key
  }

  const focusRow = (index: number) => {
    if (index < 0 || index >= rows.length) return
    setActive(index)
    const focus = () => {
      const row = scroll.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`)
      row?.focus()
      return row !== undefined && row !== null
    }
    if (focus()) return
    // out of sight it is drawn first
    virtual.scrollToIndex(index)
    requestAnimationFrame(focus)
  }
  const keyDown = (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey || event.altKey) return
    const index = Number(target.dataset.index)
    const acts: Record<string, () => void> = {
      ArrowDown: () => focusRow(index + 1),
      j: () => focusRow(index + 1),
      ArrowUp: () => focusRow(index - 1),
      k: () => focusRow(index - 1),
      Home: () => focusRow(0),
      End: () => focusRow(rows.length - 1),
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

  const shown = long ? virtual.getVirtualItems().map(({ index }) => index) : rows.map((_, index) => index)
  const first = shown[0] ?? 0
  const before = long ? (virtual.getVirtualItems()[0]?.start ?? 0) : 0
  const after = long ? virtual.getTotalSize() - (virtual.getVirtualItems().at(-1)?.end ?? 0) : 0
  const width = columns.length + (picks ? 1 : 0) + (rowMenu ? 1 : 0)
  // one row is always in the tab order, also when the active one is out of sight
  const tabbable = shown.includes(active) ? active : first
  return (
    <div className={fill ? css.fillBox : css.plainBox}>
      <div
        ref={scroll}
        role="presentation"
        className={classes(css.scroll, fill && css.fill, long && !fill && css.long, scrolled && css.scrolled)}
        onScroll={(event) => setScrolled(event.currentTarget.scrollLeft > 0)}
        onKeyDown={keyDown}
      >
        <table
          className={classes(css.table, density === 'compact' && css.compact)}
          aria-label={label}
          aria-rowcount={rows.length + 1}
        >
          <TableHead
            columns={columns}
            sort={sort}
            onSort={onSort}
            extent={picks ? extentOf(chosen, keys) : undefined}
            onAll={() => picks && onChoose(withAll(chosen, keys))}
            withMenu={rowMenu !== undefined}
          />
          <tbody>
            {before > 0 && <Gap height={before} width={width} />}
            {shown.map((index) => {
              const row = rows[index]
              const key = keys[index]
              return row !== undefined && key !== undefined && (
                <TableRow
                  key={key}
                  row={row}
                  index={index}
                  name={rowName(row)}
                  columns={columns}
                  href={rowHref?.(row)}
                  onOpen={onOpen}
                  chosen={picks ? chosen.has(key) : undefined}
                  onPick={pick}
                  menu={rowMenu?.(row)}
                  withMenu={rowMenu !== undefined}
                  active={index === tabbable}
                  onActive={setActive}
                />
              )
            })}
            {after > 0 && <Gap height={after} width={width} />}
          </tbody>
        </table>
        {foot && <div className={css.foot}>{foot}</div>}
      </div>
    </div>
  )
}

const Gap = ({ height, width }: { height: number; width: number }) => (
  <tr className={css.gap} aria-hidden>
    <td colSpan={width} style={{ height }} aria-hidden />
  </tr>
)
