import { useState } from 'react'
import { CallError } from '#lib/api'

/**
 * For a form that shows what a read answered and writes with its revision: where that has changed since, it is read again, and what was
 * typed stays. The count goes up with each such refusal.
 */
export function useMeanwhile(readAgain: () => unknown) {
  const [changes, setChanges] = useState(0)
  const onRefused = (error: unknown): boolean => {
    const hasChanged = error instanceof CallError && error.code === 'changed meanwhile'
    if (hasChanged) {
      readAgain()
      setChanges(count => count + 1)
    }
    return hasChanged
  }
  return { changes, onRefused }
}
