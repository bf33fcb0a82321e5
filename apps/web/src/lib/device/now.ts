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

// one clock for all that shows how long ago something was; often, so that a tab that slept is right soon
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
  // nobody has watched for a while
  if (timer === undefined) at = Math.floor(Date.now() / minute)
  return at
}

/** The moment, to the minute, in milliseconds; whoever uses it is drawn anew as the minutes pass. */
export const useMinute = (): number => useSyncExternalStore(watch, get) * minute
