import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { listFoods } from '@allenio/contract/aliments'
import { createMealPlan } from '@allenio/contract/meal-plans'
import { call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { setOffline } from '../house/network.ts'
import { newPerson } from '../house/people.ts'
import { moveTo } from '../house/places.ts'
import { openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

/** Twelve days of a breakfast: they fill more than one page. */
async function openPlan(page: Page) {
  const admin = await newPerson('Dora')
  const [almonds] = (await call(listFoods, { search: 'mandorle' }, admin.token)).aliments
  if (!almonds) throw new Error('the library has almonds')
  const food = { id: almonds.id, version: almonds.version, it: almonds.nameIt, en: almonds.nameEn }
  const meals = [{ type: 'breakfast' as const, time: '07:30', note: 'Con calma', components: [{ food, grams: 30 }] }]
  const others = Array.from({ length: 11 }, (_, at) => ({ nameIt: `Giorno ${at + 2}`, nameEn: `Day ${at + 2}`, meals }))
  const days = [{ nameIt: 'Allenamento', nameEn: 'Training', meals }, ...others]
  const { id } = await call(createMealPlan, { title: 'Mediterraneo', days }, admin.token)
  await openAsAdmin(page, admin, `/mealPlans/${id}/edit`)
  return { id, almonds }
}

const table = (page: Page) => page.getByRole('grid', { name: 'Pasti del giorno' })
const cell = (page: Page, text: string | RegExp) => table(page).getByRole('gridcell').filter({ hasText: text })

/** The name and the text of a PDF that the press of a button saves. */
async function saved(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  const document = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const { text } = await extractText(document, { mergePages: true })
  return { name: file.suggestedFilename(), text: text.replaceAll(/\s+/g, ' ') }
}

/** A page of a paper that was edited while it was asked for is no longer there: the preview reads the paper anew, the browser logs it. */
const isOfChangedPaper = (fault: string): boolean => /404 \(Not Found\).*\/download\/page\?/.test(fault)

test('the paper follows the edits and the choices, and is read back as it is saved, in Italian and in English', async ({ page }) => {
  const faults = watchFaults(page)
  const { id, almonds } = await openPlan(page)
  await cell(page, /^30/).click()
  await page.keyboard.press('Alt+v')
  const preview = page.getByRole('complementary', { name: 'Anteprima del PDF' })
  const firstPage = preview.getByRole('img', { name: /^Pagina 1 di/ })
  await expect(firstPage).toBeVisible()
  const pageCount = () => preview.getByRole('listitem').count()
  await test.step('a quantity changes the picture of its page', async () => {
    await expect(preview.getByText('Aggiorno…')).toBeHidden()
    const address = (await firstPage.getAttribute('src')) ?? ''
    await cell(page, /^30/).click()
    await page.keyboard.type('45')
    await page.keyboard.press('Enter')
    await expect(firstPage).not.toHaveAttribute('src', address)
  })
  await test.step('the page of a day comes into view with it', async () => {
    const list = preview.getByRole('list')
    await expect(list).toHaveJSProperty('scrollTop', 0)
    await page
      .getByRole('navigation', { name: 'Giorni' })
      .getByRole('button', { name: /^Giorno 12 / })
      .click()
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
  })
  await test.step('a choice counts at once, and for the file', async () => {
    const before = await pageCount()
    expect(before).toBeGreaterThan(1)
    await preview.getByRole('button', { name: 'Che cosa mostra' }).click()
    await preview.getByLabel('Lista della spesa').check()
    await expect.poll(pageCount).toBe(before + 1)
    await expect(firstPage).toHaveAccessibleName(`Pagina 1 di ${before + 1}`)
    const { name, text } = await saved(page, () => preview.getByRole('button', { name: 'Scarica PDF' }).click())
    expect(name).toBe('Mediterraneo.pdf')
    for (const part of ['Mediterraneo', 'Allenamento', 'Colazione', '07:30', almonds.nameIt, '45 g', 'Con calma', 'Lista della spesa']) {
      expect(text).toContain(part)
    }
  })
  expect(faults.filter(fault => !isOfChangedPaper(fault))).toEqual([])
  await test.step('without a network it stays, and says so', async () => {
    await setOffline(page.context(), true)
    await expect(preview.getByText(/^Senza rete/)).toBeVisible()
    await expect(firstPage).toBeVisible()
    await setOffline(page.context(), false)
    await expect(preview.getByText(/^Senza rete/)).toBeHidden()
  })
  await test.step('the page of the plan saves it in the other language, under a heading', async () => {
    await moveTo(page, `/mealPlans/${id}/assign`)
    await page.getByRole('button', { name: 'Altre azioni' }).click()
    await page.getByRole('menuitem', { name: 'Scarica PDF' }).click()
    const dialog = page.getByRole('dialog', { name: 'PDF del piano' })
    await dialog.getByLabel('Lingua').selectOption({ label: 'English' })
    await dialog.getByLabel('Intestazione').fill('Made for you')
    const { text } = await saved(page, () => dialog.getByRole('button', { name: 'Scarica PDF' }).click())
    await expect(dialog).toHaveCount(0)
    for (const part of ['Mediterraneo', 'Made for you', 'Training', 'Breakfast', almonds.nameEn, '45 g']) expect(text).toContain(part)
    expect(text).not.toContain('Colazione')
  })
})
