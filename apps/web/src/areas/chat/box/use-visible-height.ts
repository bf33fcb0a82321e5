import { useLayoutEffect, type RefObject } from 'react'

/** Keeps the box as tall as the visible part, because a phone's keyboard covers the page without making it smaller. */
export function useVisibleHeight(box: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const element = box.current
    const viewport = visualViewport
    if (!isOn || !element || !viewport) return
    const fit = () => {
      element.style.setProperty('--visible-height', `${viewport.height}px`)
      element.style.setProperty('--visible-top', `${viewport.offsetTop}px`)
      // the keyboard covers the room that the home bar needs
      element.toggleAttribute('data-keyboard', window.innerHeight - viewport.height > 120)
    }
    fit()
    viewport.addEventListener('resize', fit)
    viewport.addEventListener('scroll', fit)
    return () => {
      viewport.removeEventListener('resize', fit)
      viewport.removeEventListener('scroll', fit)
    }
  }, [box, isOn])
}
