/** A map with more changes than this is copied into a new map; fewer changes are looked up beside the map. */
const changesAtMost = 100

/**
 * A map with changes laid over it. A keystroke changes one row of thousands: a copy of all of them for each would cost more than everything
 * else that follows from it.
 */
export function withEntries<Key, Value extends object>(
  map: ReadonlyMap<Key, Value>,
  entries: ReadonlyMap<Key, Value>,
): ReadonlyMap<Key, Value> {
  if (entries.size === 0) return map
  const { base, changes } = layersOf(map)
  const next = new LayeredMap(base, new Map([...changes, ...entries]))
  return next.changes.size > changesAtMost ? new Map(next) : next
}

/** A map as it was last copied, and what has changed since. */
export const layersOf = <Key, Value extends object>(map: ReadonlyMap<Key, Value>): Layers<Key, Value> =>
  map instanceof LayeredMap ? map : { base: map, changes: new Map<Key, Value>() }

/** An upper bound of the size. Changes of keys that the map already has are counted twice, because an exact count would take longer. */
export const sizeAtMost = <Key, Value extends object>(map: ReadonlyMap<Key, Value>): number =>
  map instanceof LayeredMap ? sizeAtMost(map.base) + map.changes.size : map.size

/** The keys that have other values than before, or none; where both maps lie over the same one, only the changes are looked at. */
export function* differingKeys<Key, Value extends object>(
  before: ReadonlyMap<Key, Value>,
  after: ReadonlyMap<Key, Value>,
): Generator<Key, void> {
  const [old, now] = [layersOf(before), layersOf(after)]
  const isOverSame = old.base === now.base
  const keys = isOverSame ? new Set([...old.changes.keys(), ...now.changes.keys()]) : after.keys()
  for (const key of keys) if (before.get(key) !== after.get(key)) yield key
  if (!isOverSame) for (const key of before.keys()) if (!after.has(key)) yield key
}

interface Layers<Key, Value> {
  base: ReadonlyMap<Key, Value>
  changes: ReadonlyMap<Key, Value>
}

/** A map with changes over it. Its order is that of a map in which the changes were set. The changes may still grow. */
export class LayeredMap<Key, Value extends object> implements ReadonlyMap<Key, Value>, Layers<Key, Value> {
  readonly base: ReadonlyMap<Key, Value>
  readonly changes: ReadonlyMap<Key, Value>

  constructor(base: ReadonlyMap<Key, Value>, changes: ReadonlyMap<Key, Value>) {
    this.base = base
    this.changes = changes
  }

  get size(): number {
    let size = this.base.size
    for (const key of this.changes.keys()) if (!this.base.has(key)) size += 1
    return size
  }

  get(key: Key): Value | undefined {
    return this.changes.get(key) ?? this.base.get(key)
  }

  has(key: Key): boolean {
    return this.changes.has(key) || this.base.has(key)
  }

  *entries(): MapIterator<[Key, Value]> {
    for (const entry of this.base) {
      const changed = this.changes.get(entry[0])
      yield changed === undefined ? entry : [entry[0], changed]
    }
    for (const entry of this.changes) if (!this.base.has(entry[0])) yield entry
  }

  *keys(): MapIterator<Key> {
    for (const [key] of this.entries()) yield key
  }

  *values(): MapIterator<Value> {
    for (const [, value] of this.entries()) yield value
  }

  forEach(visit: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this.entries()) visit(value, key, this)
  }

  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.entries()
  }
}
