import { expect, type Page } from '@playwright/test'
import { login } from '@allenio/contract/auth'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { asAdmin, entry, newPair } from '../house/followed-client.ts'
import { waitUntilFilesStored } from '../house/assets.ts'
import { setOffline } from '../house/network.ts'
import { moveTo, pathOf, phone, waitUntilIdle } from '../house/places.ts'
import { test } from '../house/test.ts'

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

test('the list and the choices of what comes', async ({ page, context }) => {
  const faults = watchFaults(page)
  const pair = await newPair('Bianca')
  await asAdmin(context, pair)
  await test.step('the list is narrowed by its address, walked by keys, and opens the thing', async () => {
    await pair.weighIn(70)
    await pair.doTask('Fai la spesa')
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
  })
  await test.step('what is turned off comes no more; a whole group is undone in one press', async () => {
    await moveTo(page, '/settings#notifications')
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
    await expect(toastRegion(page)).toContainText('Bianca Bellini')
    await moveTo(page, '/notifications')
    await expect(row(page, 'Bevi di più')).toBeVisible()
    // the one from before it was turned off
    await expect(row(page, 'Nuovo peso')).toHaveCount(1)
  })
  expect(faults).toEqual([])
  await test.step('a choice that the server will not have goes back to what it was', async () => {
    await moveTo(page, '/settings#notifications')
    const box = page.getByRole('checkbox', { name: 'Push: Un cliente si pesa', exact: true })
    await expect(box).not.toBeChecked()
    await page.route('**/api/notifications/saveNotificationsSettings', route => route.abort('internetdisconnected'))
    await box.click()
    await expect(page.getByText('Non salvato').first()).toBeVisible()
    await expect(box).not.toBeChecked()
  })
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

  await moveTo(page, '/settings#notifications')
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

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the last page is kept', async ({ page, context }) => {
    const pair = await newPair('Giada')
    await asAdmin(context, pair)
    await page.goto(`${baseUrl()}/notifications`)
    await isUnread(page, 'Giada Bellini ha')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await isUnread(page, 'Giada Bellini ha')
    await waitUntilIdle(page)
    await waitUntilFilesStored(page)
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
