import { useEffect, type RefObject } from 'react'

/** Scrolls to the cell of the cursor while the keys are in the grid. */
export function useFollowedCell(grid: RefObject<HTMLElement | null>, cellId: string): void {
  useEffect(() => {
    if (grid.current?.contains(document.activeElement))
      document.getElementById(cellId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [grid, cellId])
}
