import { useEffect } from 'react'
import { setWaitingCount } from '#lib/badge'

/** Shows how many things of a part of the app wait. */
export function useWaitingCount(part: string, count: number | undefined): void {
  useEffect(() => {
    // without a place for it the icon stays as it was
    if (count !== undefined) setWaitingCount(part, count).catch(() => undefined)
  }, [part, count])
}
