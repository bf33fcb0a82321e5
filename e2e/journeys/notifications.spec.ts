import { expect, type BrowserContext, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { setPassword } from '@allenio/contract/account'
import { login } from '@allenio/contract/auth'
import { completeOwnAction, createClientAction } from '@allenio/contract/client-actions'
import { addOwnWeight } from '@allenio/contract/weights'
import { createClient } from '@allenio/contract/clients'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { wholeBrowser } from '../house/chromium.ts'
import { goodPassword, mailedLink, newAddress, newPerson, type NewPerson } from '../house/people.ts'
import { pathOf, phone, waitUntilIdle } from '../house/places.ts'
import { setOffline } from '../house/network.ts'
import { test } from '../house/test.ts'

test.use({ launchOptions: wholeBrowser })

interface FollowedClient {
  admin: NewPerson
  /** The client's id. */
  id: string
  weighIn: (kg: number) => Promise<unknown>
  doTask: (title: string) => Promise<unknown>
}

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(Date.now())

/** A professional with one client, who has accepted the invitation: this is the first notification. */
async function newPair(name: string): Promise<FollowedClient> {
  const admin = await newPerson('Elisa')
  const email = newAddress(name.toLowerCase())
  const { id } = await call(createClient, { firstName: name, lastName: 'Bellini', email }, admin.token)
  const link = new URL(await mailedLink(email, /ti ha invitato/, '/set-password'))
  await call(setPassword, { token: link.searchParams.get('token') ?? '', password: goodPassword, hasAgreed: true })
  const { access_token: token } = await call(login, { email, password: goodPassword })
  return {
    admin,
    id,
    weighIn: kg => call(addOwnWeight, { id: randomUUID(), kg, day: today() }, token),
    async doTask(title) {
      const action = await call(createClientAction, { id, kind: 'other', title, text: '', dueDay: today() }, admin.token)
      await call(completeOwnAction, { id: action.id, completionId: randomUUID(), dueDay: today() }, token)
    },
  }
}

const asAdmin = (context: BrowserContext, { admin }: FollowedClient) =>
  enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
const entry = (page: Page) => page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: /^Notifiche/ })
const row = (page: Page, title: string) => page.locator('#notifications').getByRole('listitem').filter({ hasText: title })
const toastRegion = (page: Page) => page.getByRole('region', { name: 'Avvisi' })
const isUnread = (page: Page, title: string) => expect(row(page, title).getByText('Non letta', { exact: true })).toBeAttached()
const isRead = (page: Page, title: string) => expect(row(page, title).getByText('Non letta', { exact: true })).toHaveCount(0)

test('what a client does is told at once, leads there, and is read in every tab and on every device', async ({
  page,
  context,
  browser,
}) => {
  const faults = watchFaults(page)
  const pair = await newPair('Anna')
  await asAdmin(context, pair)
  await page.goto(`${baseUrl()}/clients`)
  await expect(entry(page)).toContainText('1')
  await waitUntilIdle(page)
  const other = await context.newPage()
  await other.goto(`${baseUrl()}/notifications`)
  await isUnread(other, 'Anna Bellini ha')
  await waitUntilIdle(other)
  const elsewhere = await browser.newContext({ serviceWorkers: 'block' })
  const { access_token: token } = await call(login, { email: pair.admin.email, password: pair.admin.password })
  await enter(elsewhere, { visitor: 'admin', token, language: 'it' })
  const device = await elsewhere.newPage()
  await device.goto(`${baseUrl()}/notifications`)
  await isUnread(device, 'Anna Bellini ha')
  await waitUntilIdle(device)

  await page.bringToFront()
  await pair.weighIn(68.4)
  await expect(toastRegion(page)).toContainText('Nuovo peso di Anna Bellini')
  // on the list itself the notification is on top, and no toast repeats it
  await expect(row(other, '').first()).toContainText('Nuovo peso di Anna Bellini')
  await expect(toastRegion(other)).not.toContainText('Nuovo peso')
  await isUnread(device, 'Nuovo peso di Anna Bellini')

  await toastRegion(page).getByRole('link', { name: 'Apri' }).click()
  await page.waitForURL(`**/clients/${pair.id}/weights`)
  await isRead(other, 'Nuovo peso di Anna Bellini')
  await isRead(device, 'Nuovo peso di Anna Bellini')
  await isUnread(other, 'Anna Bellini ha')

  await other.bringToFront()
  const before = await entry(other).textContent()
  await other.getByRole('button', { name: 'Segna tutte come lette' }).click()
  await isRead(other, 'Anna Bellini ha')
  await expect(other.getByText('Non letta', { exact: true })).toHaveCount(0)
  await isRead(device, 'Anna Bellini ha')
  for (const each of [page, other, device]) await expect(entry(each)).toHaveText('Notifiche')
  expect(before).not.toBe('Notifiche')
  expect(faults).toEqual([])
  await elsewhere.close()
})

test('the list is narrowed by its address, walked by keys, and opens the thing', async ({ page, context }) => {
  const faults = watchFaults(page)
  const pair = await newPair('Bianca')
  await pair.weighIn(70)
  await pair.doTask('Fai la spesa')
  await asAdmin(context, pair)
  await page.goto(`${baseUrl()}/notifications`)
  await expect(page.getByRole('heading', { level: 2, name: 'Oggi' })).toBeVisible()
  await expect(row(page, '')).toHaveCount(3)
  await waitUntilIdle(page)

  await page.getByRole('button', { name: 'Argomento' }).click()
  await page.getByRole('button', { name: 'Compiti', exact: true }).click()
  await expect(row(page, '')).toHaveCount(1)
  expect(pathOf(page)).toBe('/notifications?group=actions')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Argomento: Compiti', exact: true })).toBeVisible()
  await expect(row(page, '')).toHaveCount(1)
  await page.getByRole('button', { name: 'Rimuovi Argomento: Compiti' }).click()
  await page.getByRole('button', { name: 'Cliente', exact: true }).click()
  await page.getByRole('button', { name: 'Bianca Bellini', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Cliente: Bianca Bellini', exact: true })).toBeVisible()
  await expect(row(page, '')).toHaveCount(3)

  await waitUntilIdle(page)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(row(page, 'Nuovo peso').getByRole('link')).toBeFocused()
  await page.keyboard.press('m')
  await isRead(page, 'Nuovo peso')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/clients/${pair.id}/actions**`)
  // opening a notification marks it as read; the client's own page of notifications shows the same
  await expect(page.getByRole('heading', { name: 'Compiti', level: 2 })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Altre azioni' }).first().click()
  await page.getByRole('menuitem', { name: 'Notifiche', exact: true }).click()
  await page.waitForURL(`**/clients/${pair.id}/notifications`)
  await isUnread(page, 'Bianca Bellini ha accettato')
  await expect(page.getByText('Non letta', { exact: true })).toHaveCount(1)
  await page.getByRole('radio', { name: 'Da leggere' }).check({ force: true })
  await expect(row(page, '')).toHaveCount(1)
  expect(pathOf(page)).toBe(`/clients/${pair.id}/notifications?unread=true`)
  await page.getByRole('button', { name: 'Segna queste come lette' }).click()
  await expect(entry(page)).toHaveText('Notifiche')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hai letto tutto' })).toBeVisible()
  expect(faults).toEqual([])
})

test('what is turned off comes no more; a whole group is undone in one press', async ({ page, context }) => {
  const faults = watchFaults(page)
  const pair = await newPair('Carla')
  await asAdmin(context, pair)
  await page.goto(`${baseUrl()}/settings#notifications`)
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await expect(box('Nell’app: Un cliente si pesa')).toBeChecked()
  await box('Nell’app: Un cliente si pesa').uncheck()
  await expect(box('Nell’app: Pesi, foto e misure')).toHaveJSProperty('indeterminate', true)

  await box('E-mail: Clienti').click()
  await expect(box('E-mail: Un cliente accetta l’invito')).toBeChecked()
  await toastRegion(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(box('E-mail: Un cliente accetta l’invito')).not.toBeChecked()
  await expect(box('E-mail: Un cliente si registra dal tuo link')).toBeChecked()

  await page.getByRole('combobox', { name: 'E-mail', exact: true }).selectOption('Un riepilogo al giorno')
  await page.getByRole('combobox', { name: 'A che ora' }).selectOption('18:00')
  await page.getByRole('switch', { name: 'Non disturbare' }).click()
  await page.getByLabel('Dalle').fill('22:30')
  await page.getByLabel('Alle', { exact: true }).fill('22:30')
  await page.getByLabel('Alle', { exact: true }).blur()
  await expect(page.getByText('Inizio e fine devono essere diversi')).toBeVisible()
  const saved = page.waitForResponse(
    answer => answer.url().endsWith('/saveNotificationsSettings') && Boolean(answer.request().postData()?.includes('06:45')),
  )
  await page.getByLabel('Alle', { exact: true }).fill('06:45')
  await page.getByLabel('Alle', { exact: true }).blur()
  await saved
  await page.reload()
  await expect(box('Nell’app: Un cliente si pesa')).not.toBeChecked()
  await expect(page.getByRole('combobox', { name: 'A che ora' })).toHaveValue('18')
  await expect(page.getByLabel('Dalle')).toHaveValue('22:30')
  await expect(page.getByLabel('Alle', { exact: true })).toHaveValue('06:45')

  // texts that come from the server follow the language too
  await page.getByRole('radio', { name: 'English' }).check({ force: true })
  await expect(page.getByRole('checkbox', { name: 'In the app: A client weighs in', exact: true })).not.toBeChecked()
  await page.getByRole('radio', { name: 'Italiano' }).check({ force: true })
  await expect(box('Nell’app: Un cliente si pesa')).not.toBeChecked()

  await waitUntilIdle(page)
  await pair.weighIn(66)
  await pair.doTask('Bevi di più')
  await expect(toastRegion(page)).toContainText('Carla Bellini')
  await page.goto(`${baseUrl()}/notifications`)
  await expect(row(page, 'Bevi di più')).toBeVisible()
  await expect(row(page, 'Nuovo peso')).toHaveCount(0)
  expect(faults).toEqual([])
})

test('a choice that the server will not have goes back to what it was', async ({ page, context }) => {
  const pair = await newPair('Diana')
  await asAdmin(context, pair)
  await page.goto(`${baseUrl()}/settings#notifications`)
  const box = page.getByRole('checkbox', { name: 'Push: Un cliente si pesa', exact: true })
  await expect(box).not.toBeChecked()
  await page.route('**/api/notifications/saveNotificationsSettings', route => route.abort('internetdisconnected'))
  await box.click()
  await expect(page.getByText('Non salvato').first()).toBeVisible()
  await expect(box).not.toBeChecked()
})

test('under a thumb: a bell above, one channel at a time, the row as a button', async ({ browser }) => {
  const pair = await newPair('Elsa')
  const context = await browser.newContext({
    ...phone,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  await asAdmin(context, pair)
  const page = await context.newPage()
  await page.goto(`${baseUrl()}/home`)
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifiche/ })
  await expect(bell).toContainText('1 da leggere')
  await bell.click()
  await page.waitForURL('**/notifications')
  await row(page, 'Elsa Bellini ha').getByRole('link').click()
  await page.waitForURL(`**/clients/${pair.id}`)
  await expect(bell).toHaveText('Notifiche')

  await page.goto(`${baseUrl()}/settings#notifications`)
  await page.getByRole('radio', { name: 'Push', exact: true }).check({ force: true })
  const choice = page.getByRole('switch', { name: 'Un cliente si pesa' })
  await expect(choice).not.toBeChecked()
  await page.getByRole('button', { name: 'Attiva tutte: Pesi, foto e misure' }).click()
  await expect(choice).toBeChecked()
  await page.reload()
  await page.getByRole('radio', { name: 'Push', exact: true }).check({ force: true })
  await expect(choice).toBeChecked()
  await context.close()
})

test.describe('the device itself', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

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

  test('shows what is pushed, leads there by a click, and says nothing of what one looks at', async ({ page, context }) => {
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

  test('keeps the last page for when there is no network', async ({ page, context }) => {
    const pair = await newPair('Giada')
    await asAdmin(context, pair)
    await page.goto(`${baseUrl()}/notifications`)
    await isUnread(page, 'Giada Bellini ha')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await isUnread(page, 'Giada Bellini ha')
    await waitUntilIdle(page)
    await setOffline(context, true)
    await page.reload()
    await isUnread(page, 'Giada Bellini ha')
    await expect(entry(page)).toContainText('1')
    await setOffline(context, false)
    await pair.weighIn(59)
    // when the network is back, missed notifications are read
    await expect(row(page, 'Nuovo peso di Giada Bellini')).toBeVisible()
    await expect(entry(page)).toContainText('2')
  })
})
