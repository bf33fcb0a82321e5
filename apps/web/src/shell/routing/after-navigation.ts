import type { AnyRouter } from '@tanstack/react-router'
import { focusDelayMs } from '#lib/constants'
import { isMobile } from '#lib/device'
import { contentId } from '../layouts/main-content.tsx'
import { firstField } from './first-field.ts'

// the data of a page may take long, and its form some moments on a slow device
const slowestDataMs = 10_000
const slowestFormMs = 2_000

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
  /** Focuses a field of the page that appears late. */
  const focusLateField = (focused: Element | null, since: number) => {
    timer = setTimeout(() => {
      if (!mayMove(focused)) return
      const page = document.getElementById(contentId)
      const field = page && !isLoading() ? firstField(page) : undefined
      if (field) field.focus({ preventScroll: true })
      else if (performance.now() - since < (isLoading() ? slowestDataMs : slowestFormMs)) focusLateField(focused, since)
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
      if (!field && !isMobile()) focusLateField(document.activeElement, performance.now())
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
