import type { Language } from '@allenio/contract'
import { printColumn } from '@allenio/domain/programs'
import type { ClipboardEvent } from 'react'
import { readCopiedTable, writeCopiedTable } from '#lib/clipboard-table'
import { deleteRows } from '../gestures/rows.ts'
import { pasteCells } from '../gestures/tables.ts'
import type { ExerciseLibrary } from '#lib/exercise-library'
import { columnKeys } from '../rows/column-keys.ts'
import type { EditorSession } from '../session.ts'
import { selectedIds } from './row-selection.ts'

/** Whole rows leave as lines of a table, and lines come in as new rows below the chosen ones. */
export const rowClipboardProps = (session: EditorSession, reading: { library: ExerciseLibrary; language: Language }) => {
  const rowOf = ({ target }: ClipboardEvent) => (target instanceof Element ? target.closest('[data-row]')?.getAttribute('data-row') : null)
  const copyRows = (event: ClipboardEvent): string[] => {
    const rowId = rowOf(event)
    const ids = rowId ? selectedIds(session, rowId) : []
    const { entries } = session.outline.get()
    const rows = ids
      .flatMap(id => entries.get(id) ?? [])
      .map(({ cells }) => columnKeys.map(key => printColumn(key, cells, reading.language)))
    if (rows.length === 0) return []
    event.preventDefault()
    writeCopiedTable(event.clipboardData, rows)
    return ids
  }
  return {
    onCopy: (event: ClipboardEvent) => void copyRows(event),
    onCut: (event: ClipboardEvent) => deleteRows(session, copyRows(event)),
    onPaste: (event: ClipboardEvent) => {
      const afterId = rowOf(event)
      const groupId = session.outline.get().entries.get(afterId ?? '')?.groupId
      const table = readCopiedTable(event.clipboardData)
      if (!afterId || groupId === undefined || !table) return
      event.preventDefault()
      const { rows } = table
      const lastId = selectedIds(session, afterId).at(-1) ?? afterId
      const nothing = { rowIds: [], changes: [], overwritten: [], refusedCount: 0 }
      pasteCells(session, { ...nothing, rows, as: 'rows', groupId, afterId: lastId, columns: columnKeys, extraRows: rows }, reading)
    },
  }
}
