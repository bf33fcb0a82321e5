import { useEffect, type RefObject } from 'react'
import type { DragState } from './use-drag.ts'

/** Scrolls to the cell of the cursor while the keys are in the grid, and to what they carry. */
export function useFollowedCell(grid: RefObject<HTMLElement | null>, cellId: string, { drag, span }: DragState): void {
  useEffect(() => {
    if (grid.current?.contains(document.activeElement))
      document.getElementById(cellId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [grid, cellId])
  const carried = drag && drag.by !== 'pointer' ? `${span?.start}${span?.end}` : undefined
  useEffect(() => {
    if (carried !== undefined) grid.current?.querySelector('[data-ghost]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [grid, carried])
}
