import { expect, type BrowserContext, type Page } from '@playwright/test'
import { listMealCombinations } from '@allenio/contract/meal-combinations'
import { createMealPlan } from '@allenio/contract/meal-plan-changes'
import { getMealPlan } from '@allenio/contract/meal-plans'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { isOfNetwork, setOffline } from '../house/network.ts'
import { newPerson } from '../house/people.ts'
import { phone } from '../house/places.ts'
import { test } from '../house/test.ts'

/** A nutritionist with two plans, in the first of which nothing is written yet. */
async function twoPlans(context: BrowserContext) {
  const admin = await newPerson('Dora')
  const create = (title: string) => call(createMealPlan, { title }, admin.token)
  const plans = [await create('Inverno'), await create('Estate')] as const
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  const address = (at: 0 | 1) => `${baseUrl()}/mealPlans/${plans[at].id}/edit`
  const components = async (at: 0 | 1, meal = 0) =>
    (await call(getMealPlan, { id: plans[at].id }, admin.token)).content[0]?.meals[meal]?.components ?? []
  const names = async () => (await call(listMealCombinations, {}, admin.token)).combinations.map(({ name }) => name)
  return { address, components, names }
}

const table = (page: Page) => page.getByRole('grid', { name: 'Pasti del giorno' })
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
const cell = (page: Page, text: string | RegExp) => table(page).getByRole('gridcell').filter({ hasText: text })
const newLine = (page: Page) => table(page).getByRole('gridcell').filter({ hasText: 'Aggiungi un alimento' })

/** Two foods, the first with an alternative. */
async function fillBreakfast(page: Page): Promise<void> {
  await newLine(page).first().click()
  for (const text of ['yogurt greco 150', 'mirtilli 120']) {
    // the foods may still be on their way to this device
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await cell(page, /^150/).click()
  await page.keyboard.press('Alt+a')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Cerca un alimento').fill('ricotta')
  await page.getByRole('option').first().click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(3)
}

test('rows are saved by name and inserted into another plan by keys, and one undo takes them back', async ({ page }) => {
  const faults = watchFaults(page)
  const { address, components, names } = await twoPlans(page.context())
  await page.goto(address(0))
  await fillBreakfast(page)
  await test.step('saved from the chosen rows; a name is taken once', async () => {
    await cell(page, /^150/).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Alt+s')
    const dialog = page.getByRole('dialog', { name: 'Salva come combinazione' })
    await expect(dialog).toContainText('2 righe')
    await page.keyboard.type('Colazione tipica')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Combinazione salvata')).toBeVisible()
    await page.getByRole('button', { name: 'Altre azioni: Colazione' }).click()
    await page.getByRole('menuitem', { name: 'Salva come combinazione' }).click()
    await dialog.getByLabel('Nome').fill('COLAZIONE TIPICA')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('C’è già una combinazione con questo nome.')
    await dialog.getByLabel('Nome').fill('Spuntino')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    expect(await names()).toEqual(['Colazione tipica', 'Spuntino'])
  })
  await page.goto(address(1))
  await test.step('inserted by / and a few letters', async () => {
    await newLine(page).nth(1).click()
    await page.keyboard.press('/')
    await page.getByRole('dialog').getByLabel('Ricetta o combinazione').fill('colaz')
    await expect(page.getByRole('option', { name: /Colazione tipica/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(rows(page)).toHaveCount(2)
    await expect(cell(page, '+1')).toBeVisible()
    await expect.poll(() => components(1, 1)).toMatchObject([{ grams: 150, alternatives: [{}] }, { grams: 120 }])
  })
  await test.step('and undone at once', async () => {
    await cell(page, /^150/).click()
    await page.keyboard.press('Control+z')
    await expect(rows(page)).toHaveCount(0)
  })
  await test.step('renamed and deleted where they are chosen, and brought back', async () => {
    await page.getByRole('button', { name: 'Altre azioni: Colazione' }).click()
    await page.getByRole('menuitem', { name: 'Combinazioni' }).click()
    const panel = page.getByRole('dialog', { name: 'Inserisci combinazione' })
    await panel.getByRole('button', { name: 'Azioni: Spuntino' }).click()
    await page.getByRole('menuitem', { name: 'Rinomina' }).click()
    await page.getByRole('dialog', { name: 'Rinomina la combinazione' }).getByLabel('Nome').fill('Merenda')
    await page.keyboard.press('Enter')
    await panel.getByRole('button', { name: 'Azioni: Merenda' }).click()
    await page.getByRole('menuitem', { name: 'Elimina' }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await page.getByText('Annulla', { exact: true }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    expect(await names()).toEqual(['Colazione tipica', 'Merenda'])
  })
  await test.step('inserted without a network', async () => {
    await setOffline(page.context(), true)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Merenda/ })
      .click()
    await expect(rows(page)).toHaveCount(2)
    await setOffline(page.context(), false)
    await expect.poll(async () => (await components(1)).length).toBe(2)
  })
  // the browser tells of the name that was taken
  expect(faults.filter(fault => !fault.includes('409') && !isOfNetwork(fault))).toEqual([])
})

test('the button inserts where the cursor is, and never into a day that is not shown', async ({ page }) => {
  const admin = await newPerson('Dora')
  const days = [
    { nameIt: 'Lunedì', meals: [{ type: 'breakfast' as const }, { type: 'lunch' as const }] },
    { nameIt: 'Martedì', meals: [{ type: 'breakfast' as const }] },
  ]
  const { id } = await call(createMealPlan, { title: 'Due giorni', days }, admin.token)
  const counts = async () =>
    (await call(getMealPlan, { id }, admin.token)).content.map(day => day.meals.map(({ components }) => components.length))
  await enter(page.context(), { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}/mealPlans/${id}/edit`)
  await fillBreakfast(page)
  await cell(page, /^150/).click()
  await page.keyboard.press('Alt+s')
  await page.getByRole('dialog', { name: 'Salva come combinazione' }).getByRole('textbox').fill('Yogurt')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Combinazione salvata')).toBeVisible()
  const insert = async () => {
    await page.getByRole('button', { name: 'Inserisci ricetta o combinazione' }).click()
    await page.getByRole('dialog').getByLabel('Ricetta o combinazione').fill('yogurt')
    await expect(page.getByRole('option', { name: /Yogurt/ }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  // the cursor is on the line for a first food of the lunch
  await newLine(page).nth(1).click()
  await insert()
  await expect.poll(counts).toEqual([[2, 1], [0]])
  await page.getByRole('button', { name: /^Martedì/ }).click()
  await expect(newLine(page)).toHaveCount(1)
  await insert()
  await expect.poll(counts).toEqual([[2, 1], [1]])
})

test('what is copied in one tab is pasted whole in another', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { address, components } = await twoPlans(context)
  const other = await context.newPage()
  await other.goto(address(1))
  await expect(newLine(other).first()).toBeVisible()
  await page.bringToFront()
  await page.goto(address(0))
  await fillBreakfast(page)
  await cell(page, /^150/).click()
  await page.keyboard.press('Shift+Space')
  await page.keyboard.press('Control+c')
  await expect(page.getByText('1 riga copiata')).toBeVisible()
  await other.bringToFront()
  await newLine(other).first().click()
  await other.keyboard.press('Control+v')
  await expect(cell(other, '+1')).toBeVisible()
  await other.getByRole('button', { name: 'Altre azioni: Pranzo' }).click()
  await other.getByRole('menuitem', { name: 'Incolla gli alimenti' }).click()
  await expect(cell(other, '+1')).toHaveCount(2)
  await expect.poll(() => components(1)).toMatchObject([{ grams: 150, alternatives: [{}] }])
  await expect.poll(() => components(1, 2)).toMatchObject([{ grams: 150, alternatives: [{}] }])
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a meal is saved and inserted by thumb', async ({ page }) => {
    const { address, names } = await twoPlans(page.context())
    await page.goto(address(0))
    await page.getByRole('button', { name: 'Aggiungi un alimento' }).first().tap()
    await page.getByRole('dialog').getByLabel('Alimento').fill('banana')
    await page.getByRole('option').first().tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Inserisci' }).tap()
    const row = page.getByRole('button', { name: /^banana/i })
    await expect(row).toHaveCount(1)
    await page.getByRole('button', { name: 'Azioni: Colazione' }).tap()
    await page.getByRole('menuitem', { name: 'Salva come combinazione' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).tap()
    await expect(page.getByText('Combinazione salvata')).toBeVisible()
    expect(await names()).toEqual(['Colazione'])
    await page.getByRole('button', { name: 'Azioni: Pranzo' }).tap()
    await page.getByRole('menuitem', { name: 'Combinazioni' }).tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Colazione/ })
      .tap()
    await expect(row).toHaveCount(2)
  })
})
