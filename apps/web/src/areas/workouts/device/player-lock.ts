export interface PlayerLock {
  takeOver: () => void
  release: () => void
}

/**
 * One tab at a time writes a workout; the others follow it, and the next one takes its place when it is closed. Where a browser has no
 * locks every tab may write: what they store is merged all the same.
 */
export function lockPlayer(name: string, onChange: (isOwner: boolean) => void): PlayerLock {
  let queued = new AbortController()
  let isReleased = false
  let isHeld = false
  let letGo: () => void = () => undefined
  if (!globalThis.navigator?.locks) {
    onChange(true)
    return { takeOver: () => undefined, release: () => undefined }
  }
  const hold = () =>
    new Promise<void>(resolve => {
      letGo = resolve
      if (isReleased) return resolve()
      isHeld = true
      onChange(true)
    })
  const request = async (options: LockOptions): Promise<void> => {
    try {
      await navigator.locks.request(name, options, lock => (lock ? hold() : queue()))
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
      // another tab has taken it, unless this one has left the queue itself
      if (!options.signal?.aborted) queue()
    }
  }
  const queue = () => {
    isHeld = false
    if (isReleased) return
    onChange(false)
    queued = new AbortController()
    void request({ signal: queued.signal })
  }
  void request({ ifAvailable: true })
  return {
    takeOver() {
      if (isHeld || isReleased) return
      queued.abort()
      void request({ steal: true })
    },
    release() {
      isReleased = true
      queued.abort()
      letGo()
    },
  }
}
