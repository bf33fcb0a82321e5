import type { CalendarEntry } from './entry.ts'
import { byPlace, type Segment } from './segments.ts'
import { minutesOfDay } from './zone-days.ts'

/** The least time that an entry is drawn with, so that a short one can be read and pressed. */
export const leastMinutes = 20

/** Where a segment is drawn: `from` to `to` downwards, and `span` of `columns` equal parts from `column` on. */
export interface Placed {
  segment: Segment<CalendarEntry>
  from: number
  to: number
  column: number
  span: number
  columns: number
}

/** Entries at the same time share the width. Each gets the first free column, and as many to its right as are free. */
export function placeSegments(segments: readonly Segment<CalendarEntry>[]): Placed[] {
  const placed: Placed[] = []
  let cluster: Placed[] = []
  let clusterEnd = 0
  const close = () => {
    spread(cluster)
    placed.push(...cluster)
    cluster = []
  }
  for (const segment of segments.toSorted(byPlace)) {
    const from = Math.min(segment.from, minutesOfDay - leastMinutes)
    const to = Math.min(minutesOfDay, Math.max(segment.to, from + leastMinutes))
    if (cluster.length > 0 && from >= clusterEnd) close()
    const column = firstFree(cluster, from)
    cluster.push({ segment, from, to, column, span: 1, columns: 1 })
    clusterEnd = cluster.length === 1 ? to : Math.max(clusterEnd, to)
  }
  close()
  return placed
}

function firstFree(cluster: readonly Placed[], from: number): number {
  const takenColumns = new Set<number>()
  for (const { to, column } of cluster) if (to > from) takenColumns.add(column)
  let column = 0
  while (takenColumns.has(column)) column += 1
  return column
}

function spread(cluster: Placed[]): void {
  const columns = Math.max(0, ...cluster.map(({ column }) => column)) + 1
  for (const each of cluster) {
    const besides = cluster.filter(other => other.column > each.column && other.from < each.to && other.to > each.from)
    each.columns = columns
    each.span = Math.min(columns, ...besides.map(({ column }) => column)) - each.column
  }
}
