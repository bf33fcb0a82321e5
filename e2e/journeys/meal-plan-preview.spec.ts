import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { listFoods } from '@allenio/contract/aliments'
import { createMealPlan } from '@allenio/contract/meal-plan-changes'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { setOffline } from '../house/network.ts'
import { newPerson } from '../house/people.ts'
import { phone } from '../house/places.ts'
import { test } from '../house/test.ts'

const title = 'Anteprima del PDF'

async function openPlan(page: Page): Promise<void> {
  const admin = await newPerson('Dora')
  const { id } = await call(createMealPlan, { title: 'Mediterraneo', kcal: 1800 }, admin.token)
  await enter(page.context(), { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}/mealPlans/${id}/edit`)
}

const table = (page: Page) => page.getByRole('grid', { name: 'Pasti del giorno' })
const cell = (page: Page, text: string | RegExp) => table(page).getByRole('gridcell').filter({ hasText: text })

/** The text of a PDF that the press of a button saves. */
async function savedText(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  const document = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const { text } = await extractText(document, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

/** A page of a paper that was edited while it was asked for is no longer there: the preview reads the paper anew, the browser logs it. */
const isOfChangedPaper = (fault: string): boolean => /404 \(Not Found\).*\/download\/page\?/.test(fault)

test('the paper follows the edits and the choices, and is saved as it is seen', async ({ page }) => {
  const faults = watchFaults(page)
  await openPlan(page)
  await cell(page, 'Aggiungi un alimento').first().click()
  await page.keyboard.type('riso basmati 80')
  await page.keyboard.press('Enter')
  await expect(cell(page, /^80/)).toBeVisible()
  await page.keyboard.press('Alt+v')
  const preview = page.getByRole('complementary', { name: title })
  const firstPage = preview.getByRole('img', { name: /^Pagina 1 di/ })
  await expect(firstPage).toBeVisible()
  const pageCount = () => preview.getByRole('listitem').count()
  await test.step('a quantity changes the picture of its page', async () => {
    await expect(preview.getByText('Aggiorno…')).toBeHidden()
    const address = (await firstPage.getAttribute('src')) ?? ''
    await cell(page, /^80/).click()
    await page.keyboard.type('95')
    await page.keyboard.press('Enter')
    await expect(firstPage).not.toHaveAttribute('src', address)
  })
  await test.step('more days take more pages', async () => {
    await expect(preview.getByText('1 pagina')).toBeVisible()
    await page.getByRole('button', { name: 'Azioni: Giorno 1' }).click()
    await page.getByRole('menuitem', { name: 'Copia in altri giorni' }).click()
    await page.getByRole('textbox', { name: 'Giorni nuovi in fondo' }).fill('20')
    await page.getByRole('button', { name: 'Copia', exact: true }).click()
    await expect.poll(pageCount).toBeGreaterThan(1)
    await expect(preview.getByRole('img').first()).toHaveAccessibleName(new RegExp(`^Pagina 1 di ${await pageCount()}$`))
  })
  await test.step('the page of a day comes into view with it', async () => {
    const list = preview.getByRole('list')
    await expect(list).toHaveJSProperty('scrollTop', 0)
    await page
      .getByRole('navigation', { name: 'Giorni' })
      .getByRole('button', { name: /^Giorno 20 / })
      .first()
      .click()
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
  })
  await test.step('a choice counts at once, and for the file', async () => {
    const before = await pageCount()
    await preview.getByRole('button', { name: 'Che cosa mostra' }).click()
    await preview.getByLabel('Lista della spesa').check()
    await expect.poll(pageCount).toBe(before + 1)
    const [file] = await Promise.all([page.waitForEvent('download'), preview.getByRole('button', { name: 'Scarica PDF' }).click()])
    expect(file.suggestedFilename()).toBe('Mediterraneo.pdf')
  })
  expect(faults.filter(fault => !isOfChangedPaper(fault))).toEqual([])
  await test.step('without a network it stays, and says so', async () => {
    await setOffline(page.context(), true)
    await expect(preview.getByText(/^Senza rete/)).toBeVisible()
    await expect(firstPage).toBeVisible()
    await setOffline(page.context(), false)
    await expect(preview.getByText(/^Senza rete/)).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the paper lies over the page', async ({ page }) => {
    await openPlan(page)
    await page.getByRole('button', { name: 'Altre azioni' }).tap()
    await page.getByRole('menuitem', { name: title }).tap()
    const preview = page.getByRole('dialog', { name: title })
    await expect(preview.getByRole('img', { name: 'Pagina 1 di 1' })).toBeVisible()
    await preview.getByRole('button', { name: 'Chiudi' }).tap()
    await expect(preview).toBeHidden()
  })
})

test('a plan is saved as a PDF in Italian and in English, and each is read back', async ({ page }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Dora')
  const { aliments } = await call(listFoods, { search: 'mandorle' }, admin.token)
  const [almonds] = aliments
  if (!almonds) throw new Error('the library has almonds')
  const food = { id: almonds.id, version: almonds.version, it: almonds.nameIt, en: almonds.nameEn }
  const meals = [{ type: 'breakfast' as const, time: '07:30', note: 'Con calma', components: [{ food, grams: 30 }] }]
  const { id } = await call(
    createMealPlan,
    { title: 'Mediterraneo', days: [{ nameIt: 'Allenamento', nameEn: 'Training', meals }] },
    admin.token,
  )
  await enter(page.context(), { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}/mealPlans/${id}/assign`)
  const save = async (language: string, heading: string) => {
    await page.getByRole('button', { name: 'Altre azioni' }).click()
    await page.getByRole('menuitem', { name: 'Scarica PDF' }).click()
    const dialog = page.getByRole('dialog', { name: 'PDF del piano' })
    await dialog.getByLabel('Lingua').selectOption({ label: language })
    await dialog.getByLabel('Intestazione').fill(heading)
    const text = await savedText(page, () => dialog.getByRole('button', { name: 'Scarica PDF' }).click())
    await expect(dialog).toHaveCount(0)
    return text
  }
  const inItalian = await save('Italiano', 'Preparato per te')
  for (const part of ['Mediterraneo', 'Preparato per te', 'Allenamento', 'Colazione', '07:30', almonds.nameIt, '30 g', 'Con calma']) {
    expect(inItalian).toContain(part)
  }
  const inEnglish = await save('English', 'Made for you')
  for (const part of ['Mediterraneo', 'Made for you', 'Training', 'Breakfast', almonds.nameEn, '30 g']) expect(inEnglish).toContain(part)
  expect(inEnglish).not.toContain('Colazione')
  expect(faults).toEqual([])
})
