import { memo } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { classes } from '#ui/classes'
import { Checkbox } from '#ui/checkbox'
import { Link } from '#ui/link'
import { MoreMenu } from '#ui/menu'
import type { MenuItem } from '#ui/menu'
import { useWords } from '#ui/words'
import type { Column } from './columns.ts'
import css from './data-table.module.css'

export interface TableRowProps<Row> {
  row: Row
  index: number
  name: string
  columns: readonly Column<Row>[]
  href: string | undefined
  onOpen: ((row: Row) => void) | undefined
  isChosen: boolean | undefined
  onPick: (index: number, isRange: boolean) => void
  rowMenu: ((row: Row) => MenuItem[]) | undefined
  isActive: boolean
  onActive: (index: number) => void
}

const ownClickSelector = 'a, button, input, label, select, textarea, [role="menu"]'

/** Scrolling and selecting render only the rows that are new or changed. The cast is needed because memo loses the type of the row. */
export const TableRow = memo(PlainRow) as typeof PlainRow

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { row, index, name, columns, href, onOpen, isChosen, onPick, rowMenu, isActive, onActive } = props
  const menu = rowMenu?.(row)
  const words = useWords()
  const picks = isChosen !== undefined
  const opens = href !== undefined || onOpen !== undefined
  const click = (event: MouseEvent<HTMLTableRowElement>) => {
    const { target, currentTarget } = event
    if (!(target instanceof Element) || target.closest(ownClickSelector) || getSelection()?.toString()) return
    openRow(currentTarget)
  }
  return (
    <tr
      className={classes(css.row, isChosen && css.chosen, opens && css.opens)}
      data-index={index}
      // row 1 is the heading, and the index counts from 0
      aria-rowindex={index + 2}
      tabIndex={isActive ? 0 : -1}
      aria-label={name}
      onFocus={() => onActive(index)}
      onClick={opens ? click : undefined}>
      {picks && (
        <td className={classes(css.fixed, css.pick)}>
          <Checkbox
            label={`${words.selectRow} ${name}`}
            labelHidden
            checked={isChosen}
            data-row-pick
            tabIndex={-1}
            // React reports a click on a checkbox as a change; only its native event knows whether Shift was pressed
            onChange={({ nativeEvent }) => onPick(index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
          />
        </td>
      )}
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.key} scope="row" className={classes(css.fixed, picks && css.afterPick, column.align === 'end' && css.end)}>
            <RowName href={href} onOpen={onOpen && (() => onOpen(row))}>
              {column.cell(row)}
            </RowName>
          </th>
        ) : (
          <td
            key={column.key}
            style={column.isClipped ? { maxWidth: column.width ?? 0 } : undefined}
            className={classes(column.align === 'end' && css.end, column.isMinor && css.minor)}>
            {column.cell(row)}
          </td>
        ),
      )}
      {menu && (
        <td className={css.menu}>
          {menu.length > 0 && (
            <span>
              <MoreMenu items={menu} small label={`${words.more}: ${name}`} />
            </span>
          )}
        </td>
      )}
    </tr>
  )
}

/** Opens the row through its own link, so that the router, a new tab and a screen reader behave the same. */
export function openRow(row: Element) {
  row.querySelector<HTMLElement>('[data-row-opens]')?.click()
}

type RowNameProps = { href: string | undefined; onOpen: (() => void) | undefined; children: ReactNode }

function RowName({ href, onOpen, children }: RowNameProps) {
  if (href !== undefined)
    return (
      <Link href={href} className={css.name} data-row-opens tabIndex={-1}>
        {children}
      </Link>
    )
  if (onOpen) {
    return (
      <button type="button" className={classes(css.name, css.plain)} data-row-opens tabIndex={-1} onClick={onOpen}>
        {children}
      </button>
    )
  }
  return <span className={css.name}>{children}</span>
}
