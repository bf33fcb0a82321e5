import { useEffect, useState } from 'react'

// a little more than a head's distance from the top when its link was followed
const readingLinePx = 120

/** The section that is being read: the last whose heading has passed the reading line, or the last one at the end of the page. */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0])
  const names = ids.join()
  useEffect(() => {
    const follow = () => {
      const heads = names.split(',').map(id => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity }))
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      const passedHeads = heads.filter(({ top }) => top <= readingLinePx)
      setActive((isAtEnd && scrollY > 0 ? heads.at(-1) : (passedHeads.at(-1) ?? heads[0]))?.id)
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow)
      removeEventListener('resize', follow)
    }
  }, [names])
  return active
}
