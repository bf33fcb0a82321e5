import { expect, type Page } from '@playwright/test'
import { createClient } from '@allenio/contract/clients'
import {
  getProgramDocument,
  listProgramSteps,
  saveProgramWorkout,
  listAssignedClients,
  createProgram,
  deleteProgram,
  getProgram,
} from '@allenio/contract/programs'
import { randomUUID } from 'node:crypto'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { addDays, today } from '../house/client-pages.ts'
import { countKeys, reach } from '../house/keys.ts'
import { setOffline } from '../house/network.ts'
import { newPerson } from '../house/people.ts'
import { phone } from '../house/places.ts'
import { rowsOf } from '../house/stored-rows.ts'
import { newCollaborator } from '../house/studio.ts'
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
const isSaved = (page: Page) => expect(page.getByText(/^Salvato( \d|$)/)).toBeVisible()

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
  await expect(page.getByRole('button', { name: 'Tu, in un’altra scheda' })).toBeVisible()

  // one cell that is typed over is seen by the other at once
  await cell(page, '100').click()
  await typeRow(page, '105')
  await expect(cell(other, '105')).toBeVisible()

  await page.reload()
  await expect(cell(page, '105')).toBeVisible()
  // the row without exercise is still here
  await expect(rows(page)).toHaveCount(5)
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
  await dialog.getByRole('button', { name: 'Aggiungi una regola' }).click()
  const sets = dialog.getByRole('group', { name: 'Regola 2' })
  await sets.getByRole('combobox', { name: 'Progressione' }).selectOption('Serie')
  await sets.getByRole('textbox', { name: 'Serie in più o in meno a settimana' }).fill('-1')
  await expect(dialog.getByText('82,5 → 85')).toBeVisible()
  await expect(dialog.getByText('Serie 4 → 3')).toBeVisible()
  await sets.getByRole('textbox', { name: 'Serie in più o in meno a settimana' }).fill('0')
  await expect(dialog.getByText('Serie 4 → 3')).toBeHidden()
  await dialog.getByRole('button', { name: 'Aggiungi 1 settimana' }).click()
  await expect(table(page)).toHaveAccessibleName(/^Settimana 2/)
  await expect(cell(page, '107,5')).toBeVisible()
  await test.step('the focus comes back into a cell after other views and weeks', async () => {
    const input = table(page).locator('input')
    await page.getByText('Colonne', { exact: true }).click()
    await expect(page.locator('[data-row]:focus')).toBeVisible()
    await page.getByText('Righe', { exact: true }).click()
    await expect(input).toBeFocused()
    await cell(page, '107,5').click()
    await page.keyboard.press('Alt+PageUp')
    await expect(table(page)).toHaveAccessibleName(/^Settimana 1/)
    await expect(input).toBeFocused()
    await page.keyboard.press('Alt+PageDown')
    await expect(table(page)).toHaveAccessibleName(/^Settimana 2/)
    await expect(input).toBeFocused()
  })
  await page.keyboard.press('Alt+v')
  await expect(page.getByRole('region', { name: 'Settimana 2' }).getByText('4×6 · 85 kg · RPE 8 · 02:30')).toBeVisible()
  // an empty day takes what is typed on it, without a mouse
  await page.getByRole('button', { name: 'Squat della casa' }).first().focus()
  await page.keyboard.press('PageDown')
  await expect(page.locator('[data-add] button:focus')).toBeVisible()
  await page.keyboard.type('Plank della casa 3x45s')
  const search = page.getByRole('dialog', { name: 'Aggiungi esercizio' })
  await expect(search.getByRole('textbox')).toHaveValue('Plank della casa 3x45s')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Settimana 1' }).getByText('3×0:45')).toBeVisible()
  await expect(search).toBeHidden()
  await page.keyboard.press('Control+/')
  const keys = page.getByRole('dialog', { name: 'Tasti della tabella' })
  await expect(keys.getByText('Alle settimane dopo')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  expect(faults).toEqual([])
})

test('without a mouse, from the login to a program of four weeks that three clients have', async ({ page }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Elisa')
  for (const [firstName, lastName] of [
    ['Anna', 'Sarti'],
    ['Bruno', 'Landi'],
    ['Carla', 'Neri'],
  ])
    await call(createClient, { firstName: firstName ?? '', lastName: lastName ?? '', sendsInvitation: false }, admin.token)
  const keys = countKeys(page)
  const { keyboard } = page
  await page.goto('/login')
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  await keyboard.type(admin.email)
  await keyboard.press('Tab')
  await keyboard.type(admin.password)
  await keyboard.press('Enter')
  await page.waitForURL('**/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await keyboard.press('Control+k')
  await keyboard.type('programma Forza')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Forza' })).toBeVisible()
  const activeCell = table(page).getByRole('combobox')
  await expect(activeCell).toBeFocused()
  await typeRow(page, 'Panca della casa 4x6 82,5kg @8 r150')
  await typeRow(page, 'B1 Croci della casa 3x12')
  await typeRow(page, 'B2 Dip della casa 3xmax')
  await keyboard.press('PageDown')
  await typeRow(page, 'Squat della casa 5x5 100kg')
  await expect(rows(page)).toHaveCount(4)
  await keyboard.press('Alt+PageDown')
  const progression = page.getByRole('dialog', { name: 'Continua dalla settimana 1' })
  await expect(progression.getByRole('textbox', { name: 'Aumento a settimana' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('3')
  await keyboard.press('Enter')
  await expect(table(page)).toHaveAccessibleName(/^Settimana 2/)
  await isSaved(page)

  const publishing = page.getByRole('dialog', { name: 'Pubblica «Forza»' })
  // a letter opens nothing that reaches others, wherever the focus is
  await keyboard.press('Escape')
  await keyboard.press('p')
  await keyboard.press('ArrowDown')
  await expect(activeCell).toBeFocused()
  await expect(publishing).toBeHidden()
  await keyboard.press('Alt+p')
  await expect(publishing.getByRole('heading', { name: 'Pubblica «Forza»' })).toBeFocused()
  await reach(publishing, 'textbox', /^Nota sulla versione/)
  await keyboard.type('Si comincia')
  await reach(publishing, 'button', 'Pubblica')
  await keyboard.press('Enter')
  await expect(publishing).toBeHidden()
  await expect(activeCell).toBeFocused()
  await keyboard.press('Alt+a')
  await page.waitForURL('**/assign*')
  await expect(page.getByText('8 allenamenti, 16 esercizi')).toBeVisible()
  const assigning = page.getByRole('dialog', { name: 'Assegna «Forza»' })
  for (const name of ['Anna Sarti', 'Bruno Landi', 'Carla Neri']) {
    await reach(assigning, 'checkbox', name)
    await keyboard.press('Space')
  }
  await reach(assigning, 'textbox', 'Primo giorno')
  await keyboard.press('Shift+ArrowUp')
  for (const name of [/^venerdì$/i, /^sabato$/i]) {
    await reach(assigning, 'button', name)
    await keyboard.press('Space')
  }
  await reach(assigning, 'button', 'Assegna a 3 persone')
  await keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Chi lo segue' }).getByRole('listitem')).toHaveCount(3)

  const id = new URL(page.url()).pathname.split('/')[2] ?? ''
  const { assignedClients } = await call(listAssignedClients, { id }, admin.token)
  expect(Object.fromEntries(assignedClients.map(({ client, startDay, weekdays }) => [client.name, { startDay, weekdays }]))).toEqual(
    Object.fromEntries(
      ['Anna Sarti', 'Bruno Landi', 'Carla Neri'].map(name => [name, { startDay: addDays(today, 7), weekdays: [1, 3, 6] }]),
    ),
  )
  const { weekList } = await call(getProgram, { id }, admin.token)
  const benchLoads = weekList.map(({ days }) => days[0]?.workouts[0]?.exercises[0]?.weight)
  expect(benchLoads).toEqual(['82.5', '85', '87.5', '90'])
  expect(weekList.map(({ days }) => days.map(({ workouts }) => workouts[0]?.exercises.length ?? 0))).toEqual(weekList.map(() => [3, 1, 0]))
  expect(keys()).toBeLessThan(70)
  expect(faults).toEqual([])
})

/** Two rows of a program that the admin and a coach have open: each reads them as 'name, sets, repetitions, load'. */
async function newSharedProgram(page: Page, other: Page) {
  const admin = await newPerson('Elisa')
  const coach = await newCollaborator(admin, 'Sara', 'coach')
  const { id } = await call(createProgram, { title: 'Forza' }, admin.token)
  const { weekList } = await call(getProgram, { id }, admin.token)
  const exercises = [
    { id: randomUUID(), exercise: { name: 'Panca della casa' }, sets: 4, reps: '8', load: '60' },
    { id: randomUUID(), exercise: { name: 'Squat della casa' }, sets: 5, reps: '5', load: '100' },
  ]
  const dayId = weekList[0]?.days[0]?.id ?? ''
  await call(saveProgramWorkout, { id, dayId, workout: { id: randomUUID(), name: 'Gambe', exercises } }, admin.token)
  const address = `${baseUrl()}/programs/${id}/manage`
  await enter(page.context(), { visitor: 'admin', token: admin.token, language: 'it' })
  await enter(other.context(), { visitor: 'coach', token: coach.token, language: 'it' })
  await Promise.all([page.goto(address), other.goto(address)])
  return { id, admin, coach, address }
}

const columns = { sets: 2, reps: 3, load: 4 } as const
const cellOf = (page: Page, exercise: string, column: keyof typeof columns) =>
  rows(page).filter({ hasText: exercise }).locator(`[data-column="${columns[column]}"]`)
const reads = (page: Page, exercise: string, cells: Partial<Record<keyof typeof columns, string>>) =>
  Promise.all(
    (['sets', 'reps', 'load'] as const)
      .filter(column => cells[column] !== undefined)
      .map(column => expect(cellOf(page, exercise, column)).toContainText(new RegExp(`^${cells[column]}(?!\\d)`))),
  )
async function typeCell(page: Page, [exercise, column]: [string, keyof typeof columns], text: string): Promise<void> {
  await cellOf(page, exercise, column).click()
  await typeRow(page, text)
}

test('two coaches in one week: one goes on without a network, closes the tab, comes back, and undoes one step of their own', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext()
  const first = await context.newPage()
  const { id, admin, coach, address } = await newSharedProgram(page, first)
  for (const each of [page, first]) await expect(each.getByRole('button', { name: /^1 altra persona qui/ })).toBeVisible()
  const before = await call(getProgramDocument, { id }, admin.token)
  const readExercises = async () => {
    const { weekList } = await call(getProgram, { id }, admin.token)
    const exercises = weekList[0]?.days[0]?.workouts[0]?.exercises ?? []
    return exercises.map(({ name, sets, reps, weight }) => [name, sets, reps, weight])
  }

  await typeCell(page, ['Panca', 'load'], '65')
  await typeCell(first, ['Squat', 'load'], '105')
  for (const each of [page, first]) {
    await reads(each, 'Panca', { load: '65' })
    await reads(each, 'Squat', { load: '105' })
  }

  await setOffline(context, true)
  await typeCell(first, ['Panca', 'load'], '70')
  await typeCell(first, ['Squat', 'reps'], '3')
  await expect(first.getByText('Offline, conservato qui')).toBeVisible()
  const countBatches = async () =>
    ((await rowsOf(first, 'outbox')) as { input: { batches: unknown[] } }[]).flatMap(({ input }) => input.batches).length
  await expect.poll(countBatches).toBe(2)
  await typeCell(page, ['Panca', 'load'], '67,5')
  await typeCell(page, ['Panca', 'sets'], '6')
  await expect.poll(async () => (await readExercises())[0]).toEqual(['Panca della casa', 6, '8', '67.5'])
  await first.close()

  // the text of the closed tab reaches the server later, and so it wins, which both are told
  await setOffline(context, false)
  const second = await context.newPage()
  await second.goto(address)
  for (const each of [page, second]) {
    await reads(each, 'Panca', { sets: '6', load: '70' })
    await reads(each, 'Squat', { reps: '3', load: '105' })
  }
  await expect(second.getByText('Hai sostituito un valore appena scritto altrove')).toBeVisible()
  await expect(page.getByText('Un valore che avevi scritto è cambiato')).toBeVisible()

  await second.reload()
  await cellOf(second, 'Panca', 'load').click()
  await second.keyboard.press('Control+z')
  for (const each of [page, second]) {
    await reads(each, 'Squat', { reps: '5', load: '105' })
    await reads(each, 'Panca', { sets: '6', load: '70' })
  }
  expect(await readExercises()).toEqual([
    ['Panca della casa', 6, '8', '70'],
    ['Squat della casa', 5, '5', '105'],
  ])
  const after = await call(getProgramDocument, { id }, admin.token)
  // three gestures of each, and one that is undone
  expect([after.rows.length, after.revision - before.revision]).toEqual([before.rows.length, 7])
  const { steps } = await call(listProgramSteps, { id }, coach.token)
  expect(steps.map(({ isUndone }) => isUndone)).toEqual([false, false, true])

  await test.step('the history of a cell names both, and an earlier value comes back as an edit', async () => {
    await cellOf(second, 'Panca', 'load').click()
    await second.keyboard.press('Alt+h')
    const history = second.getByRole('dialog', { name: 'Cronologia' })
    await expect(history.getByText(/^Carico: /)).toHaveText(['Carico: 67,5 → 70', 'Carico: 65 → 67,5', /→ 65$/])
    await history.getByRole('button', { name: 'Rimetti: Carico 67,5' }).click()
    await expect(history.getByText(/^Carico: /).first()).toHaveText('Carico: 70 → 67,5')
    await second.keyboard.press('Escape')
    for (const each of [page, second]) await reads(each, 'Panca', { sets: '6', load: '67,5' })
  })

  await test.step('a week has a history of its name and its note', async () => {
    const ofWeek = async (item: string) => {
      await second.getByRole('button', { name: 'Azioni sulla settimana 1' }).click()
      await second.getByRole('menuitem', { name: item }).click()
    }
    await ofWeek('Nome della settimana')
    await second.getByLabel('Nome', { exact: true }).fill('Forza')
    await second.keyboard.press('Enter')
    await expect(second.getByRole('button', { name: /^Settimana 1.*Forza/ })).toBeVisible()
    await ofWeek('Cronologia')
    await expect(second.getByRole('dialog', { name: 'Cronologia' }).getByText(/^Nome: .* → Forza$/)).toBeVisible()
    await second.keyboard.press('Escape')
  })

  // a text for a program that is gone can still be taken along
  await setOffline(context, true)
  await typeCell(second, ['Panca', 'sets'], '7')
  await expect(second.getByText('Offline, conservato qui')).toBeVisible()
  await call(deleteProgram, { id }, admin.token)
  await setOffline(context, false)
  await expect(second.getByText('Questa pagina non è più a tua disposizione')).toBeVisible()
  await expect(second.getByText('Una modifica non è partita: copiala, se ti serve.')).toBeVisible()
})

test('the menu makes room for the open panel, and stays as a hand has left it', async ({ page }) => {
  const { address } = await newProgram(page)
  await page.goto(address)
  const width = () => page.getByRole('navigation', { name: 'Menu principale' }).evaluate(menu => menu.getBoundingClientRect().width)
  const turnPanel = () => page.getByRole('button', { name: 'Pannello' }).click()
  await expect.poll(width).toBe(73)
  await page.getByRole('button', { name: 'Espandi il menu' }).click()
  await expect.poll(width).toBe(245)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Aggiungi una settimana' })).toBeVisible()
  await expect.poll(width).toBe(245)
  await turnPanel()
  await expect.poll(width).toBe(73)
  await turnPanel()
  await expect.poll(width).toBe(245)
  await turnPanel()
  await page.getByRole('button', { name: 'Espandi il menu' }).click()
  await expect.poll(width).toBe(245)
  await turnPanel()
  await turnPanel()
  await expect.poll(width).toBe(245)
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
  const sheet = page.getByRole('dialog', { name: 'Panca della casa' })
  await expect(sheet.getByRole('button', { name: 'Aumenta: Serie' })).toBeVisible()
  await setOffline(context, true)
  await sheet.getByRole('button', { name: 'Aumenta: Serie' }).click()
  await sheet.getByRole('button', { name: 'Fatto' }).click()
  await expect(page.getByText('4×8')).toBeVisible()
  await expect(page.getByText('Offline, conservato qui')).toBeVisible()
  await setOffline(context, false)
  await isSaved(page)
  await page.reload()
  await expect(page.getByText('4×8')).toBeVisible()

  await test.step('the menu of a row does by thumb what keys do', async () => {
    const bench = page.getByRole('button', { name: /Panca della casa/ })
    const choose = async (item: string) => {
      await bench.first().click()
      await sheet.getByRole('button', { name: 'Altre azioni' }).click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
    }
    await choose('Duplica')
    await sheet.getByRole('button', { name: 'Fatto' }).click()
    await expect(bench).toHaveCount(2)
    await choose('Copia')
    await sheet.getByRole('button', { name: 'Altre azioni' }).click()
    await page.getByRole('menuitem', { name: 'Incolla sotto' }).click()
    await sheet.getByRole('button', { name: 'Fatto' }).click()
    await expect(bench).toHaveCount(3)
    await choose('Sposta nel giorno dopo')
    await sheet.getByRole('button', { name: 'Fatto' }).click()
    const days = page.locator('section').filter({ has: page.getByRole('button', { name: /^Azioni: / }) })
    await expect(days.nth(0).getByRole('button', { name: /Panca della casa/ })).toHaveCount(2)
    await expect(days.nth(1).getByRole('button', { name: /Panca della casa/ })).toHaveCount(1)
    await days
      .nth(2)
      .getByRole('button', { name: /^Azioni: / })
      .click()
    await page.getByRole('menuitem', { name: 'Incolla qui gli esercizi' }).click()
    await expect(days.nth(2).getByRole('button', { name: /Panca della casa/ })).toHaveCount(1)
    await isSaved(page)
  })
})
