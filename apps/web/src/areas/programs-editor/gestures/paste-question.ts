import type { Language } from '@allenio/contract'
import { isWholeProgram } from '@allenio/domain/program-files'
import { columnHeading } from '@allenio/domain/programs'
import { exerciseText, type ExerciseLibrary } from '#lib/exercise-library'
import { confirm } from '#ui/confirm'
import type { Paste } from '#ui/spreadsheet'
import { openDialog } from '../dialogs.ts'
import type { RowEntry } from '../outline.ts'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { previewPaste, type OverwrittenCell, type PastePreview } from './tables.ts'

interface Reading {
  library: ExerciseLibrary
  language: Language
}

const rowsAtMost = 8
const longestText = 60

/**
 * Asks where a paste would overwrite what nobody has selected, and shows it. A table with weeks or days of its own is no rows of a workout:
 * it opens the import instead.
 */
export function mayOverwrite(session: EditorSession, paste: Paste, reading: Reading): boolean | Promise<boolean> {
  if (isWholeProgram(paste.rows, reading.language)) {
    openDialog({ kind: 'import file', pasted: paste.rows })
    return false
  }
  return confirmPaste(session, previewPaste(session, paste, reading), reading)
}

export function confirmPaste(session: EditorSession, { overwritten, newRows }: PastePreview, reading: Reading): boolean | Promise<boolean> {
  if (overwritten.length === 0) return true
  const t = useEditorWords.say
  const { entries } = session.outline.get()
  const rows = [...Map.groupBy(overwritten, ({ rowId }) => rowId)]
  const details = rows.slice(0, rowsAtMost).map(([id, cells]) => {
    const entry = entries.get(id)
    return { id, name: entry ? rowName(entry, reading.library) : '', text: cells.map(cell => cellText(cell, reading.language)).join(' · ') }
  })
  const others = rows.length - details.length
  return confirm({
    title: t('pasteTitle'),
    text: [t('pasteOverwrites', { count: overwritten.length }), newRows > 0 && t('pasteAdds', { count: newRows })]
      .filter(Boolean)
      .join(' '),
    details: others > 0 ? [...details, { id: 'others', name: t('pasteMoreRows', { count: others }) }] : details,
    proceed: t('pasteProceed'),
  })
}

/** The name of a row as in the table: "B1 Panca". */
export const rowName = (entry: RowEntry, library: ExerciseLibrary): string =>
  `${entry.number.letter}${entry.number.supersetPosition ?? ''} ${exerciseText(entry, library)}`

const cellText = ({ column, before, after }: OverwrittenCell, language: Language): string =>
  `${columnHeading(column, language)} ${clipped(before)} → ${after === '' ? '–' : clipped(after)}`

const clipped = (text: string): string => (text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text)
