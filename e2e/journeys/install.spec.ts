import { expect, type Page } from '@playwright/test'
import { enterAs } from '../house/browser.ts'
import { moveTo, phone, pretendInstalled, waitUntilIdle } from '../house/places.ts'
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

  test('the installation is offered once a visit, and no more once it was offered three times', async ({ context }) => {
    await enterAs(context, 'client')
    const visit = async () => {
      const page = await context.newPage()
      await page.clock.install()
      await page.goto('/home')
      await waitUntilIdle(page)
      await offer(page)
      await page.clock.runFor(20_500)
      return page
    }
    const first = await visit()
    await expect(modal(first)).toBeVisible()
    await modal(first).getByRole('button', { name: 'Non ora' }).click()
    await expect(modal(first)).toHaveCount(0)
    expect(await first.evaluate(() => localStorage.getItem('allenio.install.views'))).toBe('1')
    // how often is proven without a browser (shell/install)
    await first.evaluate(() => localStorage.setItem('allenio.install.views', '3'))
    await first.close()
    await expect(modal(await visit())).toHaveCount(0)
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
    // opened in another tab, because the first one is still going back in its history
    const download = await context.newPage()
    await download.goto('/download-app')
    await expect(download.getByText('Apri questa pagina in Safari.')).toBeVisible()
    await moveTo(download, '/settings#notifications')
    await expect(download.getByText('Su iPhone e iPad arrivano solo se l’app è sulla schermata Home.')).toBeVisible()
  })
})

test('installed, the app does not offer itself', async ({ page, context }) => {
  await enterAs(context, 'client')
  await pretendInstalled(page)
  await page.goto('/download-app')
  await expect(page.getByText('L’app è già su questo dispositivo.')).toBeVisible()
})
