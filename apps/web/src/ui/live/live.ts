import { createStore, useStored } from '#lib/store'

/** A list to which any code may add and which one host shows: toasts, banners, questions. */
export function liveList<Item extends { id: string }>() {
  const items = createStore<readonly Item[]>([])
  const without = (id: string) => items.get().filter(item => item.id !== id)
  return {
    get: items.get,
    use: () => useStored(items),
    add: (item: Item) => items.set([...without(item.id), item]),
    remove: (id: string) => items.set(without(id)),
    clear: () => items.set([]),
  }
}

let last = 0
export const nextId = () => `${(last += 1)}`
