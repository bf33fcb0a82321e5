import { useSyncExternalStore } from 'react'

/** The open state of a part that exists once in the page and that any code may open. */
export function openState() {
  let isOpen = false
  const watchers = new Set<() => void>()
  const get = () => isOpen
  const watch = (tell: () => void) => {
    watchers.add(tell)
    return () => void watchers.delete(tell)
  }
  return {
    get,
    set(open: boolean) {
      if (open === isOpen) return
      isOpen = open
      for (const tell of watchers) tell()
    },
    use: () => useSyncExternalStore(watch, get),
  }
}
