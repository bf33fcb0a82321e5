export type SelectedKeys = ReadonlySet<string>

export function toggled(chosen: SelectedKeys, key: string): SelectedKeys {
  const next = new Set(chosen)
  if (!next.delete(key)) next.add(key)
  return next
}

/** With Shift, all rows between the last touched row and this one get the new state of this one. */
export function withRange(chosen: SelectedKeys, keys: readonly string[], from: string | undefined, to: string): SelectedKeys {
  const start = from === undefined ? -1 : keys.indexOf(from)
  const end = keys.indexOf(to)
  if (start < 0 || end < 0) return toggled(chosen, to)
  const between = keys.slice(Math.min(start, end), Math.max(start, end) + 1)
  const next = new Set(chosen)
  const adds = !chosen.has(to)
  for (const key of between) {
    if (adds) next.add(key)
    else next.delete(key)
  }
  return next
}

/** Selects all visible rows, or none of them; rows of other pages stay as they are. */
export function withAll(chosen: SelectedKeys, keys: readonly string[]): SelectedKeys {
  const next = new Set(chosen)
  const areAllChosen = keys.every(key => chosen.has(key))
  for (const key of keys) {
    if (areAllChosen) next.delete(key)
    else next.add(key)
  }
  return next
}

export function extentOf(chosen: SelectedKeys, keys: readonly string[]): 'none' | 'some' | 'all' {
  const count = keys.filter(key => chosen.has(key)).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}
