import type { Language } from '@allenio/contract'
import { readRowText } from '@allenio/domain/programs'
import type { CellChange } from '#ui/spreadsheet'
import { toast } from '#ui/toast'
import { cellsOfTyped, unreadWordsOf } from '../library/typed-exercise.ts'
import type { ExerciseLibrary } from '#lib/exercise-library'
import { isColumnKey, readCell } from '../rows/column-keys.ts'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { changeRows, insertInto, joinRows, oneGesture, withoutNulls, type RowCells, type RowChange } from './rows.ts'

interface Reading {
  library: ExerciseLibrary
  language: Language
}

/** The cells that typed, pasted or filled texts mean, by row. */
export function readChanges({ outline }: EditorSession, changes: readonly CellChange[], { library, language }: Reading): RowChange[] {
  const { entries } = outline.get()
  return [...Map.groupBy(changes, ({ rowId }) => rowId)].map(([rowId, own]) => {
    let cells: RowCells = {}
    // the type comes first, because it decides what a figure counts
    for (const change of own.toSorted((one, other) => order(one) - order(other))) {
      if (!isColumnKey(change.column)) continue
      if (change.column === 'exercise') {
        if (change.text.trim() !== '') cells = { ...cells, ...cellsOfTyped(change.text, library, change.optionId) }
        continue
      }
      cells = { ...cells, ...readCell(change.column, change.text, withoutNulls({ ...entries.get(rowId)?.cells, ...cells }), language) }
    }
    return { rowId, cells }
  })
}

const order = ({ column }: CellChange): number => (column === 'exercise' ? 0 : column === 'type' ? 1 : 2)

export function editCells(session: EditorSession, changes: readonly CellChange[], reading: Reading): void {
  changeRows(session, readChanges(session, changes, reading))
  for (const { column, text, optionId } of changes) if (column === 'exercise') sayUnread(text, reading.library, optionId)
}

/** A word that was meant as a figure would otherwise reach clients unseen, in the note. */
function sayUnread(text: string, library: ExerciseLibrary, optionId: string | undefined): void {
  // a name of the library may have figures of its own
  const words = library.called(text) ? [] : unreadWordsOf(text, library, optionId)
  if (words.length > 0) toast({ type: 'info', id: 'unread words', text: useEditorWords.say('typedUnread', { words: words.join(' ') }) })
}

interface TypedRow {
  groupId: string
  /** Undefined for the end of the group. */
  afterId: string | undefined
  text: string
  optionId?: string | undefined
}

/** A new row from what was typed; one that is said to be the second of a group joins the row above it. */
export function insertTyped(session: EditorSession, { text, optionId, ...place }: TypedRow, { library }: Reading): string | undefined {
  const once = oneGesture(session)
  const [id] = insertInto(once, place, [cellsOfTyped(text, library, optionId)])
  sayUnread(text, library, optionId)
  const { group } = readRowText(text).row
  if (id !== undefined && group && group.member > 1) joinAbove(once, id)
  return id
}

function joinAbove(session: EditorSession, id: string): void {
  const { entries, workouts } = session.outline.get()
  const rows = workouts.get(entries.get(id)?.groupId ?? '')?.workout.rows ?? []
  const above = rows[rows.findIndex(row => row.id === id) - 1]
  if (!above) return
  const together = above.superset === null ? [above] : rows.filter(({ superset }) => superset === above.superset)
  joinRows(session, [...together.map(row => row.id), id])
}
