import { useSyncExternalStore } from 'react'

let hasSettled = false
let waiting: readonly (() => void)[] = []

/** The first page stands with what it shows: from now on may be fetched what nobody has asked for yet. */
export function settle(): void {
  if (hasSettled) return
  hasSettled = true
  for (const begin of waiting) begin()
  waiting = []
}

/** At once where the first page stands already; answers how to call it off. */
export function whenSettled(begin: () => void): () => void {
  if (hasSettled) {
    begin()
    return () => undefined
  }
  waiting = [...waiting, begin]
  return () => {
    waiting = waiting.filter(other => other !== begin)
  }
}

/** For those to whom it matters; the others are not drawn anew when it happens. */
export const useHasSettled = (matters: boolean): boolean => useSyncExternalStore(matters ? whenSettled : never, () => matters && hasSettled)

const never = () => () => undefined
