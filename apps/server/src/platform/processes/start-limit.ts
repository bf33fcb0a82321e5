export interface StartLimit {
  /** Begins the next step, which has the whole time again. */
  enter(step: string): void
  /** Answers what the work answers, or fails when one of its steps takes too long. */
  within<T>(work: () => Promise<T>): Promise<T>
}

/**
 * A start that stands still has to end with its reason: whatever watches the process sees it run, and would wait for ever. The time is
 * that of each step, so that a slow machine, where all of them together take longer, comes to listen.
 */
export function limitStart(longestMs: number): StartLimit {
  let step = 'loading'
  let timer: NodeJS.Timeout | undefined
  return {
    enter(next) {
      step = next
      timer?.refresh()
    },
    async within(work) {
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new Error(`The app does not come to listen: for ${longestMs / 1000} seconds it stands still at ${step}.`)),
          longestMs,
        )
      })
      try {
        return await Promise.race([work(), late])
      } finally {
        clearTimeout(timer)
        timer = undefined
      }
    },
  }
}
