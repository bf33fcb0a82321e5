import { customAppSteps, type CustomApp, type CustomAppStep, type CustomAppSteps, type CustomAppTurn } from '@allenio/contract/custom-apps'

/** Work on an app begins with the operator's look at the documents. */
export const firstSteps: CustomAppSteps = { documents: { turn: 'operator', doneAt: null } }

/** All steps in their order; one that has not begun is nobody's turn. */
export const listSteps = (steps: CustomAppSteps): CustomApp['steps'] =>
  customAppSteps.map(step => {
    const { turn = null, doneAt = null, note = '' } = steps[step] ?? {}
    return { step, turn, doneAt, note }
  })

/** The steps that somebody has to go on with, in their order. */
export const openSteps = (steps: CustomAppSteps): { step: CustomAppStep; turn: CustomAppTurn }[] =>
  listSteps(steps).flatMap(({ step, turn, doneAt }) => (turn !== null && doneAt === null ? [{ step, turn }] : []))

export interface StepMove {
  step: CustomAppStep
  turn: CustomAppTurn | 'done' | null
  note: string
}

/** Moves one step. A step that is done keeps the moment in which it was, and the party that did it. */
export function moveStep(steps: CustomAppSteps, { step, turn, note }: StepMove, now: string): CustomAppSteps {
  const { [step]: before, ...others } = steps
  if (turn === null) return others
  const text = note === '' ? {} : { note }
  if (turn !== 'done') return { ...steps, [step]: { turn, doneAt: null, ...text } }
  return { ...steps, [step]: { turn: before?.turn ?? 'operator', doneAt: before?.doneAt ?? now, ...text } }
}
