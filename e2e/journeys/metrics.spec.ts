import { expect } from '@playwright/test'
import { addWeights } from '@allenio/contract/weights'
import { baseUrl, call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { addDays, clientOfTheirs, rowOf, today } from '../house/client-pages.ts'
import { test } from '../house/test.ts'

test('girths of a day by keyboard alone, a target and a metric of one’s own', async ({ page }) => {
  const faults = watchFaults(page)
  const { id, token } = await clientOfTheirs(page)
  await call(addWeights, { id, weights: [{ day: addDays(today, -10), kg: 71 }] }, token)
  await page.goto(`${baseUrl()}/clients/${id}/metrics`)
  await expect(page.getByRole('link', { name: 'Peso' }).last()).toBeVisible()

  // the team follows two metrics, which it finds by their first letters
  await page.getByRole('button', { name: 'Monitora una misura' }).click()
  const choosing = page.getByRole('dialog', { name: 'Misure da monitorare' })
  for (const name of ['Vita', 'Fianchi']) {
    await choosing.getByRole('searchbox', { name: 'Cerca una misura' }).fill(name.slice(0, 3))
    await choosing.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await expect(page.getByText(`Misura aggiunta: ${name}`)).toBeVisible()
  }
  // the business also creates a metric of its own
  await choosing.getByRole('searchbox', { name: 'Cerca una misura' }).fill('Salto in lungo')
  await choosing.getByRole('button', { name: 'Crea «Salto in lungo»' }).click()
  const making = page.getByRole('dialog', { name: 'Nuova misura' })
  await expect(making.getByLabel('Nome')).toHaveValue('Salto in lungo')
  await making.getByLabel('Unità').fill('cm')
  await making.getByLabel('Valore minimo').fill('300')
  await making.getByLabel('Valore massimo').fill('200')
  await making.getByRole('button', { name: 'Salva' }).click()
  await expect(making.getByText('Il massimo deve superare il minimo')).toBeVisible()
  await making.getByLabel('Valore minimo').fill('50')
  await making.getByLabel('Valore massimo').fill('400')
  await making.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Misura aggiunta: Salto in lungo')).toBeVisible()
  await page.getByRole('dialog', { name: 'Misure da monitorare' }).getByRole('button', { name: 'Fatto' }).click()

  // from here on only the keyboard is used
  await page.getByRole('button', { name: 'Aggiungi misure' }).press('Enter')
  const entry = page.getByRole('dialog', { name: 'Aggiungi misure' })
  await entry.getByLabel('Peso', { exact: true }).focus()
  await page.keyboard.type('900')
  await page.keyboard.press('Enter')
  await expect(entry.getByLabel('Vita', { exact: true })).toBeFocused()
  await page.keyboard.type('84,5')
  await page.keyboard.press('Enter')
  await expect(entry.getByLabel('Fianchi', { exact: true })).toBeFocused()
  await page.keyboard.type('98')
  await page.keyboard.press('Enter')
  await expect(entry.getByLabel('Salto in lungo', { exact: true })).toBeFocused()
  await page.keyboard.type('212')
  await page.keyboard.press('Control+Enter')
  await expect(entry.getByText('Tra 2 e 400 kg')).toBeVisible()
  await expect(entry.getByLabel('Peso', { exact: true })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('70,5')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('4 valori aggiunti')).toBeVisible()
  await expect(page.getByRole('row', { name: /Vita/ })).toContainText('84,5')
  await expect(page.getByRole('row', { name: /Peso/ })).toContainText('−0,5')

  // one metric gets a target and another value; a wrong value is corrected, deleted and undeleted
  await page.getByRole('link', { name: 'Vita' }).press('Enter')
  await page.waitForURL('**/metrics/waist/details')
  await page.getByRole('button', { name: 'Imposta l’obiettivo' }).click()
  const target = page.getByRole('dialog', { name: 'Obiettivo: Vita' })
  await target.getByRole('textbox', { name: 'Valore da raggiungere' }).fill('8')
  await target.getByRole('button', { name: 'Salva' }).click()
  await expect(target.getByText('Tra 40 e 250 cm')).toBeVisible()
  await target.getByRole('textbox', { name: 'Valore da raggiungere' }).fill('80')
  await target.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('mancano 4,5 cm')).toBeVisible()
  await page.getByRole('button', { name: 'Aggiungi valore' }).click()
  const adding = page.getByRole('dialog', { name: 'Vita' })
  await adding.getByRole('textbox', { name: 'Valore' }).fill('86')
  await adding.getByLabel('Giorno', { exact: true }).fill(addDays(today, -14))
  await adding.getByRole('button', { name: 'Salva' }).click()
  const values = page.getByRole('table', { name: 'Tutti i valori' })
  await expect(rowOf(values, addDays(today, -14))).toContainText('86')
  await rowOf(values, addDays(today, -14))
    .getByRole('button', { name: /^Elimina/ })
    .click()
  await expect(rowOf(values, addDays(today, -14))).toHaveCount(0)
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(rowOf(values, addDays(today, -14))).toContainText('86')

  // the whole metric goes, and comes back with its values
  await page.getByRole('button', { name: 'Azioni: Vita' }).click()
  await page.getByRole('menuitem', { name: 'Elimina la misura con i suoi valori' }).click()
  await page.waitForURL(/\/metrics$/)
  await expect(page.getByRole('row', { name: /Vita/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByRole('row', { name: /Vita/ })).toContainText('84,5')
  expect(faults).toEqual([])
})
