import type { ClientCard } from '@allenio/contract/clients'
import { isId } from '@allenio/domain/ids'
import type { z } from 'zod'

/** As many people as one pair of eyes can follow. */
export const mostColumns = 6
const mostRecent = 12

/** Somebody who trains on this floor; the name and the picture are those of the moment at which they were chosen. */
export interface FloorColumn extends AddedClient {
  isCollapsed: boolean
  /** The finished workout of which the column has told enough. */
  closedWorkoutId: string | null
}

export interface Floor {
  columns: readonly FloorColumn[]
  /** The ids of those in the columns, the one that was looked at last first. */
  order: readonly string[]
  /** The ids of those who were here of late: their plans are on the device before they are asked for. */
  recent: readonly string[]
}

export const emptyFloor: Floor = { columns: [], order: [], recent: [] }

export type AddedClient = z.output<typeof ClientCard>

export type FloorChange =
  | { kind: 'add'; clients: readonly AddedClient[]; overIds?: readonly string[] }
  | { kind: 'remove'; clientId: string }
  | { kind: 'move'; clientId: string; by: 1 | -1 }
  | { kind: 'collapse'; clientId: string }
  | { kind: 'look at'; clientId: string; overIds?: readonly string[] }
  | { kind: 'close workout'; clientId: string; workoutId: string }

export function changeFloor(floor: Floor, change: FloorChange): Floor {
  const { columns, order } = floor
  switch (change.kind) {
    case 'add': {
      const added = change.clients
        .filter(({ id }) => !columns.some(column => column.id === id))
        .slice(0, mostColumns - columns.length)
        .map(({ id, name, photo }): FloorColumn => ({ id, name, photo, isCollapsed: false, closedWorkoutId: null }))
      if (added.length === 0) return floor
      const ids = added.map(({ id }) => id)
      return {
        columns: [...columns, ...added],
        order: [...ids, ...withOverLast(order, change.overIds)],
        recent: [...new Set([...ids, ...floor.recent])].slice(0, mostRecent),
      }
    }
    case 'remove': {
      const isOther = (id: string) => id !== change.clientId
      return { ...floor, columns: columns.filter(({ id }) => isOther(id)), order: order.filter(isOther) }
    }
    case 'move':
      return { ...floor, columns: moved(columns, change.clientId, change.by) }
    case 'collapse':
      return withColumn(floor, change.clientId, { isCollapsed: true })
    case 'look at': {
      const column = columns.find(({ id }) => id === change.clientId)
      if (!column || (order[0] === column.id && !column.isCollapsed)) return floor
      const others = order.filter(id => id !== column.id)
      const next = [column.id, ...withOverLast(others, change.overIds)]
      return { ...withColumn(floor, column.id, { isCollapsed: false }), order: next }
    }
    case 'close workout':
      return withColumn(floor, change.clientId, { closedWorkoutId: change.workoutId })
    default:
      return change satisfies never
  }
}

/** Clients whose workout is over (`overIds`) make room for somebody new before those who train. */
const withOverLast = (order: readonly string[], overIds: readonly string[] = []): string[] => [
  ...order.filter(id => !overIds.includes(id)),
  ...order.filter(id => overIds.includes(id)),
]

const withColumn = (floor: Floor, clientId: string, change: Partial<FloorColumn>): Floor => ({
  ...floor,
  columns: floor.columns.map(column => (column.id === clientId ? { ...column, ...change } : column)),
})

function moved(columns: readonly FloorColumn[], clientId: string, by: 1 | -1): readonly FloorColumn[] {
  const from = columns.findIndex(({ id }) => id === clientId)
  const to = from + by
  const [column, other] = [columns[from], columns[to]]
  return column && other ? columns.with(from, other).with(to, column) : columns
}

/** In pixels; `--strip` of the style sheet is the second. */
export const columnWidths = { least: 272, strip: 76 } as const

/**
 * The columns that are open in this width: all that somebody has not folded, as far as they fit, those first that were looked at last.
 * Where all are folded the last one is open all the same.
 */
export function openColumns({ columns, order }: Floor, width: number): ReadonlySet<string> {
  const unfoldedIds = order.filter(id => columns.some(column => column.id === id && !column.isCollapsed))
  const ids = unfoldedIds.length > 0 ? unfoldedIds : order.slice(0, 1)
  const { least, strip } = columnWidths
  const room = Math.floor((width - columns.length * strip) / (least - strip))
  return new Set(ids.slice(0, Math.max(1, room)))
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** A record of this app, though perhaps of another version of it. */
export function parseFloor(value: unknown): Floor {
  if (typeof value !== 'object' || value === null) return emptyFloor
  const idsIn = (name: string): string[] => {
    const ids: unknown = Reflect.get(value, name)
    return Array.isArray(ids) ? ids.filter(id => isId(id)) : []
  }
  const stored: unknown = Reflect.get(value, 'columns')
  const columns = (Array.isArray(stored) ? stored : []).flatMap((column: Partial<Record<keyof FloorColumn, unknown>>) => {
    const { id, name, photo, isCollapsed, closedWorkoutId } = column
    if (!isId(id) || !isText(name)) return []
    const read: FloorColumn = {
      id,
      name,
      photo: isText(photo) ? photo : null,
      isCollapsed: isCollapsed === true,
      closedWorkoutId: isText(closedWorkoutId) ? closedWorkoutId : null,
    }
    return [read]
  })
  const ids = columns.map(({ id }) => id)
  const order = idsIn('order').filter(id => ids.includes(id))
  return { columns, order: [...new Set([...order, ...ids])], recent: idsIn('recent') }
}
