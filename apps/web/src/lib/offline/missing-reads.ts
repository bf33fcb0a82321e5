import type { Query, QueryClient } from '@tanstack/react-query'
import { CallError } from '#lib/api'
import { BUILD } from '#lib/build'
import { session } from '#lib/session'
import { onDatabase, ownerOf, rangeOf } from './database.ts'
import type { StoredRead } from './database.ts'

type QueryKey = readonly unknown[]

const isFields = (input: unknown): input is Record<string, unknown> => typeof input === 'object' && input !== null

/** The ids in the call's address: the client of '/clients/:id/weights'. */
function idsIn([call, , input]: QueryKey): string[] {
  const names = [...String(call).matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return isFields(input) ? names.flatMap(name => (typeof input[name] === 'string' ? [input[name]] : [])) : []
}

const asksFor = ([, , input]: QueryKey, ids: readonly string[]): boolean =>
  isFields(input) && ids.every(id => Object.values(input).includes(id))

/**
 * Called when a stored read's object no longer exists, or this person may no longer see it. Everything else that was
 * read about it is removed too. A deleted client has an error code of its own: the device removes the client's reads,
 * but the screens decide about the data that they show.
 */
export function removeMissingReads(cache: QueryClient, query: Query): void {
  const { error } = query.state
  if (!query.meta?.['keep'] || !(error instanceof CallError) || error.status !== 404) return
  const ids = idsIn(query.queryKey)
  const isAffected = (key: QueryKey) => (ids.length === 0 ? key === query.queryKey : asksFor(key, ids))
  if (error.code === 'not found') resetCachedReads(cache, query, isAffected)
  void deleteStoredReads(
    ({ hash, queryKey, data }) => hash === query.queryHash || (ids.length > 0 && (asksFor(queryKey, ids) || mentions(data, ids))),
  )
}

/** Removes what was read with a permission that this person has no more: nobody asks for it again, and it would stay for weeks. */
export async function removeForbiddenReads(cache: QueryClient, permissions: readonly string[]): Promise<void> {
  const { workspaceId = null } = session()
  const isForbidden = (needed: readonly string[] = []) => needed.some(each => !permissions.includes(each))
  cache.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey, meta }) => queryKey[1] === workspaceId && isForbidden(meta?.permissions),
  })
  await deleteStoredReads(read => isForbidden(read.permissions))
}

/**
 * Called when a screen has failed, because an earlier build of the app may have stored what this one cannot show. Answers whether there was
 * anything that has not been read again since: then it is worth another try.
 */
export async function removeReadsOfEarlierBuilds(cache: QueryClient): Promise<boolean> {
  const earlier = await deleteStoredReads(({ build }) => build !== BUILD)
  const hashes = new Set(earlier.map(({ hash }) => hash))
  const outdated = cache.getQueryCache().findAll({ predicate: ({ queryHash, state }) => hashes.has(queryHash) && state.isInvalidated })
  for (const query of outdated) query.setState({ ...query.state, data: undefined, status: 'pending' })
  return outdated.length > 0
}

function resetCachedReads(cache: QueryClient, query: Query, isAffected: (key: QueryKey) => boolean): void {
  const others = cache
    .getQueryCache()
    .findAll({ predicate: each => each !== query && isAffected(each.queryKey) })
    .filter(({ state }) => state.data !== undefined)
  if (query.state.data !== undefined) query.setState({ ...query.state, data: undefined })
  for (const other of others) other.setState({ ...other.state, data: undefined, status: 'pending', isInvalidated: true })
  // the reads that are still on the screen are fetched again and get the refusal themselves
  void cache.refetchQueries({ type: 'active', predicate: each => others.includes(each) })
}

/**
 * On the device this also removes reads that only mention the object, such as a list with its name; they are fetched
 * when next opened.
 */
async function deleteStoredReads(isAffected: (read: StoredRead) => boolean): Promise<StoredRead[]> {
  const { personId, workspaceId } = session()
  if (!personId) return []
  const deletion = onDatabase(async database => {
    const { store, done } = database.transaction('reads', 'readwrite')
    const affected = (await store.getAll(rangeOf(ownerOf(personId, workspaceId)))).filter(isAffected)
    await Promise.all([...affected.map(({ owner, hash }) => store.delete([owner, hash])), done])
    return affected
  })
  return (await deletion.catch(() => undefined)) ?? []
}

function mentions(data: unknown, ids: readonly string[]): boolean {
  const text = JSON.stringify(data) ?? ''
  return ids.every(id => text.includes(id))
}
