import type { DocumentRow, Operation } from '@allenio/contract/documents'
import { childrenOf, digestOf, subtreeOf, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { addWeek, deloadRows, insertCopies, programLimits, replaceContent } from '@allenio/domain/programs'
import { copiedRecord } from '#lib/copied-record'
import { toast, toastWithUndo } from '#ui/toast'
import { openDialog } from '../dialogs.ts'
import { rowsOfWeek } from '../outline.ts'
import { weekIn, type EditorSession } from '../session.ts'
import { usePartWords } from '../weeks/words.ts'

// Gestures on weeks, and what weeks and days share.

interface CopiedPart {
  type: 'week' | 'day'
  id: string
  /** The copied row itself, and everything inside it. */
  rows: readonly DocumentRow[]
}

/** The copied week or day, which can also be pasted into another program and in another tab. */
export const copiedPart = copiedRecord<CopiedPart>('programs-editor/parts')

export const partOf = ({ document }: EditorSession, type: CopiedPart['type'], id: string): CopiedPart => ({
  type,
  id,
  rows: subtreeOf(document.rows.get(), id),
})

export const rowsById = ({ rows }: CopiedPart): DocumentRows => new Map(rows.map(row => [row.id, row]))

export function copy(session: EditorSession, type: CopiedPart['type'], id: string): void {
  copiedPart.set(partOf(session, type, id))
  toast({ type: 'success', id: 'copied', text: usePartWords.say(type === 'week' ? 'weekCopied' : 'dayCopied') })
}

/** Shows the previous or the next week; after the last one, a new week is made from it. */
export function turnWeek({ outline, weekId, takesFocus }: EditorSession, step: 1 | -1): void {
  const { weeks } = outline.get()
  const week = weekIn(outline.get(), weekId.get())
  const next = weeks[weeks.findIndex(({ id }) => id === week?.id) + step]
  if (next) {
    takesFocus.set(true)
    weekId.set(next.id)
  } else if (week && step > 0 && rowsOfWeek(week).length > 0) openDialog({ kind: 'progression', weekId: week.id })
}

function hasRoomForWeeks({ outline }: EditorSession, count = 1): boolean {
  if (outline.get().weeks.length + count <= programLimits.weeks) return true
  toast({ type: 'warning', id: 'program full', text: usePartWords.say('programFull', { count: programLimits.weeks }) })
  return false
}

const idOfFirst = (operations: readonly Operation[], type: string): string | undefined =>
  operations.find(operation => operation.kind === 'insert' && operation.type === type)?.id

function showAdded(session: EditorSession, operations: readonly Operation[]): void {
  session.edit(operations)
  session.weekId.set(idOfFirst(operations, 'week'))
}

/** Adds a week with as many days as the one before it. */
export function addWeekAt(session: EditorSession, index: number): void {
  if (!hasRoomForWeeks(session)) return
  showAdded(session, addWeek(session.document.rows.get(), { parentId: session.programId, index, newId }))
}

export function pasteWeekAt(session: EditorSession, index: number, source = copiedPart.get()): void {
  if (source?.type !== 'week' || !hasRoomForWeeks(session)) return
  const options = { source: rowsById(source), id: source.id, times: 1, parentId: session.programId, index, newId }
  showAdded(session, insertCopies(session.document.rows.get(), options))
}

export const duplicateWeek = (session: EditorSession, id: string, index: number): void =>
  pasteWeekAt(session, index, partOf(session, 'week', id))

/** Replaces the content of a week or a day by the copied one. If it equals the copied one already, its rows stay. */
export function pasteInto({ document, edit }: EditorSession, targetId: string): void {
  const source = copiedPart.get()
  const rows = document.rows.get()
  if (!source || digestOf(source.rows) === digestOf(subtreeOf(rows, targetId))) return
  edit(replaceContent(rows, { source: rowsById(source), id: source.id, targetId, newId }))
}

/** The percentages of loads and sets that remain in a week of deload. */
export const presetDeload = { loadPercent: 90, setsPercent: 60 }

/** Makes a week a deload, or only removes its mark. */
export function setDeload(
  { document, edit }: EditorSession,
  weekId: string,
  { isDeload, stepKg }: { isDeload: boolean; stepKg: number },
): void {
  const rows = document.rows.get()
  const ids = subtreeOf(rows, weekId).flatMap(({ id, type }: DocumentRow) => (type === 'row' ? [id] : []))
  const easier = isDeload ? deloadRows(rows, ids, { deload: presetDeload, stepKg }).operations : []
  edit([{ kind: 'set', id: weekId, cells: { isDeload: isDeload || null } }, ...easier])
}

/** Deletes a week, a day or a workout, with an undo in the toast. */
export function deletePart({ document, edit }: EditorSession, id: string, text: string): void {
  edit([{ kind: 'delete', id }])
  const restore = () => edit([{ kind: 'restore', id }])
  toastWithUndo(text, restore)
  document.presence.show(null)
}

/** Deletes a week, and shows the one behind it or else the one before. */
export function deleteWeek(session: EditorSession, id: string, text: string): void {
  const { weeks } = session.outline.get()
  const index = weeks.findIndex(week => week.id === id)
  session.weekId.set((weeks[index + 1] ?? weeks[index - 1])?.id)
  deletePart(session, id, text)
}

export function rename({ edit }: EditorSession, id: string, cells: Readonly<Record<string, string>>): void {
  edit([{ kind: 'set', id, cells: Object.fromEntries(Object.entries(cells).map(([cell, text]) => [cell, text.trim() || null])) }])
}

export const indexIn = ({ document }: EditorSession, { id, parentId }: { id: string; parentId: string }): number =>
  childrenOf(document.rows.get(), parentId).findIndex(row => row.id === id)
