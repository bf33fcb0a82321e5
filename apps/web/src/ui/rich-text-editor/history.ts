import type { Edited } from './editing.ts'

const steps = 200
/** What is typed without a rest, and not for too long, is taken back in one. */
const restMs = 700
const longestMs = 4000

export type History = {
  /** What stood before a change; what is typed in one go is one step. */
  keep: (before: Edited, kind: 'typing' | 'change') => void
  back: (now: Edited) => Edited | undefined
  on: (now: Edited) => Edited | undefined
  mayGo: () => { back: boolean; on: boolean }
}

export function newHistory(clock: () => number = Date.now): History {
  let past: Edited[] = []
  let future: Edited[] = []
  let typedAt = -Infinity
  let begunAt = -Infinity
  return {
    keep(before, kind) {
      const now = clock()
      const goesOn = kind === 'typing' && now - typedAt < restMs && now - begunAt < longestMs
      typedAt = kind === 'typing' ? now : -Infinity
      future = []
      if (goesOn) return
      begunAt = now
      past = [...past, before].slice(-steps)
    },
    back(now) {
      const before = past.at(-1)
      if (!before) return undefined
      past = past.slice(0, -1)
      future = [...future, now]
      typedAt = -Infinity
      return before
    },
    on(now) {
      const after = future.at(-1)
      if (!after) return undefined
      future = future.slice(0, -1)
      past = [...past, now]
      return after
    },
    mayGo: () => ({ back: past.length > 0, on: future.length > 0 }),
  }
}
