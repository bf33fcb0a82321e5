/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/role-supports-aria-props -- a cell of a grid may be read-only, and
   lines lie at places of their own, and a table's elements would lie below each other */
import { IconChevronDown } from '@tabler/icons-react'
import { memo } from 'react'
import type { CSSProperties } from 'react'
import { classes } from '#ui/classes'
import { Icon } from '#ui/icon'
import { Ellipsis } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { openPicker } from './commands.ts'
import css from './sheet-cell.module.css'
import { rowKey } from './lines.ts'
import { cellId, useSheetParts } from './sheet-context.ts'
import { FillCorner } from './sheet-marks.tsx'
import type { CellView, ColumnBase } from './sheet-actions.ts'

export interface SheetCellProps {
  rowId: string
  column: ColumnBase
  /** Counted from 0, without the row's own head. */
  index: number
  /** Where the cell stays when the table scrolls sideways. */
  fixedAt: number | undefined
  view: CellView
  isActive: boolean
  /** The sides of the selection that run along this cell, as 't', 'b', 'l', 'r'; undefined outside of it. */
  sides: string | undefined
  /** The name of somebody else in this cell. */
  visitor: string | undefined
}

const viewFields = [
  'text',
  'shown',
  'isPreset',
  'unit',
  'aside',
  'asideTip',
  'asideTone',
  'prefix',
  'chip',
  'chipTone',
  'icon',
  'iconLabel',
] as const

/** A row is drawn again when any of its cells has changed, and the others compare equal here. */
const isSameCell = ({ view: before, ...previous }: SheetCellProps, { view: after, ...next }: SheetCellProps): boolean =>
  viewFields.every(name => before[name] === after[name]) &&
  before.mark?.kind === after.mark?.kind &&
  before.mark?.text === after.mark?.text &&
  previous.rowId === next.rowId &&
  previous.column === next.column &&
  previous.index === next.index &&
  previous.fixedAt === next.fixedAt &&
  previous.isActive === next.isActive &&
  previous.sides === next.sides &&
  previous.visitor === next.visitor

export const SheetCell = memo(function SheetCell(props: SheetCellProps) {
  const { rowId, column, index, fixedAt, view, isActive, sides, visitor } = props
  const { id, sheet } = useSheetParts()
  const { words } = sheet.state
  const name = classes(
    css.cell,
    column.align === 'end' && css.end,
    column.isReadOnly && css.readOnly,
    fixedAt !== undefined && css.fixed,
    sides !== undefined && css.selected,
    isActive && css.active,
    visitor !== undefined && css.visited,
    view.mark && css[view.mark.kind],
  )
  return (
    <div
      role="gridcell"
      id={cellId(id, rowKey(rowId), index)}
      aria-labelledby={isActive ? `${id}-input` : undefined}
      aria-colindex={index + 2}
      aria-selected={sides !== undefined}
      aria-readonly={column.isReadOnly || undefined}
      aria-invalid={view.mark?.kind === 'error' || undefined}
      className={name}
      data-column={index}
      data-sides={sides}
      title={view.mark?.text ?? (visitor === undefined ? undefined : words('isHere', { name: visitor }))}
      style={fixedAt === undefined ? undefined : ({ '--sheet-fixed-at': `${fixedAt}px` } as CSSProperties)}>
      {cellText(view, column)}
      {view.chip !== undefined && (
        <button
          type="button"
          className={classes(css.chip, view.chipTone && css[view.chipTone])}
          tabIndex={-1}
          onClick={() => column.onPick?.(rowId)}>
          {view.chip}
        </button>
      )}
      {isActive && column.onPick && view.chip === undefined && (
        <button
          type="button"
          className={css.pick}
          tabIndex={-1}
          aria-label={words('pick')}
          onMouseDown={event => event.preventDefault()}
          onClick={() => openPicker(sheet)}>
          <IconChevronDown aria-hidden stroke={1.5} />
        </button>
      )}
      {sides !== 'one br' && sides?.includes('b') && sides.includes('r') && <FillCorner />}
    </div>
  )
}, isSameCell)

/** The cell's padding, and a wide letter. */
const padding = 17
const letter = 10

/** No component of its own: each frame of scrolling draws some dozens of cells. */
function cellText(view: CellView, { width, leastWidth = width }: ColumnBase) {
  const { shown, text, isPreset, unit = '', prefix, icon, iconLabel, mark, aside, asideTip, asideTone } = view
  const isTextAlone = prefix === undefined && icon === undefined && aside === undefined
  const fits = isTextAlone && `${shown ?? text}${unit}`.length * letter <= leastWidth - padding
  return (
    <span
      className={classes(css.text, !fits && css.mayBeCut, isPreset && css.preset, aside !== undefined && css.withAside)}
      // a mark is said by the cell's own tip
      title={fits || mark ? undefined : (shown ?? text)}>
      {prefix !== undefined && <span className={css.prefix}>{prefix}</span>}
      {aside === undefined ? (shown ?? text) : <Ellipsis>{shown ?? text}</Ellipsis>}
      {aside !== undefined && (
        <span className={asideTone === undefined ? css.unit : css[asideTone]} title={asideTip ?? (asideTone && aside)}>
          {' '}
          {aside}
        </span>
      )}
      {unit && <span className={css.unit}> {unit}</span>}
      {icon && <Icon of={icon} size={14} className={css.icon} />}
      {iconLabel !== undefined && <VisuallyHidden> {iconLabel}</VisuallyHidden>}
      {mark && <VisuallyHidden> {mark.text}</VisuallyHidden>}
    </span>
  )
}
