import type { FirstVisit, FirstVisitStepName } from '@allenio/contract/first-visits'
import { hrefTo } from '#lib/screens'

interface StepPlace {
  clientId: string
  step: FirstVisitStepName
  /** The visit or plan that the step works on. */
  targetId: string | null
}

/** The page on which a step is taken. What was begun is gone on with. */
export function stepHref({ clientId, step, targetId }: StepPlace): string {
  switch (step) {
    case 'exclusions':
      return hrefTo('/clients/$id', { id: clientId })
    case 'visit':
      return targetId === null ? hrefTo('/visits/create', { search: { client: clientId } }) : hrefTo('/visits/$id/edit', { id: targetId })
    case 'need':
      return hrefTo('/clients/$id/macros', { id: clientId })
    case 'plan':
      return targetId === null
        ? hrefTo('/mealPlans/create', { search: { client: clientId } })
        : hrefTo('/mealPlans/$id/edit', { id: targetId })
    case 'assignment':
      return targetId === null
        ? hrefTo('/mealPlans/create', { search: { client: clientId } })
        : hrefTo('/mealPlans/$id/assign', { id: targetId }, { search: { assign: 'open' } })
    default:
      return step satisfies never
  }
}

/** The step that stands open once this one is left out; undefined where none is. */
export const nextOpenStep = ({ steps }: FirstVisit, after: FirstVisitStepName) =>
  steps.find(({ step, state }) => state === 'open' && step !== after)
