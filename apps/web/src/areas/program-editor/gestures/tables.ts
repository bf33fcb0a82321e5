import type { Language } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import {
  areHeadings,
  cellsToSet,
  exerciseIn,
  pasteTable,
  readProgramTable,
  readRowText,
  readShorthandLines,
  type ProgramTable,
} from '@allenio/domain/programs'
import type { Paste, PasteOutcome } from '#ui/spreadsheet'
import type { ExerciseLibrary } from '#lib/exercise-library'
import { isColumnKey } from '../rows/column-keys.ts'
import type { EditorSession } from '../session.ts'
import { sayPasted, unknownNames } from './pasted-names.ts'
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
function tableOf({ rows, columns }: Paste, language: Language): ProgramTable | undefined {
  const [first = []] = rows
  if (areHeadings(first)) return readProgramTable(rows, { language })
  if (columns[0] === 'exercise' && isShorthand(rows)) return readShorthandLines(rows.map(([text = '']) => text).join('\n'))
  return undefined
}

/** The cells of the week that a paste would change and that hold something now. */
export interface PastePreview {
  overwritten: number
  newRows: number
}

export function previewPaste(session: EditorSession, paste: Paste, { library, language }: Reading): PastePreview {
  const table = tableOf(paste, language)
  if (!table) return { overwritten: paste.overwritten.length, newRows: paste.extraRows.length }
  const { overwritten, newRows } = pasteTable(session.document.rows.get(), table, targetOf(paste, library))
  return { overwritten: overwritten.length, newRows }
}

const targetOf = ({ groupId, rowIds, as }: Paste, library: ExerciseLibrary) => ({
  workoutId: groupId,
  targetIds: as === 'cells' ? rowIds : [],
  newId,
  exerciseOf: library.named,
})

/** Pastes over cells, or as new rows below; rows that are there keep their superset. What is not understood is told. */
export function pasteCells(session: EditorSession, paste: Paste, reading: Reading): PasteOutcome {
  const before = session.document.rows.get()
  const outcome = pasteRows(session, paste, reading)
  sayPasted({ ...outcome, names: unknownNames(before, session.document.rows.get()), library: reading.library })
  return outcome
}

interface Outcome extends PasteOutcome {
  /** Cells that stand in notes now. */
  unreadCount: number
}

function pasteRows(session: EditorSession, paste: Paste, { library, language }: Reading): Outcome {
  const table = tableOf(paste, language) ?? (paste.as === 'rows' ? readByPosition(paste.rows, paste.columns, language) : undefined)
  if (!table) return pasteByPosition(session, paste, { library, language })
  const outcome = { cellCount: filledCount(paste.rows), refusedCount: 0, unreadCount: table.unread.length }
  const nothing = { ...outcome, cellCount: 0, unreadCount: 0 }
  const place = session.outline.get().workouts.get(paste.groupId)
  if (place?.workout.isSaved && paste.afterId === place.workout.rows.at(-1)?.id) {
    const preview = pasteTable(session.document.rows.get(), table, targetOf(paste, library))
    if (!hasRoom(session, paste.groupId, preview.newRows)) return nothing
    if (paste.as === 'cells') {
      session.edit(preview.operations)
      return outcome
    }
  }
  const added = insertInto(session, { groupId: paste.groupId, afterId: paste.afterId }, rowsOf(table, library))
  return added.length > 0 ? outcome : nothing
}

const filledCount = (rows: Paste['rows']): number => rows.flat().filter(text => text.trim() !== '').length

const readByPosition = (rows: Paste['rows'], columns: readonly string[], language: Language): ProgramTable =>
  readProgramTable(rows, { columns: columns.map(column => (isColumnKey(column) ? column : null)), hasHeadings: false, language })

function pasteByPosition(session: EditorSession, paste: Paste, reading: Reading): Outcome {
  const { changes, extraRows, columns, groupId, afterId } = paste
  if (!hasRoom(session, groupId, extraRows.length)) return { cellCount: 0, refusedCount: 0, unreadCount: 0 }
  const gestureId = newId()
  const once: EditorSession = { ...session, edit: operations => session.edit(operations, gestureId) }
  changeRows(once, readChanges(session, changes, reading))
  const table = readByPosition(extraRows, columns, reading.language)
  // a row needs an exercise to be one
  const isRow = (index: number) => exerciseIn(table.rows[index]?.cells ?? {}) !== undefined
  insertInto(
    once,
    { groupId, afterId },
    rowsOf(table, reading.library).filter((_, index) => isRow(index)),
  )
  const takenRows = extraRows.filter((_, index) => isRow(index))
  const lost = extraRows.filter((_, index) => !isRow(index))
  return {
    cellCount: changes.length + takenRows.flat().length,
    refusedCount: paste.refusedCount + filledCount(lost),
    unreadCount: table.unread.filter(({ row }) => isRow(row)).length,
  }
}

/** New rows of a table: those that it joins are a superset of their own. */
function rowsOf({ rows }: Pick<ProgramTable, 'rows'>, library: ExerciseLibrary) {
  const supersets = new Map<number, string>()
  return rows.map(row => {
    const { superset } = row
    const cells = cellsToSet(row)
    const match = library.named(exerciseIn(cells)?.name ?? '')
    if (superset !== null && !supersets.has(superset)) supersets.set(superset, newId())
    const joined = superset === null ? undefined : supersets.get(superset)
    return { ...cells, ...(match && { exercise: { ...match } }), ...(joined !== undefined && { superset: joined }) }
  })
}
