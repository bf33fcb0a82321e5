import { expect, test, type Locator, type Page } from '@playwright/test'
import { createClient } from '@allenio/contract/clients'
import { addWeights } from '@allenio/contract/weights'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { newPerson } from '../house/people.ts'

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome', year: 'numeric', month: '2-digit', day: '2-digit' }).format()
const addDays = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const shown = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'][(month ?? 1) - 1]} ${year}`
}
const typed = (day: string) => day.split('-').toReversed().join('/')

async function clientOfTheirs(page: Page) {
  const admin = await newPerson('Marta')
  await enter(page.context(), { visitor: 'admin', token: admin.token, language: 'it' })
  const { id } = await call(createClient, { firstName: 'Livia', lastName: 'Serra', invite: false }, admin.token)
  return { id, token: admin.token }
}

const rowOf = (table: Locator, day: string) => table.getByRole('row', { name: new RegExp(shown(day)) })

test('a professional adds weights one by one and many at once, corrects, deletes and takes back', async ({ page }) => {
  const faults = watchFaults(page)
  const { id } = await clientOfTheirs(page)
  await page.goto(`${baseUrl()}/clients/${id}/weights`)

  // nothing yet: the first step is offered
  await expect(page.getByRole('heading', { name: 'Ancora nessun peso' })).toBeVisible()
  await page.getByRole('button', { name: 'Aggiungi peso' }).click()
  const adding = page.getByRole('dialog', { name: 'Aggiungi peso' })
  const kg = adding.getByRole('textbox', { name: 'Peso' })
  await expect(kg).toBeFocused()

  // what cannot be is said beside the field, and nothing is sent
  for (const wrong of ['0', '900']) {
    await kg.fill(wrong)
    await kg.press('Enter')
    await expect(adding.getByText('Scrivi un peso tra 20 e 400 kg')).toBeVisible()
  }
  await kg.fill('72,4')
  await adding.getByLabel('Giorno').fill(addDays(today, 3))
  await kg.press('Enter')
  await expect(adding.getByText('Questo giorno deve ancora venire')).toBeVisible()
  await adding.getByRole('button', { name: 'Oggi' }).click()
  await adding.getByRole('button', { name: 'Aumenta: Peso' }).click()
  await expect(kg).toHaveValue('72,5')
  await adding.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Peso aggiunto: 72,5 kg')).toBeVisible()
  const table = page.getByRole('table', { name: 'Tutte le pesate' })
  await expect(rowOf(table, today)).toContainText('72,5')

  // a list from a message
  await page.getByRole('button', { name: 'Aggiungi più pesate' }).click()
  const many = page.getByRole('dialog', { name: 'Aggiungi più pesate' })
  const lines = [1, 2, 3].map(weeks => `${typed(addDays(today, -7 * weeks))} ${72.5 + weeks} kg`.replace('.', ','))
  await many.getByLabel('Incolla qui un elenco').fill([...lines, `${typed(addDays(today, -28))} 900`].join('\n'))
  await many.getByRole('button', { name: 'Leggi l’elenco' }).click()
  await expect(many.getByText('Tra 20 e 400 kg')).toBeVisible()
  await many.getByRole('button', { name: 'Salva 4 pesate' }).click()
  await expect(many.getByText('Una riga da controllare')).toBeVisible()
  await many.getByLabel('Peso in kg, riga 4').fill('76,5')
  await many.getByRole('button', { name: 'Salva 4 pesate' }).click()
  await expect(page.getByText('4 pesate aggiunte')).toBeVisible()
  await expect(rowOf(table, addDays(today, -28))).toContainText('76,5')

  // the trend is there at first sight, and as a table
  await expect(page.getByText('−1 kg a settimana')).toBeVisible()
  await page.getByRole('radio', { name: 'Tabella' }).check({ force: true })
  await expect(page.getByRole('region', { name: 'Peso' }).getByRole('rowheader', { name: shown(today) })).toBeVisible()
  await page.getByRole('radio', { name: 'Grafico' }).check({ force: true })

  // a correction
  await rowOf(table, addDays(today, -7)).getByRole('button', { name: /^Azioni/ }).click()
  await page.getByRole('menuitem', { name: 'Modifica' }).click()
  const editing = page.getByRole('dialog', { name: 'Modifica la pesata' })
  await editing.getByRole('textbox', { name: 'Peso' }).fill('73,1')
  await editing.getByLabel('Nota').fill('dopo il viaggio')
  await editing.getByRole('button', { name: 'Salva' }).click()
  await expect(rowOf(table, addDays(today, -7))).toContainText('73,1')
  await expect(rowOf(table, addDays(today, -7))).toContainText('dopo il viaggio')

  // gone at once, back by one press
  await rowOf(table, addDays(today, -7)).getByRole('button', { name: /^Azioni/ }).click()
  await page.getByRole('menuitem', { name: 'Elimina' }).click()
  await expect(rowOf(table, addDays(today, -7))).toHaveCount(0)
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(rowOf(table, addDays(today, -7))).toContainText('73,1')

  // where it should get
  await page.getByRole('button', { name: 'Imposta l’obiettivo' }).click()
  const target = page.getByRole('dialog', { name: 'Obiettivo: Peso' })
  await target.getByRole('textbox', { name: 'Valore da raggiungere' }).fill('70')
  await target.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Obiettivo salvato: 70 kg')).toBeVisible()
  await expect(page.getByText('Verso l’obiettivo')).toBeVisible()
  expect(faults).toEqual([])
})

test('girths of a day by keyboard alone, a target and a metric of one’s own', async ({ page }) => {
  const faults = watchFaults(page)
  const { id, token } = await clientOfTheirs(page)
  await call(addWeights, { id, weights: [{ day: addDays(today, -10), kg: 71 }] }, token)
  await page.goto(`${baseUrl()}/clients/${id}/metrics`)
  await expect(page.getByRole('link', { name: 'Peso' }).last()).toBeVisible()

  // two are followed, found by their first letters
  await page.getByRole('button', { name: 'Segui una misura' }).click()
  const choosing = page.getByRole('dialog', { name: 'Misure da seguire' })
  for (const name of ['Vita', 'Fianchi']) {
    await choosing.getByRole('searchbox', { name: 'Cerca una misura' }).fill(name.slice(0, 3))
    await choosing.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await expect(page.getByText(`Ora segui: ${name}`)).toBeVisible()
  }
  // and one that nobody else has
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
  await expect(page.getByText('Ora segui: Salto in lungo')).toBeVisible()
  await page.getByRole('dialog', { name: 'Misure da seguire' }).getByRole('button', { name: 'Fatto' }).click()

  // from here on no mouse
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
  await expect(entry.getByText('Tra 20 e 400 kg')).toBeVisible()
  await expect(entry.getByLabel('Peso', { exact: true })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('70,5')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('4 valori aggiunti')).toBeVisible()
  await expect(page.getByRole('row', { name: /Vita/ })).toContainText('84,5')
  await expect(page.getByRole('row', { name: /Peso/ })).toContainText('−0,5')

  // one of them: its target, another value, a wrong one put right, deleted and back
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
  await adding.getByLabel('Giorno').fill(addDays(today, -14))
  await adding.getByRole('button', { name: 'Salva' }).click()
  const values = page.getByRole('table', { name: 'Tutti i valori' })
  await expect(rowOf(values, addDays(today, -14))).toContainText('86')
  await rowOf(values, addDays(today, -14)).getByRole('button', { name: /^Elimina/ }).click()
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
