import { expect, type Page } from '@playwright/test'
import { enterAs } from '../house/browser.ts'
import { phone, pretendInstalled, waitUntilIdle } from '../house/places.ts'
import { test } from '../house/test.ts'

const modal = (page: Page) => page.getByRole('dialog', { name: 'Metti Allenio sulla schermata Home' })

/** Dispatches the event with which Chromium offers an installation. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        Reflect.set(window, 'asked', true)
        return { outcome: 'dismissed' }
      },
      userChoice: Promise.resolve({ outcome: 'dismissed' }),
    })
    window.dispatchEvent(event)
  })

test('what is installed has the brand’s name and pictures that exist', async ({ request, page }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    name: string
    start_url: string
    display: string
    icons: { src: string }[]
  } // the web manifest's own shape
  expect(manifest).toMatchObject({ name: 'Allenio', display: 'standalone', start_url: expect.stringMatching(/^\/home/) })
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true)
  await page.goto('/login')
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the installation is offered once a visit, three times in all', async ({ context }) => {
    await enterAs(context, 'client')
    for (const visit of [1, 2, 3, 4]) {
      const page = await context.newPage()
      await page.clock.install()
      await page.goto('/home')
      await waitUntilIdle(page)
      await offer(page)
      await page.clock.runFor(20_500)
      if (visit === 4) {
        expect(await page.evaluate(() => localStorage.getItem('allenio.install.views'))).toBe('3')
        await expect(modal(page)).toHaveCount(0)
      } else {
        await expect(modal(page)).toBeVisible()
        await modal(page).getByRole('button', { name: 'Non ora' }).click()
        await expect(modal(page)).toHaveCount(0)
      }
      await page.close()
    }
  })

  test('the browser’s own question comes with the button', async ({ page, context }) => {
    await enterAs(context, 'client')
    await page.goto('/download-app')
    await offer(page)
    await page.getByRole('button', { name: 'Installa adesso' }).click()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked'))).toBe(true)
  })
})

test.describe('on an iPhone', () => {
  test.use({
    ...phone,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 ' +
      'Mobile/15E148 Safari/604.1',
  })

  test('the offer says where to tap, and so does the page of the app', async ({ page, context }) => {
    await enterAs(context, 'client')
    await page.clock.install()
    await page.goto('/home')
    await waitUntilIdle(page)
    await page.clock.runFor(20_500)
    await expect(modal(page).getByText('nella barra di Safari')).toBeVisible()
    await modal(page).getByRole('button', { name: 'Non ora' }).click()
    await expect(modal(page)).toHaveCount(0)
    // opened in other tabs, because the first one is still going back in its history
    const download = await context.newPage()
    await download.goto('/download-app')
    await expect(download.getByText('Apri questa pagina in Safari.')).toBeVisible()
    const settings = await context.newPage()
    await settings.goto('/settings#notifications')
    await expect(settings.getByText('Su iPhone e iPad arrivano solo se l’app è sulla schermata Home.')).toBeVisible()
  })
})

test('installed, the app does not offer itself', async ({ page, context }) => {
  await enterAs(context, 'client')
  await pretendInstalled(page)
  await page.goto('/download-app')
  await expect(page.getByText('L’app è già su questo dispositivo.')).toBeVisible()
})
