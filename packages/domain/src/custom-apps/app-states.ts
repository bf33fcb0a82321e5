import type { customAppStates, CustomAppState } from '@allenio/contract/custom-apps'
import type { Transitions } from '@allenio/domain/states'

type AnyAppState = (typeof customAppStates)[number]

/** An app moves when its business saves or pays the request, or when the operator begins, dates or takes it back. */
export const appMoves = ['save', 'pay', 'begin', 'set date', 'remove date'] as const
export type AppMove = (typeof appMoves)[number]

const nextStates: Record<AnyAppState, Partial<Record<AppMove, CustomAppState>>> = {
  none: { save: 'draft' },
  draft: { save: 'draft', pay: 'in progress', begin: 'in progress', 'set date': 'active' },
  'in progress': { pay: 'in progress', 'set date': 'active' },
  active: { pay: 'active', 'set date': 'active', 'remove date': 'in progress' },
}

/** The state after the move; undefined where the move is refused. */
export const nextAppState = (state: AnyAppState, move: AppMove): CustomAppState | undefined => nextStates[state][move]

const statesAfter = (state: CustomAppState): CustomAppState[] =>
  [...new Set(Object.values(nextStates[state]))].filter(next => next !== state)

export const customAppTransitions: Transitions<CustomAppState> = {
  draft: statesAfter('draft'),
  'in progress': statesAfter('in progress'),
  active: statesAfter('active'),
}
