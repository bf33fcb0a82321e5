import type { Language } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import {
  areHeadings,
  exerciseIn,
  pasteTable,
  readProgramTable,
  readRowText,
  readShorthandLines,
  type ProgramTable,
} from '@allenio/domain/programs'
import type { Paste } from '#ui/spreadsheet'
import type { ExerciseLibrary } from '#lib/exercise-library'
import { isColumnKey } from '../rows/column-keys.ts'
import type { EditorSession } from '../session.ts'
import { changeRows, hasRoom, insertInto } from './rows.ts'
import { readChanges } from './typed-cells.ts'

interface Reading {
  library: ExerciseLibrary
  language: Language
}

/** Lines of shorthand are one column of texts, in which at least one says more than a name. */
const isShorthand = (rows: Paste['rows']): boolean =>
  rows.every(cells => cells.length === 1) && rows.some(([text = '']) => readRowText(text).row.sets !== null)

/** Tables that bring their headings, and lines of shorthand, are placed by their meaning instead of their position. */
function tableOf({ rows, columns }: Paste): ProgramTable | undefined {
  const [first = []] = rows
  if (areHeadings(first)) return readProgramTable(rows)
  if (columns[0] === 'exercise' && isShorthand(rows)) return readShorthandLines(rows.map(([text = '']) => text).join('\n'))
  return undefined
}

/** The cells of the week that a paste would change and that hold something now. */
export interface PastePreview {
  overwritten: number
  newRows: number
  unmatchedNames: readonly string[]
}

export function previewPaste(session: EditorSession, paste: Paste, { library }: Reading): PastePreview {
  const table = tableOf(paste)
  if (!table) return { overwritten: paste.overwritten.length, newRows: paste.extraRows.length, unmatchedNames: [] }
  const { overwritten, newRows, unmatchedNames } = pasteTable(session.document.rows.get(), table, targetOf(paste, library))
  return { overwritten: overwritten.length, newRows, unmatchedNames }
}

const targetOf = ({ groupId, rowIds, as }: Paste, library: ExerciseLibrary) => ({
  workoutId: groupId,
  targetIds: as === 'cells' ? rowIds : [],
  newId,
  exerciseOf: library.named,
})

/** Pastes over cells, or as new rows below; rows that are there keep their superset. */
export function pasteCells(session: EditorSession, paste: Paste, reading: Reading): void {
  const table = tableOf(paste) ?? (paste.as === 'rows' ? readByPosition(paste.rows, paste.columns) : undefined)
  const place = session.outline.get().workouts.get(paste.groupId)
  if (!table) return pasteByPosition(session, paste, reading)
  if (place?.workout.isSaved && paste.afterId === place.workout.rows.at(-1)?.id) {
    const preview = pasteTable(session.document.rows.get(), table, targetOf(paste, reading.library))
    if (!hasRoom(session, paste.groupId, preview.newRows)) return
    if (paste.as === 'cells') return session.edit(preview.operations)
  }
  insertInto(session, { groupId: paste.groupId, afterId: paste.afterId }, rowsOf(table, reading.library))
}

const readByPosition = (rows: Paste['rows'], columns: readonly string[]): ProgramTable =>
  readProgramTable(rows, { columns: columns.map(column => (isColumnKey(column) ? column : null)), hasHeadings: false })

function pasteByPosition(session: EditorSession, paste: Paste, reading: Reading): void {
  const { changes, extraRows, columns, groupId, afterId } = paste
  if (!hasRoom(session, groupId, extraRows.length)) return
  const gestureId = newId()
  const once: EditorSession = { ...session, edit: operations => session.edit(operations, gestureId) }
  changeRows(once, readChanges(session, changes, reading))
  const table = readByPosition(extraRows, columns)
  // a row needs an exercise to be one
  const added = rowsOf(table, reading.library).filter(cells => cells['exercise'] !== undefined)
  insertInto(once, { groupId, afterId }, added)
}

/** New rows of a table: those that it joins are a superset of their own. */
function rowsOf({ rows }: ProgramTable, library: ExerciseLibrary) {
  const supersets = new Map<number, string>()
  return rows.map(({ cells, superset }) => {
    const match = library.named(exerciseIn(cells)?.name ?? '')
    if (superset !== null && !supersets.has(superset)) supersets.set(superset, newId())
    const joined = superset === null ? undefined : supersets.get(superset)
    return { ...cells, ...(match && { exercise: { ...match } }), ...(joined !== undefined && { superset: joined }) }
  })
}
