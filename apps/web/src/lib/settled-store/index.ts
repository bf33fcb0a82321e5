import type { FollowedStore, Store } from '#lib/store'

/** Shorter than the pause that somebody makes who looks up from the keys. */
const pauseMs = 200

interface SettledStore<Value> extends FollowedStore<Value> {
  stop: () => void
}

/** The watchers are called in this many groups, each in a frame of its own. */
const groups = 4
const apartMs = 20

/**
 * Follows a store once it has stayed the same for a moment, so that what is costly to draw does not compete with typing: its watchers are
 * called in groups. An urgent change is followed at once.
 */
export function settledStore<Value>(
  source: Pick<Store<Value>, 'get' | 'watch'>,
  isUrgent: (before: Value, next: Value) => boolean,
): SettledStore<Value> {
  let value = source.get()
  let pause: ReturnType<typeof setTimeout> | undefined
  const watchers = new Set<() => void>()
  const watch = (watcher: () => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  }
  const callAll = (called: readonly (() => void)[], size = Math.ceil(called.length / groups)) => {
    for (const watcher of called.slice(0, size)) if (watchers.has(watcher)) watcher()
    if (called.length > size) pause = setTimeout(() => callAll(called.slice(size), size), apartMs)
  }
  const unwatch = source.watch(() => {
    clearTimeout(pause)
    const next = source.get()
    if (isUrgent(value, next)) {
      value = next
      for (const watcher of watchers) watcher()
    } else
      pause = setTimeout(() => {
        value = source.get()
        callAll([...watchers])
      }, pauseMs)
  })
  const stop = () => {
    clearTimeout(pause)
    unwatch()
  }
  return { get: () => value, watch, stop }
}
