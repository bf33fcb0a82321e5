import { createElement, useEffect } from 'react'
import { whenSettled } from '#lib/build'
import { latePart } from '#ui/late'
import { useWords } from '#ui/words'
import { toasts } from './store.ts'

const cards = latePart(async () => (await import('./toast-cards.tsx')).ToastCards)

/** Stands once in the app. The region exists before the first toast, so that screen readers announce it. */
export function ToastHost() {
  const visibleToasts = toasts.use()
  const words = useWords()
  const hasToasts = visibleToasts.length > 0
  const Cards = cards.use(hasToasts)
  useEffect(() => whenSettled(cards.fetchAhead), [])
  useEffect(() => {
    if (hasToasts) cards.fetchAhead()
  }, [hasToasts])
  return (
    <section aria-label={words.notifications} aria-live="polite" aria-relevant="additions">
      {Cards && createElement(Cards, { items: visibleToasts })}
    </section>
  )
}
