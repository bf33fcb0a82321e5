import type { Query, QueryClient } from '@tanstack/react-query'
import { CallError, type KeptPart } from '#lib/api'
import { BUILD } from '#lib/build'
import { onSessionChange, session } from '#lib/session'
import { openDatabase, ownerOf, rangeOf, type StoredRead, type Owner } from './database.ts'
import { removeMissingReads } from './missing-reads.ts'

const maxAgeDays = 30
const gatherMs = 100
// the least time between two marks that an unchanged answer was read again
const renewMs = 60_000

/** Restores the stored reads of this person, and stores new answers from now on, for reads with the option `keep`. */
export async function followReads(cache: QueryClient): Promise<void> {
  const queries = cache.getQueryCache()
  // answers that came while this file was loaded
  for (const query of queries.getAll()) if (query.meta?.['keep'] && query.state.status === 'success') queueQuery(query)
  queries.subscribe(event => {
    if (event.type !== 'updated' || !event.query.meta?.['keep']) return
    const { query, action } = event
    if (action.type === 'error' && action.error instanceof CallError) removeMissing(cache, query)
    else if (query.state.status === 'success') queueQuery(query)
  })
  globalThis.addEventListener('pagehide', storePendingQueries)
  onSessionChange((now, before) => {
    if (now.personId !== before.personId || now.workspaceId !== before.workspaceId) void restore(cache)
  })
  await restore(cache)
}

/** Removes reads that the server no longer finds. */
function removeMissing(cache: QueryClient, query: Query): void {
  removeMissingReads(cache, query)
  // other reads may have been deleted together with this one
  storedAt = new WeakMap()
}

async function restore(cache: QueryClient): Promise<void> {
  const { personId, workspaceId, token } = session()
  if (!personId || !token) return
  const database = await openDatabase()
  const owner = ownerOf(personId, workspaceId)
  const storedReads = (await database?.getAll('reads', rangeOf(owner))) ?? []
  // another person may have signed in meanwhile
  if (session().personId !== personId || session().workspaceId !== workspaceId) return
  const oldest = Date.now() - maxAgeDays * 86_400_000
  for (const { hash, queryKey, data, at } of storedReads) {
    if (at < oldest) void database?.delete('reads', [owner, hash])
    else if (cache.getQueryState(queryKey)?.data === undefined) restoreRead(cache, { queryKey, data, at })
  }
}

/**
 * Restores a read and marks it as outdated whatever its age, because the data may have changed elsewhere. A screen that shows it reads
 * it again.
 */
function restoreRead(cache: QueryClient, { queryKey, data, at }: Pick<StoredRead, 'queryKey' | 'data' | 'at'>): void {
  if (isObject(data)) storedAt.set(data, at)
  cache.setQueryData(queryKey, data, { updatedAt: at })
  cache.getQueryCache().find({ queryKey, exact: true })?.invalidate()
}

const pendingQueries = new Map<string, Query>()
let timer: ReturnType<typeof setTimeout> | undefined

/** When the answers on the device were read. An answer that was read again without a change is the same object. */
let storedAt = new WeakMap<object, number>()

const isStored = ({ state: { data, dataUpdatedAt } }: Query): boolean =>
  isObject(data) && dataUpdatedAt - (storedAt.get(data) ?? Number.NEGATIVE_INFINITY) < renewMs

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null

/** Collects several answers and writes them together. */
function queueQuery(query: Query): void {
  if (isStored(query)) return
  pendingQueries.set(query.queryHash, query)
  timer ??= setTimeout(storePendingQueries, gatherMs)
}

function storePendingQueries(): void {
  clearTimeout(timer)
  timer = undefined
  const queries = [...pendingQueries.values()]
  pendingQueries.clear()
  if (queries.length) void storeQueries(queries)
}

async function storeQueries(queries: readonly Query[]): Promise<void> {
  const { personId, workspaceId } = session()
  const database = await openDatabase()
  if (!personId || !database) return
  const owner = ownerOf(personId, workspaceId)
  const own = queries.filter(({ queryKey, state }) => state.data !== undefined && isOf(workspaceId, queryKey))
  const answers = own.map(({ state }) => ({ data: state.data, at: state.dataUpdatedAt }))
  const { store, done } = database.transaction('reads', 'readwrite')
  try {
    await Promise.all([
      ...own.flatMap(({ queryHash, queryKey, state, meta }) => {
        const data = partToStore(meta?.['keep'], state.data)
        const permissions = meta?.permissions ?? []
        const read = { owner, hash: queryHash, queryKey, data, permissions, build: BUILD, at: state.dataUpdatedAt }
        return data === undefined ? [] : [store.put(read)]
      }),
      done,
    ])
    for (const { data, at } of answers) if (isObject(data)) storedAt.set(data, at)
    await prune(owner, own)
  } catch {
    // the device has no room, or is closing: the next answer is stored again
  }
}

const isPart = (keep: unknown): keep is KeptPart => isObject(keep)

const partToStore = (keep: unknown, data: unknown): unknown => (isPart(keep) ? keep.part(data) : firstPage(data))

/** Deletes old reads: a call with many reads only keeps the latest ones. */
async function prune(owner: Owner, queries: readonly Query[]): Promise<void> {
  const most = new Map(queries.flatMap(({ queryKey: [call], meta }) => (isPart(meta?.['keep']) ? [[call, meta['keep'].most]] : [])))
  if (most.size === 0) return
  const database = await openDatabase()
  if (!database) return
  const storedReads = await database.getAll('reads', rangeOf(owner))
  for (const [call, count] of most) {
    const latest = storedReads.filter(({ queryKey }) => queryKey[0] === call).sort((one, other) => other.at - one.at)
    await Promise.all(latest.slice(count).map(({ hash }) => database.delete('reads', [owner, hash])))
  }
}

/** An answer that arrives for the previous workspace must not be stored for the new one. */
const isOf = (workspaceId: string | undefined, queryKey: readonly unknown[]) => queryKey[1] === (workspaceId ?? null)

/** Only the first page of a list is stored, however many pages were loaded. */
function firstPage(data: unknown): unknown {
  if (!isObject(data) || !('pages' in data) || !Array.isArray(data.pages)) return data
  return { pages: data.pages.slice(0, 1), pageParams: [1] }
}
