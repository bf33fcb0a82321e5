import type { AnyRouter } from '@tanstack/react-router'
import { focusDelayMs } from '#lib/constants'
import { isMobile } from '#lib/device'
import { contentId } from '../layouts/main-content.tsx'
import { firstField } from './first-field.ts'

const slowestMs = 10_000

/** Sets the focus after every page change: on desktop to the first field, otherwise to the page itself. */
export function focusAfterNavigation(router: AnyRouter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFirstPage = true
  // keys that follow the change belong to a shortcut, and a focused field would swallow them
  let hasPressed = false
  const press = () => {
    hasPressed = true
  }
  addEventListener('keydown', press, true)
  // the person has moved the focus meanwhile, so it stays there
  const mayMove = (focused: Element | null) =>
    !hasPressed && (document.activeElement === focused || document.activeElement === document.body)
  /** Focuses a field that appears late, because the data of the page were still loading. */
  const focusLateField = (focused: Element | null, until: number) => {
    timer = setTimeout(() => {
      if (!mayMove(focused)) return
      if (isLoading() && performance.now() < until) focusLateField(focused, until)
      else firstField(document)?.focus({ preventScroll: true })
    }, focusDelayMs)
  }
  const forget = router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged && !isFirstPage) return
    const hasMoved = !isFirstPage
    isFirstPage = false
    clearTimeout(timer)
    const focused = document.activeElement
    hasPressed = false
    timer = setTimeout(() => {
      if (!mayMove(focused)) return
      const field = isMobile() ? undefined : firstField(document)
      const page = hasMoved && !isTyping(document.activeElement) ? document.getElementById(contentId) : undefined
      const target = field ?? page
      target?.focus({ preventScroll: true })
      if (!field && !isMobile() && isLoading()) focusLateField(document.activeElement, performance.now() + slowestMs)
    }, focusDelayMs)
  })
  return () => {
    clearTimeout(timer)
    removeEventListener('keydown', press, true)
    forget()
  }
}

/** Whether the page still shows its skeleton. */
const isLoading = () => document.querySelector(`#${contentId} [role="status"][aria-busy]`) !== null

const isTyping = (element: Element | null) => element?.matches('input, textarea, select, [contenteditable="true"]') ?? false
