import { useState } from 'react'
import type { DragEvent } from 'react'

// The types say what is dragged before it is dropped: the browser shows its data only then.
const types = { item: 'application/x-allenio-item', folder: 'application/x-allenio-folder' } as const

export interface Dragged {
  kind: keyof typeof types
  id: string
}

export function startDrag({ dataTransfer }: DragEvent, { kind, id }: Dragged): void {
  dataTransfer.setData(types[kind], id)
  dataTransfer.effectAllowed = 'move'
}

const kindIn = ({ dataTransfer }: DragEvent): Dragged['kind'] | undefined =>
  (['item', 'folder'] as const).find(kind => dataTransfer.types.includes(types[kind]))

/** The handlers of a place where things can be dropped, and whether something hovers over it. */
export function useDrop(onDrop: ((dragged: Dragged) => void) | undefined) {
  const [isOver, setOver] = useState(false)
  if (!onDrop) return { isOver: false }
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!kindIn(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      const kind = kindIn(event)
      setOver(false)
      if (!kind) return
      event.preventDefault()
      onDrop({ kind, id: event.dataTransfer.getData(types[kind]) })
    },
  }
}
