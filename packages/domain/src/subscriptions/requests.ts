import type { WaitingChange } from '@allenio/contract/subscriptions'
import type { Transitions } from '@allenio/domain/states'
import type { Canceller } from './states.ts'

export const requestKinds = ['cancel', 'keep', 'pause', 'resume', 'change', 'release', 'card'] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestTransitions = { asked: ['done', 'refused'], done: [], refused: [] } as const satisfies Transitions<
  'asked' | 'done' | 'refused'
>

/** A request asks the provider for these, besides its kind. */
export interface RequestDetails {
  /** When a cancellation or a change takes effect. */
  at?: 'now' | 'period end'
  by?: Canceller
  /** The client's pause that a pause belongs to. */
  pauseId?: string
  change?: Omit<WaitingChange, 'at'> & { anchorDay: number | null }
  /** What a change at once was to cost when it was chosen, and the moment from which that was computed. */
  seen?: { dueNow: number; balance: number; prorationDate: string }
}
