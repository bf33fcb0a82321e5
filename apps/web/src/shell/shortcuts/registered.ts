import { useEffect, useSyncExternalStore } from 'react'
import type { Shortcut } from './shortcut.ts'

let registered: readonly (readonly Shortcut[])[] = []
const watchers = new Set<() => void>()

function set(next: typeof registered) {
  registered = next
  for (const tell of watchers) tell()
}

const watch = (tell: () => void) => {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}

/** What the keyboard does on this screen, for as long as the calling component stands. The help on `?` lists it. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    set([...registered, shortcuts])
    return () => set(registered.filter(other => other !== shortcuts))
  }, [shortcuts])
}

/** Of the whole page; what was registered last comes first. */
export const shortcutsHere = (): readonly Shortcut[] => registered.toReversed().flat()
export const useShortcutsHere = () => useSyncExternalStore(watch, () => registered)
