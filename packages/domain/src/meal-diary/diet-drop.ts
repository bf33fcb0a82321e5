import { dietMarkDays, leastKnownDays } from '@allenio/contract/meal-diary'
import { addDays } from '@allenio/domain/days'
import { dietAdherence, type JudgedDay } from './adherence.ts'

/** Percentage points by which adherence has fallen against the 28 days before; null where either has too few known days to say so. */
export function dietDrop(days: readonly JudgedDay[], today: string): number | null {
  const [since, before] = [addDays(today, -dietMarkDays), addDays(today, -2 * dietMarkDays)]
  const now = dietAdherence(
    days.filter(({ day }) => day > since),
    today,
  )
  const earlier = dietAdherence(
    days.filter(({ day }) => day > before && day <= since),
    today,
  )
  if (now.percent === null || earlier.percent === null) return null
  if (now.knownDays < leastKnownDays || earlier.knownDays < leastKnownDays) return null
  return Math.max(0, earlier.percent - now.percent)
}
