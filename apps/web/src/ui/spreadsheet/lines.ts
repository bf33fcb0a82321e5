import type { FollowedStore } from '#lib/store'
import type { ReactNode } from 'react'
import type { MenuItem } from '#ui/menu'

export interface SheetRow {
  id: string
  /** The number at the left edge. */
  number?: number | undefined
  /** The label at the left of the row, for example 'B' with the suffix '1'. */
  label?: string | undefined
  labelSuffix?: string | undefined
  /** Neighbours of one group with the same id are joined by a bar. */
  joinId?: string | undefined
  /** 'quiet' for a row that belongs to the row above, 'danger' for a dangerous one. */
  tone?: 'quiet' | 'danger' | undefined
}

export interface SheetGroup {
  id: string
  title: string
  /** beside the title */
  detail?: ReactNode
  /** at the right: counts */
  summary?: ReactNode
  /** Totals by the keys of their columns, which must not change. The group object stays the same while the totals change. */
  figures?: FollowedStore<Readonly<Record<string, string>>> | undefined
  menu?: (() => MenuItem[]) | undefined
  rows: readonly SheetRow[]
}

export type Line =
  | { kind: 'heading'; key: string; group: SheetGroup }
  | { kind: 'row'; key: string; group: SheetGroup; row: SheetRow; index: number }
  | { kind: 'add'; key: string; group: SheetGroup }

export type LineHeights = Record<Line['kind'], number>

export interface GroupSpan {
  group: SheetGroup
  /** Lines from the heading up to, but not including, `end`. */
  from: number
  end: number
  lines: readonly Line[]
  /** The upper edge of its heading. */
  top: number
  /** The upper edge of each line below the heading, relative to it, and at the end the height of the group. */
  tops: readonly number[]
}

export interface SheetLayout {
  lines: readonly Line[]
  /** The upper edge of each line, and at the end the height of all lines. */
  tops: readonly number[]
  groups: readonly GroupSpan[]
  lineOf: ReadonlyMap<string, number>
}

export const rowKey = (rowId: string): string => `row ${rowId}`
export const headingKey = (groupId: string): string => `heading ${groupId}`
const addKey = (groupId: string): string => `add ${groupId}`

interface LayoutOptions {
  collapsedIds: ReadonlySet<string>
  heights: LineHeights
  /** Whether each group ends with a line to add a row. */
  mayAdd: boolean
}

/** Lays groups out again and again. A group that is unchanged at the same place keeps its span, so that it is not rendered again. */
export function layoutReader(options: LayoutOptions): (groups: readonly SheetGroup[]) => SheetLayout {
  let layout: SheetLayout | undefined
  return groups => {
    layout = layoutOf(groups, options, layout)
    return layout
  }
}

export function layoutOf(groups: readonly SheetGroup[], options: LayoutOptions, before?: SheetLayout): SheetLayout {
  const spans: GroupSpan[] = []
  for (const [index, group] of groups.entries()) {
    const last = spans.at(-1)
    const place = { from: last?.end ?? 0, top: last ? bottomOf(last) : 0 }
    const old = before?.groups[index]
    spans.push(old && old.group === group && old.from === place.from && old.top === place.top ? old : spanOf(group, place, options))
  }
  const lines = spans.flatMap(span => span.lines)
  const tops = [...spans.flatMap(({ top, tops: below }) => below.slice(0, -1).map(each => top + each)), bottomOf(spans.at(-1))]
  return { lines, tops, groups: spans, lineOf: new Map(lines.map(({ key }, index) => [key, index])) }
}

const bottomOf = (span: GroupSpan | undefined): number => (span ? span.top + (span.tops.at(-1) ?? 0) : 0)

function spanOf(
  group: SheetGroup,
  { from, top }: Pick<GroupSpan, 'from' | 'top'>,
  { collapsedIds, heights, mayAdd }: LayoutOptions,
): GroupSpan {
  const lines: Line[] = [{ kind: 'heading', key: headingKey(group.id), group }]
  if (!collapsedIds.has(group.id)) {
    for (const [index, row] of group.rows.entries()) lines.push({ kind: 'row', key: rowKey(row.id), group, row, index })
    if (mayAdd) lines.push({ kind: 'add', key: addKey(group.id), group })
  }
  const tops = [0]
  for (const { kind } of lines) tops.push((tops.at(-1) ?? 0) + heights[kind])
  return { group, from, end: from + lines.length, lines, top, tops }
}

export const topOf = ({ tops }: SheetLayout, line: number): number => tops[line] ?? tops.at(-1) ?? 0

/** The line at a height; the first one above all lines, the last one below them. */
export function lineAt({ lines, tops }: SheetLayout, y: number): number {
  let [from, end] = [0, lines.length]
  while (end - from > 1) {
    const middle = (from + end) >> 1
    if ((tops[middle] ?? 0) <= y) from = middle
    else end = middle
  }
  return from
}

interface View {
  top: number
  bottom: number
  /** The number of lines that are rendered above and below the visible ones. */
  overscan: number
}

/** The lines that are rendered: the visible ones with some above and below, in whole steps, so that a little scrolling renders nothing. */
export function windowOf(layout: SheetLayout, { top, bottom, overscan }: View): { from: number; end: number } {
  const from = Math.max(0, Math.floor((lineAt(layout, top) - overscan) / step) * step)
  const end = Math.min(layout.lines.length, Math.ceil((lineAt(layout, bottom) + overscan) / step) * step)
  return { from, end: Math.max(from, end) }
}

const step = 2

/** A row's place in the bar that joins it with its neighbours. */
export function jointOf({ group, row, index }: Extract<Line, { kind: 'row' }>): 'start' | 'middle' | 'end' | undefined {
  if (row.joinId === undefined) return undefined
  const isAfter = group.rows[index - 1]?.joinId === row.joinId
  const isBefore = group.rows[index + 1]?.joinId === row.joinId
  if (isAfter) return isBefore ? 'middle' : 'end'
  return isBefore ? 'start' : undefined
}
