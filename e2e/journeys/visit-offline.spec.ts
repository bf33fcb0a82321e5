import { expect, type Page } from '@playwright/test'
import { getClientDetail, createConsent, listConsents, withdrawConsent } from '@allenio/contract/clients'
import { getVisit, listClientVisits } from '@allenio/contract/visits'
import { listWeights } from '@allenio/contract/weights'
import { call } from '../house/api.ts'
import { waitUntilFilesStored } from '../house/assets.ts'
import { addDays, today } from '../house/client-pages.ts'
import { reach } from '../house/keys.ts'
import { setOffline } from '../house/network.ts'
import { moveTo } from '../house/places.ts'
import type { NewPerson } from '../house/people.ts'
import { rowsOf } from '../house/stored-rows.ts'
import { newStudio, openAsAdmin, type Client } from '../house/studio.ts'
import { test } from '../house/test.ts'
import { consentOf, newPatient, reading, saved, typeReadings, visitBefore } from '../house/visit-bench.ts'

// only a service worker can open pages where there is no network; it stores every file of the app first, which takes a journey seconds
test.use({ serviceWorkers: 'allow' })

test('a control visit on a tablet goes on without a network, and is finished once when it is back', async ({ page, context }) => {
  const { admin, client } = await newPatient()
  await visitBefore(admin, client)
  await page.setViewportSize({ width: 820, height: 1180 })
  await openAsAdmin(page, admin, `/visits/create?client=${client.id}`)
  await page.getByRole('button', { name: 'Inizia la visita' }).click()
  await expect(page.getByRole('heading', { name: 'Visita di Nina Riva' })).toBeVisible()
  const [, id = ''] = /visits\/([\w-]+)\/edit/.exec(page.url()) ?? []
  await expect(reading(page, 'weight')).toHaveAttribute('placeholder', '70')
  await waitUntilFilesStored(page, ['areas/visits-editor/page.tsx'])
  await test.step('the first round of the folds is measured with a network, the second without one', async () => {
    await reach(page, 'textbox', 'Peso')
    await page.keyboard.type('68')
    // the record knows neither
    await expect(page.getByRole('combobox', { name: 'Sesso' })).toHaveValue('female')
    await expect(page.getByRole('textbox', { name: /^Data di nascita/ })).toHaveValue('4 mag 1990')
    await reach(page, 'textbox', 'Plica tricipitale, misura 1')
    await typeReadings(page, ['19', '14', '9', '17', '22', '26', '16', '13'])
    await expect(reading(page, 'triceps_fold', 1)).toBeFocused()
    await saved(page)
    await setOffline(context, true)
    await typeReadings(page, ['19,2', '14,2', '9,2', '17,2', '22,2', '26,2', '16,2', '13,2'])
    await expect(page.getByText('Offline, conservato qui')).toBeVisible()
  })
  await test.step('six girths follow, and each tells at once what has changed', async () => {
    await expect(reading(page, 'arms.left')).toBeFocused()
    await typeReadings(page, ['27', '27,5', '77', '96', '55', '55,5'])
    // at the last visit they were taken once
    await expect(page.locator('#visit-note')).toBeFocused()
    const waist = page.getByRole('listitem').filter({ has: reading(page, 'waist') })
    await expect(waist).toContainText('77 cm')
    await expect(waist).toContainText('−3 cm')
  })
  await test.step('what a formula lacks leads from the results to a place that the protocol does not have', async () => {
    await page.getByRole('button', { name: 'Risultati' }).click()
    const results = page.getByRole('dialog', { name: 'Risultati' })
    await results.getByRole('button', { name: 'plica pettorale' }).click()
    await expect(results).toHaveCount(0)
    await expect(reading(page, 'breastplate')).toBeFocused()
    await typeReadings(page, ['10'])
    await expect(page.getByText('– %')).toHaveCount(0)
  })
  await test.step('what is new of the folded questions is counted', async () => {
    await page.getByText('Domande', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Sonno' }).fill('Sette ore')
    await expect(page.getByText('1 novità dall’ultima volta')).toBeVisible()
  })
  await test.step('an allergy is written into the record as soon as the network is back', async () => {
    const allergies = page.getByRole('textbox', { name: 'Allergie' })
    await expect(allergies).toHaveAccessibleDescription(/quando torna la rete/)
    await allergies.fill('Arachidi')
    await page.getByRole('textbox', { name: 'Sonno' }).focus()
    await expect(page.getByText('2 novità dall’ultima volta')).toBeVisible()
  })
  await test.step('laboratory values are typed with Enter alone, their day once, and a removed row leaves the focus near', async () => {
    await page.getByRole('button', { name: 'Aggiungi un esame' }).click()
    await typeReadings(page, ['Ferritina', '40,5', 'ng/ml', addDays(today, -3), 'TSH', '2,1', 'mUI/l', '', 'Sodio'])
    await expect(page.getByRole('textbox', { name: 'Valore' }).last()).toBeFocused()
    await reach(page, 'button', 'Togli Sodio')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Togli TSH' })).toBeFocused()
  })
  await page.getByRole('textbox', { name: 'Sonno' }).press('Control+Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Concludi' }).click()
  await expect(page.getByText('Si conclude appena torna la rete')).toBeVisible()
  await page.reload()
  await expect(reading(page, 'weight')).toHaveValue('68')
  await page.getByText('Domande', { exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Allergie' })).toHaveValue('Arachidi')
  await setOffline(context, false)
  await expect.poll(async () => (await call(getVisit, { id }, admin.token)).summary?.weight).toBe(68)
  await expect.poll(async () => (await call(getClientDetail, { id: client.id }, admin.token)).allergies).toBe('Arachidi')
  const { visits } = await call(listClientVisits, { id: client.id }, admin.token)
  expect(visits.map(({ isDraft }) => isDraft)).toEqual([false, false])
  const { content, measured, summary, results } = await call(getVisit, { id }, admin.token)
  const folds = {
    triceps_fold: [19, 19.2],
    subscapular_fold: [14, 14.2],
    biceps_fold: [9, 9.2],
    suprailiac_fold: [17, 17.2],
    abdominal_fold: [22, 22.2],
    thigh_fold: [26, 26.2],
    calf_fold: [16, 16.2],
    axillary_fold: [13, 13.2],
  }
  const girths = { 'arms.left': [27], 'arms.right': [27.5], waist: [77], hips: [96], 'legs.left': [55], 'legs.right': [55.5] }
  expect(content.sleep).toBe('Sette ore')
  const day = addDays(today, -3)
  expect(content.laboratoryValues).toMatchObject([
    { name: 'Ferritina', value: '40,5', unit: 'ng/ml', day },
    { name: 'TSH', value: '2,1', unit: 'mUI/l', day },
  ])
  expect(content.measures).toEqual({ weight: [68], height: [170], ...folds, ...girths, breastplate: [10] })
  expect(measured).toMatchObject({ triceps_fold: { value: 19.1 }, axillary_fold: { value: 13.1 }, hips: { value: 96 } })
  expect(summary).toMatchObject({ fatFormula: 'DURNIN_WOMERSLEY', fatMassPerc: 30.49, fatFreeMassPerc: 69.51 })
  expect(results?.fat).toHaveLength(10)
})

const benchFiles = ['areas/visits-editor/page.tsx']

/** Opens a page of the client, as on the morning of a visit, and goes where there is no network. */
async function leaveNetwork(page: Page, admin: NewPerson, client: Client, part = ''): Promise<void> {
  const lastVisitRead = page.waitForResponse(response => response.url().includes('/baseFormData') && response.ok())
  await openAsAdmin(page, admin, `/clients/${client.id}${part}`)
  await lastVisitRead
  await waitUntilFilesStored(page, benchFiles)
  await setOffline(page.context(), true)
}

async function beginVisit(page: Page, client: Client): Promise<string> {
  await moveTo(page, `/visits/create?client=${client.id}`)
  await page.getByRole('button', { name: 'Inizia la visita' }).click()
  await expect(page.getByRole('heading', { name: 'Visita di Nina Riva' })).toBeVisible()
  const [, id = ''] = /visits\/([\w-]+)\/edit/.exec(page.url()) ?? []
  return id
}

async function finishOffline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Concludi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Concludi' }).click()
  await expect(page.getByText('Si conclude appena torna la rete')).toBeVisible()
}

test('a visit is begun, measured and finished without a network, and is there once when it is back', async ({ page, context }) => {
  const { admin, clients } = await newStudio(['Nina', 'Riva'], ['Ugo', 'Neri'])
  const [client, unknown] = clients
  if (!client || !unknown) throw new Error('two were made')
  const before = await visitBefore(admin, client)
  await leaveNetwork(page, admin, client)
  await test.step('a client whom the device does not know is said to be missing', async () => {
    await moveTo(page, `/visits/create?client=${unknown.id}`)
    await expect(page.getByText(/non è su questo dispositivo, perciò/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Inizia la visita' })).toBeDisabled()
    await moveTo(page, '/visits/create')
    await page.getByRole('combobox', { name: 'Cliente' }).click()
    await expect(page.getByRole('option')).toHaveText(['Nina Riva'])
    await page.keyboard.press('Escape')
  })
  const id = await beginVisit(page, client)
  await test.step('it begins as with a network, and outlives a reload without one', async () => {
    await expect(reading(page, 'weight')).toHaveAttribute('placeholder', '70')
    await expect(reading(page, 'height')).toHaveValue('170')
    await reading(page, 'weight').fill('68')
    await expect(reading(page, 'waist')).toHaveAttribute('placeholder', '80')
    await reading(page, 'waist').fill('77')
    await expect(page.getByText('Offline, conservato qui')).toBeVisible()
    // a key is on the disk a moment after it is on the screen
    await expect.poll(async () => JSON.stringify(await rowsOf(page, 'outbox'))).toContain('"waist":[77]')
    await page.reload()
    await expect(reading(page, 'weight')).toHaveValue('68')
    await expect(reading(page, 'waist')).toHaveValue('77')
    await reading(page, 'hips').fill('99')
    await finishOffline(page)
  })
  await test.step('a second tab sends nothing twice', async () => {
    const tab = await context.newPage()
    await tab.goto(`/visits/${id}/edit`)
    await expect(reading(tab, 'hips')).toHaveValue('99')
    await setOffline(context, false)
    await expect.poll(async () => (await call(listClientVisits, { id: client.id }, admin.token)).visits[0]?.summary?.weight).toBe(68)
  })
  const { visits } = await call(listClientVisits, { id: client.id }, admin.token)
  expect(visits.map(each => [each.id, each.isDraft])).toEqual([
    [id, false],
    [before.id, false],
  ])
  const { content } = await call(getVisit, { id }, admin.token)
  expect(content).toMatchObject({ sleep: 'Sei ore', measures: { weight: [68], height: [170], waist: [77], hips: [99] } })
  const { weights } = await call(listWeights, { id: client.id }, admin.token)
  expect(weights.map(({ kg }) => kg)).toEqual([68, 70])
  await expect(page.getByRole('button', { name: 'Conclusa' })).toBeVisible()
  await expect(reading(page, 'hips')).toHaveValue('99')
})

test('a visit whose beginning is refused later stays on the device, and leaves when the reason is gone', async ({ page, context }) => {
  const { admin, client } = await newPatient()
  await visitBefore(admin, client)
  await leaveNetwork(page, admin, client, '/visits')
  const unsentLine = page.getByText('Visita di Nina Riva: per ora è solo su questo dispositivo')
  await test.step('one that nobody wants is discarded before it leaves', async () => {
    await beginVisit(page, client)
    await page.getByRole('button', { name: 'Altro' }).click()
    await page.getByRole('menuitem', { name: 'Scarta la visita' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Scarta la visita' }).click()
    await expect(page.getByRole('heading', { name: 'Visite', exact: true })).toBeVisible()
    await expect(unsentLine).toHaveCount(0)
  })
  const id = await beginVisit(page, client)
  await reading(page, 'weight').fill('68')
  await finishOffline(page)
  await moveTo(page, `/clients/${client.id}/visits`)
  await expect(unsentLine).toBeVisible()
  const { consents } = await call(listConsents, { id: client.id }, admin.token)
  for (const { id: consentId } of consents) await call(withdrawConsent, { id: client.id, consentId }, admin.token)
  await setOffline(context, false)
  const banner = page.getByRole('alert').filter({ hasText: 'Visita di Nina Riva' })
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Scarta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click()
  await page.reload()
  await expect(unsentLine).toHaveCount(0)
  await page.getByRole('link', { name: 'Apri', exact: true }).click()
  await expect(reading(page, 'weight')).toHaveValue('68')
  await expect(page.getByText(/^Non salvato: /)).toBeVisible()
  await call(createConsent, consentOf(client), admin.token)
  await banner.getByRole('button', { name: 'Riprova' }).click()
  await expect.poll(async () => (await call(listClientVisits, { id: client.id }, admin.token)).visits[0]?.summary?.weight).toBe(68)
  expect((await call(getVisit, { id }, admin.token)).isDraft).toBe(false)
  await expect(banner).toHaveCount(0)
})
