import { expect } from '@playwright/test'
import { getClientDetail, updateClient, createConsent } from '@allenio/contract/clients'
import { createVisit, getVisit, listVisits } from '@allenio/contract/visits'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { addDays, dayPattern, formatShortDay, today } from '../house/client-pages.ts'
import { setOffline } from '../house/network.ts'
import type { NewPerson } from '../house/people.ts'
import { moveTo, phone } from '../house/places.ts'
import { rowsOf, storedReads } from '../house/stored-rows.ts'
import { newStudio, openAsAdmin, type Client } from '../house/studio.ts'
import { test } from '../house/test.ts'

const before = addDays(today, -35)

/** Two finished visits of an adult, of which only the former is shared. */
async function visitTwice({ token }: NewPerson, { id }: Client): Promise<string> {
  const { updatedAt } = await call(getClientDetail, { id }, token)
  await call(updateClient, { id, sex: 'female', birthDate: '1990-01-15', heightCm: 170, updatedAt }, token)
  await call(createConsent, { id, consentId: crypto.randomUUID(), purpose: 'health data', day: before }, token)
  const visit = { clientId: id, measurementType: 'BIA' as const, isDraft: false, reason: 'Dimagrire', privateNote: 'Da risentire' }
  const measures = (weight: number, percent: number) => ({ weight: [weight], height: [170], 'fat-mass': { percent: [percent] } })
  await call(createVisit, { ...visit, takenOn: before, measures: measures(74, 27), note: 'Si comincia', isShared: true }, token)
  const laboratoryValues = [{ name: 'Ferritina', value: '40,5', unit: 'ng/ml' }]
  const latest = {
    ...visit,
    laboratoryValues,
    takenOn: today,
    measures: measures(72, 26),
    note: 'Colazioni ottime',
    nextVisitOn: addDays(today, 30),
  }
  return (await call(createVisit, { ...latest, isShared: false }, token)).id
}

test('a visit is found, shared, read on a phone without a network, deleted and brought back', async ({ page, browser }) => {
  const faults = watchFaults(page)
  const {
    admin,
    clients: [marta],
  } = await newStudio(['Marta', 'Bellini'], ['Luca', 'Neri'])
  if (!marta) throw new Error('two were made')
  const id = await visitTwice(admin, marta)
  const name = `Marta Bellini, ${formatShortDay(today)}`
  const row = page.getByRole('row', { name })
  const choose = async (item: string) => {
    await row.getByRole('button', { name: /^Azioni per/ }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  await test.step('the professional finds the visit and shares it', async () => {
    await openAsAdmin(page, admin, '/visits')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
    await page.getByRole('searchbox', { name: 'Cerca tra le visite' }).fill('neri')
    await expect(page.getByText('Nessuna visita con questi filtri')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Cerca tra le visite' }).fill('bell')
    await expect(row).toContainText('Bioimpedenza')
    await expect(row).not.toContainText('Condivisa')
    await choose('Condividi con il cliente')
    await expect(row).toContainText('Condivisa')
    expect((await call(getVisit, { id }, marta.token)).content.note).toBe('Colazioni ottime')
  })

  const context = await browser.newContext({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome', serviceWorkers: 'allow' })
  const own = await context.newPage()
  await test.step('the client reads it on the phone, also without signal', async () => {
    await enter(context, { visitor: 'client', token: marta.token, language: 'it' })
    await own.goto(`${baseUrl()}/home`)
    const latest = own.getByRole('region', { name: 'La tua ultima visita' })
    await expect(latest).toContainText('2 kg in meno')
    await latest.getByRole('link', { name: 'Leggi la visita' }).click()
    await expect(own.getByRole('heading', { name: `Visita del ${formatShortDay(today)}` })).toBeVisible()
    await expect(own.getByText('2 kg in meno', { exact: true })).toBeVisible()
    await expect(own.getByText('26%', { exact: true })).toBeVisible()
    await expect(own.getByText('24,9', { exact: true })).toBeVisible()
    await expect(own.getByText('Colazioni ottime')).toBeVisible()
    await expect(own.getByText(/^Prossima visita: /)).toContainText(formatShortDay(addDays(today, 30)))
    await expect(own.getByText(/Da risentire|Dimagrire/)).toHaveCount(0)
    await expect.poll(() => storedReads(own)).toEqual(expect.arrayContaining(['GET /visits', 'GET /visits/:id']))
    await expect.poll(async () => JSON.stringify(await rowsOf(own, 'records')).match(/visit paper/g)).toHaveLength(2)
    await own.evaluate(async () => void (await navigator.serviceWorker.ready))
    await setOffline(context, true)
    await own.getByRole('link', { name: 'Oggi', exact: true }).click()
    await moveTo(own, '/visits')
    await expect(own.getByText('Colazioni ottime')).toBeVisible()
    await own.getByRole('button', { name: dayPattern(before) }).click()
    await expect(own.getByRole('dialog').getByText('Si comincia')).toBeVisible()
    const paper = own.waitForEvent('download')
    await own.getByRole('dialog').getByRole('button', { name: 'PDF' }).click()
    expect((await paper).suggestedFilename()).toContain('Marta Bellini.pdf')
    await setOffline(context, false)
    await own.keyboard.press('Escape')
    await moveTo(own, '/me/weights')
    await expect(own.getByText(`${formatShortDay(today)} · chi ti segue, in visita`)).toBeVisible()
  })

  await test.step('deleting works at once, and one press undoes it', async () => {
    await choose('Elimina')
    await expect(row).toHaveCount(0)
    await expect.poll(async () => (await call(listVisits, { page: 1 }, marta.token)).visits.length).toBe(1)
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect(row).toContainText('Condivisa')
    expect((await call(listVisits, { page: 1 }, marta.token)).visits).toHaveLength(2)
  })

  await test.step('the client’s page has the figures, and all values in a table', async () => {
    await moveTo(page, `/clients/${marta.id}/visits`)
    await expect(page.getByText('2 kg in meno', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Tutti i valori' }).click()
    const weight = page.getByRole('table', { name: 'Valori delle visite' }).getByRole('row', { name: 'Peso, kg' })
    await expect(weight).toContainText('72,0')
    await expect(weight).toContainText('−2')
    await expect(page.getByRole('row', { name: 'Ferritina, ng/ml' })).toContainText('40,5')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Esporta' }).click()
    await page.getByRole('menuitem', { name: 'Esporta CSV' }).click()
    expect((await download).suggestedFilename()).toBe('Visite Marta Bellini.csv')
  })
  expect(faults).toEqual([])
})
