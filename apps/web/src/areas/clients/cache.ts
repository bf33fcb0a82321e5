import type { Output } from '@allenio/contract'
import { checkLimitReached, countClients, getClientDetail, listClients, listClientTags, listClientTypeFilters, listExpiringSubscriptions, listLastClients } from '@allenio/contract/clients'
import { listAttention } from '@allenio/contract/home'
import type { ClientDetail, ClientRow } from '@allenio/contract/clients'
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { keyOf } from '#lib/api'

type Page = Output<typeof listClients>
type Kept = InfiniteData<Page, number> | Page | undefined

const changeRows = (cache: QueryClient, change: (rows: Page['clients']) => Page['clients']) =>
  cache.setQueriesData<Kept>({ queryKey: keyOf(listClients) }, kept => {
    if (!kept) return kept
    if ('pages' in kept) return { ...kept, pages: kept.pages.map(page => ({ ...page, clients: change(page.clients) })) }
    return { ...kept, clients: change(kept.clients) }
  })

/** Shown at once in every list; the answer of the server or a reload sets it right. */
export const patchRows = (cache: QueryClient, ids: ReadonlySet<string>, patch: (row: ClientRow) => ClientRow) =>
  changeRows(cache, rows => rows.map(row => ids.has(row.id) ? patch(row) : row))

export const dropRow = (cache: QueryClient, id: string) =>
  changeRows(cache, rows => rows.filter(row => row.id !== id))

/** What a write answered stands everywhere at once. */
export function showClient(cache: QueryClient, client: ClientDetail): void {
  cache.setQueryData(keyOf(getClientDetail, { id: client.id }), client)
  changeRows(cache, rows => rows.map(row => row.id === client.id ? rowOf(row, client) : row))
}

const rowOf = (row: ClientRow, client: ClientDetail): ClientRow =>
  Object.fromEntries(Object.keys(row).map(key => [key, client[key as keyof ClientRow]])) as ClientRow

// a list that was scrolled further is not fetched whole for one change: its rows have been patched
const pagesAskedAnew = 8

const isFarLoaded = ({ state: { data } }: Query): boolean =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) && data.pages.length > pagesAskedAnew

/** Lists, counts and what is counted beside them are asked anew where they show. */
export async function refreshClients(cache: QueryClient): Promise<void> {
  const counted = [checkLimitReached, countClients, listClientTypeFilters, listClientTags, listLastClients, listExpiringSubscriptions, listAttention]
  const lists = { queryKey: keyOf(listClients) }
  await Promise.all([
    ...counted.map(endpoint => cache.invalidateQueries({ queryKey: keyOf(endpoint) })),
    cache.invalidateQueries({ ...lists, predicate: query => !isFarLoaded(query) }),
    cache.invalidateQueries({ ...lists, predicate: isFarLoaded, refetchType: 'none' }),
  ])
}
