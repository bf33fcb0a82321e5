import { expect, type Page } from '@playwright/test'
import { createClient } from '@allenio/contract/clients'
import { assignMacro, createMacro } from '@allenio/contract/macros'
import { createMealPlan, getMealPlan, listMealPlans, getMealPlanSettings } from '@allenio/contract/meal-plans'
import { call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { newPerson, type NewPerson } from '../house/people.ts'
import { moveTo } from '../house/places.ts'
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

test('a plan is created with the usual meals and the target of its client; others are found, copied and deleted', async ({ page }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Olga')
  const { id } = await call(createClient, { firstName: 'Carla', lastName: 'Neri' }, admin.token)
  const day = { dayType: 'every day', kcal: 1900, protein: 30, carbs: null, lipids: 25 } as const
  const macro = await call(createMacro, { title: 'Definizione', unit: 'percent', days: [day] }, admin.token)
  const clients = [{ clientId: id, assignmentId: crypto.randomUUID(), startDay: today }]
  await call(assignMacro, { id: macro.id, clients }, admin.token)
  await openAsAdmin(page, admin, '/settings#meal-plans')

  await test.step('the usual meals', async () => {
    const presetMeals = async () => (await call(getMealPlanSettings, {}, admin.token)).presetMeals.map(({ type, time }) => [type, time])
    const meal = (number: number) => page.getByRole('combobox', { name: `Pasto ${number}` })
    await expect(meal(1)).toHaveValue('breakfast')
    await meal(2).press('Alt+ArrowDown')
    await expect(meal(3)).toHaveValue('mid-morning snack')
    await expect(meal(3)).toBeFocused()
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

  await test.step('a new plan, whose percents make 100', async () => {
    await moveTo(page, `/clients/${id}/mealPlans`)
    await page.getByRole('link', { name: 'Nuovo piano' }).press('Enter')
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await field('Titolo').fill('Autunno')
    await page.getByRole('button', { name: /^1\.900.kcal/ }).press('Enter')
    await expect(page.getByRole('textbox', { name: /^Energia/ })).toHaveValue('1900')
    await expect(field('Carboidrati')).toHaveValue('45')
    await field('Carboidrati').fill('')
    await field('Grassi').fill('30')
    await field('Grassi').press('Control+Enter')
    await expect(page.getByText('Serve anche questa.')).toBeVisible()
    await page.getByRole('button', { name: 'Carboidrati 40%' }).press('Enter')
    await expect(field('Carboidrati')).toHaveValue('40')
    await expect(page.getByText('Fanno 100% · P 143 g · C 190 g · G 63 g')).toBeVisible()
    await page.getByRole('radio', { name: /Allenamento e riposo/ }).press('Space')
    await field('Titolo').press('Control+Enter')
    const plan = await call(getMealPlan, { id: await openedPlan(page) }, admin.token)
    const percents = { proteinPercent: 30, carbsPercent: 40, lipidsPercent: 30 }
    expect(plan).toMatchObject({ title: 'Autunno', kcal: 1900, ...percents, isDraft: true, client: { id } })
    expect(plan.content.map(({ nameIt, nameEn }) => [nameIt, nameEn])).toEqual([
      ['Allenamento', 'Training'],
      ['Riposo', 'Rest'],
    ])
    const meals = plan.content[0]?.meals.map(({ titleIt, titleEn, time }) => [titleIt, titleEn, time])
    expect(meals?.slice(0, 2)).toEqual([
      ['Colazione', 'Breakfast', '08:00'],
      ['Pranzo', 'Lunch', '13:00'],
    ])
    expect(meals).toHaveLength(5)
  })

  await test.step('the library tells what plans ask for', async () => {
    await givenPlan(admin, 'Ipocalorico', 1600)
    await givenPlan(admin, 'Massa', 3000)
    await moveTo(page, '/mealPlans')
    await expect(rowOf(page, 'Massa')).toContainText('3.000')
    await expect(rowOf(page, 'Massa')).toContainText('P 30 · C 45 · G 25')
    await expect(rowOf(page, 'Massa')).toContainText('Bozza')
  })

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
    await dialog.getByLabel('Solo per').fill('carla')
    await page.getByRole('option', { name: 'Carla Neri' }).click()
    await dialog.getByRole('button', { name: 'Duplica' }).press('Enter')
    await expect(page.getByText('«Ipocalorico» è pronto per Carla Neri')).toBeVisible()
    await page.getByRole('tab', { name: /Per un cliente/ }).press('Enter')
    await expect(rowOf(page, 'Ipocalorico')).toContainText('Carla Neri')
    await page.getByRole('tab', { name: /Libreria/ }).press('Enter')
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
