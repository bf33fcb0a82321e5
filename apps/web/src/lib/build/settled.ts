import { useSyncExternalStore } from 'react'
import { afterPaint } from '#lib/device'

let hasSettled = false
let callbacks: readonly (() => void)[] = []

/** Called when the first page shows its data: from now on chunks may be fetched ahead of their use. */
export function settle(): void {
  if (hasSettled) return
  hasSettled = true
  for (const begin of callbacks) begin()
  callbacks = []
}

/**
 * Calls `begin` once the first page has settled, and from then on after the next paint, so that a page that opens does not wait for what
 * it may need later; returns a function that cancels the wait.
 */
export function whenSettled(begin: () => void): () => void {
  if (hasSettled) {
    let isCalledOff = false
    afterPaint(() => {
      if (!isCalledOff) begin()
    })
    return () => {
      isCalledOff = true
    }
  }
  callbacks = [...callbacks, begin]
  return () => {
    callbacks = callbacks.filter(other => other !== begin)
  }
}

/** Components that pass false are not rendered again when the page settles. */
export const useHasSettled = (matters: boolean): boolean => useSyncExternalStore(matters ? whenSettled : never, () => matters && hasSettled)

const never = () => () => undefined
