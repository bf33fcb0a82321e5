import type { AnyEndpoint, Thing } from '@allenio/contract'
import type { Query, QueryClient } from '@tanstack/react-query'

// a list that was loaded further is not fetched whole for one change: it is when it is next opened
const pagesFetchedAgain = 8

const isFarLoaded = ({ state: { data } }: Query): boolean =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) && data.pages.length > pagesFetchedAgain

/** Fetches again what is on the screen and shows one of these things; what is not on it, when it is next shown. */
export async function refresh(cache: QueryClient, things: readonly Thing[]): Promise<void> {
  if (things.length === 0) return
  const isTouched = ({ meta }: Query) => meta?.shows?.some(thing => things.includes(thing)) ?? false
  await Promise.all([
    cache.invalidateQueries({ predicate: query => isTouched(query) && !isFarLoaded(query) }),
    cache.invalidateQueries({ predicate: query => isTouched(query) && isFarLoaded(query), refetchType: 'none' }),
  ])
}

export const changesOf = ({ changes }: Pick<AnyEndpoint, 'changes'>): readonly Thing[] =>
  changes === undefined || 'nothing' in changes ? [] : changes
