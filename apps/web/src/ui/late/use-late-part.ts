import { useEffect, useEffectEvent, useState } from 'react'
import { whenSettled } from '#lib/build'
import { mayPrefetch } from '#lib/device'
import type { LatePart } from './late-part.ts'

/** Nobody waits for the part yet: where data are saved, it comes when it is wanted. */
export const useFetchAhead = <Props>({ fetchAhead }: LatePart<Props>): void =>
  useEffect(() => (mayPrefetch() ? whenSettled(fetchAhead) : undefined), [fetchAhead])

/** A part that is loaded when the page has settled, or when it is wanted. Once it was wanted it stays, so that it can finish its closing. */
export function useLatePart<Props>(part: LatePart<Props>, isWanted: boolean, onFailed: () => void) {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  const fail = useEffectEvent(onFailed)
  useFetchAhead(part)
  useEffect(() => {
    if (isWanted) part.fetch().catch(() => fail())
  }, [part, isWanted])
  return { Part: part.use(wasWanted) }
}
