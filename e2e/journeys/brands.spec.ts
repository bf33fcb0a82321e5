import { expect, type Page } from '@playwright/test'
import { brandNames } from '@allenio/contract'
import type { getMe } from '@allenio/contract/auth'
import type { Output } from '@allenio/contract'
import { contrastFaults } from '../house/access.ts'
import { changeAnswer } from '../house/answers.ts'
import { demo, demoPassword } from '../house/api.ts'
import { enterAs, watchFaults } from '../house/browser.ts'
import { goodPassword, logIn, newAddress } from '../house/people.ts'
import { moveTo } from '../house/places.ts'
import { startHouse, type House } from '../house/start.ts'
import { test } from '../house/test.ts'

// each describes an installation of its own: one after the other
test.describe.configure({ mode: 'default' })

async function faultsInBothSchemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    found.push(...(await contrastFaults(page)).map(fault => `${colorScheme} ${fault}`))
  }
  return found
}

const accent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-light-accent').trim())

test.describe('coachplus for dietitians', () => {
  let house: House
  test.beforeAll(async () => {
    // the first start fills the demo
    test.setTimeout(240_000)
    house = await startHouse({ BRAND: 'coachplus', VARIANT: 'dietitian', COACH_REGISTRATION_DISABLED: 'true' })
  })
  test.afterAll(async () => {
    await house.stop()
  })

  test('its name, colour and words; the landing page is the login', async ({ page, request }) => {
    const faults = watchFaults(page)
    await page.goto(`${house.url}/`)
    await page.waitForURL('**/login')
    await expect(page).toHaveTitle(/Coachplus/)
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'coachplus')
    await expect(page.getByRole('img', { name: 'Coachplus' }).first()).toBeVisible()
    await expect(page.getByText('Il piatto di oggi', { exact: false })).toBeVisible()
    expect(await accent(page)).not.toBe('')
    expect(await faultsInBothSchemes(page)).toEqual([])
    await logIn(page, { email: demo.admin, password: demoPassword })
    await page.waitForURL('**/home')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Giulia')
    expect(await faultsInBothSchemes(page)).toEqual([])
    const answer = await request.get(`${house.url}/manifest.webmanifest`)
    const manifest = (await answer.json()) as { name: string; icons: { src: string }[] } // the web manifest's own shape
    expect(manifest.name).toBe(brandNames.coachplus)
    for (const { src } of manifest.icons) expect((await request.get(`${house.url}${src}`)).ok(), src).toBe(true)
    expect(faults).toEqual([])
  })

  test('with registration closed nothing offers it', async ({ page }) => {
    await page.goto(`${house.url}/register`)
    await page.waitForURL('**/login')
    await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Crea il tuo spazio' })).toHaveCount(0)
  })
})

test.describe('warfit in production', () => {
  const script = 'https://analytics.example.test/script.js'
  let house: House
  test.beforeAll(async () => {
    // the first start fills the demo
    test.setTimeout(240_000)
    house = await startHouse({
      BRAND: 'warfit',
      PUBLIC_URL: '{url}',
      HOST: '127.0.0.1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      SUPPORT_EMAIL: 'aiuto@example.test',
      DEMO: 'off',
      ANALYTICS_SCRIPT: script,
      NODE_ENV: 'production',
    })
  })
  test.afterAll(async () => {
    await house.stop()
  })

  test('its name and colour, on the landing page and in the app, and its statistics once they are agreed to', async ({ page, context }) => {
    const faults = watchFaults(page)
    let loads = 0
    await context.route(script, route => {
      loads += 1
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await page.goto(`${house.url}/`)
    await expect(page).toHaveTitle(/Warfit/)
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'warfit')
    expect(await faultsInBothSchemes(page)).toEqual([])
    await page.goto(`${house.url}/login`)
    await expect(page).toHaveTitle(/Warfit/)
    expect(await faultsInBothSchemes(page)).toEqual([])
    // consent.spec.ts proves the refusal, the other tabs and the question after half a year
    const banner = page.getByRole('region', { name: 'Ci aiuti a migliorare?' })
    await expect(banner).toBeVisible()
    expect(loads).toBe(0)
    await banner.getByRole('button', { name: 'Accetto' }).click()
    await expect.poll(() => loads).toBe(1)
    await expect(banner).toHaveCount(0)
    expect(faults).toEqual([])
  })

  test('no development page, and registering works with the session in the app', async ({ page, request }) => {
    expect((await request.get(`${house.url}/dev/mail.json`)).status()).toBe(404)
    await page.goto(`${house.url}/register`)
    await page.getByLabel('Nome', { exact: true }).fill('Bruna')
    await page.getByLabel('Cognome').fill('Gallo')
    await page.getByLabel('Nome dell’attività').fill('Box Gallo')
    await page.getByRole('radio', { name: 'Tutti e due' }).check()
    await page.getByLabel('E-mail').fill(newAddress('bruna'))
    await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Crea il tuo spazio' }).click()
    await page.waitForURL('**/home')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bruna')
    expect(await faultsInBothSchemes(page)).toEqual([])
  })
})

test('a business’s own app wears its logo and its colour, readable in both schemes', async ({ page, context }) => {
  await enterAs(context, 'client')
  await changeAnswer<Output<typeof getMe>>(page, '/auth/me', ({ user }) => {
    user.custom_app = {
      name: 'Riva Fit',
      logo_url: '/brand/coachplus/icon-192.png',
      theme: { main_color: '#ffe600' },
      ios_url: null,
      android_url: null,
      min_app_version: null,
    }
  })
  await page.goto('/home')
  await expect(page.getByRole('navigation', { name: 'Menu principale' }).locator('img[src="/brand/coachplus/icon-192.png"]')).toBeVisible()
  expect(await accent(page)).not.toBe('')
  await expect(page).toHaveTitle(/Riva Fit$/)
  await moveTo(page, '/settings')
  await expect(page.getByRole('heading', { name: 'Elimina l’account' })).toBeVisible()
  expect(await faultsInBothSchemes(page)).toEqual([])
})
