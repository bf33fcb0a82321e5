/* oxlint-disable jsx-a11y/prefer-tag-over-role -- lines lie at places of their own, and a table's elements would lie below each other */
import { memo, useLayoutEffect, useRef } from 'react'
import { classes } from '#ui/classes'
import { Kbd } from '#ui/kbd'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { placeOf } from './cell-input.tsx'
import { isOneCell, rangeOf, type Selection } from './selection.ts'
import { SheetCell } from './sheet-cell.tsx'
import { rowKey } from './lines.ts'
import { cellId, useOfRow, useSheetParts, type SheetVisitor } from './sheet-context.ts'
import css from './sheet-line.module.css'
import { emptyCell, lineOfSelection, placeInput } from './sheet.ts'
import type { SheetWords } from './words.ts'
import { useSelected } from '#lib/store'

interface RowLineProps {
  line: number
  /** Within its group. */
  top: number
  rowId: string
  number: number | undefined
  label: string | undefined
  labelSuffix: string | undefined
  tone: 'quiet' | 'danger' | undefined
  joint: 'start' | 'middle' | 'end' | undefined
}

/** The part of the selection that a row shows, as one text, so that only rows with a change are drawn again. */
export function selectionAt(selection: Selection, line: number): string {
  const range = rangeOf(selection)
  if (line < range.top || line > range.bottom) return ''
  const active = selection.active.line === line ? selection.active.column : ''
  const ends = `${line === range.top ? 't' : ''}${line === range.bottom ? 'b' : ''}`
  return `${range.left},${range.right},${ends},${active},${selection.isOfRows ? 'rows' : ''},${isOneCell(range) ? 'one' : ''}`
}

function partOf(text: string) {
  if (text === '') return undefined
  const [left, right, ends = '', active = '', rows, one] = text.split(',')
  return {
    left: Number(left),
    right: Number(right),
    ends,
    active: active === '' ? -1 : Number(active),
    isOfRows: rows === 'rows',
    isOne: one === 'one',
  }
}

/** Primitive properties alone: a row that stays as it is compares equal when another one comes, goes or changes. */
export const RowLine = memo(function RowLine({ line, top, rowId, number, label, labelSuffix, tone, joint }: RowLineProps) {
  const { sheet, columns, lefts, fixedColumns, cells, visitors: visitorsOf, mayMove } = useSheetParts()
  const { words } = sheet.state
  const { views } = useOfRow(cells, rowId)
  const visitors = useOfRow(visitorsOf, rowId)
  const part = partOf(useSelected(sheet.selection, selection => selectionAt(selection, lineOfSelection(sheet, rowKey(rowId)))))
  const sidesAt = (column: number) => {
    if (!part || column < part.left || column > part.right) return undefined
    const across = `${column === part.left ? 'l' : ''}${column === part.right ? 'r' : ''}`
    return part.isOne ? 'one br' : `${part.ends}${across}`
  }
  const isJoinedBelow = joint === 'start' || joint === 'middle'
  const active = part?.active ?? -1
  const activeKey = columns[active]?.key
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (activeKey !== undefined) placeInput(sheet, row.current?.querySelector<HTMLElement>(`[data-column="${active}"]`) ?? null)
  }, [sheet, active, activeKey])
  return (
    <div
      ref={row}
      role="row"
      aria-rowindex={line + 2}
      className={classes(
        css.line,
        tone && css[tone],
        isJoinedBelow && css.joinedBelow,
        part && css.selected,
        active >= 0 && css.current,
        visitors.length > 0 && css.visited,
      )}
      data-line={line}
      style={{ top }}>
      <div
        role="rowheader"
        aria-label={[placeOf(words, number), label, labelSuffix, visitors.length > 0 && hereOf(words, visitors)].filter(Boolean).join(' ')}
        aria-colindex={1}
        aria-selected={part?.isOfRows ?? false}
        className={css.head}
        data-head>
        <span className={css.number} aria-hidden>
          {number}
        </span>
        {mayMove && <span className={css.grip} data-grip aria-hidden />}
        {joint && <span className={classes(css.bar, css[joint])} aria-hidden />}
        <span className={css.label}>
          {label || <VisuallyHidden>{placeOf(words, number)}</VisuallyHidden>}
          {labelSuffix !== undefined && (
            <Text as="span" size="inherit" tone={2} weight={400}>
              {labelSuffix}
            </Text>
          )}
        </span>
        {visitors.length > 0 && <Visitors visitors={visitors} />}
      </div>
      {columns.map((column, index) => (
        <SheetCell
          key={column.key}
          rowId={rowId}
          column={column}
          index={index}
          fixedAt={index < fixedColumns ? lefts[index] : undefined}
          view={views[index] ?? emptyCell}
          isActive={active === index}
          sides={sidesAt(index)}
          visitor={visitors.find(visitor => visitor.column === column.key)?.name}
        />
      ))}
    </div>
  )
})

/** Somebody else is in this row: their initials at its head. */
function Visitors({ visitors }: { visitors: readonly SheetVisitor[] }) {
  const { sheet } = useSheetParts()
  const [first] = visitors
  return (
    <span className={css.visitors} title={hereOf(sheet.state.words, visitors)}>
      {visitors.length > 1 ? visitors.length : initialsOf(first?.name ?? '')}
    </span>
  )
}

const hereOf = (words: SheetWords, visitors: readonly SheetVisitor[]): string =>
  words('isHere', { name: visitors.map(({ name }) => name).join(', ') })

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([initial = '']) => initial.toUpperCase())
    .join('')

interface AddLineProps {
  line: number
  lineKey: string
  top: number
}

/** The last line of a group: what is typed or pasted here becomes new rows. */
export function AddLine({ line, lineKey, top }: AddLineProps) {
  const { id, sheet, columns, addHint, addExample } = useSheetParts()
  const cell = useRef<HTMLDivElement>(null)
  const isActive = useSelected(sheet.selection, ({ active }) => active.line === lineOfSelection(sheet, lineKey))
  useLayoutEffect(() => {
    if (isActive) placeInput(sheet, cell.current)
  }, [sheet, isActive])
  return (
    <div
      role="row"
      aria-rowindex={line + 2}
      className={classes(css.line, css.add, isActive && css.current)}
      data-line={line}
      style={{ top }}>
      <div
        ref={cell}
        role="gridcell"
        id={cellId(id, lineKey, 0)}
        aria-labelledby={isActive ? `${id}-input` : undefined}
        aria-colindex={2}
        aria-colspan={columns.length}
        aria-selected={isActive}
        className={css.addCell}
        data-active={isActive || undefined}>
        <span className={css.hint}>
          {addHint} {addExample !== '' && <Kbd>{addExample}</Kbd>}
        </span>
      </div>
    </div>
  )
}
