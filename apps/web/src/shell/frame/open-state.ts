import { useSyncExternalStore } from 'react'

/** The open state of a part that exists once in the page and that any code may open. */
export function openState() {
  let isOpen = false
  const watchers = new Set<() => void>()
  const get = () => isOpen
  const watch = (watcher: () => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  }
  return {
    get,
    set(open: boolean) {
      if (open === isOpen) return
      isOpen = open
      for (const watcher of watchers) watcher()
    },
    use: () => useSyncExternalStore(watch, get),
  }
}

const palette = openState()

export const openPalette = () => palette.set(true)
export const closePalette = () => palette.set(false)
export const isPaletteOpen = palette.get
export const usePaletteOpen = palette.use

const help = openState()

export const showShortcutHelp = () => help.set(true)
export const hideShortcutHelp = () => help.set(false)
export const useShortcutHelp = help.use
