import { useSyncExternalStore } from 'react'

const minute = 60_000
const watchers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let at = Math.floor(Date.now() / minute)

function tick(): void {
  const next = Math.floor(Date.now() / minute)
  if (next === at) return
  at = next
  for (const watcher of watchers) watcher()
}

// one clock serves every component that shows how long ago something was; it ticks often, so that a tab that slept is soon correct
function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  timer ??= setInterval(tick, 5000)
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function get(): number {
  // without a watcher no timer runs and the value is old
  if (timer === undefined) at = Math.floor(Date.now() / minute)
  return at
}

/** The current time in milliseconds, rounded to the minute. A component that uses it renders again every minute. */
export const useMinute = (): number => useSyncExternalStore(watch, get) * minute
