import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

interface OnceNearProps {
  /** A placeholder of about the same height, shown until then. */
  placeholder: ReactNode
  children: ReactNode
}

const margin = '400px'

/** Renders its children only when they are near the visible part of the page: their code is not loaded before. */
export function OnceNear({ placeholder, children }: OnceNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (isNear || !element) return
    const watcher = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [isNear])
  return <div ref={place}>{isNear ? children : placeholder}</div>
}
