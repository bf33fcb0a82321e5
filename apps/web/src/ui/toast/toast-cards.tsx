import { useLayoutEffect, useRef } from 'react'
import { movesOf } from './moves.ts'
import type { DrawnToasts } from './moves.ts'
import type { ShownToast } from './store.ts'
import { ToastCard } from './toast-card.tsx'
import css from './toast.module.css'

const moveMs = 180

/** The toasts below each other. One that comes or goes moves the others smoothly, so that a press does not meet another one. */
export function ToastCards({ items }: { items: readonly ShownToast[] }) {
  const region = useRef<HTMLDivElement>(null)
  const drawnBefore = useRef<DrawnToasts>(undefined)
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
        <ToastCard key={item.id} item={item} />
      ))}
    </div>
  )
}
