export { dietAdherence, levelOf, type Adherence, type JudgedDay } from './adherence.ts'
export { dietDrop } from './diet-drop.ts'
export { adoptedPairs, foodPair, operationsAdopting } from './habit-adoption.ts'
export { dietDayOn, type DayChoice, type DietDay, type FollowedPlan } from './diet-days.ts'
export {
  eatenFoods,
  eatenTotals,
  eatenWords,
  sumEaten,
  type EatenEntry,
  type EatenFoods,
  type RecordedDay,
  type RecordedMeal,
} from './eaten-foods.ts'
export { eatenPlanDay, mealTypeAt } from './eaten-plan-day.ts'
export { amountEaten, eatenDay, type EatableMeal, type EatenDay, type MealAmount, type MealTick } from './eaten.ts'
export {
  allergiesIn,
  doubtsIn,
  gramsOfSwap,
  isAllowedAlternative,
  isSafeSwap,
  swapCandidates,
  swapGrams,
  type SwapCandidate,
  type SwapFood,
  type SwapRow,
  type SwapRules,
  type TakenSwap,
} from './swaps.ts'
