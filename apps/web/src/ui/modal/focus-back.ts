import { useEffect, useState } from 'react'

/**
 * Gives the focus back after a modal. Mantine does so only for a modal that stays mounted; one that is rendered only
 * while it is open is unmounted at its closing, so the element that had the focus before is stored here.
 */
export function useFocusBack(opened: boolean) {
  const [before] = useState(() => (opened ? document.activeElement : null))
  useEffect(
    () => () => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body
      if (isNowhere && before instanceof HTMLElement) before.focus({ preventScroll: true })
    },
    [before],
  )
}
