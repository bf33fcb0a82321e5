import { useEffect, useEffectEvent } from 'react'
import { useShortcuts } from '#shell'
import { modalOpen } from '#ui/layers'
import { columnId } from './column-frame.tsx'
import type { FloorChange, FloorColumn } from './floor-columns.ts'
import { useFloorWords } from './words.ts'

interface FloorKeys {
  columns: readonly FloorColumn[]
  activeId: string | undefined
  change: (change: FloorChange) => void
  onAdd: () => void
}

const elementOf = (clientId: string | undefined) => (clientId === undefined ? null : document.getElementById(columnId(clientId)))

const ticksIn = (column: HTMLElement) =>
  [...column.querySelectorAll<HTMLElement>('li > div > button[aria-pressed]')].filter(tick => !tick.closest('[inert]'))

/** Elements that hear these keys themselves. */
const ownKeys = 'input:not([type="radio"]), textarea, select, [role="menu"], [role="dialog"], [role="listbox"]'

/** The keys of a choice between a few; once it is made, space goes on to the next set. */
const isOfChoice = (target: Element, key: string) =>
  target.matches('[type="radio"]') && (key.startsWith('Arrow') || (key === ' ' && !target.matches(':checked')))

/** The keys of the floor: a figure for a person, arrows between people and sets, space for the next set. */
export function useFloorKeys({ columns, activeId, change, onAdd }: FloorKeys): void {
  const t = useFloorWords()
  const nothing = () => undefined
  // the help lists them; arrows and space are no characters, so that they are heard below
  useShortcuts([
    { keys: '1–6', label: t('keyColumn'), run: nothing },
    { keys: '← →', label: t('keyNeighbour'), run: nothing },
    { keys: '↑ ↓', label: t('keySet'), run: nothing },
    { keys: t('space'), label: t('keyTick'), run: nothing },
    { keys: 'n', label: t('keyAdd'), run: onAdd },
  ])
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || modalOpen.get()) return
    if (target instanceof Element && (target.closest(ownKeys) || isOfChoice(target, key))) return
    // a key is for the column that has the focus, which may be drawn as the active one a moment later
    const focused = columns.find(({ id }) => target instanceof Element && elementOf(id)?.contains(target))
    const hereId = focused?.id ?? activeId
    const at = columns.findIndex(({ id }) => id === hereId)
    const lookAt = (column: FloorColumn | undefined) => {
      if (!column) return false
      change({ kind: 'look at', clientId: column.id })
      elementOf(column.id)?.focus({ preventScroll: true })
      return true
    }
    const isHeard = () => {
      if (/^[1-6]$/.test(key)) return lookAt(columns[Number(key) - 1])
      if (key === 'ArrowLeft') return lookAt(columns[at - 1])
      if (key === 'ArrowRight') return lookAt(columns[at + 1])
      const column = elementOf(hereId)
      if (!column) return false
      if (key === 'ArrowUp' || key === 'ArrowDown') return moveAmongSets(column, key === 'ArrowUp' ? -1 : 1)
      // a focused button is pressed by the browser
      return key === ' ' && !event.repeat && !(target instanceof Element && target.closest('button, a, summary')) && tickNext(column)
    }
    if (isHeard()) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function moveAmongSets(column: HTMLElement, by: 1 | -1): boolean {
  const ticks = ticksIn(column)
  const at = ticks.findIndex(tick => tick === document.activeElement)
  const next = at >= 0 ? ticks[at + by] : (ticks.find(tick => tick.closest('[data-next]')) ?? ticks[0])
  next?.focus()
  return next !== undefined
}

function tickNext(column: HTMLElement): boolean {
  const ticks = ticksIn(column)
  const next = ticks.find(tick => tick.closest('[data-next]')) ?? ticks.find(tick => tick.ariaPressed === 'false')
  next?.click()
  return next !== undefined
}
