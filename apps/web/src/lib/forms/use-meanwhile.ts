import { useState } from 'react'
import { CallError } from '#lib/api'

/**
 * For a form that shows what a read answered and writes with its revision: where that has changed since, it is read again, and what was
 * typed stays. The count goes up with each such refusal.
 */
export function useMeanwhile(readAgain: () => Promise<{ isSuccess: boolean }>) {
  const [state, setState] = useState({ changes: 0, isRead: true })
  const readChanges = async () => {
    const { isSuccess: isRead } = await readAgain()
    setState(({ changes }) => ({ changes: changes + 1, isRead }))
  }
  const onRefused = (error: unknown): boolean => {
    const hasChanged = error instanceof CallError && error.code === 'changed meanwhile'
    if (hasChanged) void readChanges()
    return hasChanged
  }
  return { ...state, onRefused }
}
