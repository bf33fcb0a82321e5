import type { MacroContent, MacroDay, ResolvedDay } from '@allenio/contract/macros'
import type { Macro } from '@allenio/domain/aliments'

export type ShortFigures = Readonly<Record<Macro, number | null>>

interface DayWithTarget {
  unit: MacroContent['unit']
  day: MacroDay
  target: ResolvedDay | undefined
}

/** The macros in the unit in which they were typed; null is the rest of the kcal, where only a weight tells how much it is. */
export function shortFigures({ unit, day, target }: DayWithTarget): ShortFigures {
  if (unit === 'percent' && target?.percents) return target.percents
  if (unit === 'grams' && target) return target
  return day
}

/** The least and the most kcal of the days; null where none is known. */
export function spanOfKcal(targets: readonly Pick<ResolvedDay, 'kcal'>[]): { least: number; most: number } | null {
  const knownKcal = targets.flatMap(({ kcal }) => (kcal === null ? [] : [Math.round(kcal)]))
  return knownKcal.length > 0 ? { least: Math.min(...knownKcal), most: Math.max(...knownKcal) } : null
}
