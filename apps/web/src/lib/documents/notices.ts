import type { AppliedBatches, Batch, CellValue, DocumentRow, Operation } from '@allenio/contract/documents'
import { isSameValue, isVisible, type DocumentRows } from '@allenio/domain/documents'
import { createStore, type FollowedStore } from '#lib/store'

/** The row as it was last known here, because it may be gone for good. */
interface AboutRow {
  row: DocumentRow | undefined
  id: string
}

/** Two people have changed one thing without knowing of each other, or an edit had no effect. */
export type EditNotice =
  /** A value of one's own was changed by somebody else, or a value of somebody else by oneself: the value that was lost. */
  | ({ kind: 'mine replaced' | 'theirs replaced'; cell: string; value: CellValue | null } & AboutRow)
  /** Somebody has deleted a row that was edited here, or the other way round. */
  | ({ kind: 'deleted by others' | 'deleted by me' } & AboutRow)
  /** An undo has left alone what somebody else has changed since. */
  | ({ kind: 'not undone' } & AboutRow)
  /** A value that no rule allows was not written: a text that is too long, or one of before the rule in a copy or an undo. */
  | ({ kind: 'not possible'; cell: string; value: CellValue | null } & AboutRow)
  /** The document has as many rows as it may have: nothing of the gesture was written. */
  | ({ kind: 'document full' } & AboutRow)
  /** Its row is gone for good, or its place is full. */
  | ({ kind: 'not applied'; operation: Operation | undefined } & AboutRow)

const noticesAtMost = 200

interface KnownEdits {
  batches: readonly Batch[]
  rows: DocumentRows
  /** By batch, what the device put its own values in the place of. */
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
  /** Somebody's own edits: what others do to them later is told. */
  noteOwn: (operations: readonly Operation[]) => void
  noteImpossible: (cells: readonly ImpossibleCell[], rows: DocumentRows) => void
  noteFull: (rows: DocumentRows) => void
  /** The rows have changed through others. */
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
    // a notice about an edit without effect says already that its row is gone
    const told = [...all.values()].filter(({ kind, id }) => kind !== 'deleted by others' || !lostIds.has(id))
    notices.set(told.slice(-noticesAtMost))
  }

  return {
    notices,
    noteOwn(operations) {
      for (const operation of operations) {
        const values = ownIn(operation.id)
        if ('cells' in operation) for (const [cell, value] of Object.entries(operation.cells)) values.set(cell, value)
        // a person who deletes a row expects to see it no more
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
    // somebody else has taken the same row of a template at the same time, and it is there
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
  /** The batch takes the place of these values, as far as this device knew. */
  expected: readonly Operation[]
  /** The same as the server has found it. */
  found: readonly Operation[]
  rows: DocumentRows
}

/** The server has found another value than this device knew of: somebody else wrote it, or the same person on another device. */
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

/** Of several values of a cell the last one. */
const cellsSetIn = (operations: readonly Operation[], id: string): Readonly<Record<string, CellValue | null>> =>
  Object.assign({}, ...operations.flatMap(operation => (operation.kind === 'set' && operation.id === id ? [operation.cells] : [])))

const isSame = (one: CellValue | null | undefined, other: CellValue | null): boolean => isSameValue(one ?? undefined, other ?? undefined)
