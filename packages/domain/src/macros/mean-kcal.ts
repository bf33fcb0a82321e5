import type { DayTypeWeek, ResolvedDay } from '@allenio/contract/macros'

const daysOfWeek = 7

/** The energy of a day as the mean of the week; null where a day of it has none. */
export function meanKcal(targets: readonly Pick<ResolvedDay, 'dayType' | 'kcal'>[], week: DayTypeWeek): number | null {
  const types = week ?? Array.from({ length: daysOfWeek }, () => 'every day' as const)
  const ofDays = types.map(type => {
    const target = targets.find(({ dayType }) => dayType === type) ?? targets.find(({ dayType }) => dayType === 'every day')
    return target?.kcal ?? null
  })
  const knownDays = ofDays.filter(kcal => kcal !== null)
  return knownDays.length < daysOfWeek ? null : Math.round(knownDays.reduce((sum, kcal) => sum + kcal, 0) / daysOfWeek)
}
