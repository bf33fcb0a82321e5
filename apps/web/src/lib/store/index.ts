import { useSyncExternalStore } from 'react'

export interface Store<Value> {
  get: () => Value
  /** Tells the watchers, unless the value is the same. */
  set: (next: Value) => void
  /** Calls the watcher after each change, until the returned function is called. */
  watch: (watcher: () => void) => () => void
  /** The value as a hook: the component renders again when it changes. */
  use: () => Value
  /** A part of the value as a hook: other changes do not render the component again. */
  useSelected: <Part>(select: (value: Value) => Part) => Part
}

/**
 * A value that a part of the app lets others follow. It has no `use`: the React compiler, which works over the areas, takes a method
 * of that name for no hook, and would keep its first answer.
 */
export type FollowedStore<Value> = Pick<Store<Value>, 'get' | 'watch' | 'useSelected'>

/** A value outside React, which any code may set and components follow. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const watchers = new Set<() => void>()
  const get = () => value
  const watch = (watcher: () => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  }
  const set = (next: Value) => {
    if (Object.is(next, value)) return
    value = next
    for (const watcher of watchers) watcher()
  }
  return {
    get,
    set,
    watch,
    use: () => useSyncExternalStore(watch, get, get),
    useSelected: select => useSyncExternalStore(watch, () => select(value)),
  }
}
