import type { PlannedFood } from '@allenio/contract/planned-foods'
import type { RowEntry } from '../outline.ts'

/** The food that a row has in an earlier version than the business has now; of a dish, the first such ingredient. */
export function newerFoodIn({ booked, subRows, kind }: RowEntry): PlannedFood | undefined {
  if (booked && isOutdated(booked.food)) return booked.food
  if (kind !== 'dish') return undefined
  for (const each of subRows) {
    const food = newerFoodIn(each)
    if (food) return food
  }
  return undefined
}

/** A deleted food has no newer version to be taken. */
const isOutdated = ({ version, latestVersion, isDeleted }: PlannedFood): boolean => latestVersion > version && !isDeleted
