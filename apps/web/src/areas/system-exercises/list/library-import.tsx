import {
  acceptSystemExerciseImport,
  cancelSystemExerciseImport,
  downloadRefusedSystemExercises,
  getSystemExerciseImport,
  startSystemExerciseImport,
  systemImportFields,
  updateSystemExerciseImport,
} from '@allenio/contract/system-exercises'
import { ImportFlow } from '#areas/exercises'
import { useSystemExerciseWords } from '../words.ts'

const calls = {
  start: startSystemExerciseImport,
  get: getSystemExerciseImport,
  update: updateSystemExerciseImport,
  accept: acceptSystemExerciseImport,
  cancel: cancelSystemExerciseImport,
  refused: downloadRefusedSystemExercises,
}

/** Imports a table into the library that every business reads. */
export function LibraryImport({ onClose }: { onClose: () => void }) {
  const t = useSystemExerciseWords()
  return <ImportFlow calls={calls} fields={systemImportFields} doneText={t('importedText')} onClose={onClose} />
}
