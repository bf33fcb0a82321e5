/** From one moment to another, in milliseconds; the end is free again. */
export interface Span {
  start: number
  end: number
}

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end
