import type { OfferedUnit, PlanTakeover } from '@allenio/domain/meal-plans'

/** The keys that are taken: changes of the template that were not left out, and conflicts in which the template was chosen. */
export function chosenKeys(
  { units, offered, conflicts }: PlanTakeover,
  leftKeys: ReadonlySet<string>,
  theirKeys: ReadonlySet<string>,
): { keys: ReadonlySet<string>; count: number } {
  const toldUnits = [...offered.filter(({ key }) => !leftKeys.has(key)), ...conflicts.filter(({ key }) => theirKeys.has(key))]
  const offeredKeys = new Set(offered.map(({ key }) => key))
  // changes without a line of their own, such as a locked quantity, are taken along
  const silent = units.filter(({ key, isConflict }) => !isConflict && !offeredKeys.has(key))
  return { keys: new Set([...toldUnits, ...silent].map(({ key }) => key)), count: toldUnits.length }
}

export const toggledSet = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set(keys.has(key) ? [...keys].filter(each => each !== key) : [...keys, key])

export interface PlacedUnits {
  /** The names of the day and the meal; empty for the plan itself. */
  place: string
  units: readonly OfferedUnit[]
}

const placeDepth = 2

/** Groups units by meal, in their order. */
export const placeUnits = (units: readonly OfferedUnit[]): PlacedUnits[] =>
  [...Map.groupBy(units, ({ changes: [first] }) => first?.path.slice(0, placeDepth).join(' · ') ?? '')].map(([place, members]) => ({
    place,
    units: members,
  }))

/** The name below the meal: the dish and its ingredient; empty for a day or a meal itself. */
export const nameBelowPlace = (path: readonly string[]): string => path.slice(placeDepth).join(' · ')
