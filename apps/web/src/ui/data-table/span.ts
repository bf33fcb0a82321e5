/** The rows that stand in the page, the last one not included. */
export type Span = { from: number; to: number }

/** From here on only the rows in sight stand in the page. */
export const LONG = 80

/** Rows come and go this many at a time: in between, scrolling draws nothing. */
const STEP = 8
const AHEAD = 8

export type Sight = { top: number; height: number; rowHeight: number; count: number }

/** What is in sight, what is nearly, and up to full steps. */
export function spanOf({ top, height, rowHeight, count }: Sight): Span {
  const first = Math.floor(top / rowHeight) - AHEAD
  const last = Math.ceil((top + height) / rowHeight) + AHEAD
  const to = Math.min(count, Math.ceil(last / STEP) * STEP)
  return { from: Math.max(0, Math.min(Math.floor(first / STEP) * STEP, to - STEP)), to: Math.max(0, to) }
}

/** Whether all that is in sight stands in the page. */
export const covers = ({ from, to }: Span, { top, height, rowHeight, count }: Sight): boolean =>
  from <= Math.max(0, Math.floor(top / rowHeight)) && to >= Math.min(count, Math.ceil((top + height) / rowHeight))
