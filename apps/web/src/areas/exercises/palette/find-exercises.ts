import { listExercises } from '@allenio/contract/exercises'
import { getAppCache, read } from '#lib/api'

const itemsAtMost = 6
const staleMs = 20_000

/** The exercises that fit a text best. What is typed further often asks for the same text again. */
export async function findExercises(search: string): Promise<readonly { id: string; name: string }[]> {
  const cache = getAppCache()
  if (!cache || search === '') return []
  const input = { search, sort: 'relevance', page: 1 } as const
  return (await cache.fetchQuery(read(listExercises, input, { quiet: true, staleTime: staleMs }))).exercises.slice(0, itemsAtMost)
}
