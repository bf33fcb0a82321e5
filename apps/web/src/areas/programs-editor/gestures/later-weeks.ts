import { fillLaterWeeks, type CellName } from '@allenio/domain/programs'
import { toast } from '#ui/toast'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'
import type { ColumnKey } from '../rows/column-keys.ts'

/** The cells of a row that a column shows. */
const cellsByColumn = {
  exercise: ['exercise'],
  type: ['type'],
  sets: ['sets'],
  target: ['type', 'reps', 'repRange', 'seconds', 'metres'],
  load: ['load'],
  rir: ['rir'],
  rpe: ['rpe'],
  tempo: ['tut'],
  rest: ['restType', 'restSeconds'],
  note: ['note'],
} as const satisfies Record<ColumnKey, readonly CellName[]>

/** Copies cells to the same rows of all later weeks, and says how many it has changed. */
export function copyToLaterWeeks({ document, edit }: EditorSession, rowIds: readonly string[], columns: readonly ColumnKey[]): void {
  const cells = [...new Set<CellName>(columns.flatMap(column => cellsByColumn[column]))]
  const { operations, changes } = fillLaterWeeks(document.rows.get(), rowIds, cells)
  edit(operations)
  const count = new Set(changes.map(({ rowId }) => rowId)).size
  const t = useEditorWords.say
  toast({ id: 'later weeks', text: count === 0 ? t('laterWeeksSame') : t('laterWeeksChanged', { count }) })
}
