import { expect, type Page } from '@playwright/test'
import { listFoods } from '@allenio/contract/aliments'
import { assignMealPlan, completeMealPlan, createMealPlan } from '@allenio/contract/meal-plans'
import { randomUUID } from 'node:crypto'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { today } from '../house/client-pages.ts'
import { phone } from '../house/places.ts'
import { rowsOf } from '../house/stored-rows.ts'
import { newStudio } from '../house/studio.ts'
import { test } from '../house/test.ts'

test.use({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome' })

/** A client with a plan of almonds and apples for every day. */
async function clientWithPlan() {
  const {
    admin,
    clients: [client],
  } = await newStudio(['Livia', 'Serra'])
  if (!client) throw new Error('one was made')
  const rowOf = async (search: string, grams: number) => {
    const { aliments } = await call(listFoods, { search }, admin.token)
    const [food] = aliments
    if (!food) throw new Error(`the library has ${search}`)
    return { food: { id: food.id, version: food.version, it: `Cibo ${search}`, en: `Food ${search}` }, grams }
  }
  const components = [await rowOf('mandorle', 30), await rowOf('mele', 200)]
  const days = [{ nameIt: 'Ogni giorno', meals: [{ type: 'breakfast' as const, components }] }]
  const { id } = await call(createMealPlan, { title: 'Mediterraneo', days }, admin.token)
  await call(completeMealPlan, { id }, admin.token)
  const assignment = { clientId: client.id, assignmentId: randomUUID(), startDay: today, schedule: { kind: 'in turn' as const } }
  await call(assignMealPlan, { id, clients: [assignment] }, admin.token)
  return client
}

const line = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(name) })
const tick = async (page: Page, name: string) => {
  await line(page, name).click()
  await expect(line(page, name)).toBeChecked()
}

test('a client makes a list, and shares it with somebody who has no account, who ticks it by the link', async ({
  page,
  context,
  browser,
}) => {
  const client = await clientWithPlan()
  await enter(context, { visitor: 'client', token: client.token, language: 'it' })
  const faults = watchFaults(page)
  await page.goto(`${baseUrl()}/shoppingList`)

  await test.step('for three days and two people, with a line of one’s own', async () => {
    await page.getByRole('button', { name: 'Prossimi 3 giorni' }).click()
    await page.getByRole('button', { name: 'Aumenta: Persone' }).click()
    await expect(page.getByText('2 alimenti')).toBeVisible()
    await page.getByRole('button', { name: 'Fai la lista' }).click()
    await expect(line(page, 'Cibo mandorle')).toContainText('180 g')
    await expect(line(page, 'Cibo mele')).toContainText('1,2 kg')
    await tick(page, 'Cibo mandorle')
    await page.getByRole('textbox', { name: 'Aggiungi qualcosa di tuo' }).fill('Carta da forno')
    await page.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await tick(page, 'Carta da forno')
    await expect(page.getByText('2 di 3 nel carrello')).toBeVisible()
    await expect.poll(async () => (await rowsOf(page, 'outbox')).length).toBe(0)
  })

  const path = await test.step('a link is made', async () => {
    await page.getByRole('button', { name: 'Condividi' }).click()
    const dialog = page.getByRole('dialog', { name: 'Condividi la lista' })
    await dialog.getByRole('button', { name: 'Crea il link' }).click()
    const link = dialog.getByRole('textbox', { name: 'Link' })
    await expect(link).toHaveValue(/\/shopping\/.{40,}/)
    await expect(dialog.getByText(/^Vale fino al/)).toBeVisible()
    const address = await link.inputValue()
    await dialog.getByRole('button', { name: 'Chiudi' }).click()
    return new URL(address).pathname
  })

  const shop = await browser.newContext({ ...phone, locale: 'en-GB' })
  const other = await shop.newPage()
  const otherFaults = watchFaults(other)
  await test.step('whoever opens it ticks in their language, and reads no name', async () => {
    await other.goto(`${baseUrl()}${path}`)
    await expect(other.getByRole('heading', { name: 'Shopping list' })).toBeVisible()
    await expect(line(other, 'Carta da forno')).toBeChecked()
    await expect(other.getByText('Livia')).toHaveCount(0)
    await tick(other, 'Food mele')
    await expect(other.getByText('Everything is in the basket')).toBeVisible()
    await expect(line(page, 'Cibo mele')).toBeChecked()
  })

  await test.step('a link that was turned off ends', async () => {
    await page.getByRole('button', { name: 'Condividi' }).click()
    await page.getByRole('button', { name: 'Disattiva il link' }).click()
    await expect(page.getByText('Link disattivato')).toBeVisible()
    expect([...faults, ...otherFaults]).toEqual([])
    await other.reload()
    await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  })
  await shop.close()
})
