import { useEffect, useState } from 'react'

const pauseMs = 150

/** The typed text, updated a moment after the last key. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), typed === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
