import { memo, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from '#ui/classes'
import { List, RowInList } from '#ui/list'
import { choicesOf } from './columns.ts'
import type { DataTableProps } from './data-table.tsx'
import { NarrowHead } from './narrow-head.tsx'
import css from './narrow-list.module.css'
import { extentOf, toggled, withAll, withRange } from './selection.ts'
import type { SelectedKeys } from './selection.ts'
import { useLongPress } from '#ui/long-press'
import { focusWhenDrawn, rowMoves, usePageWindow } from './use-window.ts'

const nothing: SelectedKeys = new Set()

export type NarrowListProps<Row> = DataTableProps<Row> & { narrow: (row: Row) => ReactNode }

/** The table on a phone. After a long press on a row, or a tap on "Select", a tap selects a row. */
export function NarrowList<Row>(props: NarrowListProps<Row>) {
  const { label, rows, columns, rowKey, sorts, sort, onSort, chosen, onChoose, narrow, foot } = props
  const list = useRef<HTMLUListElement>(null)
  const lastPicked = useRef<string | undefined>(undefined)
  // true after "Select" while nothing is selected; deselecting the last row ends the selection, like the cross of the bar
  const [isAsked, setAsked] = useState(false)
  const { isLong, from, to, before, after, show } = usePageWindow({ box: list, count: rows.length })

  const keys = rows.map(rowKey)
  const picks = chosen !== undefined && onChoose !== undefined
  const isPicking = picks && (isAsked || chosen.size > 0)
  const choose = (next: SelectedKeys) => {
    setAsked(false)
    onChoose?.(next)
  }
  const pick = (index: number, isRange: boolean) => {
    const key = keys[index]
    if (!picks || key === undefined) return
    choose(isRange ? withRange(chosen, keys, lastPicked.current, key) : toggled(chosen, key))
    lastPicked.current = key
  }
  const pickAt = (target: Element, isRange: boolean) => {
    const index = indexOf(target)
    if (index !== undefined) pick(index, isRange)
  }
  const press = useLongPress(target => {
    if (!isPicking) pickAt(target, false)
  })

  const focusRow = (index: number) => {
    if (index < 0 || index >= rows.length) return
    show(index)
    focusWhenDrawn(list.current, `[data-index="${index}"] [data-row-opens]`)
  }
  const keyDown = (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof Element) || !target.closest('[data-row-opens]')) return
    const index = indexOf(target)
    if (index === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const acts: Record<string, () => void> = {
      ...rowMoves(index, rows.length - 1, focusRow),
      ...(picks && { x: () => pick(index, event.shiftKey), X: () => pick(index, event.shiftKey) }),
    }
    const act = acts[key]
    if (!act) return
    event.preventDefault()
    act()
    // the first selected row changes from a link to a checkbox, so it must get the focus again
    if (key === 'x' || key === 'X') focusWhenDrawn(list.current, `[data-index="${index}"] [data-row-opens]`)
  }

  return (
    <>
      <NarrowHead
        choices={sorts ?? choicesOf(columns)}
        sort={sort}
        onSort={onSort}
        extent={picks ? extentOf(chosen, keys) : undefined}
        isPicking={isPicking}
        onPicking={next => {
          if (!next) choose(nothing)
          setAsked(next)
        }}
        onAll={() => picks && choose(withAll(chosen, keys))}
      />
      <div
        role="presentation"
        className={classes(picks && css.pickable, picks && chosen.size > 0 && css.floated)}
        onKeyDown={keyDown}
        {...(picks && press)}>
        <List ref={list} label={label} before={before} after={after} even={isLong}>
          {rows.slice(from, to).map((row, at) => {
            const key = keys[from + at] ?? ''
            return (
              <NarrowRow
                key={key}
                row={row}
                narrow={narrow}
                index={from + at}
                count={rows.length}
                isChosen={isPicking ? chosen.has(key) : undefined}
                onPick={pick}
              />
            )
          })}
        </List>
        {foot}
      </div>
    </>
  )
}

function indexOf(target: Element): number | undefined {
  const row = target.closest<HTMLElement>('[data-index]')
  return row ? Number(row.dataset.index) : undefined
}

interface NarrowRowProps<Row> {
  row: Row
  narrow: (row: Row) => ReactNode
  index: number
  count: number
  isChosen: boolean | undefined
  onPick: (index: number, isRange: boolean) => void
}

/** Scrolling renders only the new rows. The cast is needed because memo loses the type of the row. */
const NarrowRow = memo(PlainNarrowRow) as typeof PlainNarrowRow

function PlainNarrowRow<Row>({ row, narrow, index, count, isChosen, onPick }: NarrowRowProps<Row>) {
  return <RowInList value={{ index, count, isChosen, onPick: isRange => onPick(index, isRange) }}>{narrow(row)}</RowInList>
}
