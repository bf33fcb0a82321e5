import { useLayoutEffect, useRef } from 'react'
import { useWords } from '#ui/words'
import { movesOf } from './moves.ts'
import type { DrawnToasts } from './moves.ts'
import { toasts, type ShownToast } from './store.ts'
import { ToastCard } from './toast-card.tsx'
import css from './toast.module.css'

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

const moveMs = 180

/** Parts of a page that toasts must not cover, by the mark that the region bears while one is there. */
const partsOfPage = {
  'data-over-foot': '[data-foot]',
  'data-over-corner': '[data-in-corner]',
  'data-over-writing': '[data-writing]',
  'data-over-submit': "main [type='submit']",
}

/** Watches the page only while there are toasts. Rules with `:root:has(…)` would cost each new node its time on every page. */
function watchPage(region: HTMLElement) {
  const mark = () => {
    for (const [name, part] of Object.entries(partsOfPage)) region.toggleAttribute(name, document.querySelector(part) !== null)
  }
  mark()
  const observer = new MutationObserver(mark)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-in-corner'] })
  return () => observer.disconnect()
}

/** The toasts below each other. One that comes or goes moves the others smoothly, so that a press does not meet another one. */
export function ToastCards({ items }: { items: readonly ShownToast[] }) {
  const region = useRef<HTMLDivElement>(null)
  const drawnBefore = useRef<DrawnToasts>(undefined)
  const hasToasts = items.length > 0
  useLayoutEffect(() => (hasToasts && region.current ? watchPage(region.current) : undefined), [hasToasts])
  useLayoutEffect(() => {
    if (!region.current) return
    const cards = [...region.current.children].filter(card => card instanceof HTMLElement)
    const { top, bottom } = region.current.getBoundingClientRect()
    const places = { edges: { top, bottom }, toasts: cards.map((card, at) => ({ id: items[at]?.id ?? '', top: top + card.offsetTop })) }
    const moves = movesOf(drawnBefore.current, places)
    drawnBefore.current = places
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const [at, { id }] of places.toasts.entries()) {
      const move = moves.get(id)
      // a move that is under way goes on, and both add up
      if (move !== undefined)
        cards[at]?.animate({ translate: [`0 ${move}px`, '0 0'] }, { duration: moveMs, easing: 'ease-out', composite: 'add' })
    }
  }, [items])
  return (
    <div ref={region} className={css.region}>
      {items.map(item => (
        <ToastCard key={item.key} item={item} />
      ))}
    </div>
  )
}
