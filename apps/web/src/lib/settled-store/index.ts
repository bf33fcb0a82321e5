import { whenQuiet } from '#lib/device'
import { createStore, type FollowedStore, type Store } from '#lib/store'

/** Shorter than the pause that somebody makes who looks up from the keys; whoever types on and on sees what has changed once a second. */
const pause = { ms: 200, mostMs: 1_000 }

interface SettledStore<Value> extends FollowedStore<Value> {
  stop: () => void
}

/**
 * Follows a store once it and the keys have been still for a moment, so that what is costly to draw does not compete with typing. An
 * urgent change is followed at once.
 */
export function settledStore<Value>(
  source: Pick<Store<Value>, 'get' | 'watch'>,
  isUrgent: (before: Value, next: Value) => boolean,
): SettledStore<Value> {
  const { get, set, watch } = createStore(source.get())
  let isStopped = false
  const followSoon = whenQuiet(() => {
    if (!isStopped) set(source.get())
  }, pause)
  const wait = () => get() !== source.get() && followSoon()
  const unwatch = source.watch(() => {
    const next = source.get()
    if (isUrgent(get(), next)) set(next)
    else followSoon()
  })
  globalThis.addEventListener?.('keydown', wait, { capture: true })
  const stop = () => {
    isStopped = true
    globalThis.removeEventListener?.('keydown', wait, { capture: true })
    unwatch()
  }
  return { get, watch, stop }
}
