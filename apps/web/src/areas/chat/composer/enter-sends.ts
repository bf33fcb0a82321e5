import { useSyncExternalStore } from 'react'

const name = 'allenio.chat.enter'
const watchers = new Set<() => void>()

function read(): boolean {
  try {
    return localStorage.getItem(name) !== 'breaks'
  } catch {
    return true
  }
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}

/** Whether Enter sends on this device, where it has a keyboard. */
export const useEnterSends = (): boolean => useSyncExternalStore(watch, read)

export function setEnterSends(sends: boolean): void {
  try {
    localStorage.setItem(name, sends ? 'sends' : 'breaks')
  } catch {
    // a browser that refuses storage starts with the default each time
  }
  for (const watcher of watchers) watcher()
}
