import type { Line, SheetLayout } from './lines.ts'

export interface CellAt {
  line: number
  column: number
}

export interface Selection {
  /** The cell that is typed into. */
  active: CellAt
  /** The opposite corner of the range. */
  end: CellAt
  /** Whole rows were chosen, so that deleting removes them instead of emptying their cells. */
  isOfRows: boolean
}

export interface CellRange {
  top: number
  bottom: number
  left: number
  right: number
}

export type Direction = 'up' | 'down' | 'left' | 'right'

/** The parts of the table that a move depends on. */
export interface SheetMap {
  layout: SheetLayout
  columnCount: number
  isFilled: (cell: CellAt) => boolean
}

export const at = (line: number, column: number): Selection => ({ active: { line, column }, end: { line, column }, isOfRows: false })

export const rangeOf = ({ active, end }: Pick<Selection, 'active' | 'end'>): CellRange => ({
  top: Math.min(active.line, end.line),
  bottom: Math.max(active.line, end.line),
  left: Math.min(active.column, end.column),
  right: Math.max(active.column, end.column),
})

export const isOneCell = ({ top, bottom, left, right }: CellRange): boolean => top === bottom && left === right

export type RowLine = Extract<Line, { kind: 'row' }>

/** The rows of a range, without the headings and the lines for new rows between them. */
export const rowsIn = ({ lines }: SheetLayout, { top, bottom }: Pick<CellRange, 'top' | 'bottom'>): RowLine[] =>
  lines.slice(top, bottom + 1).filter(line => line.kind === 'row')

export interface MoveOptions {
  isExtending?: boolean
  isToEdge?: boolean
}

/** Moves by one step, or to the edge of filled or empty cells. An extended range contains only rows. */
export function moved(map: SheetMap, selection: Selection, direction: Direction, options: MoveOptions = {}): Selection {
  const { isExtending = false, isToEdge = false } = options
  const start = isExtending ? selection.end : selection.active
  const staysOnRows = isExtending || isToEdge
  const next = isToEdge ? edgeFrom(map, start, direction) : neighbour(map, start, direction, staysOnRows)
  if (!next) return isExtending ? selection : { active: start, end: start, isOfRows: false }
  return isExtending ? { ...selection, end: next } : { active: next, end: next, isOfRows: false }
}

function neighbour(
  { layout, columnCount }: SheetMap,
  { line, column }: CellAt,
  direction: Direction,
  staysOnRows: boolean,
): CellAt | undefined {
  if (direction === 'left' || direction === 'right') {
    const next = column + (direction === 'left' ? -1 : 1)
    return next >= 0 && next < columnCount && layout.lines[line]?.kind === 'row' ? { line, column: next } : undefined
  }
  const step = direction === 'up' ? -1 : 1
  for (let next = line + step; next >= 0 && next < layout.lines.length; next += step) {
    if (!staysOnRows || layout.lines[next]?.kind === 'row') return { line: next, column }
  }
  return undefined
}

/** Finds the edge as spreadsheets do: the end of the filled cells or, from there, the next filled cell. */
function edgeFrom(map: SheetMap, start: CellAt, direction: Direction): CellAt | undefined {
  let place = neighbour(map, start, direction, true)
  if (!place) return undefined
  const isWithin = map.isFilled(start) && map.isFilled(place)
  for (;;) {
    const next = neighbour(map, place, direction, true)
    if (!next) return place
    if (isWithin ? !map.isFilled(next) : map.isFilled(place)) return place
    place = next
  }
}

/** Moves by Tab, from cell to cell and row to row; undefined at the end, where the focus leaves the table. */
export function tabbed({ layout, columnCount }: SheetMap, { active }: Selection, step: 1 | -1): Selection | undefined {
  const column = active.column + step
  if (layout.lines[active.line]?.kind === 'row' && column >= 0 && column < columnCount) return at(active.line, column)
  for (let line = active.line + step; line >= 0 && line < layout.lines.length; line += step) {
    const kind = layout.lines[line]?.kind
    if (kind !== 'heading') return at(line, step > 0 ? 0 : columnCount - 1)
  }
  return undefined
}

export type End = 'row start' | 'row end' | 'first' | 'last'

export function movedToEnd({ layout, columnCount }: SheetMap, selection: Selection, end: End, isExtending: boolean): Selection {
  const rows = layout.lines.flatMap(({ kind }, index) => (kind === 'row' ? [index] : []))
  const { line } = isExtending ? selection.end : selection.active
  const isStart = end === 'row start' || end === 'first'
  const target = end === 'first' ? (rows[0] ?? line) : end === 'last' ? (rows.at(-1) ?? line) : line
  const cell = { line: target, column: isStart ? 0 : columnCount - 1 }
  return isExtending ? { ...selection, end: cell } : { active: cell, end: cell, isOfRows: false }
}

/** Moves to the first row of the next or previous group, or of the present one. */
export function movedByGroup({ layout }: SheetMap, selection: Selection, step: 1 | -1, isExtending: boolean): Selection {
  const { line, column } = isExtending ? selection.end : selection.active
  const firsts = layout.groups.map(({ from, end }) => Math.min(from + 1, end - 1))
  const next = step > 0 ? firsts.find(first => first > line) : firsts.findLast(first => first < line)
  if (next === undefined) return selection
  if (!isExtending) return at(next, column)
  return layout.lines[next]?.kind === 'row' ? { ...selection, end: { line: next, column } } : selection
}

/** Selects the rows of the group or, if they are selected already, all rows. */
export function selectedAll({ layout, columnCount }: SheetMap, selection: Selection): Selection {
  const right = columnCount - 1
  const group = layout.groups.find(({ from, end }) => selection.active.line >= from && selection.active.line < end)
  const rowsOf = (from: number, end: number) =>
    layout.lines.slice(from, end).flatMap(({ kind }, index) => (kind === 'row' ? [from + index] : []))
  const ownRows = group ? rowsOf(group.from, group.end) : []
  const range = rangeOf(selection)
  const isGroupChosen =
    range.top <= (ownRows[0] ?? Infinity) && range.bottom >= (ownRows.at(-1) ?? -1) && range.left === 0 && range.right === right
  const rows = isGroupChosen ? rowsOf(0, layout.lines.length) : ownRows
  const [first, last] = [rows[0], rows.at(-1)]
  if (first === undefined || last === undefined) return selection
  return { active: { line: first, column: 0 }, end: { line: last, column: right }, isOfRows: false }
}

/** Selects whole rows, from one line to another. */
export const selectedRows = (from: number, to: number, columnCount: number): Selection => ({
  active: { line: from, column: 0 },
  end: { line: to, column: columnCount - 1 },
  isOfRows: true,
})

/** Moves a selection along with its cells after rows were added, moved or deleted; a deleted line is replaced by the one in its place. */
export function movedAlong(selection: Selection, before: SheetLayout, after: SheetLayout): Selection {
  const follow = ({ line, column }: CellAt): CellAt => {
    const key = before.lines[line]?.key
    const same = key === undefined ? undefined : after.lineOf.get(key)
    return { line: same ?? nearestLine(line, before, after), column }
  }
  const [active, end] = [follow(selection.active), follow(selection.end)]
  return active.line === selection.active.line && end.line === selection.end.line ? selection : { ...selection, active, end }
}

function nearestLine(line: number, before: SheetLayout, after: SheetLayout): number {
  const next = nextLine(line, before, after)
  const previous = before.lines.slice(0, line).findLast(({ key }) => after.lineOf.has(key))
  const follower = previous === undefined ? next : (after.lineOf.get(previous.key) ?? next) + 1
  // the line was replaced by new rows, for example a dish by its foods
  return follower < next && after.lines[follower]?.kind === 'row' ? follower : next
}

function nextLine(line: number, before: SheetLayout, after: SheetLayout): number {
  for (const { key } of before.lines.slice(line + 1)) {
    const next = after.lineOf.get(key)
    if (next !== undefined) return after.lines[next]?.kind === 'heading' ? Math.max(0, next - 1) : next
  }
  return Math.max(0, after.lines.length - 1)
}
