import { useEffect } from 'react'
import { setWaitingCount } from '#lib/badge'

/** Shows how many things of a part of the app wait. */
export function useWaitingCount(part: string, count: number | undefined): void {
  useEffect(() => {
    if (count !== undefined) void setWaitingCount(part, count)
  }, [part, count])
}
