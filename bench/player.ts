import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { enterWith, launchBrowser, setOffline } from './browser.ts'
import { gzipped, requestsUntil } from './bytes.ts'
import { atMost, median, type Bench } from './figure.ts'
import { signIn } from './house.ts'

const slowdown = 4
const opens = 7
const ticks = 8
const pressMs = 1_000
// every client's page loads them; what the player has beyond them is its own
const otherPages = ['/chats', '/notifications', '/settings']

/** Measures a client's player on a slow phone without a network: its opening, a set ticked, its size, and how its sets leave. */
export const playerBench: Bench = async ({ url }) => {
  const token = await signIn(url, 'client@demo.allenio.test')
  const browser = await launchBrowser()
  try {
    const context = await phoneOf(browser, url, token)
    const page = await context.newPage()
    await page.goto('/home')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await openPlayer(page)
    await page.waitForLoadState('networkidle')
    const kilobytes = await ownKilobytes(await phoneOf(browser, url, token, { serviceWorkers: 'block' }))
    const session = await context.newCDPSession(page)
    await setOffline(context, true)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const opened = await measureOpens(page)
    const { ticked, barest } = await measureTicks(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const sent = await countSends(page, context)
    const details = `processor slowed ${slowdown} times, without a network`
    return [
      atMost('player: from a cold start to its first set', median(opened), 1000, {
        unit: 'ms',
        details: `median of ${opened.length}, ${details}`,
      }),
      atMost('player: a set ticked until it is painted', median(ticked), 50, { unit: 'ms', details }),
      atMost('player: a set ticked until it is painted, against the barest page', median(ticked) / median(barest), 2, {
        unit: 'x',
        details: `medians of ${ticked.length}: ${Math.round(median(ticked))} ms and ${Math.round(median(barest))} ms, ${details}`,
      }),
      atMost('player: JS and CSS until its first set, beyond what every page loads', kilobytes, 70, { unit: 'KB gz' }),
      atMost(`player: requests for ${ticked.length} sets ticked without a network`, sent, 5, { unit: '' }),
    ]
  } finally {
    await browser.close()
  }
}

async function phoneOf(browser: Browser, url: string, token: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    ...options,
  })
  await enterWith(context, token)
  return context
}

async function openPlayer(page: Page): Promise<void> {
  await page.getByRole('link', { name: /allenamento$/ }).click()
  await setShown(page)
}

const setShown = (page: Page) => page.getByRole('button', { name: 'Fatto', exact: true }).waitFor()

/** Measures without the service worker, which loads files ahead so early that they would count too. */
async function ownKilobytes(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  await page.goto('/home')
  await openPlayer(page)
  const address = page.url()
  await page.close()
  const files = async (path: string, painted: string) => {
    const page = await context.newPage()
    const names = await requestsUntil(page, path, painted)
    await page.close()
    return new Set(names.filter(name => /\.(?:js|css)$/.test(name)))
  }
  // one after the other: pages that load side by side are painted before files that they would have had alone
  const pages: Set<string>[] = []
  for (const path of otherPages) pages.push(await files(path, 'h1'))
  const [first = new Set<string>(), ...others] = pages
  const common = new Set([...first].filter(name => others.every(other => other.has(name))))
  const player = await files(address, 'ol h2')
  await context.close()
  const sizes = await Promise.all([...player].filter(name => !common.has(name)).map(gzipped))
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

async function measureOpens(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < opens; count += 1) {
    await page.goto(page.url(), { waitUntil: 'commit' })
    // by the page's own clock, because this process would notice the frame late
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>(resolve => {
            const look = () => {
              const button = [...document.querySelectorAll('button')].find(each => each.textContent.trim() === 'Fatto')
              requestAnimationFrame(button ? () => resolve(performance.now()) : look)
            }
            look()
          }),
      ),
    )
  }
  return times
}

/**
 * From the press to the frame that shows the rest running, of a page that has loaded all it loads when it is idle: a set takes longer.
 * Before each one the barest page, which stores as much and draws as much.
 */
async function measureTicks(page: Page): Promise<{ ticked: number[]; barest: number[] }> {
  const quietMs = 2000
  await page.waitForFunction(ms => (performance.getEntriesByType('resource').at(-1)?.startTime ?? 0) < performance.now() - ms, quietMs)
  const ticked: number[] = []
  const barest: number[] = []
  for (let count = 0; count < ticks; count += 1) {
    barest.push(await page.evaluate(storeAndDraw))
    await page.waitForTimeout(pressMs)
    ticked.push(await page.evaluate(tickSet))
    // the player takes an earlier press for the second half of the one that ticked the set
    await page.waitForTimeout(pressMs)
    const skip = page.getByRole('button', { name: 'Salta recupero' })
    if (await skip.isVisible()) await skip.click()
    await setShown(page)
    // nobody does a set within the moment in which the device reads again what the press has stored
    await page.waitForTimeout(pressMs)
  }
  return { ticked, barest }
}

function tickSet(): Promise<number> {
  const named = (name: string) => [...document.querySelectorAll('button')].find(each => each.textContent.trim() === name)
  return new Promise(resolve => {
    const done = named('Fatto')
    const since = performance.now()
    done?.click()
    const look = () => {
      // the button to end the rest has taken its place
      if (!done?.isConnected) resolve(performance.now() - since)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** One durable transaction that reads and writes the workout with its unsent sets, then a copy of the list of sets, and a frame. */
async function storeAndDraw(): Promise<number> {
  const answerOf = <Answer>(request: IDBRequest<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const database = await answerOf(indexedDB.open('allenio'))
  const list = document.querySelector('ol')
  const records: { owner: string; name: string; value: unknown }[] = await answerOf(
    database.transaction('records').objectStore('records').getAll(),
  )
  const workout = records.find(({ name }) => name.startsWith('workout/'))
  if (!workout || !list) throw new Error('No workout is under way on this device')
  const since = performance.now()
  const transaction = database.transaction(['outbox', 'records'], 'readwrite', { durability: 'strict' })
  const [stored, outbox] = [transaction.objectStore('records'), transaction.objectStore('outbox')]
  await Promise.all([answerOf(stored.get([workout.owner, workout.name])), answerOf(outbox.getAll())])
  stored.put({ ...workout, name: 'bench/workout' })
  outbox.put({ id: 'bench', personId: 'nobody', input: workout.value })
  await new Promise(resolve => transaction.addEventListener('complete', resolve))
  const copy = list.cloneNode(true) as HTMLElement // a copy is of the kind of what it copies
  list.after(copy)
  await new Promise(resolve => requestAnimationFrame(resolve))
  const time = performance.now() - since
  copy.remove()
  database.close()
  return time
}

/** The writes by which all that was done reaches the server, once the workout is finished and the network is back. */
async function countSends(page: Page, context: BrowserContext): Promise<number> {
  let sent = 0
  page.on('request', request => {
    if (request.method() !== 'GET' && request.url().includes('/completed-workouts')) sent += 1
  })
  await page.getByRole('button', { name: 'Altro', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Concludi l’allenamento' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Concludi' }).click()
  const arrived = page.waitForResponse(answer => answer.request().method() !== 'GET' && answer.url().includes('/completed-workouts'))
  await setOffline(context, false)
  await arrived
  await page.waitForLoadState('networkidle')
  return sent
}
