import { get } from 'node:http'
import type { Browser, Page } from '@playwright/test'
import { enterWith, launchBrowser } from './browser.ts'
import { signIn } from './house.ts'
import { atMost, type Bench } from './figure.ts'

/** The files that a first visit fetches until the eye has something to do: scripts and styles, gzipped, and the number of requests. */
export const bytesBench: Bench = async ({ url }) => {
  const browser = await launchBrowser()
  try {
    const token = await signIn(url)
    const visit = async (path: string, painted: string, hasToken: boolean) => {
      // the worker's precaching comes after the first content
      const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', locale: 'it-IT' })
      if (hasToken) {
        await enterWith(context, token)
      }
      const page = await context.newPage()
      const requests = await requestsUntil(page, path, painted)
      await context.close()
      const sizes = await Promise.all([...new Set(requests.filter(name => /\.(?:js|css)$/.test(name)))].map(gzipped))
      return { requests: requests.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024 }
    }
    const login = await visit('/login', 'input[type=password]', false)
    const clients = await visit('/clients', 'tr[data-index]', true)
    const home = await visit('/home', 'h1', true)
    const idle = await scriptsUntilIdle(browser, { url, token })
    return [
      atMost('JS and CSS until the login form is painted', login.kilobytes, 200, { unit: 'KB gz' }),
      atMost('JS and CSS until the first row of the clients is painted', clients.kilobytes, 320, { unit: 'KB gz' }),
      atMost('requests until home’s first content', home.requests, 60, { unit: '' }),
      atMost('scripts of the clients’ page once it is idle', idle, 60, { unit: '' }),
    ]
  } finally {
    await browser.close()
  }
}

/** The scripts that a page loads with everything that waits until it is idle, without those of other pages, which it fetches ahead. */
async function scriptsUntilIdle(browser: Browser, { url, token }: { url: string; token: string }): Promise<number> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', locale: 'it-IT' })
  await enterWith(context, token)
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const page = await context.newPage()
  await page.goto('/clients')
  await page.locator('tr[data-index]').first().waitFor()
  await page.waitForLoadState('networkidle')
  const count = await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)
  await context.close()
  return count
}

/** The page itself reports the paint: on a busy machine this process would notice it late and count later requests too. */
export async function requestsUntil(page: Page, path: string, painted: string): Promise<string[]> {
  await page.addInitScript(selector => {
    const look = () => {
      if (document.querySelector(selector)?.checkVisibility()) Reflect.set(window, 'paintedAt', performance.now())
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, painted)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => Reflect.has(window, 'paintedAt'))
  return page.evaluate(() =>
    performance
      .getEntries()
      .filter(
        ({ entryType, startTime }) =>
          ['navigation', 'resource'].includes(entryType) && startTime <= Number(Reflect.get(window, 'paintedAt')),
      )
      .map(({ name }) => name),
  )
}

/** The budget is one of gzip; brotli, which the browser took because it might choose, is a tenth less. */
export const gzipped = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, answer => {
      let size = 0
      answer.on('data', (data: Buffer) => {
        size += data.length
      })
      answer.on('end', () => resolve(size))
    }).on('error', reject)
  })
