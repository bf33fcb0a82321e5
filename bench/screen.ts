import type { Browser, Page } from '@playwright/test'
import { enterWith, launchBrowser } from './browser.ts'
import { clientsHere, fillBusiness } from './clients.ts'
import { atMost, median, type Bench, type Figure } from './figure.ts'
import { signIn } from './house.ts'

const sizes = { 'at a desk': { width: 1280, height: 844 }, 'on a phone': { width: 390, height: 844 } } as const
const rounds = 3
const searches = ['g', 'ni', 'muller', 'zoe', 'd’a', 'esposito']

/** Measures the visible waits in a list of ten thousand clients: the hits of a search, and the rows during scrolling. */
export const screenBench: Bench = async house => {
  await fillBusiness(await house.databaseUrl())
  const token = await signIn(house.url)
  const browser = await launchBrowser()
  try {
    const figures: Figure[] = []
    for (const [where, viewport] of Object.entries(sizes)) {
      const page = await openClientList(browser, { url: house.url, token, viewport })
      // the first round only warms the page up
      await measureSearches(page)
      const waits: number[] = []
      for (let round = 0; round < rounds; round += 1) waits.push(...(await measureSearches(page)))
      figures.push(
        atMost(`search on screen, ${where}`, atShare(waits, 0.95), 100, {
          unit: 'ms',
          details: `p95 of ${waits.length} over ${clientsHere} clients, median ${Math.round(median(waits))}`,
        }),
      )
      figures.push(atMost(`the longest task of scrolling ${clientsHere} rows, ${where}`, await measureScrolling(page), 50, { unit: 'ms' }))
      await page.context().close()
    }
    return figures
  } finally {
    await browser.close()
  }
}

const atShare = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

interface ScreenOptions {
  url: string
  token: string
  viewport: { width: number; height: number }
}

async function openClientList(browser: Browser, { url, token, viewport }: ScreenOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', locale: 'it-IT', viewport, reducedMotion: 'reduce' })
  await enterWith(context, token)
  const page = await context.newPage()
  await page.goto('/clients')
  await page.locator('[data-index="0"]').waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** Measures from the last key to the first frame whose rows are all hits, by the page's own clock. */
async function measureSearches(page: Page): Promise<number[]> {
  const field = page.locator('main input[type=search]')
  const waits: number[] = []
  for (const search of searches) {
    await field.fill('')
    await page.waitForLoadState('networkidle')
    await field.pressSequentially(search.slice(0, -1), { delay: 60 })
    await page.evaluate(words => {
      const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', '').toLowerCase()
      const areHits = () => {
        const rows = [...document.querySelectorAll('main [data-index]')]
        return rows.length > 0 && rows.every(row => plain(row.textContent).includes(plain(words)))
      }
      addEventListener(
        'input',
        ({ timeStamp }) => {
          const look = () => {
            if (areHits()) Reflect.set(window, 'waited', performance.now() - timeStamp)
            else requestAnimationFrame(look)
          }
          Reflect.deleteProperty(window, 'waited')
          requestAnimationFrame(look)
        },
        { once: true, capture: true },
      )
    }, search)
    await field.press(search.slice(-1))
    await page.waitForFunction(() => Reflect.has(window, 'waited'))
    waits.push(Number(await page.evaluate(() => Reflect.get(window, 'waited'))))
  }
  await field.fill('')
  await page.waitForLoadState('networkidle')
  return waits
}

/** Scrolls the list for five seconds, as fast as a thumb can. */
async function measureScrolling(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const tasks: number[] = [0]
    const watcher = new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    watcher.observe({ type: 'longtask' })
    const end = performance.now() + 5000
    const table = document.querySelector('main table')?.parentElement
    while (performance.now() < end) {
      await new Promise(resolve => requestAnimationFrame(resolve))
      if (table && table.scrollHeight > table.clientHeight) table.scrollBy(0, 400)
      else scrollBy(0, 400)
    }
    watcher.disconnect()
    return Math.max(...tasks)
  })
}
