import { listPrograms } from '@allenio/contract/programs'
import { getAppCache, read } from '#lib/api'

const itemsAtMost = 6
const staleMs = 20_000

/** The programs that a text finds. What is typed further often asks for the same text again. */
export async function findPrograms(search: string): Promise<readonly { id: string; title: string }[]> {
  const cache = getAppCache()
  if (!cache || search === '') return []
  const { programs } = await cache.fetchQuery(read(listPrograms, { search, page: 1 }, { quiet: true, staleTime: staleMs }))
  return programs.slice(0, itemsAtMost)
}
