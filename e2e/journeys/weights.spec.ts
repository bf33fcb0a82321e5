import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { addOwnWeight, addWeights, listWeights } from '@allenio/contract/weights'
import { randomUUID } from 'node:crypto'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { addDays, clientOfTheirs, rowOf, formatShortDay, today, formatDayInput } from '../house/client-pages.ts'
import { isOfNetwork, setOffline } from '../house/network.ts'
import { newPerson } from '../house/people.ts'
import { phone } from '../house/places.ts'
import { rowsOf } from '../house/stored-rows.ts'
import { newClient } from '../house/studio.ts'
import { test } from '../house/test.ts'

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
    await expect(adding.getByText('Scrivi un peso tra 2 e 400 kg')).toBeVisible()
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
  await expect(many.getByText('Tra 2 e 400 kg')).toBeVisible()
  await many.getByRole('button', { name: 'Salva 4 pesate' }).click()
  await expect(many.getByText('Una riga da controllare')).toBeVisible()
  await many.getByLabel('Peso in kg, riga 4').fill('76,5')
  await many.getByRole('button', { name: 'Salva 4 pesate' }).click()
  await expect(page.getByText('4 pesate aggiunte')).toBeVisible()
  await expect(rowOf(table, addDays(today, -28))).toContainText('76,5')

  // the trend is visible at once, and also as a table
  await expect(page.getByText('−1 kg a settimana')).toBeVisible()
  await page.getByRole('radio', { name: 'Tabella' }).check({ force: true })
  await expect(
    page.getByRole('region', { name: 'Peso' }).getByRole('rowheader', { name: formatShortDay(today), exact: true }),
  ).toBeVisible()
  await page.getByRole('radio', { name: 'Grafico' }).check({ force: true })

  // a second weight of a day takes the place of the first, unless the row says otherwise
  await page.getByRole('button', { name: 'Aggiungi più pesate' }).click()
  const again = [1, 2].map(weeks => `${formatDayInput(addDays(today, -7 * weeks))} ${72.3 + weeks} kg`.replace('.', ','))
  await many.getByLabel('Incolla qui un elenco').fill(again.join('\n'))
  await many.getByRole('button', { name: 'Leggi l’elenco' }).click()
  await expect(many.getByRole('checkbox', { name: 'riga 1: già 73,5 kg: sostituisci' })).toBeChecked()
  const all = many.getByRole('checkbox', { name: 'Sostituisci le 2 pesate dello stesso giorno' })
  await expect(all).toBeChecked()
  await many.getByRole('checkbox', { name: 'riga 2: già 74,5 kg: sostituisci' }).uncheck({ force: true })
  await expect(all).not.toBeChecked()
  await many.getByRole('button', { name: 'Salva 2 pesate' }).click()
  await expect(page.getByText('2 pesate salvate')).toBeVisible()
  await expect(rowOf(table, addDays(today, -7))).toHaveText(/73,3/)
  await expect(rowOf(table, addDays(today, -14))).toHaveText([/74,3/, /74,5/])

  // the weight is corrected
  await rowOf(table, addDays(today, -7))
    .getByRole('button', { name: /^Altre azioni/ })
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
    .getByRole('button', { name: /^Altre azioni/ })
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

/** Moves one finger to the left over a row. */
async function swipeLeft(page: Page, row: Locator): Promise<void> {
  // in the middle, where the button under the thumb does not cover it
  await row.evaluate(element => element.scrollIntoView({ block: 'center' }))
  const box = await row.boundingBox()
  if (!box) throw new Error('the row is not in the page')
  const client = await page.context().newCDPSession(page)
  const at = (by: number) => ({ touchPoints: [{ x: box.x + 260 - by, y: box.y + box.height / 2 }] })
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) })
  for (const by of [12, 40, 70, 100]) await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(by) })
  await expect(row.locator('[data-swiped]')).toBeVisible()
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}

test.describe('a client on a phone', () => {
  test.use(phone)

  test('replaces the weight of a day, corrects one by a tap and deletes one by a swipe', async ({ page, context }) => {
    test.setTimeout(120_000)
    const faults = watchFaults(page)
    const admin = await newPerson('Elisa')
    const client = await newClient(admin, 'Livia', 'Serra')
    const { id } = client
    await call(addWeights, { id, weights: [{ day: addDays(today, -3), kg: 73 }] }, admin.token)
    for (const [ago, kg] of [
      [2, 72.8],
      [0, 72.4],
    ] as const)
      // the weight with the latest id counts on its day; the page makes later ids than these
      await call(addOwnWeight, { id: `00${randomUUID().slice(2)}`, day: addDays(today, -ago), kg }, client.token)
    await enter(context, { visitor: 'client', token: client.token, language: 'it' })
    await page.goto(`${baseUrl()}/me/weights`)
    const rows = page.getByRole('list', { name: 'Le tue pesate' }).getByRole('listitem')
    const biggest = page.getByRole('region', { name: 'Ultima pesata' })
    await expect(rows).toHaveText([/^72,4\skg/, /^72,8\skg/, /^73,0\skg/])

    // two presses: the second weight of today takes the place of the first
    const panel = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Aggiungi peso' }).tap()
    await expect(panel.getByRole('checkbox', { name: 'Sostituisci i 72,4 kg di oggi' })).toBeChecked()
    await panel.getByRole('textbox', { name: 'Quanto pesi?' }).fill('72,1')
    await panel.getByRole('button', { name: 'Salva' }).tap()
    await expect(rows).toHaveText([/^72,1\skg/, /^72,8\skg/, /^73,0\skg/])
    await expect(biggest).toContainText('72,1')

    // without a replacement two weights of a day stay, and the last one counts
    await page.getByRole('button', { name: 'Aggiungi peso' }).tap()
    await panel.getByRole('checkbox', { name: /^Sostituisci/ }).uncheck({ force: true })
    await panel.getByRole('textbox', { name: 'Quanto pesi?' }).fill('71,9')
    await panel.getByRole('button', { name: 'Salva' }).tap()
    await expect(rows).toHaveText([/^71,9\skg/, /^72,1\skg/, /^72,8\skg/, /^73,0\skg/])
    await expect(biggest).toContainText('71,9')

    // without a network a correction shows at once, and it arrives
    await setOffline(context, true)
    await rows.first().getByRole('button').tap()
    await panel.getByRole('textbox', { name: 'Quanto pesi?' }).fill('71,5')
    await panel.getByRole('button', { name: 'Salva' }).tap()
    await expect(biggest).toContainText('71,5')
    await setOffline(context, false)
    const arrives = { timeout: 40_000 }
    await expect.poll(async () => (await call(listWeights, { id }, admin.token)).weights[0]?.kg, arrives).toBe(71.5)

    // a phone that says it is online may reach nobody: however often it was tried, all leaves when something else is answered
    const refuse = (route: Route) => route.abort('internetdisconnected')
    await context.route('**/api/**', refuse)
    for (const kg of ['71,1', '71,2', '71,3', '71,4', '71,6', '71,7', '71,8', '71,5']) {
      await rows.first().getByRole('button').tap()
      await panel.getByRole('textbox', { name: 'Quanto pesi?' }).fill(kg)
      await panel.getByRole('button', { name: 'Salva' }).tap()
      await expect(biggest).toContainText(kg)
    }
    await context.unroute('**/api/**', refuse)
    await page.getByRole('navigation').getByRole('link', { name: 'Chat' }).tap()
    await expect.poll(() => rowsOf(page, 'outbox'), { timeout: 10_000 }).toEqual([])
    await page.goBack()

    // the notices would be swiped instead
    await expect(page.getByRole('region', { name: 'Avvisi' }).locator('> div > div')).toHaveCount(0)
    await swipeLeft(page, rows.nth(2))
    await expect(rows).toHaveText([/^71,5\skg/, /^72,1\skg/, /^73,0\skg/])
    // Chromium drops a tap that comes at once after a swipe
    const undo = page.getByRole('button', { name: 'Annulla' })
    await expect(async () => {
      if (await undo.isVisible()) await undo.tap({ timeout: 1_000 })
      await expect(rows).toHaveText([/^71,5\skg/, /^72,1\skg/, /^72,8\skg/, /^73,0\skg/], { timeout: 2_000 })
    }).toPass(arrives)
    // the records of the professional are read only
    await expect(rows.last().getByRole('button')).toHaveCount(0)
    // the page was offline for a while, so its network errors are expected
    expect(faults.filter(fault => !isOfNetwork(fault))).toEqual([])
  })
})
