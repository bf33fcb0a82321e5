import { useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useShownTitle } from './page-title.ts'

/** Says to a screen reader that another page is here; the browser says the first one itself. */
export function Announcer() {
  const title = useShownTitle()
  const key = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  return <div aria-live="polite" aria-atomic="true"><Said key="said" title={title} path={key} /></div>
}

function Said({ title, path }: { title: string, path: string | undefined }) {
  const first = useRef(path)
  const isFirst = first.current === undefined || first.current === path
  if (path !== undefined && first.current === undefined) first.current = path
  return isFirst ? null : <VisuallyHidden>{title}</VisuallyHidden>
}
