import { whenQuiet } from '#lib/device'
import type { FollowedStore, Store } from '#lib/store'

/** Shorter than the pause that somebody makes who looks up from the keys; whoever types on and on sees what has changed once a second. */
const pause = { ms: 200, mostMs: 1_000 }

interface SettledStore<Value> extends FollowedStore<Value> {
  stop: () => void
}

/** The watchers are called in this many groups, each in a frame of its own. */
const groups = 4
const apartMs = 20

/**
 * Follows a store once it and the keys have been still for a moment, so that what is costly to draw does not compete with typing: its
 * watchers are called in groups. An urgent change is followed at once.
 */
export function settledStore<Value>(
  source: Pick<Store<Value>, 'get' | 'watch'>,
  isUrgent: (before: Value, next: Value) => boolean,
): SettledStore<Value> {
  let value = source.get()
  let nextGroup: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const watchers = new Set<() => void>()
  const watch = (watcher: () => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  }
  const callAll = (called: readonly (() => void)[], size = Math.ceil(called.length / groups)) => {
    for (const watcher of called.slice(0, size)) if (watchers.has(watcher)) watcher()
    if (called.length > size) nextGroup = setTimeout(() => callAll(called.slice(size), size), apartMs)
  }
  const isBehind = () => !isStopped && value !== source.get()
  const followSoon = whenQuiet(() => {
    if (!isBehind()) return
    value = source.get()
    callAll([...watchers])
  }, pause)
  const wait = () => isBehind() && followSoon()
  const unwatch = source.watch(() => {
    clearTimeout(nextGroup)
    const next = source.get()
    if (!isUrgent(value, next)) return followSoon()
    value = next
    for (const watcher of watchers) watcher()
  })
  globalThis.addEventListener?.('keydown', wait, { capture: true })
  const stop = () => {
    isStopped = true
    clearTimeout(nextGroup)
    globalThis.removeEventListener?.('keydown', wait, { capture: true })
    unwatch()
  }
  return { get: () => value, watch, stop }
}
