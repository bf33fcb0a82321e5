import { useState } from 'react'
import type { DragEvent } from 'react'

/** Lets a whole part of the page take files; `isOver` while files are dragged over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  // a drag enters and leaves every element that it passes, so the events are counted
  const [depth, setDepth] = useState(0)
  const carries = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    isOver: depth > 0,
    drop: {
      onDragEnter: (event: DragEvent) => {
        if (carries(event)) setDepth(now => now + 1)
      },
      onDragLeave: (event: DragEvent) => {
        if (carries(event)) setDepth(now => Math.max(0, now - 1))
      },
      onDragOver: (event: DragEvent) => {
        if (carries(event)) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        if (!carries(event)) return
        // a field within that takes files has them already
        const isTaken = event.defaultPrevented
        event.preventDefault()
        setDepth(0)
        if (!isTaken) onFiles([...event.dataTransfer.files])
      },
    },
  }
}
