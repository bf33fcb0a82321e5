import type { Language } from '@allenio/contract'
import type { Cells } from '@allenio/contract/documents'
import { newId } from '@allenio/domain/ids'
import {
  areHeadings,
  cellsToSet,
  exerciseIn,
  guessColumnOrder,
  pasteTable,
  printColumn,
  programColumns,
  parseProgramTable,
  parseRowText,
  parseShorthandLines,
  type ProgramColumn,
  type ProgramTable,
} from '@allenio/domain/programs'
import type { CellChange, Paste, PasteOutcome } from '#ui/spreadsheet'
import type { ExerciseLibrary } from '#lib/exercise-library'
import { isColumnKey } from '../rows/column-keys.ts'
import type { EditorSession } from '../session.ts'
import { changesByRows, pasteRows, rowsMeantBy } from './clipboard.ts'
import { sayPasted, unknownNames } from './pasted-names.ts'
import { changeRows, hasRoom, insertInto, oneGesture, withoutNulls, type RowCells, type RowChange } from './rows.ts'
import { parseChanges, refusedChanges } from './typed-cells.ts'

interface Reading {
  library: ExerciseLibrary
  language: Language
}

/** Lines of shorthand are one column of texts, in which at least one says more than a name, or several of which each says a part. */
function isShorthand(rows: Paste['rows']): boolean {
  if (rows.every(cells => cells.length === 1)) return rows.some(([text = '']) => parseRowText(text).row.target !== null)
  return rows.every(([name = '', ...parts]) => {
    const { row, unreadWords } = parseRowText([name, ...parts].join(' '))
    return row.sets !== null && row.note === '' && unreadWords.length === 0 && row.name === name.trim().replaceAll(/\s+/g, ' ')
  })
}

/** Tables that bring their headings, lines of shorthand and tables of others are placed by their meaning instead of their position. */
function tableOf({ rows, columns }: Paste, language: Language): ProgramTable | undefined {
  const [first = []] = rows
  if (areHeadings(first)) return parseProgramTable(rows, { language })
  if (columns[0] !== 'exercise') return undefined
  if (isShorthand(rows)) return parseShorthandLines(rows.map(cells => cells.join(' ')).join('\n'))
  const order = guessColumnOrder(rows)
  return order && parseProgramTable(rows, { columns: order, hasHeadings: false, language })
}

/** A cell that holds something else than a paste would write, as texts. */
export interface OverwrittenCell {
  rowId: string
  column: ProgramColumn
  before: string
  after: string
}

export interface PastePreview {
  overwritten: readonly OverwrittenCell[]
  newRows: number
}

/** The effects of a paste. Cells that are selected are meant to be overwritten. */
export function previewPaste(session: EditorSession, paste: Paste, { library, language }: Reading): PastePreview {
  const copied = rowsMeantBy(paste)
  if (copied) return previewRows(session, paste, { copied, language })
  const table = tableOf(paste, language)
  if (!table) return { overwritten: paste.overwritten.flatMap(cell => overwrittenText(cell, paste)), newRows: paste.extraRows.length }
  const { changes, newRows } = pasteTable(session.document.rows.get(), table, targetOf(paste, library))
  const byRow = [...Map.groupBy(changes, ({ rowId }) => rowId)]
  const rowChanges = byRow.map(([rowId, own]) => ({
    rowId,
    cells: Object.fromEntries(own.map(({ cell, after }) => [cell, after ?? null])),
  }))
  return { overwritten: overwrittenBy(session, rowChanges, language), newRows }
}

interface CopiedRows {
  copied: readonly Cells[]
  language: Language
}

/** The effects of pasting copied rows. */
export function previewRows(
  session: EditorSession,
  paste: Pick<Paste, 'rowIds' | 'wholeRowIds'>,
  { copied, language }: CopiedRows,
): PastePreview {
  const changes = changesByRows(session, paste, copied).filter(({ rowId }) => !paste.wholeRowIds.includes(rowId))
  return { overwritten: overwrittenBy(session, changes, language), newRows: copied.length - paste.rowIds.length }
}

function overwrittenBy({ outline }: EditorSession, changes: readonly RowChange[], language: Language): OverwrittenCell[] {
  const { entries } = outline.get()
  return changes.flatMap(({ rowId, cells }) => overwrittenIn({ rowId, cells: entries.get(rowId)?.cells ?? {} }, cells, language))
}

const textColumns = programColumns.filter(column => column !== 'group')

function overwrittenIn({ rowId, cells }: { rowId: string; cells: Cells }, changed: RowCells, language: Language): OverwrittenCell[] {
  const after = withoutNulls({ ...cells, ...changed })
  return textColumns.flatMap(column => {
    const texts = { before: printColumn(column, cells, language), after: printColumn(column, after, language) }
    return texts.before === '' || texts.before === texts.after ? [] : [{ rowId, column, ...texts }]
  })
}

function overwrittenText({ rowId, column, text: before }: CellChange, { changes }: Paste): OverwrittenCell[] {
  const change = changes.find(each => each.rowId === rowId && each.column === column)
  return change && isColumnKey(column) ? [{ rowId, column, before, after: change.text }] : []
}

const targetOf = ({ groupId, rowIds, as }: Paste, library: ExerciseLibrary) => ({
  workoutId: groupId,
  targetIds: as === 'cells' ? rowIds : [],
  newId,
  exerciseOf: library.named,
})

/** Pastes over cells, or as new rows below; rows that are there keep their superset. What is not understood is told. */
export function pasteCells(session: EditorSession, paste: Paste, reading: Reading): PasteOutcome {
  const copied = rowsMeantBy(paste)
  if (copied) return { cellCount: pasteRows(session, paste, copied) ? filledCount(paste.rows) : 0, refusedCount: 0 }
  const before = session.document.rows.get()
  const outcome = pasteTexts(session, paste, reading)
  sayPasted({ ...outcome, names: unknownNames(before, session.document.rows.get()), library: reading.library })
  return outcome
}

interface Outcome extends PasteOutcome {
  /** Cells that stand in notes now. */
  unreadCount: number
}

function pasteTexts(session: EditorSession, paste: Paste, { library, language }: Reading): Outcome {
  const table = tableOf(paste, language) ?? (paste.as === 'rows' ? parseByPosition(paste.rows, paste.columns, language) : undefined)
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

const parseByPosition = (rows: Paste['rows'], columns: readonly string[], language: Language): ProgramTable =>
  parseProgramTable(rows, { columns: columns.map(column => (isColumnKey(column) ? column : null)), hasHeadings: false, language })

function pasteByPosition(session: EditorSession, paste: Paste, reading: Reading): Outcome {
  const { changes, extraRows, columns, groupId, afterId } = paste
  if (!hasRoom(session, groupId, extraRows.length)) return { cellCount: 0, refusedCount: 0, unreadCount: 0 }
  const once = oneGesture(session)
  const refusedCount = refusedChanges(session, changes, reading.language).length
  changeRows(once, parseChanges(session, changes, reading))
  const table = parseByPosition(extraRows, columns, reading.language)
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
    cellCount: changes.length - refusedCount + takenRows.flat().length,
    refusedCount: paste.refusedCount + refusedCount + filledCount(lost),
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
