import * as contract from '@allenio/contract/system-exercises'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { unexportedTables } from '#platform/tables'
import { systemExerciseFiles } from './file-rules.ts'
import { sweepSystemAssets } from './jobs.ts'
import { systemExerciseBindings } from './routes.ts'
import { systemExercisesWords } from './words.ts'

const reason = 'It is the library of the product, the same for everybody, and holds nothing of anybody.'

export const systemExercisesArea = area({
  name: 'system-exercises',
  tables: ['system_exercises', 'system_exercise_assets', 'system_exercise_state'],
  contract,
  bindings: systemExerciseBindings,
  errors: contract.systemExercisesErrors,
  words: systemExercisesWords,
  jobs: [sweepSystemAssets],
  contributes: [
    fileRules(systemExerciseFiles),
    unexportedTables({ system_exercises: reason, system_exercise_assets: reason, system_exercise_state: reason }),
  ],
})

export { exerciseAssets } from './assets.ts'
export { tableOf } from './exercise-table.ts'
export { exerciseColumns, exerciseValues, isNamed, mergeFields, presentFields, type ExerciseColumns, type WrittenFields } from './fields.ts'
export { exerciseCondition, exerciseOrder, findForgiving, type CommonFilters, type ExerciseSort, type Matching } from './filters.ts'
export { idOfSlug, loadSystemExercises } from './library.ts'
