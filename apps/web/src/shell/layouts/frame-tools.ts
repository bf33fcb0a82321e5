import { useSyncExternalStore } from 'react'

let place: HTMLElement | undefined
const watchers = new Set<() => void>()

const set = (next: HTMLElement | undefined): void => {
  place = next
  for (const watcher of watchers) watcher()
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** The ref of the place for tools in the sidebar; a phone has none. */
export const frameToolsRef = (element: HTMLElement | null) => {
  if (!element) return undefined
  set(element)
  return () => {
    if (place === element) set(undefined)
  }
}

/** The place where an area may put a button that stays on every page. */
export const useFrameTools = (): HTMLElement | undefined => useSyncExternalStore(watch, () => place)
