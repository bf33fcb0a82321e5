const cacheName = 'badge'
const address = '/badge.json'

let memory: Counts = {}
let last: Promise<unknown> = Promise.resolve()

/**
 * Sets the count of waiting things of one part of the app. The number on the installed app's icon is the sum of all
 * parts. Pages and the service worker share the counts, so that a push can raise its part while no page is open.
 */
export const setWaitingCount = (part: string, count: number): Promise<void> =>
  inTurn(async () => {
    const counts = withCount(await readStoredCounts(), part, count)
    await storeCounts(counts)
    await setIcon(sumOf(counts))
  })

/** Clears the counts when the person logs out. */
export const clearWaitingCounts = (): Promise<void> =>
  inTurn(async () => {
    await storeCounts({})
    await setIcon(0)
  })

/** Runs changes one after the other, so that two parts that change at once do not overwrite each other. */
function inTurn(change: () => Promise<void>): Promise<void> {
  const result = last.then(change)
  last = result.catch(() => undefined)
  return result
}

const store = async (): Promise<Cache | undefined> => {
  try {
    return await globalThis.caches?.open(cacheName)
  } catch {
    // the browser refuses storage: this page keeps its own count
    return undefined
  }
}

async function readStoredCounts(): Promise<Counts> {
  const answer = await (await store())?.match(address)
  return answer ? parseCounts(await answer.json().catch(() => undefined)) : memory
}

async function storeCounts(counts: Counts): Promise<void> {
  memory = counts
  await (await store())?.put(address, new Response(JSON.stringify(counts))).catch(() => undefined)
}

async function setIcon(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined)
}

/** How many things wait, by the part of the app that counts them: conversations, notifications. */
export type Counts = Readonly<Record<string, number>>

/** The stored value may have an older shape: entries that are not counts are left out. */
export function parseCounts(storedValue: unknown): Counts {
  if (typeof storedValue !== 'object' || storedValue === null) return {}
  return Object.fromEntries(Object.entries(storedValue).filter(([, count]) => typeof count === 'number' && count > 0))
}

export const withCount = (counts: Counts, part: string, count: number): Counts => parseCounts({ ...counts, [part]: count })

export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
