import * as contract from '@allenio/contract/exercises'
import { exporters } from '#areas/account'
import { demoParts } from '#platform/demo'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { unexportedTables } from '#platform/tables'
import { fillDemoExercises } from './demo.ts'
import { exerciseExporter } from './export.ts'
import { exerciseFiles, exerciseTables } from './file-rules.ts'
import { importBindings } from './import-routes.ts'
import { sweepExercises } from './jobs.ts'
import { exerciseBindings } from './routes.ts'
import { exercisesWords } from './words.ts'

export const exercisesArea = area({
  name: 'exercises',
  tables: [
    'exercises',
    'exercise_assets',
    'exercise_favorites',
    'exercise_alternatives',
    'exercise_settings',
    'exercise_imports',
    'recent_exercises',
  ],
  contract,
  bindings: [...exerciseBindings, ...importBindings],
  errors: contract.exercisesErrors,
  words: exercisesWords,
  jobs: [sweepExercises],
  contributes: [
    exporters(exerciseExporter),
    fileRules(exerciseFiles, exerciseTables),
    demoParts(fillDemoExercises),
    unexportedTables({
      exercise_imports: 'They are tables on their way in, which are kept for 30 days.',
      recent_exercises: 'They only order searches, follow from the programs, and are kept for four weeks.',
    }),
  ],
})

export { describeExercises, listSimilar, searchExercises } from './described-exercises.ts'
export { exerciseNames, listAlternatives, listClones, listOfferedNames } from './names.ts'
export { findExercisePictures } from './present.ts'
export { noteUses } from './recent-exercises.ts'
export { exerciseUses, type ExerciseUse, type ListExerciseUses } from './uses.ts'
