import { expect, type Page } from '@playwright/test'
import { listFoods } from '@allenio/contract/aliments'
import { createMealPlan, getMealPlan, listMealPlans } from '@allenio/contract/meal-plans'
import { baseUrl, call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { pressShortcut, reach } from '../house/keys.ts'
import { newPerson, type NewPerson } from '../house/people.ts'
import { waitUntilIdle } from '../house/places.ts'
import { openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

const weekdays = ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica']

/** A template of a week in the library; the first food of its breakfasts may have an alternative. */
async function newTemplate({ token }: NewPerson, title: string, alternative?: string): Promise<string> {
  const componentOf = async (search: string) => {
    const [food] = (await call(listFoods, { search }, token)).aliments
    if (!food) throw new Error(`the library has ${search}`)
    return { food: { id: food.id, version: food.version, it: food.nameIt, en: food.nameEn }, grams: 100 }
  }
  const [oats, milk] = [await componentOf('avena'), await componentOf('latte intero')]
  const alternatives = alternative === undefined ? [] : [await componentOf(alternative)]
  const meals = [
    { type: 'breakfast' as const, titleIt: 'Colazione', titleEn: 'Breakfast', components: [{ ...oats, alternatives }, milk] },
    { type: 'dinner' as const, titleIt: 'Cena', titleEn: 'Dinner', components: [milk] },
  ]
  const days = weekdays.map(nameIt => ({ nameIt, nameEn: nameIt, meals }))
  return (await call(createMealPlan, { title, days, isDraft: false }, token)).id
}

const table = (page: Page) => page.getByRole('grid', { name: 'Pasti del giorno' })
const dayList = (page: Page) => page.getByRole('navigation', { name: 'Giorni' })
const isSaved = (page: Page) => expect(page.getByText(/^Salvato( \d|$)/)).toBeVisible()

/** A tab learns of what another one has copied some milliseconds later, and until then a paste does nothing. */
const paste = (page: Page, expectPasted: () => Promise<void>) =>
  expect(async () => {
    await page.keyboard.press('Control+v')
    await expectPasted()
  }).toPass()

/** Counts every key from now on: those of typed texts, too. */
function countAllKeys({ keyboard }: Page): () => number {
  const [press, type] = [keyboard.press.bind(keyboard), keyboard.type.bind(keyboard)]
  let count = 0
  keyboard.press = (key, options) => {
    count += 1
    return press(key, options)
  }
  keyboard.type = (text, options) => {
    count += text.length
    return type(text, options)
  }
  return () => count
}

test('from a new client to a finished plan of seven days by keyboard alone, with at most 150 keys, and into another tab', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const faults = watchFaults(page)
  const admin = await newPerson('Dora')
  await newTemplate(admin, 'Base', 'riso soffiato')
  await openAsAdmin(page, admin, '/clients/create')
  await waitUntilIdle(page)
  const keys = countAllKeys(page)
  await test.step('the client', async () => {
    await reach(page, 'textbox', 'Nome')
    await page.keyboard.type('Marta')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Bo')
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(/\/clients\/[0-9a-f-]{36}/)
  })
  await test.step('a copy of the template', async () => {
    await reach(page, 'link', 'Nutrizione')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/clients\/[0-9a-f-]{36}\/mealPlans$/)
    await expect(page.getByRole('button', { name: 'Copia dalla libreria' })).toBeVisible()
    await reach(page, 'button', 'Copia dalla libreria')
    await page.keyboard.press('Enter')
    const choice = page.getByRole('dialog')
    await expect(choice.getByRole('button', { name: /^Base/ })).toBeVisible()
    await reach(choice, 'button', /^Base/)
    await page.keyboard.press('Enter')
    await expect(choice.getByRole('textbox', { name: 'Titolo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^«Base» è pronto per Marta|^«Base»/).first()).toBeVisible()
  })
  await test.step('its foods, and it is finished', async () => {
    await reach(page, 'button', 'Apri')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/mealPlans\/[0-9a-f-]{36}\/edit$/)
    await expect(table(page).getByRole('gridcell').filter({ hasText: /^100/ }).first()).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('80')
    await page.keyboard.press('Enter')
    await expect(table(page).getByRole('gridcell').filter({ hasText: /^80/ })).toBeVisible()
    await isSaved(page)
    const complete = page.getByRole('dialog')
    await pressShortcut(page, 'Alt+p', wait => expect(complete).toBeVisible(wait))
    await expect(complete.getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Completato', { exact: true })).toBeVisible()
  })
  const { mealPlans } = await call(listMealPlans, { kind: 'for one client' }, admin.token)
  expect(mealPlans).toMatchObject([{ title: 'Base', days: 7, isDraft: false, client: { name: 'Marta Bo' } }])
  expect(keys()).toBeLessThanOrEqual(150)
  expect(faults).toEqual([])

  // rows, days and meals go from this plan into another one
  const [plan] = mealPlans
  if (!plan) throw new Error('it was found')
  const otherId = await newTemplate(admin, 'Altro')
  const content = async (planId: string) => (await call(getMealPlan, { id: planId }, admin.token)).content
  const other = await context.newPage()
  await other.goto(`${baseUrl()}/mealPlans/${otherId}/edit`)

  await test.step('a row comes whole, by the key and by the menu of a meal', async () => {
    await page.bringToFront()
    await table(page).getByRole('gridcell').filter({ hasText: /^80/ }).click()
    await page.keyboard.press('Shift+Space')
    await page.keyboard.press('Control+c')
    await expect(page.getByText('1 riga copiata')).toBeVisible()
    await other.bringToFront()
    await table(other).getByRole('gridcell').filter({ hasText: 'Aggiungi un alimento' }).first().click()
    await other.keyboard.press('Control+v')
    const marks = table(other).getByRole('gridcell').filter({ hasText: '+1' })
    await expect(marks).toHaveCount(1)
    await other.getByRole('button', { name: 'Altre azioni: Cena' }).click()
    await other.getByRole('menuitem', { name: 'Incolla gli alimenti' }).click()
    await expect(marks).toHaveCount(2)
    const alternativeCounts = async () =>
      (await content(otherId))[0]?.meals.map(meal => meal.components.map(({ alternatives }) => alternatives.length))
    await expect.poll(alternativeCounts).toEqual([
      [0, 0, 1],
      [0, 1],
    ])
  })

  await test.step('a day of the list comes behind the one that has the focus, with its name', async () => {
    await page.bringToFront()
    await dayList(page)
      .getByRole('button', { name: /^Mercoledì/ })
      .focus()
    await pressShortcut(page, 'Control+c', wait =>
      expect(page.getByText('Mercoledì: copiato, si incolla in qualsiasi piano')).toBeVisible(wait),
    )
    await other.bringToFront()
    await dayList(other)
      .getByRole('button', { name: /^Lunedì/ })
      .focus()
    await paste(other, () => expect(dayList(other).getByRole('listitem')).toHaveCount(8, { timeout: 2_000 }))
    await isSaved(other)
    await expect.poll(async () => (await content(otherId)).map(({ nameIt }) => nameIt)).toEqual(weekdays.toSpliced(1, 0, 'Mercoledì'))
  })

  await test.step('a meal is cut by its heading, and takes the place of the one of its title', async () => {
    await page.bringToFront()
    await dayList(page)
      .getByRole('button', { name: /^Lunedì/ })
      .press('Enter')
    await table(page).getByRole('gridcell').filter({ hasText: /^80/ }).click()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Control+x')
    await expect(table(page).getByText('Colazione')).toHaveCount(0)
    await other.bringToFront()
    await dayList(other)
      .getByRole('button', { name: /^Martedì/ })
      .press('Enter')
    await paste(other, () => expect(other.getByText('Martedì: sostituisce «Colazione».')).toBeVisible({ timeout: 2_000 }))
    await expect.poll(async () => (await content(plan.id))[0]?.meals.map(({ titleIt }) => titleIt)).toEqual(['Cena'])
    expect((await content(otherId))[2]?.meals.map(({ titleIt }) => titleIt)).toEqual(['Colazione', 'Cena'])
  })

  await test.step('a cut is taken back with one undo', async () => {
    await page.bringToFront()
    await page.keyboard.press('Control+z')
    await expect(table(page).getByText('Colazione')).toHaveCount(1)
  })
})
