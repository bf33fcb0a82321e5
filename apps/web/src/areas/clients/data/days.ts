const dayMs = 86_400_000

/** Whole days from one day to another; below 0 when it is past. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
