import { expect, type Page } from '@playwright/test'
import { createClient } from '@allenio/contract/clients'
import { assignMacro } from '@allenio/contract/macro-assignments'
import { createMacro } from '@allenio/contract/macro-changes'
import { createMealPlan } from '@allenio/contract/meal-plan-changes'
import { getMealPlan, listMealPlans } from '@allenio/contract/meal-plans'
import { getMealPlanSettings } from '@allenio/contract/meal-plan-settings'
import { baseUrl, call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { newPerson, type NewPerson } from '../house/people.ts'
import { openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date())

const table = (page: Page) => page.getByRole('table', { name: 'Piani alimentari' })
const rowOf = (page: Page, title: string) => table(page).getByRole('row', { name: title, exact: true })

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Azioni per ${title}`, exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: action, exact: true }).press('Enter')
}

/** The address of the editor, once it is open, names the plan. */
async function openedPlan(page: Page): Promise<string> {
  await page.waitForURL(/\/mealPlans\/[0-9a-f-]{36}\/edit$/)
  return /mealPlans\/([0-9a-f-]+)\//.exec(page.url())?.[1] ?? ''
}

const givenPlan = ({ token }: NewPerson, title: string, kcal: number) =>
  call(createMealPlan, { title, kcal, proteinPercent: 30, carbsPercent: 45, lipidsPercent: 25 }, token)

test('a plan is created by keyboard, with a target whose percents make 100 and the usual meals', async ({ page }) => {
  const admin = await newPerson('Marta')
  await openAsAdmin(page, admin, '/mealPlans')
  await page.getByRole('link', { name: 'Nuovo piano' }).press('Enter')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Titolo').fill('Mediterraneo 1.800')
  await page.getByRole('textbox', { name: /^Energia/ }).fill('1.800')
  await field('Proteine').fill('30')
  await field('Grassi').fill('30')
  await field('Grassi').press('Control+Enter')
  await expect(page.getByText('Serve anche questa.')).toBeVisible()
  await page.getByRole('button', { name: 'Carboidrati 40%' }).press('Enter')
  await expect(field('Carboidrati')).toHaveValue('40')
  await expect(page.getByText('Fanno 100% · P 135 g · C 180 g · G 60 g')).toBeVisible()
  await page.getByRole('radio', { name: /Allenamento e riposo/ }).press('Space')
  await field('Titolo').press('Control+Enter')
  const plan = await call(getMealPlan, { id: await openedPlan(page) }, admin.token)
  expect(plan).toMatchObject({ title: 'Mediterraneo 1.800', kcal: 1800, carbsPercent: 40, isDraft: true, client: null })
  expect(plan.content.map(({ nameIt, nameEn }) => [nameIt, nameEn])).toEqual([
    ['Allenamento', 'Training'],
    ['Riposo', 'Rest'],
  ])
  const meals = plan.content[0]?.meals.map(({ titleIt, titleEn, time }) => [titleIt, titleEn, time])
  expect(meals?.[0]).toEqual(['Colazione', 'Breakfast', '07:30'])
  expect(meals).toHaveLength(5)
})

test('a professional finds, copies, renames, completes and deletes plans', async ({ page }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Irma')
  await call(createClient, { firstName: 'Bruno', lastName: 'Neri' }, admin.token)
  await openAsAdmin(page, admin, '/mealPlans')
  await expect(page.getByRole('heading', { name: 'La tua libreria di piani alimentari' })).toBeVisible()
  await givenPlan(admin, 'Ipocalorico', 1600)
  await givenPlan(admin, 'Massa', 3000)
  await page.goto(`${baseUrl()}/mealPlans`)
  await expect(rowOf(page, 'Massa')).toContainText('3.000')
  await expect(rowOf(page, 'Massa')).toContainText('P 30 · C 45 · G 25')
  await expect(rowOf(page, 'Massa')).toContainText('Bozza')

  await test.step('a draft is completed with a note, and the filter tells both apart', async () => {
    await choose(page, 'Massa', 'Completa')
    const dialog = page.getByRole('dialog', { name: 'Completa' })
    await dialog.getByLabel('Nota').fill('Prima versione')
    await page.keyboard.press('Control+Enter')
    await expect(rowOf(page, 'Massa')).toContainText('Completato')
    await page.getByRole('button', { name: 'Stato', exact: true }).press('Enter')
    await page.getByRole('list', { name: 'Stato' }).getByRole('button', { name: 'Completato' }).press('Enter')
    await expect(page).toHaveURL(/isDraft=.*false/)
    await expect(rowOf(page, 'Ipocalorico')).toHaveCount(0)
    await expect(rowOf(page, 'Massa')).toBeVisible()
    await page.getByRole('button', { name: /^Rimuovi Stato/ }).press('Enter')
  })

  await test.step('a search forgives a typo', async () => {
    const search = page.getByRole('searchbox', { name: 'Cerca tra i piani' })
    await search.fill('ipocalorco')
    await expect(rowOf(page, 'Massa')).toHaveCount(0)
    await expect(rowOf(page, 'Ipocalorico')).toBeVisible()
    await search.fill('')
    await expect(rowOf(page, 'Massa')).toBeVisible()
  })

  await test.step('a plan gets another title', async () => {
    await choose(page, 'Massa', 'Rinomina')
    await page.getByRole('dialog').getByLabel('Titolo').fill('Massa pulita')
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'Massa pulita')).toBeVisible()
  })

  await test.step('one copy stands in the library, one is for a client', async () => {
    await choose(page, 'Ipocalorico', 'Duplica')
    await expect(page.getByRole('dialog').getByLabel('Titolo')).toHaveValue('Ipocalorico (copia)')
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'Ipocalorico (copia)')).toBeVisible()
    await choose(page, 'Ipocalorico', 'Copia per un cliente')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Duplica' }).press('Enter')
    await expect(dialog.getByText('Scegli per chi è')).toBeVisible()
    await dialog.getByLabel('Solo per').fill('bruno')
    await page.getByRole('option', { name: 'Bruno Neri' }).click()
    await dialog.getByRole('button', { name: 'Duplica' }).press('Enter')
    await expect(page.getByText('«Ipocalorico» è pronto per Bruno Neri')).toBeVisible()
    await page.getByRole('tab', { name: /Per un cliente/ }).press('Enter')
    await expect(rowOf(page, 'Ipocalorico')).toContainText('Bruno Neri')
    await page.getByRole('tab', { name: /Libreria/ }).press('Enter')
  })

  await test.step('a deletion is undone', async () => {
    await choose(page, 'Massa pulita', 'Elimina')
    await expect(rowOf(page, 'Massa pulita')).toHaveCount(0)
    await page.getByRole('button', { name: 'Annulla' }).last().press('Enter')
    await expect(rowOf(page, 'Massa pulita')).toBeVisible()
  })

  await test.step('several are deleted together, and come back together', async () => {
    await rowOf(page, 'Ipocalorico').focus()
    await page.keyboard.press('x')
    await rowOf(page, 'Ipocalorico (copia)').focus()
    await page.keyboard.press('x')
    await page.getByRole('toolbar').getByRole('button', { name: 'Elimina' }).press('Enter')
    await page.getByRole('dialog', { name: 'Eliminare 2 piani?' }).getByRole('button', { name: 'Elimina' }).press('Enter')
    await expect(table(page).getByRole('row', { name: /^Ipocalorico/ })).toHaveCount(0)
    await page.getByRole('tab', { name: /Eliminati/ }).press('Enter')
    for (const title of ['Ipocalorico', 'Ipocalorico (copia)']) {
      await rowOf(page, title).focus()
      await page.keyboard.press('x')
    }
    await page.getByRole('toolbar').getByRole('button', { name: 'Ripristina' }).press('Enter')
    await expect(page.getByText('Nulla di eliminato negli ultimi giorni')).toBeVisible()
    const { mealPlans } = await call(listMealPlans, { sort: 'title' }, admin.token)
    expect(mealPlans.map(({ title }) => title)).toEqual(['Ipocalorico', 'Ipocalorico (copia)', 'Massa pulita'])
  })
  expect(faults).toEqual([])
})

test('a client’s page has the plans that were made for them, and a new one takes their macros', async ({ page }) => {
  const admin = await newPerson('Elda')
  const { id } = await call(createClient, { firstName: 'Carla', lastName: 'Neri' }, admin.token)
  const day = { dayType: 'every day', kcal: 1900, protein: 30, carbs: null, lipids: 25 } as const
  const macro = await call(createMacro, { title: 'Definizione', unit: 'percent', days: [day] }, admin.token)
  const clients = [{ clientId: id, assignmentId: crypto.randomUUID(), startDay: today }]
  await call(assignMacro, { id: macro.id, clients }, admin.token)
  await givenPlan(admin, 'Base', 1800)
  await openAsAdmin(page, admin, `/clients/${id}/mealPlans`)

  await test.step('a copy of a plan of the library', async () => {
    await page.getByRole('button', { name: 'Copia dalla libreria' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: /^Base/ }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Duplica' }).press('Enter')
    await expect(page.getByRole('list', { name: 'Solo per questa persona' }).getByRole('listitem')).toHaveText(/Base/)
  })

  await test.step('a new one, with the target that they follow', async () => {
    await page.getByRole('link', { name: 'Nuovo piano' }).press('Enter')
    await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill('Autunno')
    await page.getByRole('button', { name: /^1\.900.kcal/ }).press('Enter')
    await page.getByRole('textbox', { name: 'Titolo', exact: true }).press('Control+Enter')
    const plan = await call(getMealPlan, { id: await openedPlan(page) }, admin.token)
    expect(plan).toMatchObject({ kcal: 1900, proteinPercent: 30, carbsPercent: 45, lipidsPercent: 25, client: { id } })
    expect(plan.content).toHaveLength(7)
  })
})

test('the usual meals are put in order by keyboard', async ({ page }) => {
  const admin = await newPerson('Olga')
  const presetMeals = async () => (await call(getMealPlanSettings, {}, admin.token)).presetMeals.map(({ type, time }) => [type, time])
  await openAsAdmin(page, admin, '/settings#meal-plans')
  const meal = (number: number) => page.getByRole('combobox', { name: `Pasto ${number}` })
  await expect(meal(1)).toHaveValue('breakfast')
  await meal(2).press('Alt+ArrowDown')
  await expect(meal(3)).toHaveValue('mid-morning snack')
  await expect(meal(3)).toBeFocused()
  await expect
    .poll(async () => (await presetMeals()).slice(1, 3))
    .toEqual([
      ['lunch', '13:00'],
      ['mid-morning snack', '10:30'],
    ])
  await page.getByRole('textbox', { name: 'Ora: Colazione' }).fill('8')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Togli: Merenda' }).press('Enter')
  await expect.poll(presetMeals).toEqual([
    ['breakfast', '08:00'],
    ['lunch', '13:00'],
    ['mid-morning snack', '10:30'],
    ['dinner', '20:00'],
  ])
  await page.getByRole('button', { name: 'Annulla' }).last().press('Enter')
  await expect.poll(async () => (await presetMeals()).length).toBe(5)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a row says what a plan asks for, and a draft of a new one survives a reload', async ({ page }) => {
    const admin = await newPerson('Nives')
    await givenPlan(admin, 'Ipocalorico', 1650)
    await openAsAdmin(page, admin, '/mealPlans')
    const row = page.getByRole('listitem').filter({ hasText: 'Ipocalorico' })
    await expect(row).toContainText('1.650 kcal · P 30 · C 45 · G 25')
    await expect(row).toContainText('1 giorno')
    await row.getByRole('button', { name: /Ipocalorico/ }).click()
    await page.getByRole('menuitem', { name: 'Elimina' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect(row).toBeVisible()
    await page.goto(`${baseUrl()}/mealPlans/create?title=Estate`)
    await page.getByRole('textbox', { name: /^Energia/ }).fill('1700')
    await expect(page.getByRole('textbox', { name: /^Energia/ })).toHaveValue('1700')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
})
