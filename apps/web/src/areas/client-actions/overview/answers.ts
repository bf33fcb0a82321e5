import type { ClientAction, Completion } from '@allenio/contract/client-actions'

interface Answer {
  action: ClientAction
  completion: Completion
}

/** The latest completions, without weigh-ins and photos: the weights and the progresses report these themselves. */
export const latestAnswers = (actions: readonly ClientAction[]): Answer[] =>
  actions
    .filter(({ kind }) => kind !== 'weigh in' && kind !== 'upload photos')
    .flatMap(action => action.completions.map(completion => ({ action, completion })))
