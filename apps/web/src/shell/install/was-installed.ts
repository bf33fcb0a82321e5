import { useSyncExternalStore } from 'react'
import { isInstalled } from '#lib/device'

const name = 'allenio.installed'
const watchers = new Set<() => void>()

/** Stores that the app was installed, because a browser tab cannot ask for it later. */
export function rememberInstalled(): void {
  try {
    localStorage.setItem(name, 'yes')
  } catch {
    // storage is refused: the offer is made again next time
  }
  for (const watcher of watchers) watcher()
}

function wasInstalled(): boolean {
  if (isInstalled()) return true
  try {
    return localStorage.getItem(name) === 'yes'
  } catch {
    return false
  }
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const useWasInstalled = () => useSyncExternalStore(watch, wasInstalled)
