import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { createPackage } from '@allenio/contract/packages'
import { checkoutWording, createCheckout } from '@allenio/contract/purchases'
import { accessFaults } from '../house/access.ts'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { mailedLink, newAddress, type NewPerson } from '../house/people.ts'
import { phone } from '../house/places.ts'
import { newStudio, openAsAdmin } from '../house/studio.ts'
import { takeCards } from '../house/selling.ts'
import { test } from '../house/test.ts'

const name = 'Dieci lezioni'

/** A professional who takes cards sells ten lessons. */
async function lessonsForSale(page: Page, { token }: NewPerson) {
  await takeCards(page, token)
  const unlocks = { credits: [{ amount: 10 }] }
  return call(createPackage, { name, billingModel: 'ONE_TIME_PAYMENT', price: 30_000, unlocks }, token)
}

test('a client on a phone buys with two presses and has the credits', async ({ browser, page }) => {
  const { admin, clients } = await newStudio(['Marta', 'Bellini'])
  const plan = await lessonsForSale(page, admin)
  const context = await browser.newContext({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome' })
  await enter(context, { visitor: 'client', token: clients[0]?.token, language: 'it' })
  const own = await context.newPage()
  const faults = watchFaults(own)
  await own.goto(`${baseUrl()}/sf/plans/${plan.id}`)
  // nothing is to be typed
  await expect(own.getByText('Marta Bellini', { exact: false })).toBeVisible()
  await expect(own.getByLabel('Cognome')).toBeHidden()
  for (const consent of [/tratta i miei dati/, /Accetto i termini/, /inizi subito/]) await own.getByLabel(consent).check()
  await own.getByRole('button', { name: 'Ordina e paga' }).tap()
  await own.waitForURL('**/dev/payments/**')
  await own.getByRole('button', { name: 'Paga', exact: true }).tap()

  await own.waitForURL('**/thankyou/purchase**')
  await expect(own.getByRole('heading', { name: `${name} è tuo` })).toBeVisible()
  await own.getByRole('link', { name: 'Vai alla pagina iniziale' }).tap()
  await own.waitForURL('**/home')
  await own.goto(`${baseUrl()}/me/purchases`)
  await expect(own.getByRole('heading', { name })).toBeVisible()
  await expect(own.getByText(/^10 crediti/)).toBeVisible()
  await own.getByText('Pagamenti e ricevute').tap()
  await expect(own.getByRole('button', { name: 'Ricevuta n. 1' })).toBeVisible()
  expect(await accessFaults(own)).toEqual([])
  expect(faults).toEqual([])
})

test('a buyer withdraws by the link of the receipt, and the professional refunds', async ({ browser, page }) => {
  const { admin } = await newStudio()
  const plan = await lessonsForSale(page, admin)
  const email = newAddress('elena')
  const stranger = await (await browser.newContext({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome' })).newPage()
  const faults = watchFaults(stranger)

  await test.step('a stranger has paid', async () => {
    const consents = { policy: true, terms: true, earlyStart: true, wording: checkoutWording } as const
    const order = { packageId: plan.id, versionId: plan.terms.versionId, checkoutId: randomUUID(), consents }
    const { url } = await call(createCheckout, { ...order, firstName: 'Elena', lastName: 'Riva', email, language: 'it' })
    await stranger.goto(url ?? '')
    await stranger.getByRole('button', { name: 'Paga', exact: true }).tap()
    await stranger.waitForURL('**/thankyou/purchase**')
  })

  await test.step('the link of the receipt needs no account', async () => {
    await stranger.goto(await mailedLink(email, /Hai acquistato/, '/withdrawal/'))
    await stranger.getByRole('button', { name: 'Recedi dal contratto qui' }).tap()
    await stranger.getByRole('button', { name: 'Conferma il recesso' }).tap()
    await expect(stranger.getByRole('heading', { name: 'Recesso ricevuto' })).toBeVisible()
    expect(await accessFaults(stranger)).toEqual([])
    await mailedLink(email, /Ricevuta del tuo recesso/, '/withdrawal/')
  })

  await test.step('home leads to the refund', async () => {
    await openAsAdmin(page, admin, '/home')
    await page.getByRole('link', { name: 'Rimborsa' }).first().click()
    await page.getByRole('button', { name: 'Azioni sul pagamento n. 1' }).click()
    await page.getByRole('menuitem', { name: 'Rimborsa…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rimborsa il pagamento n. 1' })
    await dialog.getByRole('radio', { name: /^Togli quello/ }).check()
    await dialog.getByLabel('Scrivi 300 per confermare').fill('300')
    await dialog.getByRole('button', { name: /^Rimborsa 300,00/ }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Rimborsato', { exact: true }).first()).toBeVisible()
  })
  expect(faults).toEqual([])
})
