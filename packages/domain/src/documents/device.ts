import type { Batch, DocumentRow, DocumentState, Operation } from '@allenio/contract/documents'
import { differingKeys } from './layered-map.ts'
import type { DocumentModel, DocumentRows } from './model.ts'
import { applyOperations, withChanges } from './operations.ts'
import { withStep, withTurnedStep, type Steps } from './steps.ts'
import { isSameValue } from './tree.ts'

/** A document as a device holds it: what the server has confirmed, and what waits to be sent. */
export interface DeviceDocument {
  revision: number
  rows: DocumentRows
  /** In the order in which they were made. */
  pending: readonly Batch[]
}

export const openedDocument = ({ revision, rows }: DocumentState): DeviceDocument => ({
  revision,
  rows: new Map(rows.map(row => [row.id, row])),
  pending: [],
})

/** The state that the device shows: one's own edits on top of what is confirmed. They are applied again whenever something else arrives. */
export const viewOf = (model: DocumentModel, { rows, pending }: DeviceDocument): DocumentRows =>
  pending.reduce((view, { operations }) => withChanges(view, applyOperations(model, view, operations).changed), rows)

/**
 * Replaces rows by the former objects where they have not changed, and the whole map if none has. An edit that the server confirms is on
 * the screen already, and is not rendered again.
 */
export function keepSame(before: DocumentRows, after: DocumentRows): DocumentRows {
  const same = new Map<string, DocumentRow>()
  let differing = 0
  for (const id of differingKeys(before, after)) {
    const [old, row] = [before.get(id), after.get(id)]
    if (old && row && isSameRow(old, row)) same.set(id, old)
    else differing += 1
  }
  return differing === 0 ? before : withChanges(after, same)
}

const isSameRow = (one: DocumentRow, other: DocumentRow): boolean =>
  one.type === other.type &&
  one.parentId === other.parentId &&
  one.place === other.place &&
  one.originId === other.originId &&
  one.isDeleted === other.isDeleted &&
  isSameValue(one.cells, other.cells)

export const withBatch = (document: DeviceDocument, batch: Batch): DeviceDocument => ({
  ...document,
  pending: [...document.pending, batch],
})

/** Takes an answer of the server, which may come later than one that was asked for after it. */
export function withAnswer(document: DeviceDocument, state: DocumentState, answeredIds: readonly string[] = []): DeviceDocument {
  const pending = document.pending.filter(({ id }) => !answeredIds.includes(id))
  // a whole document stands for itself: the server may have been restored from a copy that is older than this device
  if (!state.isWhole && state.revision <= document.revision) return { ...document, pending }
  const received = new Map(state.rows.map(row => [row.id, row]))
  return { revision: state.revision, rows: state.isWhole ? received : withChanges(document.rows, received), pending }
}

interface StoredSteps {
  steps: Steps
  /** The batches that waited when the steps were stored, and that are part of them. */
  countedIds: ReadonlySet<string>
}

/** The steps with what a device had stored and not counted when it was switched off. */
export function stepsWithPending(model: DocumentModel, { rows, pending }: DeviceDocument, { steps, countedIds }: StoredSteps): Steps {
  let view = rows
  let all = steps
  for (const { id, gestureId, kind, operations } of pending) {
    const { changed, inverse } = applyOperations(model, view, operations)
    view = withChanges(view, changed)
    if (countedIds.has(id)) continue
    all = withPart(all, { gestureId, kind, inverse })
  }
  return all
}

interface StepPart extends Pick<Batch, 'gestureId' | 'kind'> {
  inverse: readonly Operation[]
}

/** A gesture of many operations has several batches, and so has its undo. */
function withPart(steps: Steps, { gestureId, kind, inverse }: StepPart): Steps {
  if (kind === 'edit') return withStep(steps, { gestureId, inverse })
  const isFurther = steps.some(step => step.gestureId === gestureId && step.isUndone === (kind === 'undo'))
  if (!isFurther) return withTurnedStep(steps, { gestureId, inverse })
  return steps.map(step => (step.gestureId === gestureId ? { ...step, operations: [...inverse, ...step.operations] } : step))
}
