import type { Thing } from '@allenio/contract'
import {
  listUninvitedClients,
  adherenceKinds,
  adherenceThings,
  checkLimitReached,
  countClients,
  getClientDetail,
  listClients,
  listClientTags,
  listTeamMembers,
  listClientTypeFilters,
  listClientTypes,
  type ClientDetail,
  type ClientRow,
} from '@allenio/contract/clients'
import { keepPreviousData } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { changeRow, keyOf, listQuery, read } from '#lib/api'
import { isNarrowed } from '#lib/list-place'
import type { ClientFilters } from './list/filters.ts'

/** Most lists stay as they are when a client trains or eats, or joins a group: those that neither order nor filter by it. */
export function alsoShowsOf({ sort, ...filters }: ClientFilters) {
  const kinds = adherenceKinds.filter(kind => filters[kind] !== undefined || sort === kind || sort === `-${kind}`)
  const things: Thing[] = [
    ...kinds.flatMap(kind => [...adherenceThings[kind]]),
    ...(filters.groupId === undefined ? [] : ['group' as const]),
  ]
  return things.length > 0 ? { alsoShows: things } : {}
}

const optionsFor = (filters: ClientFilters) => ({
  quiet: true as const,
  ...(!isNarrowed(filters) && { isStored: true as const }),
  ...alsoShowsOf(filters),
})

/** The list itself; as everybody opens it first, it is there without a connection, too. */
export const clientsQuery = (filters: ClientFilters) =>
  listQuery(listClients, filters, { rows: ({ clients }) => clients, ...optionsFor(filters) })

/** The counts beside the list, which does not wait for them. The last counts stay until the next arrive, so that tabs do not jump. */
export const countsQuery = ({ sort: _sort, ...filters }: ClientFilters) => ({
  ...read(countClients, filters, optionsFor(filters)),
  placeholderData: keepPreviousData,
})

/** The frame around a client's screens says what went wrong, for all of them. */
export const clientQuery = (id: string) => read(getClientDetail, { id }, { quiet: true, isStored: true })

const minutes = 60_000

export const typesQuery = () => read(listClientTypes, {}, { quiet: true, staleTime: 5 * minutes })
export const typeFiltersQuery = () => read(listClientTypeFilters, {}, { quiet: true })
export const tagsQuery = () => read(listClientTags, {}, { quiet: true })
export const teamQuery = () => read(listTeamMembers, {}, { quiet: true, staleTime: minutes })

/** Whether the plan has a place left; checked before somebody fills in a form in vain. */
export const limitQuery = () => read(checkLimitReached, {}, { quiet: true })

/** The clients who were never invited, and how many mails may still go out today. */
export const uninvitedQuery = () => read(listUninvitedClients, {}, { quiet: true })

export const dropRow = (cache: QueryClient, id: string) => changeRow(cache, listClients, { id, change: () => undefined })

/** Shows the answer of a write at once on the client's page and in the lists. */
export function showClient(cache: QueryClient, client: ClientDetail): void {
  cache.setQueryData(keyOf(getClientDetail, { id: client.id }), client)
  changeRow(cache, listClients, { id: client.id, change: row => rowOf(row, client) })
}

const rowOf = (row: ClientRow, client: ClientDetail): ClientRow =>
  Object.fromEntries(Object.keys(row).map(key => [key, client[key as keyof ClientRow]])) as ClientRow
