import { readCounts, sumOf, withCount } from './counts.ts'
import type { Counts } from './counts.ts'

const cacheName = 'badge'
const address = '/badge.json'

let memory: Counts = {}
let last: Promise<unknown> = Promise.resolve()

/**
 * What waits in one part of the app. The number on the installed app's icon is the sum of all parts; pages and the
 * service worker keep it together, so that a push raises it by its own part while no page is open.
 */
export const showWaiting = (part: string, count: number): Promise<void> =>
  inTurn(async () => {
    const counts = withCount(await kept(), part, count)
    await keep(counts)
    await setIcon(sumOf(counts))
  })

/** Whoever used this device has left. */
export const forgetWaiting = (): Promise<void> =>
  inTurn(async () => {
    await keep({})
    await setIcon(0)
  })

/** One after the other: two parts that change at once lose nothing. */
function inTurn(change: () => Promise<void>): Promise<void> {
  const done = last.then(change)
  last = done.catch(() => undefined)
  return done
}

const store = async (): Promise<Cache | undefined> => {
  try {
    return await globalThis.caches?.open(cacheName)
  } catch {
    // refused storage: this page counts for itself
    return undefined
  }
}

async function kept(): Promise<Counts> {
  const answer = await (await store())?.match(address)
  return answer ? readCounts(await answer.json().catch(() => undefined)) : memory
}

async function keep(counts: Counts): Promise<void> {
  memory = counts
  await (await store())?.put(address, new Response(JSON.stringify(counts))).catch(() => undefined)
}

async function setIcon(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined)
}
