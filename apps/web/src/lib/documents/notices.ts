import type { AppliedBatches, Batch, CellValue, DocumentRow, Operation } from '@allenio/contract/documents'
import { isSameValue, isVisible, type DocumentRows } from '@allenio/domain/documents'
import { createStore, type FollowedStore } from '#lib/store'

/** The row as it was last known here, because it may have been erased. */
interface AboutRow {
  row: DocumentRow | undefined
  id: string
}

/** Something that the person should know: two people changed one thing at the same time, or an edit had no effect. */
export type EditNotice =
  /** Somebody replaced a value of this person, or this person replaced a value of somebody else: the value that was lost. */
  | ({ kind: 'mine replaced' | 'theirs replaced'; cell: string; value: CellValue | null } & AboutRow)
  /** Somebody has deleted a row that was edited here, or the other way round. */
  | ({ kind: 'deleted by others' | 'deleted by me' } & AboutRow)
  /** An undo did not touch what somebody else has changed since. */
  | ({ kind: 'not undone' } & AboutRow)
  /** A value was not written because a rule forbids it, for example a text that is too long. Copies and undos may bring such values. */
  | ({ kind: 'not possible'; cell: string; value: CellValue | null } & AboutRow)
  /** The document has as many rows as it may have, so that nothing of the gesture was written. */
  | ({ kind: 'document full' } & AboutRow)
  /** The edit's row was erased, or its place is full. */
  | ({ kind: 'not applied'; operation: Operation | undefined } & AboutRow)

const noticesAtMost = 200

interface KnownEdits {
  batches: readonly Batch[]
  rows: DocumentRows
  /** The values that each batch has replaced on this device. */
  replacedHere?: ReadonlyMap<string, readonly Operation[]>
}

export interface ImpossibleCell {
  id: string
  cell: string
  value: CellValue | null
}

/** Collects notices until the person has read them. */
export interface NoticeBook {
  notices: FollowedStore<readonly EditNotice[]>
  /** Notes the person's own edits, so that later changes by others cause a notice. */
  noteOwn: (operations: readonly Operation[]) => void
  noteImpossible: (cells: readonly ImpossibleCell[], rows: DocumentRows) => void
  noteFull: (rows: DocumentRows) => void
  /** Notes that others have changed the rows. */
  noteChanges: (before: DocumentRows, after: DocumentRows) => void
  noteAnswer: (answer: Pick<AppliedBatches, 'outcomes'>, known: KnownEdits) => void
  dismiss: (notice?: EditNotice) => void
}

export function openNotices(): NoticeBook {
  const notices = createStore<readonly EditNotice[]>([])
  const ownValues = new Map<string, Map<string, CellValue | null>>()
  const ownIn = (id: string) => ownValues.get(id) ?? new Map<string, CellValue | null>()

  const add = (added: readonly EditNotice[]) => {
    if (added.length === 0) return
    const all = new Map([...notices.get(), ...added].map(notice => [keyOf(notice), notice]))
    const lostIds = new Set([...all.values()].filter(({ kind }) => kind === 'not applied').map(({ id }) => id))
    // a notice about an edit without effect already tells that the row is gone
    const told = [...all.values()].filter(({ kind, id }) => kind !== 'deleted by others' || !lostIds.has(id))
    notices.set(told.slice(-noticesAtMost))
  }

  return {
    notices,
    noteOwn(operations) {
      for (const operation of operations) {
        const values = ownIn(operation.id)
        if ('cells' in operation) for (const [cell, value] of Object.entries(operation.cells)) values.set(cell, value)
        // a person who has deleted a row does not expect to see it again
        if (operation.kind === 'delete') ownValues.delete(operation.id)
        else ownValues.set(operation.id, values)
      }
    },
    noteImpossible: (cells, rows) => add(cells.map(each => ({ kind: 'not possible', row: rows.get(each.id), ...each }))),
    noteFull: rows => add(fullNotice(rows)),
    noteChanges(before, after) {
      const found: EditNotice[] = []
      for (const [id, values] of ownValues) {
        const row = before.get(id)
        if (!row || !isVisible(before, id)) continue
        if (!isVisible(after, id)) {
          found.push({ kind: 'deleted by others', id, row })
          ownValues.delete(id)
          continue
        }
        for (const [cell, value] of values) {
          const isMine = isSameValue(row.cells[cell], value ?? undefined)
          if (!isMine || isSameValue(after.get(id)?.cells[cell], value ?? undefined)) continue
          found.push({ kind: 'mine replaced', id, row, cell, value })
          values.delete(cell)
        }
      }
      add(found)
    },
    noteAnswer({ outcomes }, { batches, rows, replacedHere }) {
      const batchById = new Map(batches.map(batch => [batch.id, batch]))
      for (const outcome of outcomes) {
        const batch = batchById.get(outcome.batchId)
        add(noticesOf(outcome, batch, rows))
        const expected = replacedHere?.get(outcome.batchId)
        if (batch && expected) add(crossedNotices({ batch, expected, found: outcome.inverse, rows }))
      }
    },
    dismiss: notice => notices.set(notice ? notices.get().filter(each => each !== notice) : []),
  }
}

/** The notice that a document is full belongs to its root, so it appears only once however often an edit is refused. */
function fullNotice(rows: DocumentRows): EditNotice[] {
  const root = [...rows.values()].find(({ parentId }) => parentId === null)
  return root ? [{ kind: 'document full', id: root.id, row: root }] : []
}

const keyOf = (notice: EditNotice) => `${notice.kind} ${notice.id} ${'cell' in notice ? notice.cell : ''}`

function noticesOf(
  { faults, overwritten, inverse }: AppliedBatches['outcomes'][number],
  batch: Batch | undefined,
  rows: DocumentRows,
): EditNotice[] {
  const replaced = overwritten.map(({ id, cell }): EditNotice => {
    if (cell === null) return { kind: 'deleted by me', id, row: rows.get(id) }
    const former = inverse.find(operation => operation.kind === 'set' && operation.id === id && cell in operation.cells)
    return { kind: 'theirs replaced', id, row: rows.get(id), cell, value: former?.kind === 'set' ? (former.cells[cell] ?? null) : null }
  })
  const withoutEffect = faults.flatMap(({ id, index, reason }): EditNotice[] => {
    const about = { id, row: rows.get(id) }
    // somebody else has taken over the same row of a template at the same time, so the row exists
    if (reason === 'row exists') return []
    if (reason === 'in deleted') return [{ kind: 'deleted by others', ...about }]
    if (reason === 'document full') return fullNotice(rows)
    if (reason === 'changed since') return [{ kind: 'not undone', ...about }]
    return [{ kind: 'not applied', operation: batch?.operations[index], ...about }]
  })
  return [...replaced, ...withoutEffect]
}

interface Crossing {
  batch: Batch
  /** The values that the batch replaced, as far as this device knew. */
  expected: readonly Operation[]
  /** The values that the server found in their place. */
  found: readonly Operation[]
  rows: DocumentRows
}

/** Notices about values that this device did not know: somebody else wrote them, or the same person on another device. */
function crossedNotices({ batch, expected, found, rows }: Crossing): EditNotice[] {
  const ids = new Set(found.flatMap(operation => (operation.kind === 'set' ? [operation.id] : [])))
  return [...ids].flatMap(id => {
    const [own, known, former] = [cellsSetIn(batch.operations, id), cellsSetIn(expected, id), cellsSetIn(found, id)]
    return Object.entries(former).flatMap(([cell, value]): EditNotice[] => {
      const isCrossed = cell in known && !isSame(known[cell], value) && cell in own && !isSame(own[cell], value)
      return isCrossed ? [{ kind: 'theirs replaced', id, row: rows.get(id), cell, value }] : []
    })
  })
}

/** The cells that operations set in a row; the last value of a cell counts. */
const cellsSetIn = (operations: readonly Operation[], id: string): Readonly<Record<string, CellValue | null>> =>
  Object.assign({}, ...operations.flatMap(operation => (operation.kind === 'set' && operation.id === id ? [operation.cells] : [])))

const isSame = (one: CellValue | null | undefined, other: CellValue | null): boolean => isSameValue(one ?? undefined, other ?? undefined)
