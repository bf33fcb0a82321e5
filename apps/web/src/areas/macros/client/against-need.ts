import type { DayTypeWeek, ResolvedDay } from '@allenio/contract/macros'
import { expenditureRefusal } from '@allenio/domain/energy-trend'
import { energyNeed, type EnergySources } from '@allenio/domain/macros'

interface MeanTarget {
  kcal: number | null
  /** g */
  protein: number | null
}

/** A day of the week on average; null where one of its targets is not known. */
export function meanOfWeek(targets: readonly ResolvedDay[], week: DayTypeWeek): MeanTarget {
  const days = week === null ? targets.slice(0, 1) : week.map(type => targets.find(({ dayType }) => dayType === type))
  return { kcal: meanOf(days.map(day => day?.kcal ?? null)), protein: meanOf(days.map(day => day?.protein ?? null)) }
}

function meanOf(values: readonly (number | null)[]): number | null {
  const knownValues = values.filter(value => value !== null)
  return knownValues.length === 0 || knownValues.length < values.length
    ? null
    : knownValues.reduce((sum, value) => sum + value, 0) / knownValues.length
}

/** The energy that a target is compared with: the one that it took over from weight and diary, where that still counts, or the need. */
export function comparedNeed(energy: EnergySources, spentKcal: number | null, today: string): { kcal: number | null; isSpent: boolean } {
  const isSpent = spentKcal !== null && expenditureRefusal(energy) === null
  return { kcal: isSpent ? spentKcal : energyNeed(energy, today).kcal, isSpent }
}

/** How far a target lies from the need, in whole kcal and percent. */
export function differenceFromNeed(kcal: number, need: number): { kcal: number; percent: number } {
  const difference = Math.round(kcal) - need
  return { kcal: difference, percent: Math.round((difference * 100) / need) }
}
