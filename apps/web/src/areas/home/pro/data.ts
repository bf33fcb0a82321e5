import { listClientActions } from '@allenio/contract/client-actions'
import { listExpiringSubscriptions } from '@allenio/contract/clients'
import { getChecklist, getGraphs, getLastProgresses, listAttention, listUnanswered } from '@allenio/contract/home'
import type { AttentionReason } from '@allenio/contract/home'
import { listQuery, read } from '#lib/api'
import { daysAhead } from './coming-days.ts'

// Each part of the page makes its own request, all at the same time, and shows its own failure.
const part = { quiet: true, keep: true } as const

/** Limits the page to one collaborator's clients; without it, to all clients that the person may see. */
export interface Scope {
  collaboratorId?: string
}

export const attentionQuery = (scope: Scope, reason?: AttentionReason) =>
  listQuery(
    listAttention,
    { ...scope, ...(reason && { reason }) },
    { rows: ({ attention }) => attention, quiet: true, ...(reason === undefined && { keep: true }) },
  )
export const comingQuery = (scope: Scope) => read(listClientActions, { ...scope, state: 'open', daysAhead }, part)
export const expiringQuery = (scope: Scope) => read(listExpiringSubscriptions, scope, part)
export const unansweredQuery = (scope: Scope) => read(listUnanswered, scope, part)
export const photosQuery = (scope: Scope) => read(getLastProgresses, scope, part)
export const graphsQuery = (scope: Scope) => read(getGraphs, scope, part)
export const checklistQuery = () => read(getChecklist, {}, part)
