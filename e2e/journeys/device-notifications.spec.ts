import { expect, type Page } from '@playwright/test'
import { baseUrl } from '../house/api.ts'
import { enterAs } from '../house/browser.ts'
import { wholeBrowser } from '../house/chromium.ts'
import { asAdmin, entry, newPair } from '../house/followed-client.ts'
import { waitUntilIdle } from '../house/places.ts'
import { test } from '../house/test.ts'

test.use({ launchOptions: wholeBrowser, serviceWorkers: 'allow', permissions: ['notifications'] })

const visibleTitles = (page: Page) =>
  page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title))
const onIcon = (page: Page) =>
  page.evaluate(async () => {
    const badge = await (await caches.open('badge')).match('/badge.json')
    return badge ? ((await badge.json()) as unknown) : undefined
  })

/** Plays the part of the push service, which cannot be reached from here: it gives the worker the same messages. */
async function pushTo(page: Page): Promise<(payload: object) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) resolve(one.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  return async payload =>
    void (await session.send('ServiceWorker.deliverPushMessage', { origin: baseUrl(), registrationId, data: JSON.stringify(payload) }))
}

test('the device shows what is pushed, leads there by a click, and says nothing of what one looks at', async ({ page, context }) => {
  const pair = await newPair('Franca')
  await asAdmin(context, pair)
  await page.goto(`${baseUrl()}/settings`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect.poll(() => onIcon(page)).toEqual({ notifications: 1 })
  await waitUntilIdle(page)
  await pair.weighIn(64)
  await expect(entry(page)).toContainText('2')
  await expect.poll(() => onIcon(page)).toEqual({ notifications: 2 })

  const push = await pushTo(page)
  const url = `/clients/${pair.id}/weights`
  await push({ title: 'Nuovo peso di Franca Bellini', body: '64 kg', url, tag: 'weight', unread: 5 })
  await expect.poll(() => visibleTitles(page)).toEqual(['Nuovo peso di Franca Bellini'])
  expect(await onIcon(page)).toEqual({ notifications: 5 })
  // a push with a foreign address must not lead out of the app
  await push({ title: 'Altrove', body: '', url: 'https://example.test/', tag: 'elsewhere' })
  await expect.poll(() => visibleTitles(page)).toHaveLength(2)

  const [worker] = context.serviceWorkers()
  await worker?.evaluate(`(async () => {
    const [notification] = await registration.getNotifications({ tag: 'weight' })
    dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })()`)
  await page.waitForURL(`**${url}`)
  await expect.poll(() => visibleTitles(page)).toEqual(['Altrove'])
  await expect(entry(page)).toContainText('1')
  await expect.poll(() => onIcon(page)).toEqual({ notifications: 1 })

  await push({ title: 'Nuovo peso di Franca Bellini', body: '63 kg', url, tag: 'weight', unread: 7 })
  await expect.poll(() => onIcon(page)).toEqual({ notifications: 7 })
  // the next push is shown
  await push({ title: 'Dopo', body: '', url: '/clients', tag: 'later' })
  await expect.poll(() => visibleTitles(page)).toContain('Dopo')
  expect(await visibleTitles(page)).not.toContain('Nuovo peso di Franca Bellini')
})

test('a click asks the browser, and the server learns where this device is reached', async ({ page, context }) => {
  await enterAs(context, 'admin')
  // no push service can be reached from here, so the test plays its part; the rest is real
  await context.addInitScript(() => {
    let current: object | null = null
    const subscription = {
      endpoint: 'https://push.example.test/device',
      toJSON: () => ({
        endpoint: 'https://push.example.test/device',
        expirationTime: null,
        keys: {
          p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
          auth: 'tBHItJI5svbpez7KI4CCXg',
        },
      }),
      unsubscribe: async () => {
        current = null
        return true
      },
    }
    Object.assign(PushManager.prototype, { subscribe: async () => (current = subscription), getSubscription: async () => current })
  })
  await page.goto('/settings')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  const push = page.getByRole('switch', { name: 'Notifiche su questo dispositivo' })
  await expect(push).not.toBeChecked()
  const response = page.waitForResponse('**/api/update-devices')
  await push.click()
  expect((await response).status()).toBe(200)
  await expect(push).toBeChecked()
  await expect(page.getByText('Notifiche attivate su questo dispositivo')).toBeVisible()
  await push.click()
  await expect(push).not.toBeChecked()
})
