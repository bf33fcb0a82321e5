export { increaseOf, maximumInWeek, maximumSteps, withIncrease, type DatedMaximum } from './cycles.ts'
export { percentLifts } from './percent-lifts.ts'
export { isMaximumMissing, loadsByWeek } from './program-loads.ts'
export { suggestMaximum, type KnownMaxima } from './suggestion.ts'
