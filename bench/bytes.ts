import { get } from 'node:http'
import { chromium, type Page } from '@playwright/test'
import { signIn } from './house.ts'
import { atMost, type Bench } from './figure.ts'

/** Counts the scripts and styles, gzipped, that are fetched until the first content is painted. */
export const bytesBench: Bench = async ({ url }) => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const token = await signIn(url)
    const measure = async (path: string, painted: string, withToken: boolean) => {
      const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', locale: 'it-IT' })
      if (withToken) {
        await context.addInitScript(value => {
          localStorage.setItem('auth.token', value)
          localStorage.setItem('auth.strategy', 'local')
        }, token)
      }
      const page = await context.newPage()
      const bytes = await bytesUntil(page, path, painted)
      await context.close()
      return bytes / 1024
    }
    return [
      atMost('JS and CSS until the login form is painted', await measure('/login', 'input[type=password]', false), 160, { unit: 'KB gz' }),
      atMost('JS and CSS until the first row of the clients is painted', await measure('/clients', 'tr[data-index]', true), 245, {
        unit: 'KB gz',
      }),
    ]
  } finally {
    await browser.close()
  }
}

/** The page itself reports the paint: on a busy machine this process would notice it late and count later requests too. */
async function bytesUntil(page: Page, path: string, painted: string): Promise<number> {
  await page.addInitScript(selector => {
    const look = () => {
      if (document.querySelector(selector)?.checkVisibility()) Reflect.set(window, 'paintedAt', performance.now())
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, painted)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => Reflect.has(window, 'paintedAt'))
  const resourceUrls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.(?:js|css)$/.test(name) && startTime <= Number(Reflect.get(window, 'paintedAt')))
      .map(({ name }) => name),
  )
  const sizes = await Promise.all([...new Set(resourceUrls)].map(gzippedSize))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The budget counts gzip, although browsers choose brotli, which is a tenth smaller. */
const gzippedSize = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, answer => {
      let size = 0
      answer.on('data', (data: Buffer) => {
        size += data.length
      })
      answer.on('end', () => resolve(size))
    }).on('error', reject)
  })
