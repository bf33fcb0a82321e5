import { weekRangesPattern } from '@allenio/contract/programs'

const pattern = new RegExp(weekRangesPattern)

/** "1-3, 5" has 1, 2, 3 and 5; a range may be written from its end. Undefined where it is something else. */
export function parseWeekRanges(text: string): ReadonlySet<number> | undefined {
  if (!pattern.test(text.trim())) return undefined
  const ranges = text.split(',').map(range => range.split('-').map(Number))
  return new Set(
    ranges.flatMap(([from = 0, to = from]) => {
      const first = Math.min(from, to)
      return Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => first + step)
    }),
  )
}
