import type { DragEvent } from 'react'
import { createStore } from '#lib/store'

/** A day may be dragged to another week, and a row to another day. */
export interface DragSource {
  kind: 'row' | 'day'
  id: string
}

const dragSource = createStore<DragSource | undefined>(undefined)

/** For the element that is dragSource. */
export const dragProps = (what: DragSource) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => {
    event.stopPropagation()
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', '')
    dragSource.set(what)
  },
  onDragEnd: () => dragSource.set(undefined),
})

/** For a place where a row or a day may be dropped. */
export const dropProps = (kind: DragSource['kind'], onDrop: (id: string) => void) => ({
  onDragOver: (event: DragEvent<HTMLElement>) => {
    if (dragSource.get()?.kind !== kind) return
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.dataset['over'] = kind
  },
  onDragLeave: (event: DragEvent<HTMLElement>) => {
    delete event.currentTarget.dataset['over']
  },
  onDrop: (event: DragEvent<HTMLElement>) => {
    const what = dragSource.get()
    if (what?.kind !== kind) return
    event.preventDefault()
    event.stopPropagation()
    delete event.currentTarget.dataset['over']
    dragSource.set(undefined)
    onDrop(what.id)
  },
})
