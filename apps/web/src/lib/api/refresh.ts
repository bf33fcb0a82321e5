import { pathParams, type AnyEndpoint, type Thing } from '@allenio/contract'
import type { Query, QueryClient, QueryFunctionContext } from '@tanstack/react-query'

// a list with more loaded pages than this is not fetched whole for one change, but when it is next opened
const pagesFetchedAgain = 8

let appCache: QueryClient | undefined

/** Sets the cache that every write refreshes. */
export const setAppCache = (cache: QueryClient): void => {
  appCache = cache
}

export const getAppCache = (): QueryClient | undefined => appCache

const hasManyPages = ({ state: { data } }: Query): boolean =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) && data.pages.length > pagesFetchedAgain

export const showsAny =
  (things: readonly Thing[]) =>
  ({ meta }: Pick<Query, 'meta'>): boolean =>
    meta?.shows === 'everything' || (meta?.shows?.some(thing => things.includes(thing)) ?? false)

/** Whether the read's address contains the id of the row, such as `/clients/:id/detail` of a client. */
const isReadOf =
  (id: string | undefined) =>
  ({ queryKey: [call, , input] }: Query): boolean =>
    id !== undefined &&
    typeof input === 'object' &&
    input !== null &&
    pathParams(String(call)).some(name => name in input && Object(input)[name] === id)

/** TanStack lets a first read go on and drops its refresh, but the answer may be older than the change. */
const firstReadsUnderWay = (cache: QueryClient, isMeant: (query: Query) => boolean): Query[] =>
  cache.getQueryCache().findAll({ fetchStatus: 'fetching', predicate: query => query.state.data === undefined && isMeant(query) })

interface Hold {
  things: readonly Thing[]
  released: Promise<void>
}

const holds = new Set<Hold>()

/** A write that takes longer does not keep the screen from newer data. */
const longestHoldMs = 4_000

/**
 * Until the returned function is called, what is shown of these things is not fetched again: an answer would lack a write that is on its
 * way, and take back what the screen shows of it. Whoever calls it refreshes them afterwards.
 */
export function holdReads(things: readonly Thing[]): () => void {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const hold: Hold = { things, released }
  holds.add(hold)
  return () => {
    holds.delete(hold)
    release()
  }
}

/** Lets a read wait for the writes that hold it, where the screen shows their effect already: one that begins now would lack them, too. */
export async function untilReleased({ client, queryKey, meta }: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'meta'>): Promise<void> {
  if (holds.size === 0 || client.getQueryData(queryKey) === undefined) return
  const releases = [...holds].filter(({ things }) => showsAny(things)({ meta })).map(({ released }) => released)
  await Promise.race([Promise.all(releases), new Promise(resolve => setTimeout(resolve, longestHoldMs))])
}

/** Fetches again the reads on the screen that show one of these things. The other reads are fetched when they are next shown. */
export async function refresh(cache: QueryClient, things: readonly Thing[], deletedId?: string): Promise<void> {
  if (things.length === 0) return
  const isTouched = showsAny(things)
  // the page of a deleted row stays open for a moment, and its read would find nothing
  const isDeleted = isReadOf(deletedId)
  const showsHeld = showsAny([...holds].flatMap(({ things: held }) => held))
  const mayWait = (query: Query) => hasManyPages(query) || isDeleted(query) || (holds.size > 0 && showsHeld(query))
  const firstReads = firstReadsUnderWay(cache, query => isTouched(query) && !isDeleted(query))
  await Promise.all([
    ...firstReads.map(async query => {
      await query.promise?.catch(() => undefined)
      await cache.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }),
    cache.invalidateQueries({ predicate: query => isTouched(query) && !mayWait(query) }),
    cache.invalidateQueries({ predicate: query => isTouched(query) && mayWait(query), refetchType: 'none' }),
  ])
}

/** Fetches everything again: the account's language has changed, or links have expired. */
export function refreshAll(cache: QueryClient): Promise<void> {
  for (const query of firstReadsUnderWay(cache, () => true)) {
    // a caller that waits for the silently cancelled read gets the answer of the next one
    void query.cancel({ silent: true })
    void query.fetch().catch(() => undefined)
  }
  return cache.invalidateQueries()
}

/** Fetches again the reads whose key begins with this one, whether or not they show a changed thing. */
export const refetch = (cache: QueryClient, queryKey: readonly unknown[]): Promise<void> => cache.invalidateQueries({ queryKey })

export const changesOf = ({ changes }: Pick<AnyEndpoint, 'changes'>): readonly Thing[] =>
  changes === undefined || 'nothing' in changes ? [] : changes

/** Cancels reads before an optimistic change: an answer that is on its way would bring back the old data. */
export const stopReads = (cache: QueryClient, endpoint: Pick<AnyEndpoint, 'changes'>): void => {
  const isTouched = showsAny(changesOf(endpoint))
  void cache.cancelQueries({ predicate: query => query.state.data !== undefined && isTouched(query) })
}

/** Refreshes after a write. Resolves when the screen has fetched again the changed data. */
export async function refreshChanges(endpoint: AnyEndpoint, input: unknown): Promise<void> {
  if (!appCache) return
  const name = endpoint.method === 'DELETE' && !endpoint.keepsRow ? pathParams(endpoint.path).at(-1) : undefined
  const id: unknown = name !== undefined && typeof input === 'object' && input !== null ? Object(input)[name] : undefined
  await refresh(appCache, changesOf(endpoint), typeof id === 'string' ? id : undefined)
}
