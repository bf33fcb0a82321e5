import { useEffect, useRef } from 'react'

const marginPx = 24

/** Scrolls a row of chips to the chosen one, where that is out of sight. */
export function useChosenInView(chosen: string) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chip = row.current?.querySelector('input:checked')?.closest('label')
    if (!row.current || !chip) return
    const [outer, inner] = [row.current.getBoundingClientRect(), chip.getBoundingClientRect()]
    if (inner.left < outer.left || inner.right > outer.right) row.current.scrollBy({ left: inner.left - outer.left - marginPx })
  }, [chosen])
  return row
}
