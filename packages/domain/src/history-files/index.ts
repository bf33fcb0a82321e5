export {
  guessHistoryLayout,
  historyColumns,
  missingColumns,
  type HistoryColumn,
  type HistoryColumns,
  type HistoryLayout,
} from './columns.ts'
export { exerciseNamesOf, historyBatches, withExercises, type NamedExercise } from './exercise-names.ts'
export {
  csvHistoryRows,
  dateOrderOf,
  needsUnit,
  parseHistory,
  peopleOf,
  type HistoryChoices,
  type HistoryFault,
  type TrainingHistory,
} from './history.ts'
export type { WeightUnit } from './sets.ts'
export type { DateOrder } from './times.ts'
