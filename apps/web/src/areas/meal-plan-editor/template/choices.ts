import type { OfferedUnit, PlanTakeover } from '@allenio/domain/meal-plans'

/** Taken is all that the template has changed alone but what was left, and of the conflicts what was asked for. */
export function chosenKeys(
  { units, offered, conflicts }: PlanTakeover,
  leftKeys: ReadonlySet<string>,
  theirKeys: ReadonlySet<string>,
): { keys: ReadonlySet<string>; count: number } {
  const toldUnits = [...offered.filter(({ key }) => !leftKeys.has(key)), ...conflicts.filter(({ key }) => theirKeys.has(key))]
  const offeredKeys = new Set(offered.map(({ key }) => key))
  // nobody's news, such as a locked quantity, goes along
  const silent = units.filter(({ key, isConflict }) => !isConflict && !offeredKeys.has(key))
  return { keys: new Set([...toldUnits, ...silent].map(({ key }) => key)), count: toldUnits.length }
}

export const toggledSet = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set(keys.has(key) ? [...keys].filter(each => each !== key) : [...keys, key])

export interface PlacedUnits {
  /** The day and the meal; empty for the plan itself. */
  place: string
  units: readonly OfferedUnit[]
}

const placeDepth = 2

/** Those of each meal together, in their order. */
export const placeUnits = (units: readonly OfferedUnit[]): PlacedUnits[] =>
  [...Map.groupBy(units, ({ changes: [first] }) => first?.path.slice(0, placeDepth).join(' · ') ?? '')].map(([place, members]) => ({
    place,
    units: members,
  }))

/** Below the meal: the dish and its ingredient; empty for a day or a meal itself. */
export const nameBelowPlace = (path: readonly string[]): string => path.slice(placeDepth).join(' · ')
