import { undoSteps, type DocumentStep, type Operation } from '@allenio/contract/documents'

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

/** After an undo or a redo, whose inverse is what turns it back. */
export const withTurnedStep = (steps: Steps, { gestureId, inverse }: { gestureId: string; inverse: readonly Operation[] }): Steps =>
  steps.map(step => (step.gestureId === gestureId ? { gestureId, isUndone: !step.isUndone, operations: inverse } : step))
