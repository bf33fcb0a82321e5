import type { WeightPoint } from '@allenio/contract/weights'
import { addDays } from '@allenio/domain/days'

export const spans = ['4w', '12w', '1y', 'all'] as const
export type Span = (typeof spans)[number]
const days = { '4w': 28, '12w': 84, '1y': 365 } as const

export const isSpan = (value: unknown): value is Span => spans.some(span => span === value)

/** The first day of a span that ends today; undefined if the span has no limit. */
export const spanStart = (span: Span, today: string): string | undefined => (span === 'all' ? undefined : addDays(today, -days[span]))

export const pointsSince = <Point extends { day: string }>(points: readonly Point[], from: string | undefined): readonly Point[] =>
  from === undefined ? points : points.filter(({ day }) => day >= from)

/** The change over a span: its last mean minus its first. */
export function changeIn(points: readonly WeightPoint[]): number | undefined {
  const [first, last] = [points[0], points.at(-1)]
  return first && last && first.day !== last.day ? Math.round((last.mean - first.mean) * 10) / 10 : undefined
}

/** A weight so close to the target has reached it: scales vary by more. */
const arrivedKg = 0.5

export const isReached = (mean: number, target: number): boolean => Math.abs(target - mean) <= arrivedKg

// a date more than a year ahead would be a guess and not a forecast
const farthestDays = 365

/** The day on which the target is reached at the pace of the last weeks; undefined if that cannot be told. */
export function arrivalDay(
  { mean, target, perWeek }: { mean: number; target: number; perWeek: number },
  today: string,
): string | undefined {
  const daysAhead = Math.ceil(((target - mean) / perWeek) * 7)
  return Number.isFinite(daysAhead) && daysAhead > 0 && daysAhead <= farthestDays ? addDays(today, daysAhead) : undefined
}

/** The difference of each row from the one before it in time, which comes after it in the list. */
export const differences = (rows: readonly { kg: number }[]): (number | null)[] =>
  rows.map(({ kg }, index) => {
    const previous = rows[index + 1]
    return previous ? Math.round((kg - previous.kg) * 100) / 100 : null
  })
