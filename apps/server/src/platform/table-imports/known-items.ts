import { inSlices } from '#platform/slices'
import type { KnownItem, RowKeys } from './import-target.ts'

export interface KnownItems {
  /** The item with the row's id, or those that the row means by its keys. */
  idsOf: (id: string | null, keys: RowKeys) => string[]
  /** Whether a row that names an item by its id would give it the key of another. */
  isTaken: (id: string, keys: RowKeys) => boolean
}

export async function indexKnown(items: Iterable<KnownItem>): Promise<KnownItems> {
  const ids = new Set<string>()
  const bearers = new Map<string, string[]>()
  for await (const { id, keys } of inSlices(items)) {
    ids.add(id)
    for (const key of keys) bearers.set(key, [...(bearers.get(key) ?? []), id])
  }
  const bearersOf = (keys: readonly string[]) => keys.map(key => bearers.get(key) ?? [])
  return {
    idsOf: (id, { sought }) => {
      if (id !== null && ids.has(id)) return [id]
      const group = sought.map(keys => bearersOf(keys).flat()).find(each => each.length > 0)
      return [...new Set(group)]
    },
    isTaken: (id, { sought }) => bearersOf(sought.flat()).some(each => each.length > 0 && !each.includes(id)),
  }
}
