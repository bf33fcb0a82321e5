import type { DocumentRow, Operation } from '@allenio/contract/documents'
import type { ProgramDay, ProgramWeek } from '@allenio/contract/programs'
import { childrenOf, isVisible, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { addWeek, insertCopies, replaceContent } from '@allenio/domain/programs'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { changeDocument, readRows } from '#platform/documents'
import { AppError, found } from '#platform/errors'
import { presentWeeks } from '../content.ts'
import { programKind } from '../kind.ts'

// The calls that know no operations: each makes those of one gesture, which the document engine applies, stores and can undo.

interface Gesture {
  id: string
  actor: Pick<Actor, 'membershipId'>
  operationsFor: (rows: DocumentRows) => readonly Operation[]
}

/** Applies a gesture. A program that is full refuses it whole. */
export async function applyGesture(db: WorkspaceDb, { id, actor, operationsFor }: Gesture): Promise<DocumentRows> {
  const { rows, faults } = await changeDocument(db, programKind, { id, authorId: actor.membershipId, operationsFor })
  if (faults.includes('too many')) throw new AppError('program full')
  if (faults.includes('row exists')) throw new AppError('record id taken')
  if (faults.length > 0) throw new AppError('not found')
  return rows
}

/** A row that is seen: neither it nor one that holds it is deleted. */
export function visibleRow(rows: DocumentRows, id: string, type: DocumentRow['type']): DocumentRow {
  const row = rows.get(id)
  if (row?.type !== type || !isVisible(rows, id)) throw new AppError('not found')
  return row
}

export async function insertWeek(db: WorkspaceDb, { id, actor, index }: Omit<Gesture, 'operationsFor'> & { index?: number | undefined }) {
  let addedId = ''
  const rows = await applyGesture(db, {
    id,
    actor,
    operationsFor(current) {
      const count = childrenOf(current, id).length
      const operations = addWeek(current, { parentId: id, index: Math.min(index ?? count, count), newId })
      addedId = operations.find(operation => operation.kind === 'insert')?.id ?? ''
      return operations
    },
  })
  return found(presentWeeks(rows, id).find(week => week.id === addedId))
}

export const deleteRow = (db: WorkspaceDb, { id, actor, rowId, type }: Omit<Gesture, 'operationsFor'> & { rowId: string; type: string }) =>
  applyGesture(db, {
    id,
    actor,
    operationsFor(rows) {
      visibleRow(rows, rowId, type)
      return [{ kind: 'delete', id: rowId }]
    },
  })

interface Paste extends Omit<Gesture, 'operationsFor'> {
  /** The program that is copied from. */
  sourceId: string
  copiedId: string
  /** The row whose content is replaced; without one, `times` new ones are added. */
  targetId: string | undefined
  times: number
}

/** Pastes a week; answers those that are new, or the one whose content was replaced. */
export async function pasteWeek(db: WorkspaceDb, paste: Paste): Promise<ProgramWeek[]> {
  const { rows, ids } = await pasteRows(db, { ...paste, type: 'week', parentId: paste.id })
  return presentWeeks(rows, paste.id).filter(week => ids.includes(week.id))
}

export async function pasteDay(db: WorkspaceDb, { weekId, ...paste }: Paste & { weekId: string }): Promise<ProgramDay> {
  const { rows, ids } = await pasteRows(db, { ...paste, type: 'day', parentId: weekId })
  const days = presentWeeks(rows, paste.id).flatMap(week => week.days)
  return found(days.find(day => ids.includes(day.id)))
}

async function pasteRows(
  db: WorkspaceDb,
  { id, actor, sourceId, copiedId, targetId, times, type, parentId }: Paste & { type: 'week' | 'day'; parentId: string },
) {
  const foreign = sourceId === id ? undefined : await readRows(db, programKind, sourceId)
  let ids: string[] = []
  const rows = await applyGesture(db, {
    id,
    actor,
    operationsFor(current) {
      const source = foreign ?? current
      visibleRow(source, copiedId, type)
      if (type === 'day') visibleRow(current, parentId, 'week')
      if (targetId !== undefined) {
        const target = visibleRow(current, targetId, type)
        if (target.parentId !== parentId) throw new AppError('not found')
        ids = [targetId]
        return replaceContent(current, { source, id: copiedId, targetId, newId })
      }
      const operations = insertCopies(current, {
        source,
        id: copiedId,
        times,
        parentId,
        index: childrenOf(current, parentId).length,
        newId,
      })
      ids = operations.flatMap(operation => (operation.kind === 'insert' && operation.type === type ? [operation.id] : []))
      return operations
    },
  })
  return { rows, ids }
}

interface WeekImport extends Omit<Gesture, 'operationsFor'> {
  sourceId: string
  isReplacing: boolean
  /** All weeks where none is named. */
  weekIds: readonly string[] | undefined
}

/** Appends the weeks of another program, or puts them in the place of its own. */
export async function importWeeks(db: WorkspaceDb, { id, actor, sourceId, isReplacing, weekIds }: WeekImport): Promise<ProgramWeek[]> {
  const foreign = sourceId === id ? undefined : await readRows(db, programKind, sourceId)
  const rows = await applyGesture(db, {
    id,
    actor,
    operationsFor(current) {
      const source = foreign ?? current
      const own = childrenOf(current, id)
      for (const weekId of weekIds ?? []) if (visibleRow(source, weekId, 'week').parentId !== sourceId) throw new AppError('not found')
      const weeks = childrenOf(source, sourceId).filter(week => weekIds?.includes(week.id) ?? true)
      const deletions = isReplacing ? own.map((week): Operation => ({ kind: 'delete', id: week.id })) : []
      // all copies stand behind the last week; in which order they come follows from their places
      return [...deletions, ...insertAllWeeks(current, { source, weeks, id, index: own.length })]
    },
  })
  return presentWeeks(rows, id)
}

interface AllWeeks {
  source: DocumentRows
  weeks: readonly DocumentRow[]
  id: string
  index: number
}

/** One week after the other, so that each finds the place behind the one before it. */
function insertAllWeeks(current: DocumentRows, { source, weeks, id, index }: AllWeeks): Operation[] {
  const view = new Map(current)
  return weeks.flatMap((week, at) => {
    const operations = insertCopies(view, { source, id: week.id, times: 1, parentId: id, index: index + at, newId })
    for (const operation of operations) {
      if (operation.kind !== 'insert') continue
      view.set(operation.id, { ...operation, originId: null, isDeleted: false })
    }
    return operations
  })
}
