import { useEffect, useEffectEvent, useState } from 'react'
import { whenSettled } from '#lib/build'
import { mayPrefetch } from '#lib/device'
import type { LatePart } from './late-part.ts'

/**
 * A part that nobody needs for their work, such as a help: it is loaded when the page has settled, unless data are saved, or when it is
 * wanted. Once it was wanted it stays, so that it can finish its closing.
 */
export function useLatePart<Props>(part: LatePart<Props>, isWanted: boolean, onFailed: () => void) {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  const fail = useEffectEvent(onFailed)
  useEffect(() => (mayPrefetch() ? whenSettled(part.fetchAhead) : undefined), [part])
  useEffect(() => {
    if (isWanted) part.fetch().catch(() => fail())
  }, [part, isWanted])
  return { Part: part.use(wasWanted) }
}
