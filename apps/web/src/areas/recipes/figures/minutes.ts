import type { Recipe } from '@allenio/contract/recipes'

type Times = Pick<Recipe, 'prepMinutes' | 'cookMinutes'>

/** Preparing and cooking together, as far as they are known. */
export const totalMinutes = ({ prepMinutes, cookMinutes }: Times): number | null =>
  prepMinutes === null && cookMinutes === null ? null : (prepMinutes ?? 0) + (cookMinutes ?? 0)

/** "45 min", "1 h 20 min": both languages write it so. The spaces do not break. */
export function printMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const hoursText = `${hours}\u00a0h`
  const restText = `${rest}\u00a0min`
  if (hours === 0) return restText
  return rest === 0 ? hoursText : `${hoursText}\u00a0${restText}`
}
