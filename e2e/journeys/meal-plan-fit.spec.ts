import { expect, type Page } from '@playwright/test'
import { createMealPlan } from '@allenio/contract/meal-plan-changes'
import { getMealPlan } from '@allenio/contract/meal-plans'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { reach } from '../house/keys.ts'
import { newPerson } from '../house/people.ts'
import { phone } from '../house/places.ts'
import { test } from '../house/test.ts'

async function newPlan(page: Page) {
  const admin = await newPerson('Fulvia')
  const { id } = await call(
    createMealPlan,
    { title: 'Mantenimento', kcal: 1800, proteinPercent: 25, carbsPercent: 45, lipidsPercent: 30 },
    admin.token,
  )
  await enter(page.context(), { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}/mealPlans/${id}/edit`)
  return { admin, id }
}

const table = (page: Page) => page.getByRole('grid', { name: 'Pasti del giorno' })
const totals = (page: Page) => page.getByRole('complementary', { name: 'Totali del giorno' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Adatta all’obiettivo' })
const changes = (page: Page) => dialog(page).getByText(/^Cambia(no)? \d+ quantità$/)

test('a dietitian fits a day to its target by keyboard, and takes it back with one undo', async ({ page }) => {
  const faults = watchFaults(page)
  const { admin, id } = await newPlan(page)
  await table(page).getByRole('gridcell').filter({ hasText: 'Aggiungi un alimento' }).first().click()
  for (const row of ['riso basmati 150', 'petto di pollo 200', 'olio di oliva 30', 'yogurt greco 300', 'banana 200']) {
    await page.keyboard.type(row)
    await page.keyboard.press('Enter')
  }
  const storedGrams = async () => (await call(getMealPlan, { id }, admin.token)).content[0]?.meals[0]?.components.map(({ grams }) => grams)
  const before = [150, 200, 30, 300, 200]
  await expect.poll(storedGrams).toEqual(before)
  await page.keyboard.press('Alt+t')
  await expect(changes(page)).toBeVisible()
  await expect(dialog(page).getByText('raggiunto', { exact: true }).first()).toBeAttached()
  await test.step('rows that are held back stay, and what they keep out of reach is named', async () => {
    for (const name of [/^riso/i, /^petto/i, /^olio/i, /^yogurt/i]) {
      await reach(dialog(page), 'checkbox', name)
      await page.keyboard.press('Space')
    }
    await expect(dialog(page).getByText(/^Energia: mancano .*al massimo \(200%\)/)).toBeVisible()
    await expect(changes(page)).toHaveText('Cambia 1 quantità')
    for (const name of [/^yogurt/i, /^olio/i, /^petto/i]) {
      await dialog(page).getByRole('checkbox', { name }).focus()
      await page.keyboard.press('Space')
    }
    await expect(changes(page)).not.toHaveText('Cambia 1 quantità')
  })
  await test.step('a nutrient that nobody follows can be a target, too, where all foods have a figure of it', async () => {
    await dialog(page).getByLabel('Aggiungi un nutriente').fill('fosforo')
    await page.keyboard.press('Enter')
    const phosphorus = dialog(page).getByRole('group', { name: 'Fosforo' })
    const amount = phosphorus.getByRole('textbox', { name: 'Quanto' })
    await expect(amount).toBeFocused()
    await amount.fill('100')
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Fosforo' })).toContainText('almeno 100')
    await phosphorus.getByRole('button', { name: 'Togli Fosforo' }).click()
    await expect(phosphorus).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Applica' }).focus()
  })
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(totals(page).getByText(/nel target/)).toBeVisible()
  await expect.poll(async () => (await storedGrams())?.[0]).toBe(150)
  await expect.poll(storedGrams).not.toEqual(before)
  await test.step('one undo takes all of it back', async () => {
    await table(page).getByRole('gridcell').filter({ hasText: /^150/ }).click()
    await page.keyboard.press('Control+z')
    await expect.poll(storedGrams).toEqual(before)
  })
  expect(faults).toEqual([])
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a day is fitted by thumb', async ({ page }) => {
    await newPlan(page)
    await page.getByRole('button', { name: 'Aggiungi un alimento' }).first().tap()
    const food = page.getByRole('dialog')
    await food.getByLabel('Alimento').fill('banana')
    await page.getByRole('option').first().tap()
    await food.getByLabel('Quantità').fill('150')
    await food.getByRole('button', { name: 'Inserisci' }).tap()
    const row = page.getByRole('button', { name: /^banana/i })
    await expect(row).toContainText('150 g')
    await page.getByRole('button', { name: 'Adatta all’obiettivo' }).tap()
    await expect(dialog(page).getByText(/^Energia: mancano/)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Applica' }).tap()
    await expect(row).toContainText('300 g')
  })
})
