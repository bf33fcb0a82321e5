import { useSyncExternalStore } from 'react'

let hasSettled = false
let callbacks: readonly (() => void)[] = []

/** Called when the first page shows its data: from now on chunks may be fetched ahead of their use. */
export function settle(): void {
  if (hasSettled) return
  hasSettled = true
  for (const begin of callbacks) begin()
  callbacks = []
}

/** Calls `begin` at once if the first page has settled already; returns a function that cancels the wait. */
export function whenSettled(begin: () => void): () => void {
  if (hasSettled) {
    begin()
    return () => undefined
  }
  callbacks = [...callbacks, begin]
  return () => {
    callbacks = callbacks.filter(other => other !== begin)
  }
}

/** Components that pass false are not rendered again when the page settles. */
export const useHasSettled = (matters: boolean): boolean => useSyncExternalStore(matters ? whenSettled : never, () => matters && hasSettled)

const never = () => () => undefined
