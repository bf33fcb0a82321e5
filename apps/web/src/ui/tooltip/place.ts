export type Side = 'top' | 'bottom' | 'left' | 'right'

export type Box = { left: number; top: number; width: number; height: number }

const gap = 6
/** distance to the edge of the page */
const margin = 8

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/**
 * The position of a tip beside its target: on the wanted side if there is space, otherwise on the opposite one; never
 * outside the page.
 */
export function placeBeside(
  target: Box,
  { size, side, page }: { size: { width: number; height: number }; side: Side; page: { width: number; height: number } },
): { left: number; top: number; side: Side } {
  const room: Record<Side, number> = {
    top: target.top,
    bottom: page.height - target.top - target.height,
    left: target.left,
    right: page.width - target.left - target.width,
  }
  const isUpright = side === 'top' || side === 'bottom'
  const needed = (isUpright ? size.height : size.width) + gap + margin
  const chosenSide = room[side] < needed && room[opposite[side]] > room[side] ? opposite[side] : side
  const across = { left: target.left + (target.width - size.width) / 2, top: target.top + (target.height - size.height) / 2 }
  const beside: Record<Side, { left: number; top: number }> = {
    top: { ...across, top: target.top - size.height - gap },
    bottom: { ...across, top: target.top + target.height + gap },
    left: { ...across, left: target.left - size.width - gap },
    right: { ...across, left: target.left + target.width + gap },
  }
  return {
    side: chosenSide,
    left: within(beside[chosenSide].left, page.width - size.width - margin),
    top: within(beside[chosenSide].top, page.height - size.height - margin),
  }
}

const within = (value: number, most: number) => Math.round(Math.max(margin, Math.min(value, most)))
