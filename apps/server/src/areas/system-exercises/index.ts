import * as contract from '@allenio/contract/system-exercises'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { libraries } from '#platform/library'
import { unexportedTables } from '#platform/tables'
import { systemExerciseFiles, systemExerciseTables } from './file-rules.ts'
import { systemImportBindings } from './import-routes.ts'
import { sweepSystemAssets, sweepSystemImports } from './jobs.ts'
import { exerciseLibrary } from './library.ts'
import { systemExerciseBindings } from './routes.ts'
import { systemExercisesWords } from './words.ts'

const reason = 'It is the library of the product, the same for everybody, and holds nothing of anybody.'

export const systemExercisesArea = area({
  name: 'system-exercises',
  tables: ['system_exercises', 'system_exercise_assets', 'system_exercise_state', 'system_exercise_imports'],
  contract,
  bindings: [...systemExerciseBindings, ...systemImportBindings],
  errors: contract.systemExercisesErrors,
  words: systemExercisesWords,
  jobs: [sweepSystemAssets, sweepSystemImports],
  contributes: [
    libraries(exerciseLibrary),
    fileRules(systemExerciseFiles, systemExerciseTables),
    unexportedTables({
      system_exercises: reason,
      system_exercise_assets: reason,
      system_exercise_state: reason,
      system_exercise_imports: 'They are tables on their way into the library, which are kept for 30 days.',
    }),
  ],
})

export { exerciseAssets } from './assets.ts'
export { tableOf } from './exercise-table.ts'
export {
  exerciseColumns,
  exerciseRecord,
  exerciseValues,
  isNamed,
  mergeFields,
  presentFields,
  recordOf,
  recordValues,
  type ExerciseColumns,
  type WrittenFields,
} from './fields.ts'
export { exerciseCondition, exerciseOrder, type CommonFilters, type ExerciseSort } from './filters.ts'
export { exerciseImports } from './imports.ts'
export type { ExerciseImportTarget, KnownExercise, KnownName } from './import-target.ts'
export { isRanked, rankedAtMost, rankedColumns, rankPage, type RankedRow } from './ranked-search.ts'
export { idOfSlug } from './library.ts'
