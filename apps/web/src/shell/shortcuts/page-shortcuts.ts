import { useEffect, useSyncExternalStore } from 'react'
import type { Shortcut } from './shortcut.ts'

let registered: readonly (readonly Shortcut[])[] = []
const watchers = new Set<() => void>()

function set(next: typeof registered) {
  registered = next
  for (const watcher of watchers) watcher()
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Registers shortcuts for as long as the calling component is mounted. The help on `?` lists them. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    set([...registered, shortcuts])
    return () => set(registered.filter(other => other !== shortcuts))
  }, [shortcuts])
}

/** All shortcuts of the page; those that were registered last come first. */
export const shortcutsHere = (): readonly Shortcut[] => registered.toReversed().flat()
export const useShortcutsHere = () => useSyncExternalStore(watch, () => registered)
