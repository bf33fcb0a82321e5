import { expect } from '@playwright/test'
import { createExclusions, createFood, listOwnLabels } from '@allenio/contract/aliments'
import { assignMealPlan, createMealPlan } from '@allenio/contract/meal-plans'
import { randomUUID } from 'node:crypto'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { today } from '../house/client-pages.ts'
import { isOfNetwork, setOffline } from '../house/network.ts'
import type { NewPerson } from '../house/people.ts'
import { picture } from '../house/pictures.ts'
import { phone } from '../house/places.ts'
import { newStudio, openAsAdmin, type Client } from '../house/studio.ts'
import { test } from '../house/test.ts'

const barcode = '8076809513753'

/** A breakfast of a food of which nobody knows whether it has milk, for a client who must not eat any. */
async function giveDoubt({ token }: NewPerson, { id: clientId }: Client): Promise<void> {
  const exclusion = {
    id: randomUUID(),
    kind: 'allergy' as const,
    target: { kind: 'allergen' as const, allergen: 'milk' as const },
    note: '',
  }
  await call(createExclusions, { id: clientId, exclusions: [exclusion] }, token)
  const { id: foodId, version } = await call(createFood, { nameIt: 'Fette biscottate', category: 'bread_bakery' }, token)
  const food = { id: foodId, version, it: 'Fette biscottate', en: 'Fette biscottate' }
  const days = [{ nameIt: 'Ogni giorno', meals: [{ type: 'breakfast' as const, components: [{ food, grams: 30 }] }] }]
  const { id } = await call(createMealPlan, { title: 'Colazioni', clientId, isDraft: false, days }, token)
  const schedule = { kind: 'in turn' as const }
  await call(assignMealPlan, { id, clients: [{ clientId, assignmentId: randomUUID(), startDay: today, schedule }] }, token)
}

test('a label that a client sends without a network settles their doubt, once a professional has read it', async ({ page, browser }) => {
  const {
    admin,
    clients: [nina],
  } = await newStudio(['Nina', 'Riva'])
  if (!nina) throw new Error('one was made')
  await giveDoubt(admin, nina)
  const pocket = await browser.newContext({ ...phone, locale: 'it-IT', serviceWorkers: 'block' })
  const own = await pocket.newPage()
  const faults = [watchFaults(page), watchFaults(own)]
  await enter(pocket, { visitor: 'client', token: nina.token, language: 'it' })
  const isFree = own.getByText(/Latte: verificato sull’etichetta del/)

  await test.step('the client photographs it in the shop', async () => {
    await own.goto(`${baseUrl()}/mealPlans`)
    await own.getByRole('button', { name: 'Invia l’etichetta: Fette biscottate' }).click()
    const dialog = own.getByRole('dialog', { name: 'Etichetta: Fette biscottate' })
    await dialog.getByRole('button', { name: 'Invia', exact: true }).click()
    await expect(dialog).toContainText('Aggiungi una foto, oppure il codice a barre.')
    const asked = own.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Fotografa l’etichetta' }).click()
    await (await asked).setFiles({ name: 'etichetta.png', mimeType: 'image/png', buffer: picture() })
    await expect(dialog.getByRole('img', { name: 'Foto 1' })).toBeVisible()
    await dialog.getByLabel('Codice a barre').fill(barcode)
    await setOffline(pocket, true)
    await dialog.getByRole('button', { name: 'Invia', exact: true }).click()
    await expect(own.getByText('L’etichetta parte appena c’è la connessione.')).toBeVisible()
    expect((await call(listOwnLabels, {}, nina.token)).checks).toEqual([])
    await setOffline(pocket, false)
    await expect(own.getByText('Etichetta inviata: aspetta la risposta prima di mangiarlo.')).toBeVisible()
    await expect(isFree).toHaveCount(0)
  })

  await test.step('the professional reads it once for the whole business', async () => {
    await openAsAdmin(page, admin, '/aliments/products')
    await page.getByRole('link', { name: /Fette biscottate/ }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Etichetta per Fette biscottate' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Foto 1 dell’etichetta' })).toBeVisible()
    await page.getByRole('radiogroup', { name: 'Latte' }).getByRole('radio', { name: 'Non lo nomina' }).press(' ')
    await page.getByLabel('Nome', { exact: true }).fill('Fette dorate')
    await page.getByRole('button', { name: 'Salva la verifica' }).press('Enter')
    await expect(page.getByText('Verifica salvata: vale per tutta la tua attività.')).toBeVisible()
    await page.goto('/aliments/products')
    await expect(page.getByRole('table').getByRole('row', { name: /Fette dorate/ })).toContainText('Latte: non in etichetta')
  })

  await test.step('and the client sees its day, and may change the product', async () => {
    await expect(isFree).toContainText('Fette dorate')
    await own.getByRole('button', { name: 'Uso un altro prodotto: Fette biscottate' }).click()
    await expect(isFree).toHaveCount(0)
    await own.getByRole('button', { name: '1 prodotto verificato' }).click()
    await own.getByRole('button', { name: /Uso questo/ }).click()
    await expect(isFree).toBeVisible()
  })
  await pocket.close()
  expect(faults.flat().filter(fault => !isOfNetwork(fault))).toEqual([])
})
