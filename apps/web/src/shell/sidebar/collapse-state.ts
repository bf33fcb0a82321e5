import { useState } from 'react'

const name = 'allenio.sidebar'
const yearSeconds = 365 * 86_400

/** It is read before the frame's first paint, so that nothing moves when the page loads. */
export const isCollapsedAtStart = (): boolean => document.cookie.split('; ').includes(`${name}=closed`)

export function useCollapsed() {
  const [isCollapsed, setCollapsed] = useState(isCollapsedAtStart)
  const toggle = () => {
    setCollapsed(!isCollapsed)
    document.cookie = `${name}=${isCollapsed ? 'open' : 'closed'}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
  }
  return { isCollapsed, toggle }
}
