import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

interface OnceNearProps {
  /** What keeps its place until then, of about the same height. */
  waiting: ReactNode
  children: ReactNode
}

const ahead = '400px'

/** Draws what lies far down only when one comes near: its code is not fetched before. */
export function OnceNear({ waiting, children }: OnceNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (isNear || !element) return
    const watcher = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: ahead },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [isNear])
  return <div ref={place}>{isNear ? children : waiting}</div>
}
