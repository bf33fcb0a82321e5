import type { AnyRouter } from '@tanstack/react-router'
import { focusDelayMs } from '#lib/constants'
import { isMobile } from '#lib/device'
import { contentId } from '../layouts/main-content.tsx'
import { firstField } from './first-field.ts'

/** Sets the focus after every page change: on desktop to the first field, otherwise to the page itself. */
export function focusAfterNavigation(router: AnyRouter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFirstPage = true
  const forget = router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged && !isFirstPage) return
    const hasMoved = !isFirstPage
    isFirstPage = false
    clearTimeout(timer)
    const focused = document.activeElement
    timer = setTimeout(() => {
      // the person has moved the focus meanwhile, so it stays there
      if (document.activeElement !== focused && document.activeElement !== document.body) return
      const field = isMobile() ? undefined : firstField(document)
      const page = hasMoved && !isTyping(document.activeElement) ? document.getElementById(contentId) : undefined
      const target = field ?? page
      target?.focus({ preventScroll: true })
    }, focusDelayMs)
  })
  return () => {
    clearTimeout(timer)
    forget()
  }
}

const isTyping = (element: Element | null) => element?.matches('input, textarea, select, [contenteditable="true"]') ?? false
