import { customAppSteps, type CustomApp, type CustomAppSteps } from '@allenio/contract/custom-apps'

/** A paid request begins with the operator's look at the documents. */
export const firstSteps: CustomAppSteps = { documents: { turn: 'operator', doneAt: null } }

/** All steps in their order; one that has not begun is nobody's turn. */
export const listSteps = (steps: CustomAppSteps): CustomApp['steps'] =>
  customAppSteps.map(step => ({ step, turn: steps[step]?.turn ?? null, doneAt: steps[step]?.doneAt ?? null }))
