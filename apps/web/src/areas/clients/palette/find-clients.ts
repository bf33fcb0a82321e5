import { listClientsForSelect, listLastClients } from '@allenio/contract/clients'
import { getAppCache, read } from '#lib/api'

export interface FoundClient {
  id: string
  name: string
}

const itemsAtMost = 6
const staleMs = 20_000

/** The clients of that name, or the newest without a name. What is typed further often asks for the same name again. */
export async function findClients(name: string): Promise<readonly FoundClient[]> {
  const cache = getAppCache()
  if (!cache) return []
  const options = { quiet: true, staleTime: staleMs } as const
  if (name === '') return (await cache.fetchQuery(read(listLastClients, {}, options))).clients
  return (await cache.fetchQuery(read(listClientsForSelect, { search: name, page: 1 }, options))).clients.slice(0, itemsAtMost)
}
