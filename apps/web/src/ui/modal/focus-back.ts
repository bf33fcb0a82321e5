import { useEffect, useState } from 'react'

interface Opener {
  element: Element | null
  /** Of the modal in which the element stood: it may have given way to this one. */
  earlier: Opener | undefined
}

let latestOpener: Opener | undefined

/**
 * Gives the focus back after a modal. Mantine does so only for a modal that stays mounted; one that is rendered only
 * while it is open is unmounted at its closing, so the element that had the focus before is stored here.
 */
export function useFocusBack(opened: boolean) {
  const [opener] = useState(() => (opened ? rememberOpener() : undefined))
  useEffect(
    () => () => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body
      if (isNowhere) focusConnected(opener)
    },
    [opener],
  )
}

function rememberOpener(): Opener {
  const element = document.activeElement
  latestOpener = { element, earlier: element?.closest('[role="dialog"]') ? latestOpener : undefined }
  return latestOpener
}

function focusConnected(opener: Opener | undefined): void {
  if (!opener) return
  const { element, earlier } = opener
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
  else focusConnected(earlier)
}
