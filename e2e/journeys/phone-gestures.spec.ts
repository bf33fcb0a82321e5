import { expect, type Page } from '@playwright/test'
import { assetOf } from '../house/assets.ts'
import { enterAs } from '../house/browser.ts'
import { pathOf, phone, waitUntilIdle } from '../house/places.ts'
import { newStudio, openAsAdmin, row, sendAs, thread } from '../house/studio.ts'
import { test } from '../house/test.ts'

test.use(phone)

/** Moves one finger downwards from near the top. */
async function pull(page: Page, by: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const at = (y: number) => ({ touchPoints: [{ x: 190, y }] })
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(200) })
  for (let step = 1; step <= 5; step += 1)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(200 + (by * step) / 5) })
  // a page that reloads at once may never answer that the finger went up
  void client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => undefined)
}

test('pulling down far enough refreshes, a little does not', async ({ page, context }) => {
  await enterAs(context, 'client')
  await page.goto('/home')
  await waitUntilIdle(page)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await pull(page, 30)
  await waitUntilIdle(page)
  await expect(page.locator('[data-pulling]')).toHaveCount(0)
  expect(loads).toBe(0)
  await pull(page, 320)
  await expect.poll(() => loads).toBe(1)
})

test('nothing is fetched ahead for somebody who saves data', async ({ page, context }) => {
  const ahead: string[] = []
  const settings = await assetOf('areas/account/settings/page.tsx')
  page.on('request', request => {
    if (request.url().endsWith(settings)) ahead.push(request.url())
  })
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }))
  await enterAs(context, 'admin')
  await page.goto('/home')
  await waitUntilIdle(page)
  await page.getByRole('navigation', { name: 'Menu rapido' }).getByRole('button', { name: 'Altro' }).click()
  await expect(page.getByRole('link', { name: 'Impostazioni' }).first()).toBeVisible()
  await waitUntilIdle(page)
  expect(ahead).toEqual([])
  await page.getByRole('link', { name: 'Impostazioni' }).first().click()
  await expect.poll(() => ahead.length).toBeGreaterThan(0)
})

test('a finger that rests on a text that is cut shows all of it, and opens nothing', async ({ page }) => {
  const name = 'Francesca Serie Montanari della Valle'
  const { admin, clients } = await newStudio(['Francesca', 'Serie Montanari della Valle'])
  if (!clients[0]) throw new Error('one was made')
  await sendAs(clients[0], 'Posso spostare la seduta?')
  await openAsAdmin(page, admin, '/chats')
  const cut = row(page, 'Francesca').getByText('Francesca Serie Montanari della Val…')
  await expect(cut).toBeVisible()
  await waitUntilIdle(page)
  const box = await cut.boundingBox()
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 8 }
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(page.getByRole('tooltip')).toHaveText(name)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByRole('tooltip')).toBeVisible()
  expect(pathOf(page)).toBe('/chats')
  // a short tap opens it
  await page.touchscreen.tap(at.x, at.y)
  await expect(thread(page, name)).toBeVisible()
})
