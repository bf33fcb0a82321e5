import { expect, type Page } from '@playwright/test'
import { createProgram } from '@allenio/contract/programs'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { setOffline } from '../house/network.ts'
import { newPerson } from '../house/people.ts'
import { phone } from '../house/places.ts'
import { test } from '../house/test.ts'

async function newProgram(page: Page) {
  const admin = await newPerson('Elisa')
  const { id } = await call(createProgram, { title: 'Forza' }, admin.token)
  await enter(page.context(), { visitor: 'admin', token: admin.token, language: 'it' })
  return { admin, address: `${baseUrl()}/programs/${id}/manage` }
}

const table = (page: Page) => page.getByRole('grid', { name: /^Settimana/ })
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
const cell = (page: Page, text: string) => table(page).getByRole('gridcell').filter({ hasText: text })
const isSaved = (page: Page) => expect(page.getByText(/^Salvato \d/)).toBeVisible()

/** In the last line of a day, as its cursor stands there. */
async function typeRow(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

test('a coach plans a week by keyboard, a colleague sees it, and an undo outlives a reload', async ({ page, browser }) => {
  const faults = watchFaults(page)
  const { admin, address } = await newProgram(page)
  await page.goto(address)
  const firstDay = table(page).getByRole('gridcell').filter({ hasText: 'Aggiungi esercizio' }).first()
  await firstDay.click()

  // two days in shorthand, with a superset
  await typeRow(page, 'Panca della casa 4x6 82,5kg @8 r150')
  await typeRow(page, 'B1 Croci della casa 3x12')
  await typeRow(page, 'B2 Dip della casa 3xmax //fino in fondo')
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).nth(2)).toContainText('B2')
  await expect(cell(page, '82,5')).toContainText('kg')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await typeRow(page, 'Squat della casa 5x5 100kg')
  await expect(rows(page)).toHaveCount(4)
  await expect(table(page).getByText('1 esercizio, 5 serie')).toBeVisible()

  // a row without exercise stays here, and there is one of them at a time
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Control+Enter')
  await expect(rows(page)).toHaveCount(5)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('C’è già una riga senza esercizio')).toBeVisible()
  await isSaved(page)
  // in a low window the table scrolls by itself, and its keys stay in sight
  await page.setViewportSize({ width: 1280, height: 500 })
  const bottom = await table(page).evaluate(grid => grid.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThanOrEqual(500)
  expect(await table(page).evaluate(grid => grid.scrollHeight - grid.clientHeight)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 1280, height: 720 })

  const other = await (await browser.newContext()).newPage()
  await enter(other.context(), { visitor: 'admin', token: admin.token, language: 'it' })
  await other.goto(address)
  await expect(rows(other)).toHaveCount(4)
  await expect(rows(other).nth(1)).toContainText('B1')
  await expect(page.getByRole('button', { name: /1 altra persona qui/ })).toBeVisible()

  // one cell that is typed over is seen by the other at once
  await cell(page, '100').click()
  await typeRow(page, '105')
  await expect(cell(other, '105')).toBeVisible()

  await page.reload()
  await expect(cell(page, '105')).toBeVisible()
  await cell(page, '105').click()
  await page.keyboard.press('Control+z')
  await expect(cell(page, '100')).toBeVisible()
  await expect(cell(other, '100')).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(cell(other, '105')).toBeVisible()

  // the next week follows by a rule, and is seen in columns beside the first
  await page.getByRole('button', { name: 'Azioni sulla settimana 1' }).click()
  await page.getByRole('menuitem', { name: 'Continua con una progressione' }).click()
  const dialog = page.getByRole('dialog', { name: 'Continua dalla settimana 1' })
  await expect(dialog.getByText('82,5 → 85')).toBeVisible()
  await dialog.getByRole('button', { name: 'Aggiungi 1 settimana' }).click()
  await expect(table(page)).toHaveAccessibleName(/^Settimana 2/)
  await expect(cell(page, '107,5')).toBeVisible()
  await page.keyboard.press('Alt+v')
  await expect(page.getByRole('region', { name: 'Settimana 2' }).getByText('4×6 · 85 kg · RPE 8 · 2:30')).toBeVisible()
  expect(faults).toEqual([])
})

test('a coach changes a row by thumb without a network', async ({ browser }) => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const { address } = await newProgram(page)
  await page.goto(address)
  await page.getByRole('button', { name: 'Aggiungi esercizio' }).first().click()
  await page.getByRole('textbox', { name: 'Cerca un esercizio' }).fill('Panca della casa 3x8')
  await page.getByRole('option', { name: /Solo il nome/ }).click()
  await page.getByRole('button', { name: /Panca della casa 3/ }).click()
  await setOffline(context, true)
  const sheet = page.getByRole('dialog', { name: 'Panca della casa' })
  await sheet.getByRole('button', { name: 'Aumenta: Serie' }).click()
  await sheet.getByRole('button', { name: 'Fatto' }).click()
  await expect(page.getByText('4×8')).toBeVisible()
  await expect(page.getByText('Offline, conservato qui')).toBeVisible()
  await setOffline(context, false)
  await isSaved(page)
  await page.reload()
  await expect(page.getByText('4×8')).toBeVisible()
})
