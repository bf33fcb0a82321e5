import { listClientActions } from '@allenio/contract/client-actions'
import { listExpiringSubscriptions } from '@allenio/contract/clients'
import { getChecklist, getGraphs, getLastProgresses, listAttention, listUnanswered } from '@allenio/contract/home'
import type { AttentionReason } from '@allenio/contract/home'
import { listQuery, read } from '#lib/api'
import { daysAhead } from './days.ts'

// Each part of the page makes its own request, all at the same time, and shows its own failure.
const part = { quiet: true, keep: true } as const

/** Limits the page to one collaborator's clients; without it, to all clients that the person may see. */
export interface Of {
  collaboratorId?: string
}

export const attentionQuery = (of: Of, reason?: AttentionReason) =>
  listQuery(
    listAttention,
    { ...of, ...(reason && { reason }) },
    { rows: ({ attention }) => attention, quiet: true, ...(reason === undefined && { keep: true }) },
  )
export const comingQuery = (of: Of) => read(listClientActions, { ...of, state: 'open', daysAhead }, part)
export const expiringQuery = (of: Of) => read(listExpiringSubscriptions, of, part)
export const unansweredQuery = (of: Of) => read(listUnanswered, of, part)
export const photosQuery = (of: Of) => read(getLastProgresses, of, part)
export const graphsQuery = (of: Of) => read(getGraphs, of, part)
export const checklistQuery = () => read(getChecklist, {}, part)
