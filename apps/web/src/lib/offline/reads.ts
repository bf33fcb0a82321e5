import type { Query, QueryClient } from '@tanstack/react-query'
import { onSessionChange, session } from '#lib/session'
import { openDatabase, ownerOf, rangeOf, type KeptRead } from './database.ts'

const keptDays = 30
const longestRestoreMs = 400
const gatherMs = 100

/**
 * Puts back what the device kept of this person's reads and keeps what comes in from now on, as far as the reads ask
 * for it (`keep`). A slow disk does not hold up the start.
 */
export async function keepReads(cache: QueryClient): Promise<void> {
  cache.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.meta?.['keep'] === true && query.state.status === 'success') gather(query)
  })
  globalThis.addEventListener('pagehide', writeGathered)
  onSessionChange((now, before) => {
    if (now.personId !== before.personId || now.workspaceId !== before.workspaceId) void restore(cache)
  })
  await Promise.race([restore(cache), new Promise(resolve => setTimeout(resolve, longestRestoreMs))])
}

async function restore(cache: QueryClient): Promise<void> {
  const { personId, workspaceId, token } = session()
  if (!personId || !token) return
  const database = await openDatabase()
  const owner = ownerOf(personId, workspaceId)
  const kept = await database?.getAll('reads', rangeOf(owner)) ?? []
  // somebody else may have signed in meanwhile
  if (session().personId !== personId || session().workspaceId !== workspaceId) return
  const oldest = Date.now() - keptDays * 86_400_000
  for (const { hash, queryKey, data, at } of kept) {
    if (at < oldest) void database?.delete('reads', [owner, hash])
    else if (cache.getQueryState(queryKey)?.data === undefined) cache.setQueryData(queryKey, data, { updatedAt: at })
  }
}

const gathered = new Map<string, Query>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Several answers at once are written together. */
function gather(query: Query): void {
  gathered.set(query.queryHash, query)
  timer ??= setTimeout(writeGathered, gatherMs)
}

function writeGathered(): void {
  clearTimeout(timer)
  timer = undefined
  const queries = [...gathered.values()]
  gathered.clear()
  if (queries.length) void write(queries)
}

async function write(queries: readonly Query[]): Promise<void> {
  const { personId, workspaceId } = session()
  const database = await openDatabase()
  if (!personId || !database) return
  const owner = ownerOf(personId, workspaceId)
  const own = queries.filter(({ queryKey, state }) => state.data !== undefined && isOf(workspaceId, queryKey))
  const { store, done } = database.transaction('reads', 'readwrite')
  await Promise.all([
    ...own.map(({ queryHash, queryKey, state }) => store.put({
      owner, hash: queryHash, queryKey, data: firstPage(state.data), at: state.dataUpdatedAt,
    } satisfies KeptRead)),
    done,
  ]).catch(() => undefined)
}

/** What arrived for the workspace one has just left is not kept under the new one's name. */
const isOf = (workspaceId: string | undefined, queryKey: readonly unknown[]) => queryKey[1] === (workspaceId ?? null)

/** Of a list that was loaded far on, its beginning is enough. */
function firstPage(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !Array.isArray(data.pages)) return data
  return { pages: data.pages.slice(0, 1), pageParams: [1] }
}
