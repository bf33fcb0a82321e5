import { useDeferredValue, useLayoutEffect } from 'react'
import type { RefCallback } from 'react'

export type AnchorProps = { of: string; ref?: RefCallback<HTMLElement> }

/** Stands for a button that stands elsewhere in the page already. */
export function Anchor({ of, ref }: AnchorProps) {
  useLayoutEffect(() => {
    ref?.(document.getElementById(of))
  })
  return null
}

/** Closed for the first drawing: what opens must be there to notice that, and whose focus it will give back. */
export const useNext = (opened: boolean): boolean => useDeferredValue(true, false) && opened
