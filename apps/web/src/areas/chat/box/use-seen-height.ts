import { useLayoutEffect, type RefObject } from 'react'

/** Keeps the box as tall as the visible part, because a phone's keyboard covers the page without making it smaller. */
export function useSeenHeight(box: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const element = box.current
    const seen = visualViewport
    if (!isOn || !element || !seen) return
    const fit = () => {
      element.style.setProperty('--seen-height', `${seen.height}px`)
      element.style.setProperty('--seen-top', `${seen.offsetTop}px`)
      // the keyboard covers the room that the home bar needs
      element.toggleAttribute('data-keyboard', window.innerHeight - seen.height > 120)
    }
    fit()
    seen.addEventListener('resize', fit)
    seen.addEventListener('scroll', fit)
    return () => {
      seen.removeEventListener('resize', fit)
      seen.removeEventListener('scroll', fit)
    }
  }, [box, isOn])
}
