import { expect, type Page } from '@playwright/test'
import { listFoods } from '@allenio/contract/aliments'
import { createClient } from '@allenio/contract/clients'
import { createMealCombination, listMealCombinations, createMealPlan, getMealPlan } from '@allenio/contract/meal-plans'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { countKeys, reach } from '../house/keys.ts'
import { isOfNetwork, setOffline } from '../house/network.ts'
import { newPerson, type NewPerson } from '../house/people.ts'
import { moveTo, phone } from '../house/places.ts'
import { newCollaborator, openAsAdmin } from '../house/studio.ts'
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
const newLine = (page: Page) => table(page).getByRole('gridcell').filter({ hasText: 'Aggiungi un alimento' })
const isSaved = (page: Page) => expect(page.getByText(/^Salvato( \d|$)/)).toBeVisible()
const totals = (page: Page) => page.getByRole('complementary', { name: 'Totali del giorno' })

async function componentOf({ token }: NewPerson, search: string, grams: number) {
  const [food] = (await call(listFoods, { search }, token)).aliments
  if (!food) throw new Error(`the library has ${search}`)
  return { food: { id: food.id, version: food.version, it: food.nameIt, en: food.nameEn }, grams }
}

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

test('a dietitian fills a day by keyboard, copies it, fits it, saves its rows as a combination, and completes the plan', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Dora')
  const [rice, banana] = await Promise.all([componentOf(admin, 'riso basmati', 150), componentOf(admin, 'banana', 100)])
  const days = [
    {
      nameIt: 'Lunedì',
      meals: [
        { type: 'breakfast' as const, titleIt: 'Colazione' },
        { type: 'lunch' as const, components: [rice, banana] },
        { type: 'dinner' as const },
      ],
    },
    { nameIt: 'Martedì', meals: [{ type: 'breakfast' as const, titleIt: 'Colazione' }] },
  ]
  const target = { kcal: 1500, proteinPercent: 25, carbsPercent: 45, lipidsPercent: 30 }
  const { id } = await call(createMealPlan, { title: 'Ipocalorico', ...target, days }, admin.token)
  await call(createMealCombination, { name: 'Merenda', components: [banana] }, admin.token)
  const content = async () => (await call(getMealPlan, { id }, admin.token)).content
  const counts = async (at: number) => (await content())[at]?.meals.map(meal => meal.components.length)
  const grams = async () => (await content())[0]?.meals.flatMap(meal => meal.components.map(each => each.grams))
  await openAsAdmin(page, admin, `/mealPlans/${id}/edit`)
  const keys = countKeys(page)
  await newLine(page).first().click()
  await typeRow(page, 'yogurt greco 170')
  await typeRow(page, 'mirtilli 120')
  await expect(rows(page)).toHaveCount(4)
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
  })
  await test.step('an alternative follows its row', async () => {
    await cell(page, /^175/).click()
    await page.keyboard.press('Alt+a')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Un altro alimento').fill('ricotta')
    await page.getByRole('option').first().click()
    await expect(dialog.getByRole('button', { name: /ricotta/i })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(rows(page)).toHaveCount(5)
    await expect(cell(page, 'oppure')).toBeVisible()
  })
  await test.step('the day is copied behind the last one, by the palette, which knows what the page can do', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Cerca o scrivi un comando' }).fill('copia in')
    await page.getByRole('option', { name: 'Copia in altri giorni' }).click()
    await page.getByRole('textbox', { name: 'Giorni nuovi in fondo' }).fill('5')
    await expect(page.getByText('Si aggiungono 5 giorni.')).toBeVisible()
    await page.getByRole('button', { name: 'Copia', exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Giorni' }).getByRole('listitem')).toHaveCount(7)
    await expect(totals(page)).toContainText('1.500')
    await isSaved(page)
    await expect.poll(async () => (await content()).map(({ meals }) => meals[0]?.components.length)).toEqual([2, 0, 2, 2, 2, 2, 2])
    expect(keys()).toBeLessThan(40)
  })
  await test.step('a day is fitted by keyboard, and one undo takes all of it back', () => fitByKeyboard(page, grams))
  await test.step('rows are saved as a combination; a name is taken once', async () => {
    await cell(page, /^175/).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Alt+s')
    const dialog = page.getByRole('dialog', { name: 'Salva come combinazione' })
    await expect(dialog).toContainText('2 righe')
    await page.keyboard.type('MERENDA')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('C’è già una combinazione con questo nome.')
    await dialog.getByLabel('Nome').fill('Colazione tipica')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Combinazione salvata')).toBeVisible()
  })
  const marks = cell(page, '+1')
  await test.step('it is inserted by / and a few letters, and undone at once', async () => {
    await newLine(page).nth(2).click()
    await page.keyboard.press('/')
    await insertCombination(page)
    await expect(marks).toHaveCount(2)
    await expect.poll(async () => (await content())[0]?.meals[2]?.components).toMatchObject([{ grams: 175, alternatives: [{}] }, {}])
    await newLine(page).nth(2).click()
    await page.keyboard.press('Control+z')
    await expect(marks).toHaveCount(1)
  })
  await test.step('the button inserts where the cursor is, and never into a day that is not shown', async () => {
    const button = page.getByRole('button', { name: 'Inserisci ricetta o combinazione' })
    await button.click()
    await insertCombination(page)
    await expect.poll(() => counts(0)).toEqual([2, 2, 2])
    await page.getByRole('button', { name: /^Martedì/ }).click()
    await expect(newLine(page)).toHaveCount(1)
    await button.click()
    await insertCombination(page)
    await expect.poll(() => counts(1)).toEqual([2])
    expect(await counts(0)).toEqual([2, 2, 2])
  })
  const panel = page.getByRole('dialog', { name: 'Inserisci combinazione' })
  await test.step('renamed and deleted where they are chosen, and brought back', async () => {
    await page.getByRole('button', { name: 'Altre azioni: Colazione' }).click()
    await page.getByRole('menuitem', { name: 'Combinazioni' }).click()
    await panel.getByRole('button', { name: 'Azioni: Merenda' }).click()
    await page.getByRole('menuitem', { name: 'Rinomina' }).click()
    await page.getByRole('dialog', { name: 'Rinomina la combinazione' }).getByLabel('Nome').fill('Spuntino')
    await page.keyboard.press('Enter')
    await panel.getByRole('button', { name: 'Azioni: Spuntino' }).click()
    await page.getByRole('menuitem', { name: 'Elimina' }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await page.getByText('Annulla', { exact: true }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    const { combinations } = await call(listMealCombinations, {}, admin.token)
    expect(combinations.map(({ name }) => name)).toEqual(['Colazione tipica', 'Spuntino'])
  })
  await test.step('inserted without a network', async () => {
    await setOffline(page.context(), true)
    await panel.getByRole('button', { name: /^Spuntino/ }).click()
    await expect(rows(page)).toHaveCount(3)
    await setOffline(page.context(), false)
    await expect.poll(() => counts(1)).toEqual([3])
  })
  await test.step('the plan is completed', async () => {
    await page.getByRole('button', { name: 'Completa', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Completa', exact: true }).click()
    await expect(page.getByText('Completato', { exact: true })).toBeVisible()
  })
  // the browser tells of the name that was taken
  expect(faults.filter(fault => !fault.includes('409') && !isOfNetwork(fault))).toEqual([])
})

/** In the dialog that finds recipes and combinations. */
async function insertCombination(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Ricetta o combinazione').fill('colaz')
  await expect(page.getByRole('option', { name: /Colazione tipica/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function fitByKeyboard(page: Page, storedGrams: () => Promise<unknown>): Promise<void> {
  const before = await storedGrams()
  const dialog = page.getByRole('dialog', { name: 'Adatta all’obiettivo' })
  const isHeld = dialog.getByText('resta così')
  await cell(page, /^175/).click()
  await page.keyboard.press('Alt+t')
  await expect(dialog.getByText(/^Cambia(no)? \d+ quantità$/)).toBeVisible()
  await expect(dialog.getByText('raggiunto', { exact: true }).first()).toBeAttached()
  await test.step('a row that is held back stays, and what it keeps out of reach is named', async () => {
    const missing = dialog.getByText(/^Energia: mancano .*al massimo \(200%\)/)
    await reach(dialog, 'checkbox', /^riso/i)
    await page.keyboard.press('Space')
    await expect(missing).toBeVisible()
    await page.keyboard.press('Space')
    await expect(missing).toHaveCount(0)
    await dialog.getByRole('checkbox', { name: /^banana/i }).focus()
    await page.keyboard.press('Space')
    await expect(isHeld).toHaveCount(1)
  })
  await test.step('a nutrient that nobody follows can be a target, too, where all foods have a figure of it', async () => {
    await dialog.getByLabel('Aggiungi un nutriente').fill('acqua')
    await page.keyboard.press('Enter')
    const water = dialog.getByRole('group', { name: 'Acqua' })
    const amount = water.getByRole('textbox', { name: 'Quanto' })
    await expect(amount).toBeFocused()
    await amount.fill('100')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Acqua' })).toContainText('almeno 100')
    await water.getByRole('button', { name: 'Togli Acqua' }).click()
    await expect(water).toHaveCount(0)
  })
  await dialog.getByRole('button', { name: 'Applica' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(totals(page).getByText(/nel target/)).toBeVisible()
  await expect.poll(storedGrams).not.toEqual(before)
  await expect.poll(storedGrams).toContain(100)
  await cell(page, /^100/).first().click()
  await page.keyboard.press('Control+z')
  await expect.poll(storedGrams).toEqual(before)
}

test('edits without a network are kept, and meet those of a colleague when it is back', async ({ page, browser }) => {
  const { admin, id, address } = await newPlan(page)
  await page.goto(address)
  await newLine(page).first().click()
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
  })
  await test.step('a press on an option takes that one, and not the likeliest', async () => {
    await newLine(page).first().click()
    await page.keyboard.type('mela 80')
    const second = page.getByRole('option').nth(1)
    // an option says how much it would be, too
    const name = (await second.locator('span').first().textContent())?.replace(' 80', '') ?? ''
    await second.click()
    await expect(rows(page).nth(1)).toContainText(name)
    await expect(cell(page, /^80/)).toBeVisible()
  })
  await isSaved(page)
  const colleague = await newCollaborator(admin, 'Nadia')
  const other = await (await browser.newContext()).newPage()
  await enter(other.context(), { visitor: 'nutritionist', token: colleague.token, language: 'it' })
  await other.goto(address)
  await expect(rows(other)).toHaveCount(2)
  // a meal in which somebody is says so, also while it is empty
  await newLine(other).nth(1).click()
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

  test('a plan is found, filled, fitted, saved as a combination, looked at on paper and assigned by thumb', async ({ page }) => {
    const { admin } = await newPlan(page)
    const { id: clientId } = await call(createClient, { firstName: 'Remo', lastName: 'Neri' }, admin.token)
    await page.goto(`${baseUrl()}/mealPlans`)
    await test.step('its row says what it asks for, and a deletion is undone', async () => {
      const listed = page.getByRole('listitem').filter({ hasText: 'Ipocalorico' })
      await expect(listed).toContainText('1.800 kcal · P 25 · C 45 · G 30')
      await expect(listed).toContainText('1 giorno')
      await listed.getByRole('button', { name: /Ipocalorico/ }).tap()
      await page.getByRole('menuitem', { name: 'Elimina' }).tap()
      await expect(page.getByRole('heading', { name: 'La tua libreria di piani alimentari' })).toBeVisible()
      await page.getByRole('button', { name: 'Annulla' }).tap()
      await expect(listed).toBeVisible()
    })
    await call(createMealPlan, { title: 'Per Remo', clientId, days: [{ nameIt: 'Giorno di Remo', meals: [] }] }, admin.token)
    await page.getByRole('button', { name: /Ipocalorico/ }).tap()
    await page.getByRole('menuitem', { name: 'Apri' }).tap()
    const dialog = page.getByRole('dialog')
    const choose = async (name: string | RegExp, item: string) => {
      await page.getByRole('button', { name }).first().tap()
      await page.getByRole('menuitem', { name: item }).tap()
    }
    const row = page.getByRole('button', { name: /^banana/i })
    await test.step('a food is added and changed', async () => {
      await page.getByRole('button', { name: 'Aggiungi un alimento' }).first().tap()
      await dialog.getByLabel('Alimento').fill('banana')
      await page
        .getByRole('option', { name: /^banana/i })
        .first()
        .tap()
      await dialog.getByLabel('Quantità').fill('120')
      await dialog.getByRole('button', { name: 'Inserisci' }).tap()
      await expect(row).toContainText('120 g')
      await row.tap()
      await dialog.getByLabel('Quantità', { exact: true }).fill('150')
      await dialog.getByRole('button', { name: 'Salva' }).tap()
      await expect(row).toContainText('150 g')
    })
    await test.step('the day is fitted', async () => {
      await page.getByRole('button', { name: 'Adatta all’obiettivo' }).tap()
      await expect(dialog.getByText(/^Energia: mancano/)).toBeVisible()
      await dialog.getByRole('button', { name: 'Applica' }).tap()
      await expect(row).toContainText('300 g')
    })
    await test.step('a measure is taken, although the device has only the index of its food', async () => {
      await page.getByRole('button', { name: 'Aggiungi un alimento' }).first().tap()
      await dialog.getByLabel('Alimento').fill('pane bianco')
      await page.getByRole('option').first().tap()
      await dialog.getByLabel('Quantità').fill('2 fette')
      await dialog.getByRole('button', { name: 'Inserisci' }).tap()
      await expect(page.getByRole('button', { name: /^pane/i })).toContainText('2 fett')
    })
    await test.step('a row is duplicated, deleted, and gets an alternative, which can be hidden', async () => {
      const names = page.getByRole('button', { name: /^(banana|pane)/i })
      await choose(/^Azioni: pane/i, 'Duplica la riga')
      await expect(names).toHaveCount(3)
      await choose(/^Azioni: pane/i, 'Elimina la riga')
      await expect(names).toHaveCount(2)
      await choose(/^Azioni: pane/i, 'Aggiungi un’alternativa')
      await dialog.getByLabel('Un altro alimento').fill('fette biscottate')
      await page.getByRole('option').first().tap()
      await dialog.getByRole('button', { name: 'Fatto' }).tap()
      const alternative = page.getByRole('button', { name: /^oppure/ })
      await expect(alternative).toBeVisible()
      await choose(/^Azioni: pane/i, 'Mostra o nascondi le righe sotto')
      await expect(alternative).toBeHidden()
    })
    await test.step('a meal is saved as a combination, and inserted into another', async () => {
      await choose('Azioni: Colazione', 'Salva come combinazione')
      await dialog.getByRole('button', { name: 'Salva' }).tap()
      await expect(page.getByText('Combinazione salvata')).toBeVisible()
      await choose('Azioni: Pranzo', 'Combinazioni')
      await dialog.getByRole('button', { name: /^Colazione/ }).tap()
      await expect(row).toHaveCount(2)
    })
    await test.step('the paper lies over the page', async () => {
      await choose('Altre azioni', 'Anteprima del PDF')
      const preview = page.getByRole('dialog', { name: 'Anteprima del PDF' })
      await expect(preview.getByRole('img', { name: 'Pagina 1 di 1' })).toBeVisible()
      await preview.getByRole('button', { name: 'Chiudi' }).tap()
      await expect(preview).toBeHidden()
    })
    await test.step('a day comes from a plan that was made for a client', async () => {
      await choose('Altre azioni', 'Importa da un piano')
      await dialog.getByText(/^Per un /).tap()
      await dialog.getByRole('option', { name: /Per Remo/ }).tap()
      await dialog.getByLabel(/Giorno di Remo/).check()
      await expect(dialog.getByText('Si aggiunge in fondo un giorno: Giorno di Remo.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Importa', exact: true }).tap()
      await expect(page.getByRole('navigation', { name: 'Giorni' })).toContainText('Giorno di Remo')
    })
    await test.step('a completed one is assigned, and its page does not widen', async () => {
      const title = 'Mediterraneo con un titolo lungo quanto basta per due righe'
      const completed = await call(createMealPlan, { title, isDraft: false }, admin.token)
      await moveTo(page, `/mealPlans/${completed.id}/assign`)
      await page.getByRole('button', { name: 'Assegna', exact: true }).first().tap()
      await dialog.getByRole('checkbox', { name: 'Remo Neri' }).check()
      await dialog.getByRole('button', { name: 'Assegna a 1 persona' }).tap()
      const follower = page.getByRole('list', { name: 'Chi lo segue' }).getByRole('listitem').filter({ hasText: 'Remo Neri' })
      await expect(follower).toContainText('In corso')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width)
    })
  })
})
