import { useWords } from '#ui/words'
import { toasts } from './store.ts'
import { ToastCards } from './toast-cards.tsx'

/** Stands once in the app. The region exists before the first toast, so that screen readers announce it. */
export function ToastHost() {
  const visibleToasts = toasts.use()
  const words = useWords()
  return (
    <section aria-label={words.notifications} aria-live="polite" aria-relevant="additions">
      {visibleToasts.length > 0 && <ToastCards items={visibleToasts} />}
    </section>
  )
}
