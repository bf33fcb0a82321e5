import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** How wide a box stands on the screen; 0 before it does. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setWidth(element.getBoundingClientRect().width)
    look()
    const resized = new ResizeObserver(look)
    resized.observe(element)
    return () => resized.disconnect()
  }, [box])
  return width
}
