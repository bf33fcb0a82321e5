import { useEffect, useState } from 'react'

/**
 * Mantine gives the focus back when a modal that stays is closed. One that is drawn only while it is open goes with its
 * memory, so the element that had the focus before is remembered here.
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
