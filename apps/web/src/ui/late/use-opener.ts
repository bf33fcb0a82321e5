import { useEffect, useId, useState } from 'react'
import { whenSettled } from '#lib/build'
import type { LatePart } from './late-part.ts'

/**
 * A button and the panel that opens beside it. The button never changes; the panel is loaded when the page has settled,
 * when the pointer or the focus comes near, or at the latest when the button is pressed.
 */
export function useOpener<Props>(part: LatePart<Props>) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (opened && !wasOpened) setWasOpened(true)
  // the panel stays mounted once it has opened, so that it can finish its closing and give the focus back
  const Part = part.use(wasOpened)
  useEffect(() => whenSettled(part.fetchAhead), [part])
  const turn = (isNextOpen: boolean) => {
    setOpened(isNextOpen)
    // loading failed: nothing is open, and the next press tries again
    if (isNextOpen) part.fetch().catch(() => setOpened(false))
  }
  return { id, opened, turn, Part, near: part.fetchAhead }
}
