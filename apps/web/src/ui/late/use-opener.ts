import { useEffect, useId, useState } from 'react'
import { whenSettled } from '#lib/build'
import type { LatePart } from './late-part.ts'

/**
 * A button and what opens beside it. The button is plain from the first paint to the last; the part is fetched when the
 * page has come to rest, the pointer or the focus comes near, or at the latest when it is pressed.
 */
export function useOpener<Props>(part: LatePart<Props>) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (opened && !wasOpened) setWasOpened(true)
  // it stays once it has come: it closes in its own time and gives the focus back
  const Part = part.use(wasOpened)
  useEffect(() => whenSettled(part.fetchAhead), [part])
  const turn = (next: boolean) => {
    setOpened(next)
    // it did not come: nothing is open, and the next press tries again
    if (next) part.fetch().catch(() => setOpened(false))
  }
  return { id, opened, turn, Part, near: part.fetchAhead }
}
