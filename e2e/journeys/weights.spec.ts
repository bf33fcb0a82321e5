import { expect, test } from '@playwright/test'
import { baseUrl } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { addDays, clientOfTheirs, rowOf, formatShortDay, today, formatDayInput } from '../house/client-pages.ts'

test('a professional adds weights one by one and many at once, corrects, deletes and takes back', async ({ page }) => {
  const faults = watchFaults(page)
  const { id } = await clientOfTheirs(page)
  await page.goto(`${baseUrl()}/clients/${id}/weights`)

  // the empty page offers the first step
  await expect(page.getByRole('heading', { name: 'Ancora nessun peso' })).toBeVisible()
  await page.getByRole('button', { name: 'Aggiungi peso' }).click()
  const adding = page.getByRole('dialog', { name: 'Aggiungi peso' })
  const kg = adding.getByRole('textbox', { name: 'Peso' })
  await expect(kg).toBeFocused()

  // an impossible weight is refused beside the field, and nothing is sent
  for (const wrong of ['0', '900']) {
    await kg.fill(wrong)
    await kg.press('Enter')
    await expect(adding.getByText('Scrivi un peso tra 20 e 400 kg')).toBeVisible()
  }
  await kg.fill('72,4')
  await adding.getByLabel('Giorno', { exact: true }).fill(addDays(today, 3))
  await kg.press('Enter')
  await expect(adding.getByText('Questo giorno deve ancora venire')).toBeVisible()
  await adding.getByRole('button', { name: 'Oggi' }).click()
  await adding.getByRole('button', { name: 'Aumenta: Peso' }).click()
  await expect(kg).toHaveValue('72,5')
  await adding.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Peso aggiunto: 72,5 kg')).toBeVisible()
  const table = page.getByRole('table', { name: 'Tutte le pesate' })
  await expect(rowOf(table, today)).toContainText('72,5')

  // several weights are pasted from a message
  await page.getByRole('button', { name: 'Aggiungi più pesate' }).click()
  const many = page.getByRole('dialog', { name: 'Aggiungi più pesate' })
  const lines = [1, 2, 3].map(weeks => `${formatDayInput(addDays(today, -7 * weeks))} ${72.5 + weeks} kg`.replace('.', ','))
  await many.getByLabel('Incolla qui un elenco').fill([...lines, `${formatDayInput(addDays(today, -28))} 900`].join('\n'))
  await many.getByRole('button', { name: 'Leggi l’elenco' }).click()
  await expect(many.getByText('Tra 20 e 400 kg')).toBeVisible()
  await many.getByRole('button', { name: 'Salva 4 pesate' }).click()
  await expect(many.getByText('Una riga da controllare')).toBeVisible()
  await many.getByLabel('Peso in kg, riga 4').fill('76,5')
  await many.getByRole('button', { name: 'Salva 4 pesate' }).click()
  await expect(page.getByText('4 pesate aggiunte')).toBeVisible()
  await expect(rowOf(table, addDays(today, -28))).toContainText('76,5')

  // the trend is visible at once, and also as a table
  await expect(page.getByText('−1 kg a settimana')).toBeVisible()
  await page.getByRole('radio', { name: 'Tabella' }).check({ force: true })
  await expect(page.getByRole('region', { name: 'Peso' }).getByRole('rowheader', { name: formatShortDay(today) })).toBeVisible()
  await page.getByRole('radio', { name: 'Grafico' }).check({ force: true })

  // the weight is corrected
  await rowOf(table, addDays(today, -7))
    .getByRole('button', { name: /^Azioni/ })
    .click()
  await page.getByRole('menuitem', { name: 'Modifica' }).click()
  const editing = page.getByRole('dialog', { name: 'Modifica la pesata' })
  await editing.getByRole('textbox', { name: 'Peso' }).fill('73,1')
  await editing.getByLabel('Note').fill('dopo il viaggio')
  await editing.getByRole('button', { name: 'Salva' }).click()
  await expect(rowOf(table, addDays(today, -7))).toContainText('73,1')
  await expect(rowOf(table, addDays(today, -7))).toContainText('dopo il viaggio')

  // deleting works at once, and one press undoes it
  await rowOf(table, addDays(today, -7))
    .getByRole('button', { name: /^Azioni/ })
    .click()
  await page.getByRole('menuitem', { name: 'Elimina' }).click()
  await expect(rowOf(table, addDays(today, -7))).toHaveCount(0)
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(rowOf(table, addDays(today, -7))).toContainText('73,1')

  // the target is set
  await page.getByRole('button', { name: 'Imposta l’obiettivo' }).click()
  const target = page.getByRole('dialog', { name: 'Obiettivo: Peso' })
  await target.getByRole('textbox', { name: 'Valore da raggiungere' }).fill('70')
  await target.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Obiettivo salvato: 70 kg')).toBeVisible()
  await expect(page.getByText('Verso l’obiettivo')).toBeVisible()
  expect(faults).toEqual([])
})
