import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'
import { logout } from '@allenio/contract/auth'
import { createDiscountCode, createPackage, updatePackage } from '@allenio/contract/packages'
import { accessFaults } from '../house/access.ts'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { newAddress } from '../house/people.ts'
import { phone } from '../house/places.ts'
import { takeCards } from '../house/selling.ts'
import { newStudio } from '../house/studio.ts'
import { test } from '../house/test.ts'

test.use({ ...phone, timezoneId: 'Europe/Rome', locale: 'it-IT' })

const consents = [/tratta i miei dati/, /Accetto i termini/, /inizi subito/]
const orderButton = (page: Page) => page.locator('form.order').getByRole('button', { name: 'Ordina e paga' })
const notice = (page: Page) => page.locator('#notice')

async function giveConsents(page: Page): Promise<void> {
  for (const consent of consents) await page.getByLabel(consent).check()
}

/** A package for 99 €, and a code that halves its price. */
async function packageForSale(page: Page) {
  const { admin, clients } = await newStudio(['Marta', 'Bellini'])
  await takeCards(page, admin.token)
  const { id } = await call(createPackage, { name: 'Forza', billingModel: 'ONE_TIME_PAYMENT', price: 9_900 }, admin.token)
  await call(createDiscountCode, { code: 'PRIMAVERA', percent: 50 }, admin.token)
  return { admin, client: clients[0], id, url: `${baseUrl()}/sf/plans/${id}` }
}

/** The ids of the orders that the page sends from now on. */
function watchOrders(page: Page): string[] {
  const ids: string[] = []
  page.on('request', (request: Request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/checkout')) return
    ids.push((request.postDataJSON() as { checkoutId: string }).checkoutId) // the page's own body
  })
  return ids
}

/** Takes away what Firefox 115 or Safari 16.4 does not have. */
function asOldBrowser(): void {
  const missing: readonly [object, string[]][] = [
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [String.prototype, ['toWellFormed', 'isWellFormed']],
    [URLSearchParams.prototype, ['size']],
    [Set.prototype, ['union', 'intersection', 'difference']],
    [AbortSignal, ['any']],
    [globalThis, ['Iterator']],
  ]
  for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name)
  const iterators: object = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
  for (const name of ['map', 'filter', 'toArray']) Reflect.deleteProperty(iterators, name)
}

test('a stranger on a phone orders with a code, corrects what is wrong, and comes back from the provider', async ({ page, context }) => {
  const { admin, id, url } = await packageForSale(page)
  await context.clearCookies()
  await page.addInitScript(asOldBrowser)
  const faults = watchFaults(page)
  const orders = watchOrders(page)
  await page.goto(url)

  await test.step('a code lowers the price', async () => {
    await page.getByText('Codice sconto', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Codice sconto' }).fill('autunno')
    await page.getByRole('button', { name: 'Applica' }).click()
    await expect(page.getByText('Questo codice non vale per questo pacchetto.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Codice sconto' }).fill('primavera')
    await page.getByRole('textbox', { name: 'Codice sconto' }).press('Enter')
    await expect(page.getByText('Il codice PRIMAVERA è applicato.')).toBeVisible()
    await expect(page.locator('.price')).toContainText('49,50')
  })

  await test.step('missing fields are named, and the first has the focus', async () => {
    await orderButton(page).press('Enter')
    await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
    for (const sentence of ['Scrivi il nome.', 'Scrivi il cognome.', 'Scrivi l’indirizzo e-mail.', 'Accetta i termini per ordinare.'])
      await expect(page.locator('.error').getByText(sentence, { exact: true })).toBeVisible()
    expect(await accessFaults(page)).toEqual([])
  })

  await test.step('a telephone number that is none is not dropped', async () => {
    await page.getByLabel('Nome', { exact: true }).fill('Elena')
    await page.getByLabel('Cognome').fill('Riva')
    await page.getByLabel('E-mail').fill(newAddress('elena'))
    await giveConsents(page)
    for (const number of ['dopo le sei', '12']) {
      await page.getByLabel('Numero').fill(number)
      await orderButton(page).click()
      await expect(page.getByLabel('Numero')).toBeFocused()
      await expect(page.getByText('Questo numero non è completo: controlla prefisso e cifre.')).toBeVisible()
    }
    await page.getByLabel('Numero').fill('333 123 4567')
    expect(orders).toEqual([])
  })

  await test.step('a double click makes one order', async () => {
    await orderButton(page).dblclick()
    await page.waitForURL('**/dev/payments/**')
    await expect(page.getByText('49,50')).toBeVisible()
    expect(orders).toHaveLength(1)
  })
  const paymentUrl = page.url()

  await test.step('whoever comes back finds the form filled in, and the same order', async () => {
    await page.goBack()
    await expect(orderButton(page)).toBeEnabled()
    await expect(page.getByLabel('Cognome')).toHaveValue('Riva')
    await expect(page.getByText('Il codice PRIMAVERA è applicato.')).toBeVisible()
    await giveConsents(page)
    await orderButton(page).click()
    await page.waitForURL('**/dev/payments/**')
    expect(page.url()).toBe(paymentUrl)
    expect(new Set(orders).size).toBe(1)
    expect(faults).toEqual([])
  })

  await test.step('a lost answer costs no second order', async () => {
    await page.goBack()
    await giveConsents(page)
    await page.route('**/api/live/checkout', async route => {
      await route.fetch()
      await route.abort()
    })
    await orderButton(page).click()
    await expect(notice(page)).toContainText('Il server non risponde')
    await expect(notice(page)).toBeFocused()
    await page.unroute('**/api/live/checkout')
    await orderButton(page).click()
    await page.waitForURL('**/dev/payments/**')
    expect(page.url()).toBe(paymentUrl)
    expect(new Set(orders).size).toBe(1)
  })

  await test.step('a price that has changed is shown before it is paid', async () => {
    await page.goBack()
    // an order that has begun keeps its price, so this is another one
    await page.getByLabel('E-mail').fill(newAddress('elena'))
    await giveConsents(page)
    await call(updatePackage, { id, price: 12_000 }, admin.token)
    await orderButton(page).click()
    await expect(notice(page)).toContainText('Il prezzo è cambiato')
    await expect(page.locator('.price')).toContainText('60,00')
    await expect(page.getByLabel('Cognome')).toHaveValue('Riva')
    await expect(page.getByLabel('Accetto i termini')).not.toBeChecked()
  })
})

/** A page of its own for somebody who is signed in. */
async function openAs(context: BrowserContext, token: string, url: string): Promise<Page> {
  await enter(context, { visitor: 'client', token, language: 'it' })
  const page = await context.newPage()
  await page.goto(url)
  await expect(page.getByText('Ordini come')).toBeVisible()
  await expect(page.getByLabel('Cognome')).toBeHidden()
  await giveConsents(page)
  return page
}

test('a session that has ended meanwhile is said in words, and the order goes on as a stranger', async ({ page, browser }) => {
  const { client, url } = await packageForSale(page)
  const token = client?.token ?? ''
  const own = await openAs(await browser.newContext({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome' }), token, url)
  await call(logout, {}, token)
  await orderButton(own).click()
  await expect(notice(own)).toContainText('Il tuo accesso è scaduto')
  await expect(own.getByText('Unauthenticated')).toHaveCount(0)
  await own.getByLabel('Nome', { exact: true }).fill('Marta')
  await own.getByLabel('Cognome').fill('Bellini')
  await own.getByLabel('E-mail').fill(newAddress('marta'))
  await orderButton(own).click()
  await own.waitForURL('**/dev/payments/**')
})

test('an account from another business is linked once its owner has read what that means', async ({ page, browser }) => {
  const { url } = await packageForSale(page)
  const { clients } = await newStudio(['Dario', 'Conti'])
  const own = await openAs(await browser.newContext({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome' }), clients[0]?.token ?? '', url)
  await orderButton(own).click()
  await expect(notice(own)).toBeFocused()
  await own.getByRole('button', { name: 'Collega l’account e ordina' }).click()
  await own.waitForURL('**/dev/payments/**')
})

test('without scripts the page says what ordering needs, and leads to the seller', async ({ page, browser }) => {
  const { url } = await packageForSale(page)
  const plain = await (await browser.newContext({ ...phone, locale: 'it-IT', javaScriptEnabled: false })).newPage()
  await plain.goto(`${url}?code=primavera`)
  await expect(plain.locator('.price')).toContainText('49,50')
  await expect(orderButton(plain)).toBeDisabled()
  await plain.getByRole('link', { name: 'Oppure scrivi a Studio Elisa.' }).click()
  await expect(plain.getByText('studio@example.com', { exact: false })).toBeInViewport()
})
