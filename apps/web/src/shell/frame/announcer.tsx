import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useCurrentTitle } from './page-title.ts'

/** Tells a screen reader that the page has changed; the browser announces the first page itself. */
export function Announcer() {
  const title = useCurrentTitle()
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const [first, setFirst] = useState(path)
  if (first === undefined && path !== undefined) setFirst(path)
  const isFirst = first === undefined || first === path
  return (
    <div aria-live="polite" aria-atomic="true">
      {!isFirst && <VisuallyHidden>{title}</VisuallyHidden>}
    </div>
  )
}
