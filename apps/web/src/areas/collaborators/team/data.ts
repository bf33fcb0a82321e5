import type { CollaboratorRole, Output } from '@allenio/contract'
import { type collaboratorSorts, type collaboratorStatuses, listCollaborators } from '@allenio/contract/collaborators'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listQuery } from '#lib/api'

export type Collaborator = Output<typeof listCollaborators>['collaborators'][number]
export type CollaboratorStatus = (typeof collaboratorStatuses)[number]
export type CollaboratorSort = (typeof collaboratorSorts)[number]

export interface TeamFilters {
  search: string
  role?: CollaboratorRole | undefined
  status?: CollaboratorStatus | undefined
  sort: CollaboratorSort
}

export const useTeam = ({ search, role, status, sort }: TeamFilters) =>
  useInfiniteQuery(
    listQuery(
      listCollaborators,
      { sort, ...(search && { search }), ...(role && { role }), ...(status && { status }) },
      { rows: page => page.collaborators },
    ),
  )
