import { expect, type Page } from '@playwright/test'
import { createMealPlan } from '@allenio/contract/meal-plan-changes'
import { getMealPlan } from '@allenio/contract/meal-plans'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { countKeys } from '../house/keys.ts'
import { setOffline } from '../house/network.ts'
import { newPerson } from '../house/people.ts'
import { phone } from '../house/places.ts'
import { newClient, newCollaborator } from '../house/studio.ts'
import { test } from '../house/test.ts'

async function newPlan(page: Page) {
  const admin = await newPerson('Dora')
  const { id } = await call(
    createMealPlan,
    { title: 'Ipocalorico', kcal: 1800, proteinPercent: 25, carbsPercent: 45, lipidsPercent: 30 },
    admin.token,
  )
  await enter(page.context(), { visitor: 'admin', token: admin.token, language: 'it' })
  return { admin, id, address: `${baseUrl()}/mealPlans/${id}/edit` }
}

const table = (page: Page) => page.getByRole('grid', { name: 'Pasti del giorno' })
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
const cell = (page: Page, text: string | RegExp) => table(page).getByRole('gridcell').filter({ hasText: text })
const isSaved = (page: Page) => expect(page.getByText(/^Salvato( \d|$)/)).toBeVisible()
const totals = (page: Page) => page.getByRole('complementary', { name: 'Totali del giorno' })

/** In the last line of a meal, as its cursor stands there. */
async function typeRow(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

/** Types over the quantity of a row. */
async function weigh(page: Page, before: RegExp, grams: string): Promise<void> {
  await cell(page, before).click()
  await page.keyboard.type(grams)
  await page.keyboard.press('Enter')
  await expect(cell(page, new RegExp(`^${grams}`))).toBeVisible()
}

test('a dietitian fills a day by keyboard, copies it to a week, and completes the plan', async ({ page }) => {
  const faults = watchFaults(page)
  const { admin, id, address } = await newPlan(page)
  await page.goto(address)
  const keys = countKeys(page)
  await table(page).getByRole('gridcell').filter({ hasText: 'Aggiungi un alimento' }).first().click()
  await typeRow(page, 'yogurt greco 170')
  await typeRow(page, 'mirtilli 120')
  await expect(rows(page)).toHaveCount(2)
  // a row whose food is awaited is called as it was typed, with the quantity at the end
  await expect(cell(page, /^170/)).toContainText('g')
  await test.step('a quantity takes kcal, and Ctrl with arrows moves it', async () => {
    await cell(page, /^120/).click()
    await page.keyboard.type('60k')
    await page.keyboard.press('Enter')
    await expect(cell(page, /^60$/).first()).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Control+ArrowUp')
    await expect(cell(page, /^175/)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Control+ArrowDown')
    await expect(cell(page, /^170/)).toBeVisible()
    await page.keyboard.press('Control+ArrowUp')
    await expect(cell(page, /^175/)).toBeVisible()
  })
  await test.step('an alternative follows its row, and what is undone comes back', async () => {
    await cell(page, /^175/).click()
    await page.keyboard.press('Alt+a')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Cerca un alimento').fill('ricotta')
    await page.getByRole('option').first().click()
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(rows(page)).toHaveCount(3)
    await expect(cell(page, 'oppure')).toBeVisible()
    await cell(page, /^175/).click()
    await page.keyboard.press('Control+z')
    await expect(rows(page)).toHaveCount(2)
  })
  await test.step('a key copies the meal, and the palette knows what the page can do', async () => {
    const dialog = page.getByRole('dialog')
    await cell(page, /^175/).click()
    await page.keyboard.press('Alt+c')
    await expect(dialog).toContainText('Copia «Colazione»')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Cerca o scrivi un comando' }).fill('importa da')
    await page.getByRole('option', { name: 'Importa da un piano' }).click()
    await expect(dialog).toContainText('Importa da un piano')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
  await test.step('the day is copied behind itself', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Cerca o scrivi un comando' }).fill('copia in')
    await page.getByRole('option', { name: 'Copia in altri giorni' }).click()
    await page.getByRole('textbox', { name: 'Giorni nuovi in fondo' }).fill('6')
    await expect(page.getByText('Si aggiungono 6 giorni.')).toBeVisible()
    await page.getByRole('button', { name: 'Copia', exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Giorni' }).getByRole('listitem')).toHaveCount(7)
  })
  await expect(totals(page)).toContainText('1.800')
  await isSaved(page)
  await page.getByRole('button', { name: 'Completa' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Completa' }).click()
  await expect(page.getByText('Completato', { exact: true })).toBeVisible()
  const stored = await call(getMealPlan, { id }, admin.token)
  expect(stored).toMatchObject({ isDraft: false, days: 7 })
  expect(stored.content.map(({ meals }) => meals[0]?.components.length)).toEqual(Array.from({ length: 7 }, () => 2))
  expect(keys()).toBeLessThan(40)
  expect(faults).toEqual([])
})

test('edits without a network are kept, and meet those of a colleague when it is back', async ({ page, browser }) => {
  const { admin, id, address } = await newPlan(page)
  await page.goto(address)
  await table(page).getByRole('gridcell').filter({ hasText: 'Aggiungi un alimento' }).first().click()
  await test.step('a text that no food is called stays to be mended', async () => {
    await page.keyboard.type('xqzz 70')
    await expect(page.getByRole('option', { name: 'Crea «xqzz»' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nessun alimento si chiama «xqzz»')).toBeVisible()
    await expect(table(page).locator('input')).toHaveValue('xqzz 70')
  })
  await test.step('or the food is created, and lands in its row', async () => {
    await page.keyboard.press('End')
    await page.keyboard.type('0')
    await page.getByRole('option', { name: 'Crea «xqzz»' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nuovo alimento' })
    await expect(dialog.getByLabel('Nome', { exact: true })).toHaveValue('xqzz')
    await dialog.getByLabel('Energia in kcal').fill('250')
    await dialog.getByLabel('Grassi').fill('10')
    await dialog.getByRole('button', { name: 'Crea alimento' }).click()
    await expect(dialog).toBeHidden()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('700')
    await expect(table(page).locator('input')).toHaveValue('')
    await table(page).getByRole('gridcell').filter({ hasText: 'Aggiungi un alimento' }).first().click()
  })
  await test.step('a press on an option takes that one, and not the likeliest', async () => {
    await page.keyboard.type('mela')
    const second = page.getByRole('option').nth(1)
    const name = (await second.locator('span').first().textContent()) ?? ''
    await second.click()
    await expect(rows(page).nth(1)).toContainText(name)
    await page.keyboard.press('Control+z')
    await expect(rows(page)).toHaveCount(1)
  })
  await typeRow(page, 'riso basmati 80')
  await isSaved(page)
  const colleague = await newCollaborator(admin, 'Nadia')
  const other = await (await browser.newContext()).newPage()
  await enter(other.context(), { visitor: 'nutritionist', token: colleague.token, language: 'it' })
  await other.goto(address)
  await expect(rows(other)).toHaveCount(2)
  // a meal in which somebody is says so, also while it is empty
  await table(other).getByRole('gridcell').filter({ hasText: 'Aggiungi un alimento' }).nth(1).click()
  await expect(table(page).getByText('Nadia Conti è qui')).toBeVisible()
  await setOffline(page.context(), true)
  await weigh(page, /^80/, '95')
  await weigh(other, /^700/, '650')
  await expect(cell(page, /^700/)).toBeVisible()
  await setOffline(page.context(), false)
  for (const each of [page, other]) {
    await expect(cell(each, /^95/)).toBeVisible()
    await expect(cell(each, /^650/)).toBeVisible()
  }
  const stored = async () => (await call(getMealPlan, { id }, admin.token)).content[0]?.meals[0]?.components
  await expect.poll(stored).toMatchObject([{ grams: 650 }, { grams: 95 }])
  await test.step('and after a reload each takes back their own alone', async () => {
    await page.reload()
    await cell(page, /^95/).click()
    await page.keyboard.press('Control+z')
    for (const each of [page, other]) await expect(cell(each, /^80/)).toBeVisible()
    await expect.poll(stored).toMatchObject([{ grams: 650 }, { grams: 80 }])
  })
  await test.step('a dialog writes what was changed in it, and leaves what a colleague changes meanwhile', async () => {
    await cell(page, /^80/).click()
    await page.keyboard.press('F4')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nota').fill('Sciacquato')
    await weigh(other, /^80/, '120')
    await expect(page.locator('[role=gridcell]').filter({ hasText: /^120/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Salva' }).click()
    await expect.poll(stored).toMatchObject([{ grams: 650 }, { grams: 120, note: 'Sciacquato' }])
  })
  await other.context().close()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a food is added, changed and found in the totals by thumb', async ({ page }) => {
    const { admin, address } = await newPlan(page)
    await page.goto(address)
    await page.getByRole('button', { name: 'Aggiungi un alimento' }).first().tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Alimento').fill('banana')
    await page
      .getByRole('option', { name: /^banana/i })
      .first()
      .tap()
    await dialog.getByLabel('Quantità').fill('150')
    await dialog.getByRole('button', { name: 'Inserisci' }).tap()
    const row = page.getByRole('button', { name: /^banana/i })
    await expect(row).toContainText('150 g')
    await row.tap()
    await page.getByRole('dialog').getByLabel('Quantità', { exact: true }).fill('200')
    await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).tap()
    await expect(row).toContainText('200 g')
    const choose = async (name: string | RegExp, item: string) => {
      await page.getByRole('button', { name }).first().tap()
      await page.getByRole('menuitem', { name: item }).tap()
    }
    await test.step('a measure is taken, although the device has only the index of its food', async () => {
      await page.getByRole('button', { name: 'Aggiungi un alimento' }).first().tap()
      await dialog.getByLabel('Alimento').fill('pane bianco')
      await page.getByRole('option').first().tap()
      await dialog.getByLabel('Quantità').fill('2 fette')
      await dialog.getByRole('button', { name: 'Inserisci' }).tap()
      await expect(page.getByRole('button', { name: /^pane/i })).toContainText('2 fett')
    })
    await test.step('a row is duplicated, moved, deleted, and gets an alternative, which is edited alike', async () => {
      const names = page.getByRole('button', { name: /^(banana|pane)/i })
      await choose(/^Azioni: pane/i, 'Sposta su')
      await expect(names.first()).toContainText(/pane/i)
      await choose(/^Azioni: pane/i, 'Duplica la riga')
      await expect(names).toHaveCount(3)
      await choose(/^Azioni: pane/i, 'Elimina la riga')
      await expect(names).toHaveCount(2)
      await choose(/^Azioni: pane/i, 'Aggiungi un’alternativa')
      await dialog.getByLabel('Cerca un alimento').fill('fette biscottate')
      await page.getByRole('option').first().tap()
      await dialog.getByRole('button', { name: 'Fatto' }).tap()
      const alternative = page.getByRole('button', { name: /^oppure/ })
      await alternative.tap()
      await dialog.getByLabel('Quantità', { exact: true }).fill('35')
      await dialog.getByRole('button', { name: 'Salva' }).tap()
      await expect(alternative).toContainText('35 g')
      await choose(/^Azioni: pane/i, 'Mostra o nascondi le righe sotto')
      await expect(alternative).toBeHidden()
    })
    await test.step('a day comes from a plan that was made for a client', async () => {
      const { id: clientId } = await newClient(admin, 'Remo', 'Neri')
      await call(createMealPlan, { title: 'Per Remo', clientId, days: [{ nameIt: 'Giorno di Remo', meals: [] }] }, admin.token)
      await page.getByRole('button', { name: 'Altre azioni' }).tap()
      await page.getByRole('menuitem', { name: 'Importa da un piano' }).tap()
      await dialog.getByText(/^Per un /).tap()
      await dialog.getByRole('option', { name: /Per Remo/ }).tap()
      await dialog.getByLabel(/Giorno di Remo/).check()
      await expect(dialog.getByText('Si aggiunge in fondo un giorno: Giorno di Remo.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Importa', exact: true }).tap()
      await expect(page.getByRole('navigation', { name: 'Giorni' })).toContainText('Giorno di Remo')
    })
  })
})
