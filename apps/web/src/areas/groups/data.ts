import { getGroup, listClientsForGroup, listGroups } from '@allenio/contract/groups'
import { chosenMember } from '#areas/collaborators'
import { listQuery, read } from '#lib/api'
import { isNarrowed } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import type { GroupFilters } from './list/filters.ts'

export const groupHref = (id: string): string => hrefTo('/groups/$id', { id })

/** The list of groups. Its first page is stored, so that it is available without a connection. */
export const groupsQuery = (filters: GroupFilters) =>
  listQuery(listGroups, filters, {
    rows: ({ groups }) => groups,
    quiet: true,
    linksFiles: true,
    ...(!isNarrowed(filters) && { isStored: true }),
  })

export const groupQuery = (id: string) => read(getGroup, { id }, { isPageRead: true })

/** The groups of one client, whose page is there without a connection, too. */
export const groupsOfClientQuery = (clientId: string) =>
  listQuery(listGroups, { clientId }, { rows: ({ groups }) => groups, quiet: true, isStored: true })

/** Groups by a text, where one is to be chosen. */
export const groupsToChooseQuery = (search: string) =>
  listQuery(listGroups, search ? { search } : {}, { rows: ({ groups }) => groups, quiet: true })

/** The clients to choose from; with the id of a group, each says whether they are in it. */
export const clientsToChooseQuery = (id: string | undefined, { search, groupId }: { search: string; groupId: string | undefined }) =>
  listQuery(
    listClientsForGroup,
    {
      ...(id !== undefined && { id }),
      ...(search && { search }),
      ...(groupId !== undefined && { groupId }),
      collaboratorId: chosenMember(),
    },
    { rows: ({ clients }) => clients, quiet: true, linksFiles: true },
  )
