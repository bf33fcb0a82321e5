import { chromium, type Page } from '@playwright/test'
import { signIn } from './house.ts'
import { atMost, type Bench } from './figure.ts'

/** All scripts and styles, compressed, that are fetched until the eye has something to do; what comes after idle is not counted. */
export const bytesBench: Bench = async ({ url }) => {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
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
      return bytes
    }
    const login = await measure('/login', 'input[type=password]', false)
    const home = await measure('/home', 'main h1', true)
    return [
      atMost('JS and CSS until the login form is painted', login / 1024, 160, { unit: 'KB gz' }),
      atMost('JS and CSS until the first screen inside is painted', home / 1024, 245, { unit: 'KB gz' }),
    ]
  } finally {
    await browser.close()
  }
}

async function bytesUntil(page: Page, path: string, painted: string): Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  let isPainted = false
  page.on('response', response => {
    const type = response.request().resourceType()
    if (isPainted || !['script', 'stylesheet'].includes(type)) return
    sizes.set(response.url(), response.request().sizes().then(size => size.responseBodySize, () => 0))
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator(painted).first().waitFor({ state: 'visible' })
  isPainted = true
  return (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
}
