import { documentRowsAtMost, operationsAtOnce, type Batch, type Operation } from '@allenio/contract/documents'
import { applyOperations, stepToRedo, stepToUndo, withStep, withTurnedStep, type Steps } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import type { DeviceState } from './device-state.ts'
import type { ImpossibleCell } from './notices.ts'
import type { OpenDocument } from './opened-document.ts'
import type { Transport } from './transport.ts'
import type { DocumentKind } from './use-document.ts'

type IsPossible = NonNullable<DocumentKind['isPossible']>

/** The longest time for which an undo waits for the server's steps. */
const stepsAtMostMs = 2_000

interface EditParts {
  transport: Transport
  isPossible: IsPossible
  showStatus: () => void
  /** Resolves when the steps of the server are read. */
  opened: Promise<void>
}

/** Edits the document, and undoes and redoes this person's steps. */
export function openEdits(state: DeviceState, parts: EditParts): Pick<OpenDocument, 'edit' | 'undo' | 'redo'> {
  const { model, rows, status, steps, notices, current, storeSoon } = state
  const { transport, isPossible, showStatus, opened } = parts
  /** Gestures that found the document full: their later parts are dropped, because they depend on the refused ones. */
  const refusedGestures = new Set<string>()
  let opening: Promise<void> | undefined = Promise.race([
    opened,
    new Promise<void>(resolve => void setTimeout(resolve, stepsAtMostMs)),
  ]).finally(() => {
    opening = undefined
  })

  const mayEdit = () => current.device !== undefined && status.get().state !== 'gone'

  const hasRoomFor = (operations: readonly Operation[]): boolean =>
    rows.get().size + operations.length <= documentRowsAtMost ||
    !applyOperations(model, rows.get(), operations).faults.some(({ reason }) => reason === 'document full')

  function apply(operations: readonly Operation[], { gestureId, kind }: Pick<Batch, 'gestureId' | 'kind'>): readonly Operation[] {
    if (!current.device) return []
    let { device } = current
    const { revision } = device
    notices.noteOwn(operations)
    const inverses: (readonly Operation[])[] = []
    const batches: Batch[] = []
    for (let at = 0; at < operations.length; at += operationsAtOnce) {
      const batch = { id: newId(), gestureId, kind, operations: operations.slice(at, at + operationsAtOnce) }
      const added = state.addOwn(device, batch)
      device = added.device
      inverses.unshift(added.inverse)
      batches.push(batch)
    }
    transport.enqueue(revision, batches)
    showStatus()
    return inverses.flat()
  }

  function turn(step: Steps[number] | undefined, kind: 'undo' | 'redo'): boolean {
    if (!step || !mayEdit()) return false
    const { gestureId } = step
    const { possible, impossible } = dividedOperations(step.operations, isPossible)
    if (!hasRoomFor(possible)) {
      notices.noteFull(rows.get())
      return true
    }
    notices.noteImpossible(impossible, rows.get())
    // a step that can never be undone is removed, because it would block the steps before it
    if (possible.length === 0 && impossible.length > 0) steps.set(steps.get().filter(each => each.gestureId !== gestureId))
    // an undo of nothing but what others have changed since is a step, too
    else steps.set(withTurnedStep(steps.get(), { gestureId, inverse: apply(possible, { gestureId, kind }) }))
    storeSoon()
    return true
  }

  /** Turns the next step. After a reload the server may know a gesture that this device's copy does not have yet. */
  function turnNext(choose: (steps: Steps) => Steps[number] | undefined, kind: 'undo' | 'redo'): boolean {
    const hasLatest = !opening || (current.device !== undefined && current.device.pending.length > 0)
    if (hasLatest) return turn(choose(steps.get()), kind)
    void opening?.then(() => current.isClosed || turn(choose(steps.get()), kind))
    return true
  }

  return {
    edit(operations, gestureId = newId()) {
      if (!mayEdit()) return
      const { possible, impossible } = dividedOperations(operations, isPossible)
      // the server would write a part of the gesture, as far as there is room, but nobody wants a part of what they paste
      if (refusedGestures.has(gestureId) || !hasRoomFor(possible)) {
        refusedGestures.add(gestureId)
        notices.noteFull(rows.get())
        return
      }
      if (possible.length > 0) {
        steps.set(withStep(steps.get(), { gestureId, inverse: apply(possible, { gestureId, kind: 'edit' }) }))
        storeSoon()
      }
      notices.noteImpossible(impossible, rows.get())
    },
    undo: () => turnNext(stepToUndo, 'undo'),
    redo: () => turnNext(stepToRedo, 'redo'),
  }
}

/** Separates impossible operations: the server would refuse the whole gesture for one of them, and all that waits behind it. */
function dividedOperations(operations: readonly Operation[], isPossible: IsPossible) {
  const possible: Operation[] = []
  const impossible: ImpossibleCell[] = []
  for (const operation of operations) {
    const cells = operation.kind === 'set' || operation.kind === 'insert' ? operation.cells : {}
    const refused = Object.entries(cells).filter(([cell, value]) => value !== null && !isPossible(cell, value))
    impossible.push(...refused.map(([cell, value]) => ({ id: operation.id, cell, value })))
    if (refused.length === 0) {
      possible.push(operation)
      continue
    }
    const others = Object.entries(cells).filter(([cell]) => !refused.some(([each]) => each === cell))
    if (operation.kind === 'insert' || others.length > 0) possible.push({ ...operation, cells: Object.fromEntries(others) } as Operation)
  }
  return { possible, impossible }
}
