import type { Language } from '@allenio/contract'
import { printColumn } from '@allenio/domain/programs'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { copyTable, parseCopiedTable, writeCopiedTable } from '#lib/clipboard-table'
import type { ExerciseLibrary } from '#lib/exercise-library'
import { isPasteOfRows, type Paste } from '#ui/spreadsheet'
import { toast } from '#ui/toast'
import { copiedRows, copyRows, pasteRows } from '../gestures/clipboard.ts'
import { confirmPaste, mayOverwrite } from '../gestures/paste-question.ts'
import { deleteRows } from '../gestures/rows.ts'
import { pasteCells, previewRows } from '../gestures/tables.ts'
import { columnKeys, parseCell } from '../rows/column-keys.ts'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { idAround, isMac } from './row-keys.ts'
import { selectedIds } from './row-selection.ts'

interface Reading {
  library: ExerciseLibrary
  language: Language
}

/** Whole rows leave as lines of a table. Lines come in over the chosen rows, and with Shift as new ones below them. */
export function rowClipboardProps(session: EditorSession, reading: Reading) {
  const { language } = reading
  let isForRows = false
  const copy = (event: ClipboardEvent): string[] => {
    const rowId = idAround(event, 'data-row')
    const ids = rowId ? selectedIds(session, rowId) : []
    const texts = textsOf(session, ids, language)
    if (texts.length === 0) return []
    event.preventDefault()
    writeCopiedTable(event.clipboardData, texts)
    copyRows(session, ids, texts)
    return ids
  }
  return {
    // the browser's own event of a paste does not tell the two apart
    onKeyDownCapture: (event: KeyboardEvent) => {
      isForRows = isPasteOfRows(event, isMac)
    },
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => deleteRows(session, copy(event)),
    onPaste: (event: ClipboardEvent) => {
      const rowId = idAround(event, 'data-row')
      const groupId = idAround(event, 'data-add')
      const table = parseCopiedTable(event.clipboardData)
      if (!table || (!rowId && !groupId)) return
      const paste = rowId
        ? (isForRows ? pasteBelow : pasteOver)(session, rowId, table.rows, language)
        : pasteAtEnd(session, groupId ?? '', table.rows)
      event.preventDefault()
      void askAndPaste(session, paste, reading)
    },
  }
}

function textsOf({ outline }: EditorSession, rowIds: readonly string[], language: Language): string[][] {
  const { entries } = outline.get()
  return rowIds.map(id => columnKeys.map(key => printColumn(key, entries.get(id)?.cells ?? {}, language)))
}

/** By a menu, where the browser may refuse the clipboard: within the app it is pasted all the same. */
export function copyRow(session: EditorSession, rowId: string, language: Language): void {
  const texts = textsOf(session, [rowId], language)
  copyRows(session, [rowId], texts)
  void copyTable(texts).catch(() => undefined)
  toast({ type: 'success', id: 'copied', text: useEditorWords.say('rowCopied') })
}

/** Pastes what was copied on a row, and further rows of it on those below. */
export async function pasteCopiedOver(session: EditorSession, rowId: string, reading: Reading): Promise<void> {
  const copied = copiedRows.get() ?? []
  const groupId = session.outline.get().entries.get(rowId)?.groupId ?? ''
  const rows = session.outline.get().workouts.get(groupId)?.workout.rows ?? []
  const start = rows.findIndex(({ id }) => id === rowId)
  const rowIds = rows.slice(start, start + copied.length).map(({ id }) => id)
  const preview = previewRows(session, { rowIds, wholeRowIds: [rowId] }, { copied, language: reading.language })
  if (await confirmPaste(session, preview, reading)) pasteRows(session, { rowIds, groupId, afterId: rows.at(-1)?.id }, copied)
}

async function askAndPaste(session: EditorSession, paste: Paste, reading: Reading): Promise<void> {
  if (await mayOverwrite(session, paste, reading)) pasteCells(session, paste, reading)
}

/** The chosen rows of the workout that the row is in. */
function chosenRows(session: EditorSession, rowId: string) {
  const { entries, workouts } = session.outline.get()
  const groupId = entries.get(rowId)?.groupId ?? ''
  const ids = selectedIds(session, rowId)
  const rows = workouts.get(groupId)?.workout.rows ?? []
  return { groupId, rows, chosen: rows.filter(({ id }) => ids.includes(id)) }
}

const nothing = { rowIds: [], wholeRowIds: [], changes: [], overwritten: [], refusedCount: 0 }

/** As new rows of a workout, which may have none yet. */
export function pasteAtEnd({ outline }: EditorSession, groupId: string, rows: Paste['rows']): Paste {
  const afterId = outline.get().workouts.get(groupId)?.workout.rows.at(-1)?.id
  return { ...nothing, rows, as: 'rows', groupId, afterId, columns: columnKeys, extraRows: rows }
}

export function pasteBelow(session: EditorSession, rowId: string, rows: Paste['rows']): Paste {
  const { groupId, chosen } = chosenRows(session, rowId)
  return { ...nothing, rows, as: 'rows', groupId, afterId: chosen.at(-1)?.id ?? rowId, columns: columnKeys, extraRows: rows }
}

/** Pastes over rows from the first chosen one on; the lines are repeated to fill more chosen rows. */
export function pasteOver(session: EditorSession, rowId: string, lines: Paste['rows'], language: Language): Paste {
  const { groupId, rows, chosen } = chosenRows(session, rowId)
  const times = chosen.length / lines.length
  const all = Number.isInteger(times) ? Array.from({ length: times }, () => lines).flat() : lines
  const start = rows.findIndex(({ id }) => id === (chosen[0]?.id ?? rowId))
  const reached = rows.slice(start, start + all.length)
  const texts = reached.flatMap(({ id, cells }, index) =>
    columnKeys.slice(0, all[index]?.length).map((column, at) => ({ rowId: id, cells, column, text: all[index]?.[at] ?? '' })),
  )
  const changes = texts.filter(({ column, text, cells }) => parseCell(column, text, cells, language))
  const isChosen = (id: string) => chosen.some(row => row.id === id)
  return {
    rows: all,
    as: 'cells',
    groupId,
    afterId: rows.at(-1)?.id,
    rowIds: reached.map(({ id }) => id),
    wholeRowIds: chosen.map(({ id }) => id),
    columns: columnKeys,
    changes,
    overwritten: changes.flatMap(change => {
      const before = printColumn(change.column, change.cells, language)
      return isChosen(change.rowId) || before === '' || before === change.text ? [] : [{ ...change, text: before }]
    }),
    extraRows: all.slice(reached.length),
    refusedCount: texts.length - changes.length,
  }
}
