import type { ClientAction, Completion } from '@allenio/contract/client-actions'

interface Answered {
  action: ClientAction
  completion: Completion
}

/** What was done lately; what was done by weighing in or with photos is told by these. */
export const latestAnswers = (actions: readonly ClientAction[]): Answered[] =>
  actions
    .filter(({ kind }) => kind !== 'weigh in' && kind !== 'upload photos')
    .flatMap(action => action.completions.map(completion => ({ action, completion })))
