import {
  exerciseImportMaxBytes,
  exerciseImportRowsAtMost,
  type ExerciseImportCalls,
  type ExerciseImportField,
} from '@allenio/contract/exercises'
import { TableImportFlow } from '#shell/table-import'
import { useImportWords } from './words.ts'

interface ImportFlowProps {
  /** The import's calls: those of a business's own exercises, or of the library. */
  calls: ExerciseImportCalls
  fields: readonly ExerciseImportField[]
  /** Says where the exercises are afterwards. */
  doneText: string
  onClose: () => void
}

/** Imports a table of exercises. */
export function ImportFlow({ doneText, fields, ...flow }: ImportFlowProps) {
  const t = useImportWords()
  return (
    <TableImportFlow
      {...flow}
      fieldsOf={() => fields}
      nameFields={['nameIt', 'nameEn']}
      fieldName={field => t(field)}
      limits={{ rows: exerciseImportRowsAtMost, bytes: exerciseImportMaxBytes }}
      words={{
        title: t('title'),
        chooseText: t('chooseText'),
        existing: { title: t('existing'), skip: t('skipText'), update: t('updateText') },
        droppedText: t('droppedText'),
        start: count => t('start', { count }),
        done: count => t('done', { count }),
        updates: count => t('updates', { count }),
        doneText,
        finish: t('finish'),
      }}
    />
  )
}
