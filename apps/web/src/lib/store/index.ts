import { useSyncExternalStore } from 'react'

export interface Store<Value> {
  get: () => Value
  /** Tells the watchers, unless the value is the same. */
  set: (next: Value) => void
  /** Calls the watcher after each change, until the returned function is called. */
  watch: (watcher: () => void) => () => void
}

/** A value that a part of the app lets others follow. */
export type FollowedStore<Value> = Pick<Store<Value>, 'get' | 'watch'>

// The React compiler leaves a component alone that calls a hook as a method of something else, and everything in it is then rendered
// again with each change. A method called `use` is worse: the compiler takes it for React's own `use`, which it may leave out.

/** The value of a store: the component renders again when it changes. */
export const useStored = <Value>({ get, watch }: FollowedStore<Value>): Value => useSyncExternalStore(watch, get, get)

/** A part of the value of a store: other changes do not render the component again. */
export const useSelected = <Value, Part>({ get, watch }: FollowedStore<Value>, select: (value: Value) => Part): Part =>
  useSyncExternalStore(
    watch,
    () => select(get()),
    () => select(get()),
  )

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
  return { get, set, watch }
}
