import { getClientDetail, listClients } from '@allenio/contract/clients'
import type { ClientDetail, ClientRow } from '@allenio/contract/clients'
import type { QueryClient } from '@tanstack/react-query'
import { changeRow, keyOf } from '#lib/api'

export const dropRow = (cache: QueryClient, id: string) => changeRow(cache, listClients, { id, change: () => undefined })

/** Shows the answer of a write at once on the client's page and in the lists. */
export function showClient(cache: QueryClient, client: ClientDetail): void {
  cache.setQueryData(keyOf(getClientDetail, { id: client.id }), client)
  changeRow(cache, listClients, { id: client.id, change: row => rowOf(row, client) })
}

const rowOf = (row: ClientRow, client: ClientDetail): ClientRow =>
  Object.fromEntries(Object.keys(row).map(key => [key, client[key as keyof ClientRow]])) as ClientRow
