import { orderPackages, type Package } from '@allenio/contract/packages'
import { useState } from 'react'
import type { DragEvent, KeyboardEvent } from 'react'
import { useCall } from '#lib/api'
import { useListWords } from './words.ts'

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** The packages in the order of the business, which is changed by dragging, by Alt and an arrow, and by the menu of a card. */
export function useOrder(stored: readonly Package[], isChangeable: boolean) {
  const t = useListWords()
  // a moved package stands in its new place until the list has been read again
  const [moved, setMoved] = useState<readonly string[]>()
  const [dragged, setDragged] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const { mutate } = useCall(orderPackages, { inTurn: 'packages order', refetchesOnError: true })
  const byId = new Map(stored.map(each => [each.id, each]))
  const ids = moved && moved.length === stored.length && moved.every(id => byId.has(id)) ? moved : stored.map(({ id }) => id)
  const rows = ids.flatMap(id => byId.get(id) ?? [])

  const store = (id: string, next: string[]) => {
    if (next.join() === ids.join()) return
    setMoved(next)
    setAnnouncement(t('moved', { name: byId.get(id)?.name ?? '', place: next.indexOf(id) + 1 }))
    mutate({ ids: next }, { onSettled: () => setMoved(undefined) })
  }
  const moveBy = (id: string, step: number) => store(id, movedBy(ids, id, step))

  return {
    rows,
    announcement,
    menuOf: (id: string) => {
      if (!isChangeable) return {}
      const at = ids.indexOf(id)
      return { before: at > 0 ? () => moveBy(id, -1) : undefined, after: at < ids.length - 1 ? () => moveBy(id, 1) : undefined }
    },
    /** For the item of a package in the list. */
    itemProps: (id: string) => {
      if (!isChangeable) return {}
      return {
        draggable: true,
        'data-dragged': dragged === id || undefined,
        onDragStart: (event: DragEvent) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', '')
          setDragged(id)
        },
        onDragEnd: () => setDragged(undefined),
        onDragOver: (event: DragEvent<HTMLElement>) => {
          if (dragged === undefined || dragged === id) return
          event.preventDefault()
          event.currentTarget.dataset['over'] = ''
        },
        onDragLeave: (event: DragEvent<HTMLElement>) => {
          delete event.currentTarget.dataset['over']
        },
        onDrop: (event: DragEvent<HTMLElement>) => {
          delete event.currentTarget.dataset['over']
          if (dragged === undefined) return
          event.preventDefault()
          store(dragged, movedTo(ids, dragged, id))
          setDragged(undefined)
        },
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          const step = steps[event.key]
          if (!event.altKey || step === undefined) return
          event.preventDefault()
          event.stopPropagation()
          moveBy(id, step)
        },
      }
    },
  }
}

/** Moves an item by so many places; at an end it stays. */
export function movedBy(ids: readonly string[], id: string, step: number): string[] {
  const at = ids.indexOf(id)
  const to = at + step
  return at < 0 || to < 0 || to >= ids.length ? [...ids] : movedTo(ids, id, ids[to] ?? id)
}

/** Puts an item in the place of another one, which gives way. */
export function movedTo(ids: readonly string[], id: string, targetId: string): string[] {
  const to = ids.indexOf(targetId)
  if (to < 0 || !ids.includes(id) || id === targetId) return [...ids]
  return ids.filter(each => each !== id).toSpliced(to, 0, id)
}
