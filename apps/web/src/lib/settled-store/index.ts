import { createStore, type FollowedStore, type Store } from '#lib/store'

/** Shorter than the pause that somebody makes who looks up from the keys. */
const pauseMs = 120

interface SettledStore<Value> extends FollowedStore<Value> {
  stop: () => void
}

/**
 * Follows a store once it has stayed the same for a moment, so that what is costly to draw does not compete with typing. An urgent
 * change is followed at once.
 */
export function settledStore<Value>(
  source: Pick<Store<Value>, 'get' | 'watch'>,
  isUrgent: (before: Value, next: Value) => boolean,
): SettledStore<Value> {
  const settled = createStore(source.get())
  let pause: ReturnType<typeof setTimeout> | undefined
  const follow = () => settled.set(source.get())
  const unwatch = source.watch(() => {
    clearTimeout(pause)
    if (isUrgent(settled.get(), source.get())) follow()
    else pause = setTimeout(follow, pauseMs)
  })
  const stop = () => {
    clearTimeout(pause)
    unwatch()
  }
  return { ...settled, stop }
}
