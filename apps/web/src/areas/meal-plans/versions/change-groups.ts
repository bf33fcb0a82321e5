import type { MealPlanChange } from '@allenio/contract/meal-plans'

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

export interface MealChanges {
  name: string
  kind: 'added' | 'deleted' | 'changed'
  count: number
}

/** The changes of a day in few lines; the groups have all of them. */
export interface DayChanges {
  key: string
  /** Empty for the plan itself. */
  name: string
  kind: 'added' | 'deleted' | 'replaced' | 'changed'
  /** The meals that have come. */
  mealCount: number
  /** One for each meal that has changed; empty where the day is told as a whole. */
  meals: readonly MealChanges[]
  count: number
  groups: readonly ChangeGroup[]
}

/** One line for a day that has come, gone or been replaced as a whole, else one for each of its meals. */
export function groupDays(changes: readonly MealPlanChange[]): DayChanges[] {
  return [...Map.groupBy(changes, ({ path }) => path[0] ?? '')].map(([name, ofDay]) => {
    const kind = dayKind(ofDay)
    const inMeals = ofDay.filter(({ path }) => path.length >= placeDepth)
    const meals = [...Map.groupBy(inMeals, ({ path }) => path[1] ?? '')].map(([mealName, ofMeal]) => ({
      name: mealName,
      kind: mealKind(ofMeal),
      count: ofMeal.length,
    }))
    return {
      key: name,
      name,
      kind,
      mealCount: ofDay.filter(change => change.type === 'meal' && change.kind === 'added').length,
      meals: kind === 'changed' ? meals : [],
      count: ofDay.length,
      groups: groupChanges(ofDay),
    }
  })
}

/** A copied day takes the place of the meals that were there: all of its changes are meals that came and went. */
function dayKind(changes: readonly MealPlanChange[]): DayChanges['kind'] {
  const whole = changes.find(({ type, kind }) => type === 'day' && (kind === 'added' || kind === 'deleted'))
  if (whole) return whole.kind === 'added' ? 'added' : 'deleted'
  const hasMealChange = (kind: MealPlanChange['kind']) => changes.some(change => change.type === 'meal' && change.kind === kind)
  const isWhole = changes.every(({ type, kind }) => type !== 'day' && (kind === 'added' || kind === 'deleted'))
  return isWhole && hasMealChange('added') && hasMealChange('deleted') ? 'replaced' : 'changed'
}

function mealKind(changes: readonly MealPlanChange[]): MealChanges['kind'] {
  const whole = changes.filter(({ type }) => type === 'meal').map(({ kind }) => kind)
  const isAdded = whole.includes('added')
  const isDeleted = whole.includes('deleted')
  return isAdded === isDeleted ? 'changed' : isAdded ? 'added' : 'deleted'
}
