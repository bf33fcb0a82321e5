import type { Input, Output } from '@allenio/contract'
import { listExpiringSubscriptions } from '@allenio/contract/clients'
import { getGraphs, getLastProgresses, listAttention } from '@allenio/contract/home'
import { useState } from 'react'
import { useChosenMember } from '#areas/collaborators'
import { listQuery, read } from '#lib/api'
import { session } from '#lib/session'

// Each part of the page makes its own request, all at the same time, and shows its own failure.
const part = { quiet: true, isStored: true } as const

/** Limits the page to one collaborator's clients; without it, to all clients that the person may see. */
export interface Scope {
  collaboratorId?: string
}

export type PersonInNeed = Output<typeof listAttention>['attention'][number]
export type AttentionGroups = Output<typeof listAttention>['groups']
export type AttentionGroup = AttentionGroups[number]['group']

export type InboxView = Exclude<NonNullable<Input<typeof listAttention>['view']>, 'needs'>

export const inboxQuery = (scope: Scope, { view, group }: { view: InboxView; group: AttentionGroup | undefined }) =>
  listQuery(listAttention, { ...scope, view, ...(group && { group }) }, { rows: ({ attention }) => attention, quiet: true })

export const attentionQuery = (scope: Scope, group?: AttentionGroup) =>
  listQuery(
    listAttention,
    { ...scope, ...(group && { group }) },
    { rows: ({ attention }) => attention, quiet: true, ...(group === undefined && { isStored: true }) },
  )
export const expiringQuery = (scope: Scope) => read(listExpiringSubscriptions, scope, part)
export const photosQuery = (scope: Scope) => read(getLastProgresses, scope, part)
export const graphsQuery = (scope: Scope) => read(getGraphs, scope, part)

/** The choice in the sidebar. */
export function useScope(): Scope {
  const collaboratorId = useChosenMember()
  return collaboratorId === undefined ? {} : { collaboratorId }
}

/** Remembers on this device, for each person and business, that a part of the page was put away. */
export function useDismissal(what: string): [boolean, () => void] {
  const name = `allenio.home.${what}.${session().personId ?? ''}.${session().workspaceId ?? ''}`
  const [isDismissed, setDismissed] = useState(() => {
    try {
      return localStorage.getItem(name) !== null
    } catch {
      return false
    }
  })
  const dismiss = () => {
    setDismissed(true)
    try {
      localStorage.setItem(name, 'put away')
    } catch {
      // if the browser refuses storage, the part stays away until the page is left
    }
  }
  return [isDismissed, dismiss]
}
