import { useDeferredValue, useId, useLayoutEffect, useState } from 'react'
import type { RefCallback } from 'react'

export type AnchorProps = { of: string; ref?: RefCallback<HTMLElement> }

/** Gives the popover library a reference to a button that is rendered elsewhere in the page. */
export function Anchor({ of, ref }: AnchorProps) {
  useLayoutEffect(() => {
    ref?.(document.getElementById(of))
  })
  return null
}

/**
 * Returns false at the first render: the panel must be mounted before it opens, to notice the change and the element to
 * focus later.
 */
export const useIsOpenAfterMount = (opened: boolean): boolean => useDeferredValue(true, false) && opened

/** In a low window neither side of the button has room for a long panel: it then covers the button rather than leave the window. */
export const withinWindow = { shift: { crossAxis: true, padding: 8 } }

/** A button and the panel that opens beside it. The panel stays mounted once it has opened, so that it can finish its closing. */
export function useOpener() {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (opened && !wasOpened) setWasOpened(true)
  return { id, opened, wasOpened, turn: setOpened }
}
