import { useEffect } from 'react'
import { whenSettled } from '#lib/build'
import { latePart } from '#ui/late'
import { useWords } from '#ui/words'
import { toasts } from './store.ts'
import css from './toast.module.css'

const card = latePart(async () => (await import('./toast-card.tsx')).ToastCard)

/** Stands once in the app. The region exists before the first toast, so that screen readers announce it. */
export function ToastHost() {
  const visibleToasts = toasts.use()
  const words = useWords()
  const hasToasts = visibleToasts.length > 0
  const Card = card.use(hasToasts)
  useEffect(() => whenSettled(card.fetchAhead), [])
  useEffect(() => {
    if (hasToasts) card.fetchAhead()
  }, [hasToasts])
  return (
    <section aria-label={words.notifications} aria-live="polite" aria-relevant="additions">
      <div className={css.region}>{Card && visibleToasts.map(item => <Card key={item.id} item={item} />)}</div>
    </section>
  )
}
