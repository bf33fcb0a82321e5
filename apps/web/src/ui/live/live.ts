import { useSyncExternalStore } from 'react'

/** A list to which any code may add and which one host shows: toasts, banners, questions. */
export function liveList<Item extends { id: string }>() {
  let items: readonly Item[] = []
  const watchers = new Set<() => void>()
  const set = (next: readonly Item[]) => {
    items = next
    for (const tell of watchers) tell()
  }
  const get = () => items
  const subscribe = (tell: () => void) => {
    watchers.add(tell)
    return () => {
      watchers.delete(tell)
    }
  }
  return {
    get,
    subscribe,
    add: (item: Item) => set([...items.filter(({ id }) => id !== item.id), item]),
    remove: (id: string) => set(items.filter(item => item.id !== id)),
    clear: () => set([]),
  }
}

type Live<Item> = { get: () => readonly Item[]; subscribe: (tell: () => void) => () => void }

export const useLive = <Item>(list: Live<Item>) => useSyncExternalStore(list.subscribe, list.get, list.get)

let last = 0
export const nextId = () => `${(last += 1)}`
