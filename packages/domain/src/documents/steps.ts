import { undoSteps, type DocumentStep, type Operation } from '@allenio/contract/documents'
import { isSameValue } from './tree.ts'

type Step = Readonly<Omit<DocumentStep, 'operations'>> & { readonly operations: readonly Operation[] }

/** A person's gestures in one document, oldest first. Those that are undone and may be redone stand at the end. */
export type Steps = readonly Step[]

/** The gesture that an undo takes back. */
export const stepToUndo = (steps: Steps): Step | undefined => steps.findLast(step => !step.isUndone)

/** The gesture that a redo makes again: the first of those that were undone after the last that stands. */
export const stepToRedo = (steps: Steps): Step | undefined => steps[steps.findLastIndex(step => !step.isUndone) + 1]

/** After a gesture, or a further part of it; whatever could be redone before it cannot any more. */
export function withStep(steps: Steps, { gestureId, inverse }: { gestureId: string; inverse: readonly Operation[] }): Steps {
  const standing = steps.slice(0, steps.findLastIndex(step => !step.isUndone) + 1)
  const last = standing.at(-1)
  if (last?.gestureId === gestureId) return [...standing.slice(0, -1), { ...last, operations: [...inverse, ...last.operations] }]
  return [...standing, { gestureId, isUndone: false, operations: inverse }].slice(-undoSteps)
}

/**
 * The operations of a step with fewer that come to the same: text that was typed key by key in one cell leads back to what stood there
 * before. Where somebody else has changed the cell between two of them, both stay.
 */
export function shortestInverse(operations: readonly Operation[]): Operation[] {
  const shortened: Operation[] = []
  for (const older of operations) {
    const newer = shortened.at(-1)
    const joined = newer && joinSets(newer, older)
    if (joined) shortened[shortened.length - 1] = joined
    else shortened.push(older)
  }
  return shortened
}

/** The newer of two operations leads to the value over which the older one was written. */
function joinSets(newer: Operation, older: Operation): Operation | undefined {
  if (newer.kind !== 'set' || older.kind !== 'set' || newer.id !== older.id) return undefined
  const { was } = older
  const cells = Object.keys(newer.cells)
  const isOneChain =
    was !== undefined &&
    cells.length === Object.keys(older.cells).length &&
    cells.every(cell => Object.hasOwn(was, cell) && isSameValue(newer.cells[cell], was[cell]))
  return isOneChain ? { ...newer, cells: older.cells } : undefined
}

/** Puts the inverse that the server has found in the place of this device's own, which is part of a step. */
export const withServerInverse = (steps: Steps, { own, inverse }: { own: readonly Operation[]; inverse: readonly Operation[] }): Steps =>
  steps.map(step => {
    const [first] = own
    const at = first ? step.operations.indexOf(first) : -1
    if (at < 0) return step
    const newer = step.operations.slice(0, at)
    // the older parts have their answers, too
    return { ...step, operations: [...newer, ...shortestInverse([...inverse, ...step.operations.slice(at + own.length)])] }
  })

/** After an undo or a redo, whose inverse is what turns it back. */
export const withTurnedStep = (steps: Steps, { gestureId, inverse }: { gestureId: string; inverse: readonly Operation[] }): Steps =>
  steps.map(step => (step.gestureId === gestureId ? { gestureId, isUndone: !step.isUndone, operations: inverse } : step))
