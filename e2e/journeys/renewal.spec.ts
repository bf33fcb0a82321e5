import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { createPackage } from '@allenio/contract/packages'
import { checkoutWording, createOwnCheckout, getCheckout } from '@allenio/contract/purchases'
import { listSubscriptions } from '@allenio/contract/subscriptions'
import { baseUrl, call } from '../house/api.ts'
import { enter } from '../house/browser.ts'
import { phone } from '../house/places.ts'
import { newStudio } from '../house/studio.ts'
import { takeCards } from '../house/selling.ts'
import { test } from '../house/test.ts'

const consents = { policy: true, terms: true, earlyStart: true, wording: checkoutWording } as const

test('a renewal fails, and the client settles it with a new card', async ({ browser }) => {
  const { admin, clients } = await newStudio(['Marta', 'Bellini'])
  const [client] = clients
  if (!client) throw new Error('the studio has a client')
  const context = await browser.newContext({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome' })
  await enter(context, { visitor: 'client', token: client.token, language: 'it' })
  const page = await context.newPage()
  const name = `Coaching ${randomUUID().slice(0, 8)}`
  // an event is applied by a job, which a busy machine tries again after some seconds
  const waits = { timeout: 60_000 }
  const stateNow = async () => (await call(listSubscriptions, {}, client.token)).subscriptions[0]?.state

  await test.step('the studio sells, and the client subscribes', async () => {
    await takeCards(page, admin.token)
    const { id: packageId, terms } = await call(createPackage, { name, price: 4_900 }, admin.token)
    const order = { packageId, versionId: terms.versionId, checkoutId: randomUUID(), consents }
    const { url, checkoutId } = await call(createOwnCheckout, order, client.token)
    await page.goto(url ?? '')
    await page.locator('input[value="pays once"]').check()
    await page.locator('button[value="pay"]').tap()
    await expect.poll(async () => (await call(getCheckout, { id: checkoutId })).state).toBe('paid')
    await expect.poll(stateNow, waits).toBe('active')
  })

  await test.step('the card does not pay the next month', async () => {
    await page.goto(`${baseUrl()}/dev/payments`)
    await page.locator('.thing', { hasText: name }).locator('button[value="renew"]').tap()
    await expect.poll(stateNow, waits).toBe('suspended')
  })

  await test.step('one banner, and a new card that pays', async () => {
    await page.goto(`${baseUrl()}/me/purchases`)
    await expect(page.getByRole('alert')).toContainText(`Il rinnovo di «${name}» non è riuscito.`)
    await page.getByRole('button', { name: 'Nuova carta' }).tap()
    await page.waitForURL('**/dev/payments/**')
    await page.locator('input[value="pays"]').check()
    await page.locator('button[type="submit"]').first().tap()
    await page.waitForURL('**/me/purchases*')
    await expect.poll(stateNow, waits).toBe('active')
    await expect(page.getByText('Attivo', { exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })
})
