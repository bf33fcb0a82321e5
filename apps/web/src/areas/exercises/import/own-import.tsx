import {
  acceptExerciseImport,
  cancelExerciseImport,
  downloadRefusedExercises,
  exerciseImportFields,
  getExerciseImport,
  startExerciseImport,
  updateExerciseImport,
} from '@allenio/contract/exercises'
import { ImportFlow } from './import-flow.tsx'
import { useImportWords } from './words.ts'

const calls = {
  start: startExerciseImport,
  get: getExerciseImport,
  update: updateExerciseImport,
  accept: acceptExerciseImport,
  cancel: cancelExerciseImport,
  refused: downloadRefusedExercises,
}

/** Imports a table into a business's own exercises. */
export function OwnImport({ onClose }: { onClose: () => void }) {
  const t = useImportWords()
  return <ImportFlow calls={calls} fields={exerciseImportFields} doneText={t('doneText')} onClose={onClose} />
}
