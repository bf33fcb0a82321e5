export { deviationsOf, gramsAlike, isWithinTolerance, type AlternativeRefusal, type Deviation, type WeighedFood } from './alternatives.ts'
export { isPossiblePlanCell, measureIn, recipeIn } from './cells.ts'
export { componentsIn, dissolveDish, dissolveDishes, insertComponents } from './components.ts'
export { operationsWriting } from './content-operations.ts'
export {
  amountsWithoutQuantity,
  readPlannedDay,
  readPlannedDays,
  readPlannedMeal,
  type PlannedAlternative,
  type PlannedAmount,
  type PlannedComponent,
  type PlannedDay,
  type PlannedMeal,
  type PlannedRow,
} from './content.ts'
export {
  copyDay,
  copyMeal,
  copyMealTo,
  deleteDay,
  insertCopies,
  mealCopyEffects,
  mealsCopyEffects,
  type DayCopy,
  type MealCopy,
  type MealCopyEffect,
  type MealsCopy,
} from './day-edits.ts'
export { describedAmount, describedDish, describedMeal, listDescriptions } from './descriptions.ts'
export { serveDish, serveIngredients } from './dishes.ts'
export { fitRows, presetBounds, type Fit, type FitRow, type FitTarget, type UnreachedTarget } from './fit/fit.ts'
export type { FitBlock } from './fit/fit-blocks.ts'
export type { SolveQP } from './fit/fit-solution.ts'
export {
  countUnknown,
  filledDays,
  foodKeyOf,
  mealNutrientTotal,
  kcalRange,
  meanOfDays,
  sumDay,
  sumMeal,
  sumMeals,
  sumRows,
  type DaySum,
  type MealSum,
  type SummedMeal,
  type PlanSums,
  type Range,
  type SummableFoods,
} from './figures.ts'
export { kitchenAmount, kitchenGrams } from './kitchen-amounts.ts'
export { kitchenFoods } from './kitchen-foods.ts'
export { mealTypeNames } from './meal-type-names.ts'
export { mealPlanModel, type MealPlanRowType } from './model.ts'
export { figuresOfDish, figuresOfRow, type RowFigures } from './row-figures.ts'
export { suggestAlternatives, type SuggestibleFood, type Suggestion } from './suggested-alternatives.ts'
export { areTitlesAlike, nextDayNames } from './titles.ts'
export { describeChange, type ChangeSides } from './plan-changes.ts'
export { splitWeekText, type PastedWeek } from './pasted-week.ts'
export { readTakeover, type OfferedUnit, type PlanTakeover } from './takeover.ts'
export { hasDayOfType, planDayOn, presetSchedule, scheduleFits, type ScheduledDay } from './schedules.ts'
export { hasFiguresInTitle } from './title-figures.ts'
