import type { Cells } from '@allenio/contract/documents'
import { newId } from '@allenio/domain/ids'
import { cellsToPasteOn, exerciseIn, rowsToPaste } from '@allenio/domain/programs'
import { copiedRecord } from '#lib/copied-record'
import type { Paste } from '#ui/spreadsheet'
import type { EditorSession } from '../session.ts'
import { changeRows, hasRoom, insertInto, oneGesture } from './rows.ts'

/** Whole rows, with what no column shows: single sets, the superset, which exercise a name means. They can be pasted into any program. */
export const copiedRows = copiedRecord<readonly Cells[]>('programs-editor/rows')

/** Keeps whole rows beside their texts on the clipboard. */
export function copyRows({ outline }: EditorSession, rowIds: readonly string[], texts: readonly (readonly string[])[]): void {
  const { entries } = outline.get()
  const rows = rowIds.flatMap(id => entries.get(id) ?? []).map(({ cells }) => cells)
  // a row without its exercise is none yet
  if (rows.length > 0 && rows.every(cells => exerciseIn(cells))) copiedRows.set(rows, texts)
}

/** The copied rows that the texts of a paste mean, as often as they fill the selection; undefined for texts from elsewhere. */
export function rowsMeantBy({ rows: texts }: Paste): readonly Cells[] | undefined {
  const copied = copiedRows.get() ?? []
  const times = texts.length / copied.length
  if (!Number.isInteger(times)) return undefined
  const parts = Array.from({ length: times }, (_, index) => texts.slice(index * copied.length, (index + 1) * copied.length))
  return parts.every(copiedRows.isMeantBy) ? parts.flatMap(() => copied) : undefined
}

/** The place of copied rows: on some rows, and the others as new ones behind a row. */
type RowsPaste = Pick<Paste, 'rowIds' | 'groupId' | 'afterId'>

/** The cells of the rows that a paste reaches, as they change. */
export const changesByRows = ({ outline }: EditorSession, { rowIds }: Pick<Paste, 'rowIds'>, copied: readonly Cells[]) =>
  rowIds.flatMap((rowId, index) => {
    const [target, source] = [outline.get().entries.get(rowId), copied[index]]
    return target && source ? [{ rowId, cells: cellsToPasteOn(target.cells, source) }] : []
  })

/** Pastes copied rows on those that the paste reaches, and the others as new ones. False where there is no room. */
export function pasteRows(session: EditorSession, paste: RowsPaste, copied: readonly Cells[]): boolean {
  const { rowIds, groupId, afterId } = paste
  const added = copied.slice(rowIds.length)
  if (!hasRoom(session, groupId, added.length)) return false
  const once = oneGesture(session)
  changeRows(once, changesByRows(session, paste, copied))
  insertInto(once, { groupId, afterId }, rowsToPaste(added, newId))
  return true
}

/** Pastes copied rows as new ones, at the end of a workout where no row is named. */
export const insertCopied = (session: EditorSession, place: { groupId: string; afterId?: string }): string[] =>
  insertInto(session, place, rowsToPaste(copiedRows.get() ?? [], newId))
