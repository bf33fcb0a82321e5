import { useEffect } from 'react'
import { createStore, useStored } from '#lib/store'
import type { Shortcut } from './shortcut.ts'

const registered = createStore<readonly (readonly Shortcut[])[]>([])

/** Registers shortcuts for as long as the calling component is mounted. The help on `?` lists them. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    registered.set([...registered.get(), shortcuts])
    return () => registered.set(registered.get().filter(other => other !== shortcuts))
  }, [shortcuts])
}

/** All shortcuts of the page; those that were registered last come first. */
export const shortcutsHere = (): readonly Shortcut[] => registered.get().toReversed().flat()
export const useShortcutsHere = () => useStored(registered)
