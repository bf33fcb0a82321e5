import { useSyncExternalStore } from 'react'
import { isInstalled } from '#lib/device'

const name = 'allenio.installed'
const watchers = new Set<() => void>()

/** A browser tab cannot ask whether the app is installed; what it saw once, it remembers. */
export function rememberInstalled(): void {
  try {
    localStorage.setItem(name, 'yes')
  } catch {
    // refused storage: asked again next time
  }
  for (const tell of watchers) tell()
}

function wasInstalled(): boolean {
  if (isInstalled()) return true
  try {
    return localStorage.getItem(name) === 'yes'
  } catch {
    return false
  }
}

const watch = (tell: () => void) => {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}

export const useWasInstalled = () => useSyncExternalStore(watch, wasInstalled)
