import { useSyncExternalStore } from 'react'

/** A property of the device that can change while the page is open, and the hook that follows it. */
export function watched<T extends string | boolean>(get: () => T, watch: (changed: () => void) => () => void) {
  return { get, watch, use: () => useSyncExternalStore(watch, get) }
}

const queries = new Map<string, MediaQueryList | undefined>()

/** A component that follows the width asks with each rendering, so the query is read once. */
export function mediaMatches(query: string): boolean {
  if (!queries.has(query)) queries.set(query, globalThis.matchMedia?.(query))
  return queries.get(query)?.matches ?? false
}

export function watchMedia(query: string, changed: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

export function watchEvents(target: EventTarget, names: readonly string[], changed: () => void): () => void {
  for (const name of names) target.addEventListener(name, changed)
  return () => {
    for (const name of names) target.removeEventListener(name, changed)
  }
}
