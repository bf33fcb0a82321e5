import type { MealPlanChange } from '@allenio/contract/meal-plan-assignments'

interface RowChanges {
  rowId: string
  /** Below the meal: the dish and its ingredient; empty for a day or a meal itself. */
  name: string
  changes: readonly MealPlanChange[]
}

export interface ChangeGroup {
  key: string
  /** The day and the meal; empty for the plan itself. */
  place: string
  rows: readonly RowChanges[]
  /** How many changes there are in it. */
  count: number
}

const placeDepth = 2

/** The changes of each meal together, and in it those of each row, in the order in which they come. */
export function groupChanges(changes: readonly MealPlanChange[]): ChangeGroup[] {
  const groups = Map.groupBy(changes, ({ path }) => path.slice(0, placeDepth).join(' · '))
  return [...groups].map(([place, members]) => ({
    key: place,
    place,
    count: members.length,
    rows: [...Map.groupBy(members, ({ rowId }) => rowId)].map(([rowId, rowChanges]) => ({
      rowId,
      name: rowChanges[0]?.path.slice(placeDepth).join(' · ') ?? '',
      changes: rowChanges,
    })),
  }))
}

/** The groups that are shown at once, at least one, and those behind a fold. */
export function foldGroups(groups: readonly ChangeGroup[], atOnce: number): [visible: ChangeGroup[], folded: ChangeGroup[]] {
  let sum = 0
  const end = groups.findIndex(({ count }, at) => {
    sum += count
    return at > 0 && sum > atOnce
  })
  return end === -1 ? [[...groups], []] : [groups.slice(0, end), groups.slice(end)]
}
