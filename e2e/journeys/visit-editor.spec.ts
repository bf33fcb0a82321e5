import { expect, type BrowserContext, type Page } from '@playwright/test'
import { getClientDetail, updateClient } from '@allenio/contract/clients'
import type { Input } from '@allenio/contract'
import { createConsent, listConsents, withdrawConsent } from '@allenio/contract/consents'
import { createVisit, updateVisit } from '@allenio/contract/visit-changes'
import { getVisit, listClientVisits } from '@allenio/contract/visits'
import { listWeights } from '@allenio/contract/weights'
import { randomUUID } from 'node:crypto'
import { call } from '../house/api.ts'
import { waitUntilFilesStored } from '../house/assets.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { addDays, today } from '../house/client-pages.ts'
import { reach } from '../house/keys.ts'
import { setOffline } from '../house/network.ts'
import { moveTo } from '../house/places.ts'
import type { NewPerson } from '../house/people.ts'
import { rowsOf } from '../house/stored-rows.ts'
import { newStudio, openAsAdmin, type Client } from '../house/studio.ts'
import { test } from '../house/test.ts'

const reading = (page: Page, cell: string, index = 0) => page.locator(`[data-reading="${cell}/${index}"]`)
const saved = (page: Page) => expect(page.getByText(/^Salvato \d/)).toBeVisible()

async function newPatient(): Promise<{ admin: NewPerson; client: Client }> {
  const { admin, clients } = await newStudio(['Nina', 'Riva'])
  const [client] = clients
  if (!client) throw new Error('one was made')
  return { admin, client }
}

const consentOf = ({ id }: Client) => ({ id, consentId: randomUUID(), purpose: 'health data', day: today, language: 'it' }) as const

/** A finished visit, half a year ago. */
async function visitBefore(admin: NewPerson, client: Client, more: Partial<Input<typeof createVisit>> = {}) {
  await call(createConsent, consentOf(client), admin.token)
  const measures = {
    weight: [70],
    height: [170],
    triceps_fold: [20, 20.2],
    biceps_fold: [10],
    subscapular_fold: [15],
    suprailiac_fold: [18],
    'arms.left': [28],
    'arms.right': [28.5],
    waist: [80],
    'legs.left': [56],
  }
  const facts = { sex: 'female', birthDate: '1990-05-04', sleep: 'Sei ore', isDraft: false } as const
  return call(createVisit, { clientId: client.id, takenOn: addDays(today, -180), ...facts, measures, ...more }, admin.token)
}

const lastVisit = async ({ id }: Client, { token }: NewPerson) => (await call(listClientVisits, { id }, token)).visits[0]

test.use({ serviceWorkers: 'allow' })

test('a first visit is written, measured and finished by the keyboard alone', async ({ page }) => {
  const { admin, client } = await newPatient()
  const faults = watchFaults(page)
  await openAsAdmin(page, admin, `/visits/create?client=${client.id}`)
  await expect(page.getByText('È la prima visita.')).toBeVisible()
  await reach(page, 'textbox', 'Data della visita')
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByText('La data della visita è obbligatoria')).toBeVisible()
  await page.keyboard.type('oggi')
  await reach(page, 'button', 'Inizia la visita')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Visita di Nina Riva' })).toBeVisible()

  await test.step('what is missing is named, and the first of it has the focus', async () => {
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Il peso è obbligatorio')).toBeVisible()
    await expect(reading(page, 'weight')).toBeFocused()
    await page.keyboard.type('72,4')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1,68 m')
    await page.keyboard.press('Tab')
    await expect(reading(page, 'height')).toHaveValue('168')
  })
  await test.step('a day that is missing has the focus, too', async () => {
    await page.getByRole('textbox', { name: 'Data della visita' }).focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Prima di concludere mancano: Data della visita')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Data della visita' })).toBeFocused()
    await page.keyboard.type('oggi')
  })
  await test.step('sex and birth date are asked for by the formulas', async () => {
    await reach(page, 'combobox', 'Sesso')
    await page.keyboard.press('ArrowDown')
    await reach(page, 'textbox', /^Data di nascita/)
    await page.keyboard.type('31/31/1990')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: /^Data di nascita/ })).toHaveValue('31/31/1990')
    await expect(page.getByText('Questo giorno non è possibile')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Prima di concludere correggi: Data di nascita')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Data di nascita/ })).toBeFocused()
    await page.keyboard.type('04/05/1990')
    await expect(page.getByText('Questo giorno non è possibile')).toHaveCount(0)
  })
  await test.step('the record, which lacks them, is given them by one press', async () => {
    await expect(page.getByText('Nella scheda mancano: Sesso Donna, Data di nascita 4 mag 1990.')).toBeVisible()
    await reach(page, 'button', 'Scrivi nella scheda')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nella scheda mancano')).toHaveCount(0)
    const record = await call(getClientDetail, { id: client.id }, admin.token)
    expect(record).toMatchObject({ sex: 'female', birthDate: '1990-05-04' })
    const { updatedAt } = record
    await call(updateClient, { id: client.id, birthDate: '1991-05-04', updatedAt }, admin.token)
    await reach(page, 'button', 'Usa i dati della scheda')
    await page.keyboard.press('Enter')
    await expect(page.getByText('La scheda dice')).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: /^Data di nascita/ })).toHaveValue(/1991/)
  })
  await test.step('Enter walks the protocol in rounds; a reading that is far off asks for a third', async () => {
    await reach(page, 'textbox', 'Plica tricipitale, misura 1')
    for (const value of ['18', '14', '9', '16']) {
      await page.keyboard.type(value)
      await page.keyboard.press('Enter')
    }
    await expect(reading(page, 'abdominal_fold')).toBeFocused()
    await expect(page.getByText(/Da \d+[,\d]*% a/)).toBeVisible()
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Tab']) await page.keyboard.press(key)
    await expect(reading(page, 'triceps_fold', 1)).toBeFocused()
    await page.keyboard.type('22')
    await expect(page.getByText('Le due misure sono lontane: prendine una terza.')).toBeVisible()
    await expect(reading(page, 'triceps_fold', 2)).toBeVisible()
    for (const key of ['Tab', 'Shift+Tab', 'Tab']) await page.keyboard.press(key)
    await expect(reading(page, 'triceps_fold', 2)).toBeFocused()
    await page.keyboard.type('19')
    await expect(page.getByText('prendine una terza')).toHaveCount(0)
  })
  await test.step('without a consent it is not finished; once recorded it is, and the weight is the client’s', async () => {
    await saved(page)
    await page.keyboard.press('Control+Enter')
    const dialog = page.getByRole('dialog', { name: 'Concludi la visita' })
    await expect(dialog.getByText('Devi dare il consenso prima di inviare.')).toBeVisible()
    await reach(dialog, 'button', 'Registra il consenso')
    await page.keyboard.press('Enter')
    await reach(page.getByRole('dialog', { name: /consenso/i }).last(), 'button', 'Registra il consenso')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Concludi' })).toBeEnabled()
    await expect(dialog.getByText('Devi dare il consenso')).toHaveCount(0)
    await reach(dialog, 'button', 'Concludi')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Visita conclusa', { exact: true })).toBeVisible()
  })
  const visit = await lastVisit(client, admin)
  expect(visit?.summary).toMatchObject({ weight: 72.4, height: 168, fatFormula: 'DURNIN_WOMERSLEY' })
  expect(visit?.sharedAt).not.toBeNull()
  const { weights } = await call(listWeights, { id: client.id }, admin.token)
  expect(weights.map(({ kg }) => kg)).toEqual([72.4])
  expect(faults).toEqual([])
})

async function openOn(context: BrowserContext, admin: NewPerson, path: string): Promise<Page> {
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

test('two devices write one visit, and each sees what the other measured', async ({ browser, page }) => {
  const { admin, client } = await newPatient()
  await visitBefore(admin, client)
  // the last visit has no waist, which was measured before it
  const between = { takenOn: addDays(today, -90), measures: { weight: [70], height: [170] }, isDraft: false }
  await call(createVisit, { clientId: client.id, ...between }, admin.token)
  const { id } = await call(createVisit, { clientId: client.id, takenOn: today, measurementType: 'FOLDS' }, admin.token)
  await openAsAdmin(page, admin, `/visits/${id}/edit`)
  await expect(reading(page, 'triceps_fold')).toHaveAttribute('placeholder', '20,1')
  const tablet = await openOn(
    await browser.newContext({ viewport: { width: 820, height: 1100 }, locale: 'it-IT' }),
    admin,
    `/visits/${id}/edit`,
  )
  await reading(tablet, 'waist').fill('78')
  await expect(tablet.getByText('−2 cm')).toBeVisible()
  await expect(reading(page, 'waist')).toHaveValue('78')
  await reading(page, 'waist').fill('62')
  await expect(page.getByText('molto meno dell’ultima volta: ricontrolla')).toBeVisible()
  await reading(page, 'waist').fill('78')
  await reading(page, 'triceps_fold').fill('19')
  await expect(reading(tablet, 'triceps_fold')).toHaveValue('19')
  await page.keyboard.press('Control+z')
  await expect(reading(tablet, 'triceps_fold')).toHaveValue('')
  await expect(reading(page, 'waist')).toHaveValue('78')

  await test.step('a field that both have written shows both values, and one takes the other back', async () => {
    await setOffline(tablet.context(), true)
    await reading(tablet, 'waist').fill('77')
    await expect(tablet.getByText('Offline, conservato qui')).toBeVisible()
    await reading(page, 'waist').fill('79')
    await saved(page)
    await expect.poll(async () => (await call(getVisit, { id }, admin.token)).content.measures.waist).toEqual([79])
    await setOffline(tablet.context(), false)
    await expect(tablet.getByText('Altrove era scritto 79, qui 77.')).toBeVisible()
    await expect(page.getByText('Avevi scritto 79, altrove è stato scritto 77.')).toBeVisible()
    await tablet.getByRole('button', { name: 'Lascia com’è' }).click()
    await expect(tablet.getByText('Altrove era scritto')).toHaveCount(0)
    await page.getByRole('button', { name: 'Prendi 79' }).click()
    await expect(reading(tablet, 'waist')).toHaveValue('79')
    await expect(page.getByText('Avevi scritto 79')).toHaveCount(0)
    await reading(page, 'waist').focus()
    await page.keyboard.press('Control+z')
    await expect(reading(tablet, 'waist')).toHaveValue('77')
  })
})

/** Readings as a caliper sends them: figures and Enter. */
async function typeReadings(page: Page, values: readonly string[]): Promise<void> {
  for (const value of values) {
    await page.keyboard.type(value)
    await page.keyboard.press('Enter')
  }
}

test('a control visit on a tablet goes on without a network, and is finished once when it is back', async ({ page, context }) => {
  const { admin, client } = await newPatient()
  await visitBefore(admin, client)
  await page.setViewportSize({ width: 820, height: 1180 })
  await openAsAdmin(page, admin, `/visits/create?client=${client.id}`)
  await page.getByRole('button', { name: 'Inizia la visita' }).click()
  await expect(page.getByRole('heading', { name: 'Visita di Nina Riva' })).toBeVisible()
  const [, id = ''] = /visits\/([\w-]+)\/edit/.exec(page.url()) ?? []
  await expect(reading(page, 'weight')).toHaveAttribute('placeholder', '70')
  await waitUntilFilesStored(page, ['areas/visit-editor/finish/finish-dialog.tsx', 'areas/visit-editor/sections/questions.tsx'])
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
    await expect(reading(page, 'arms.left', 1)).toBeFocused()
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
    await page.getByLabel('Sonno').fill('Sette ore')
    await expect(page.getByText('1 novità dall’ultima volta')).toBeVisible()
  })
  await test.step('laboratory values are typed with Enter alone, their day once, and a removed row leaves the focus near', async () => {
    await page.getByRole('button', { name: 'Aggiungi un esame' }).click()
    await typeReadings(page, ['Ferritina', '40,5', 'ng/ml', addDays(today, -3), 'TSH', '2,1', 'mUI/l', '', 'Sodio'])
    await expect(page.getByRole('textbox', { name: 'Valore' }).last()).toBeFocused()
    await reach(page, 'button', 'Togli Sodio')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Togli TSH' })).toBeFocused()
  })
  await page.getByLabel('Sonno').press('Control+Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Concludi' }).click()
  await expect(page.getByText('Si conclude appena torna la rete')).toBeVisible()
  await page.reload()
  await expect(reading(page, 'weight')).toHaveValue('68')
  await setOffline(context, false)
  await expect.poll(async () => (await call(getVisit, { id }, admin.token)).summary?.weight).toBe(68)
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

test('what stood before a change of a finished visit is read beside it, and comes back by one press', async ({ page }) => {
  const { admin, client } = await newPatient()
  const ownFields = [{ id: randomUUID(), label: 'Fuma', text: 'No' }]
  // a protocol that was deleted since
  const { id, revision, content } = await visitBefore(admin, client, { ownFields, protocol: randomUUID() })
  const measures = { ...content.measures, weight: [69], waist: undefined }
  const edits = {
    metabolicFormula: 'SCHOFIELD',
    protocol: 'four folds',
    ownFields: ownFields.map(row => ({ ...row, text: 'Sì' })),
  } as const
  await call(updateVisit, { ...content, id, revision, measures, ...edits, isDraft: false }, admin.token)
  await openAsAdmin(page, admin, `/visits/${id}/edit`)
  await expect(reading(page, 'weight')).toHaveValue('69')
  await page.getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('menuitem', { name: 'Versioni' }).click()
  const current = page.getByRole('listitem').filter({ hasText: 'Versione 2' })
  await expect(current).toContainText('com’è adesso')
  await expect(current).toContainText(/Metabolismo basale ?1\.\d{3}\s?kcal ?→ ?1\.\d{3}\s?kcal/)
  await page.getByRole('button', { name: /^Versione 1/ }).click()
  const version = page.getByRole('dialog', { name: 'Versione 1' })
  for (const text of [
    /^Peso ?70 ?→ ?69$/,
    /^Vita ?80 ?→ ?vuoto$/,
    /^Protocollo ?Protocollo eliminato ?→ ?\S/,
    /^Fuma · Risposta ?No ?→ ?Sì$/,
    /Mifflin-St Jeor ?→ ?Schofield$/,
  ])
    await expect(version.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  await version.getByRole('button', { name: 'Torna a questa versione' }).click()
  await page.keyboard.press('Escape')
  await expect(reading(page, 'waist')).toHaveValue('80')
  await expect(reading(page, 'weight')).toHaveValue('70')
  await expect(page.getByText('Modificata dopo la conclusione')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(reading(page, 'weight')).toHaveValue('69')
  await expect(reading(page, 'waist')).toHaveValue('')
})

const benchFiles = ['areas/visit-editor/create/page.tsx', 'areas/visit-editor/page.tsx', 'areas/visit-editor/finish/finish-dialog.tsx']

/** Opens the client's visits, as on the morning of a visit, and goes where there is no network. */
async function leaveNetwork(page: Page, admin: NewPerson, client: Client): Promise<void> {
  const lastVisitRead = page.waitForResponse(response => response.url().endsWith('/baseFormData') && response.ok())
  await openAsAdmin(page, admin, `/clients/${client.id}/visits`)
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
  await leaveNetwork(page, admin, client)
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

test('what was typed under a withdrawn consent leaves once one is recorded, and before the visit is finished', async ({ page }) => {
  const { admin, client } = await newPatient()
  await visitBefore(admin, client)
  const { id } = await call(createVisit, { clientId: client.id, takenOn: today, measurementType: 'MANUAL', isDraft: true }, admin.token)
  await openAsAdmin(page, admin, `/visits/${id}/edit`)
  await reading(page, 'weight').fill('68')
  await reading(page, 'height').fill('170')
  await test.step('Enter walks from the height through the typed shares to the folds, and past no figure that cannot be', async () => {
    const [fat, lean] = [page.locator('[name=typedFatMassPerc]'), page.locator('[name=typedFatFreeMassPerc]')]
    await expect(fat).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(fat).toBeFocused()
    await page.keyboard.type('28')
    await page.keyboard.press('Enter')
    await page.keyboard.type('500')
    await page.keyboard.press('Enter')
    await expect(lean).toBeFocused()
    await lean.fill('50')
    await page.keyboard.press('Enter')
    await expect(reading(page, 'triceps_fold')).toBeFocused()
    await expect(page.getByText('Massa grassa e massa magra non fanno insieme il peso')).toBeVisible()
    await lean.fill('72')
    await expect(page.getByText('Massa grassa e massa magra non fanno insieme il peso')).toHaveCount(0)
  })
  await saved(page)
  const { consents } = await call(listConsents, { id: client.id }, admin.token)
  for (const { id: consentId } of consents) await call(withdrawConsent, { id: client.id, consentId }, admin.token)
  await reading(page, 'weight').fill('67')
  await expect(page.getByText(/^Non salvato: /)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Concludi la visita' })
  await expect(dialog.getByRole('button', { name: 'Registra il consenso' })).toBeFocused()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: /Registra il consenso/ })
  await sheet.getByRole('button', { name: 'Registra il consenso' }).click()
  await dialog.getByRole('button', { name: 'Concludi' }).click()
  await expect(page.getByText('Visita conclusa', { exact: true })).toBeVisible()
  expect((await lastVisit(client, admin))?.summary).toMatchObject({ weight: 67, fatMassPerc: 28, fatFreeMassPerc: 72 })
})
