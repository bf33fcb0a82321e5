import { pathParams, type AnyEndpoint, type Thing } from '@allenio/contract'
import type { Query, QueryClient } from '@tanstack/react-query'

// a list that was loaded further is not fetched whole for one change: it is when it is next opened
const pagesFetchedAgain = 8

let appReads: QueryClient | undefined

/** The reads that every write refreshes. */
export const setReads = (cache: QueryClient): void => {
  appReads = cache
}

export const knownReads = (): QueryClient | undefined => appReads

const isFarLoaded = ({ state: { data } }: Query): boolean =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) && data.pages.length > pagesFetchedAgain

export const showsAny =
  (things: readonly Thing[]) =>
  ({ meta }: Query): boolean =>
    meta?.shows?.some(thing => things.includes(thing)) ?? false

/** Whether a read's address names the row: `/clients/:id/detail` of a client. */
const isReadOf =
  (id: string | undefined) =>
  ({ queryKey: [call, , input] }: Query): boolean =>
    id !== undefined &&
    typeof input === 'object' &&
    input !== null &&
    pathParams(String(call)).some(name => name in input && Object(input)[name] === id)

/** Fetches again what is on the screen and shows one of these things; what is not on it, when it is next shown. */
export async function refresh(cache: QueryClient, things: readonly Thing[], deletedId?: string): Promise<void> {
  if (things.length === 0) return
  const isTouched = showsAny(things)
  // the page of a row that has just been deleted stands for a moment more, and its read would find nothing
  const isDeleted = isReadOf(deletedId)
  const mayWait = (query: Query) => isFarLoaded(query) || isDeleted(query)
  await Promise.all([
    cache.invalidateQueries({ predicate: query => isTouched(query) && !mayWait(query) }),
    cache.invalidateQueries({ predicate: query => isTouched(query) && mayWait(query), refetchType: 'none' }),
  ])
}

/** Everything: after a change of language, or when nobody knows what was missed. */
export const refreshAll = (cache: QueryClient): Promise<void> => cache.invalidateQueries()

/** Fetches again the reads whose key begins like this, whatever they show. */
export const refetch = (cache: QueryClient, queryKey: readonly unknown[]): Promise<void> => cache.invalidateQueries({ queryKey })

export const changesOf = ({ changes }: Pick<AnyEndpoint, 'changes'>): readonly Thing[] =>
  changes === undefined || 'nothing' in changes ? [] : changes

/** Before a change is shown early: an answer that is on its way would bring back what was there. */
export const stopReads = (cache: QueryClient, endpoint: Pick<AnyEndpoint, 'changes'>): void => {
  const isTouched = showsAny(changesOf(endpoint))
  void cache.cancelQueries({ predicate: query => query.state.data !== undefined && isTouched(query) })
}

/** After a write: resolves when the screen has read again what it changed. */
export async function refreshChanges(endpoint: AnyEndpoint, input: unknown): Promise<void> {
  if (!appReads) return
  const name = endpoint.method === 'DELETE' ? pathParams(endpoint.path).at(-1) : undefined
  const id: unknown = name !== undefined && typeof input === 'object' && input !== null ? Object(input)[name] : undefined
  await refresh(appReads, changesOf(endpoint), typeof id === 'string' ? id : undefined)
}
