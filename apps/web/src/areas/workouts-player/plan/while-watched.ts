export interface Watched<Value> {
  get: () => Value
  watch: (onChange: () => void) => () => void
}

/** A value that something has to be open for: it is opened by the first who watches, and closed after the last. */
export function whileWatched<Value>(first: Value, open: (show: (value: Value) => void) => () => void): Watched<Value> {
  let value = first
  let close: (() => void) | undefined
  const watchers = new Set<() => void>()
  const show = (next: Value) => {
    value = next
    for (const watcher of watchers) watcher()
  }
  return {
    get: () => value,
    watch(onChange) {
      watchers.add(onChange)
      close ??= open(show)
      return () => {
        watchers.delete(onChange)
        if (watchers.size > 0) return
        close?.()
        close = undefined
      }
    },
  }
}
