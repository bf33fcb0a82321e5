import { expect, type Page } from '@playwright/test'
import { listExercises } from '@allenio/contract/exercises'
import { createProgram, getProgram, updateTrainingMaxima } from '@allenio/contract/programs'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { pasteInto } from '../house/clipboard.ts'
import { newPerson } from '../house/people.ts'
import { newClient } from '../house/studio.ts'
import { test } from '../house/test.ts'
import { workbookOf } from '../house/workbook.ts'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const workbook = workbookOf({
  'Settimana 1': [
    ['Scheda di Marta'],
    ['Giorno A: Gambe'],
    ['Esercizio', 'Serie', 'Rip', 'Kg usati', 'Colore'],
    ['Squat della nonna', 4, '8-10', 60, 'rosso'],
    ['Affondi strani', 'tre', 12, '', ''],
    ['Giorno B'],
    ['Panca strana', 5, 5, 82.5, ''],
  ],
  'Settimana 2 (scarico)': [['Giorno A'], ['Esercizio', 'Serie', 'Rip'], ['Squat della nonna', 2, 8]],
})

const weeksBeside = workbookOf({
  Scheda: [
    ['Esercizio', 'Settimana 1', '', 'Settimana 2', ''],
    ['', 'Serie', 'Rip', 'Serie', 'Rip'],
    ['Giorno A', '', '', '', ''],
    ['Squat della nonna', 4, 8, 5, 5],
    ['Affondi strani', 3, 12, '', ''],
  ],
})

const cardio = 'Giorno;Allenamento;Nota dell’allenamento;Esercizio\r\nLunedì;Corsa;30 minuti in Z2;\r\n'

const fiveThreeOne = [
  ['Settimana 1', '65/75/85%'],
  ['Settimana 2', '70/80/90%'],
  ['Settimana 3', '75/85/95%'],
  ['Settimana 4 scarico', '40/50/60%'],
].flatMap(([week = '', loads]) => [week, 'Giorno 1', 'Esercizio\tSerie\tRip\tCarico', `Squat\t3\t5\t${loads}`])

const table = (page: Page) => page.getByRole('grid', { name: /^Settimana/ })
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
const weeks = (page: Page) => page.getByRole('list', { name: 'Settimane' }).getByRole('button')

async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Altre azioni' }).first().click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Chooses the exercise that a name of the file means. */
async function matchName(page: Page, name: string, exercise: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(name, { exact: true }).fill(exercise)
  await page.getByRole('option', { name: exercise, exact: true }).click()
}

test('a program comes from Excel and leaves as a PDF; weeks and tables come into it, and out again', async ({ page, context }) => {
  const faults = watchFaults(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const admin = await newPerson('Elisa')
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}/programs`)

  // from a file: what cannot be read is said, and each week has a sheet of its own
  await page.getByRole('button', { name: 'Importa da un file' }).click()
  const panel = page.getByRole('dialog')
  const file = panel.getByLabel('Trascina qui il file')
  await file.setInputFiles({ name: 'rotto.xlsx', mimeType: xlsx, buffer: workbook.subarray(0, 400) })
  await expect(panel.getByText('«rotto.xlsx» è danneggiato')).toBeVisible()
  // weeks side by side are found, and can be read as they stand
  await file.setInputFiles({ name: 'accanto.xlsx', mimeType: xlsx, buffer: weeksBeside })
  await expect(panel.getByText('2 settimane, 2 giorni, 3 esercizi')).toBeVisible()
  await panel.getByRole('switch', { name: 'Le settimane stanno una accanto all’altra' }).click()
  await expect(panel.getByText('Indica quale colonna contiene l’esercizio.')).toBeVisible()
  await panel.getByRole('button', { name: 'Cambia file' }).click()
  // cardio may be a note alone
  await file.setInputFiles({ name: 'corsa.csv', mimeType: 'text/csv', buffer: Buffer.from(cardio) })
  await expect(panel.getByText('1 settimana, 1 giorno, 0 esercizi')).toBeVisible()
  await panel.getByRole('button', { name: 'Avanti' }).click()
  await expect(panel.getByText('30 minuti in Z2')).toBeVisible()
  await panel.getByRole('button', { name: 'Indietro' }).click()
  await panel.getByRole('button', { name: 'Cambia file' }).click()
  await file.setInputFiles({ name: 'Scheda di Marta.xlsx', mimeType: xlsx, buffer: workbook })
  await expect(panel.getByLabel('Foglio', { exact: true })).toHaveValue('each')
  await panel.getByLabel('Che cosa contiene: Kg usati').selectOption({ label: 'Carico' })
  await expect(panel.getByText('2 settimane, 3 giorni, 4 esercizi')).toBeVisible()
  await panel.getByRole('button', { name: 'Avanti' }).click()
  await matchName(page, 'Squat della nonna', 'Goblet squat')
  await expect(panel.getByText('Serie: tre (?)')).toBeVisible()
  await expect(panel.getByText('4×8-10 · 60 kg')).toBeVisible()
  await expect(panel.getByLabel('Titolo')).toHaveValue('Scheda di Marta')
  await panel.getByRole('button', { name: 'Crea e apri' }).click()
  await page.waitForURL('**/manage')
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first()).toContainText('Goblet squat')
  await expect(table(page).getByText('Gambe')).toBeVisible()

  // XLSX to PDF
  await openMenu(page, 'Stampa o scarica')
  const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Scarica PDF' }).click()])
  expect(pdf.suggestedFilename()).toBe('Scheda di Marta.pdf')
  await page.goBack()

  // a CSV in the place of these weeks, in one step that can be taken back
  await openMenu(page, 'Importa da un file')
  await file.setInputFiles({ name: 'altra.csv', mimeType: 'text/csv', buffer: Buffer.from('Esercizio;Serie\r\n"Dip;\r\nstrano";3\r\n') })
  await panel.getByRole('button', { name: 'Avanti' }).click()
  await panel.getByRole('radio', { name: 'Al posto di quelle che ci sono' }).check()
  await panel.getByRole('button', { name: 'Importa 1 settimana' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Annulla', exact: true }).last().click()
  await expect(rows(page)).toHaveCount(3)

  // chosen weeks of another program
  await call(createProgram, { title: 'A casa', example: 'at home' }, admin.token)
  await openMenu(page, 'Importa da un programma')
  await panel.getByRole('option', { name: /A casa/ }).click()
  await panel.getByLabel(/^Settimana 1/).uncheck()
  await panel.getByRole('button', { name: 'Importa 3 settimane' }).click()
  await expect(page.getByText('3 settimane importate')).toBeVisible()
  await expect(weeks(page)).toHaveCount(5)
  await weeks(page).first().click()

  // a table with headings, as a spreadsheet copies it: what is no figure is told, and a name is chosen once
  await table(page).getByRole('gridcell').filter({ hasText: 'Aggiungi esercizio' }).first().click()
  const cells = (tag: string, ...texts: string[]) => `<tr>${texts.map(text => `<${tag}>${text}</${tag}>`).join('')}</tr>`
  const lines = [
    cells('td', 'Rip', 'Esercizio', 'Serie'),
    cells('td', '8', 'Stacco strano', 'molte'),
    cells('td', '10', 'Stacco strano', '3'),
  ]
  await pasteInto(page, { 'text/html': `<table>${lines.join('')}</table>` })
  await expect(rows(page)).toHaveCount(5)
  await expect(page.getByText('1 cella non capita: è nella nota della riga. 1 nome non è in libreria: resta com’è scritto.')).toBeVisible()
  await page.getByRole('button', { name: 'Scegli', exact: true }).click()
  await matchName(page, 'Stacco strano', 'Goblet squat')
  await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click()
  await expect(rows(page).filter({ hasText: 'Goblet squat' })).toHaveCount(3)
  await expect(rows(page).nth(2)).toContainText('Serie: molte (?)')
  await table(page).getByText('Goblet squat', { exact: true }).first().click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+c')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Goblet squat\r\nAffondi strani\r\n')

  // a whole program that is pasted on the list is assigned by two presses and the choice of the person, in kilograms
  const anna = await newClient(admin, 'Anna', 'Bellini')
  const { exercises } = await call(listExercises, { search: 'squat con bilanciere' }, admin.token)
  const maxima = exercises.map(({ id, name }) => ({ exercise: { id, name }, kg: 100 }))
  await call(updateTrainingMaxima, { id: anna.id, maxima }, admin.token)
  await page.goto(`${baseUrl()}/programs`)
  await expect(page.getByRole('link', { name: 'Scheda di Marta' })).toBeVisible()
  await pasteInto(page, { 'text/plain': fiveThreeOne.join('\n') })
  await panel.getByRole('button', { name: 'Crea e assegna…' }).click()
  await panel.getByRole('checkbox', { name: /Anna Bellini/ }).check({ force: true })
  await panel.getByRole('button', { name: 'Assegna a 1 persona' }).click()
  await expect(page.getByText('«Programma incollato» assegnato a 1 persona')).toBeVisible()
  const id = /programs\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const { weekList, loads } = await call(getProgram, { id }, anna.token)
  expect([weekList.length, loads?.maxima[0]?.steps[0]?.kg]).toEqual([4, 100])
  expect(faults).toEqual([])
})
