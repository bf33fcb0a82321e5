import { expect, type BrowserContext, type Page } from '@playwright/test'
import { getClientDetail, updateClient, listConsents, withdrawConsent } from '@allenio/contract/clients'
import { createVisit, updateVisit, getVisit } from '@allenio/contract/visits'
import { listWeights } from '@allenio/contract/weights'
import { randomUUID } from 'node:crypto'
import { call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { addDays, today } from '../house/client-pages.ts'
import { reach } from '../house/keys.ts'
import { setOffline } from '../house/network.ts'
import type { NewPerson } from '../house/people.ts'
import { openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'
import { lastVisit, newPatient, reading, saved, visitBefore } from '../house/visit-bench.ts'

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
    await expect(page.getByText('Nella scheda mancano: Sesso Femmina, Data di nascita 4 mag 1990.')).toBeVisible()
    await reach(page, 'button', 'Scrivi nella scheda')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nella scheda mancano')).toHaveCount(0)
    const record = await call(getClientDetail, { id: client.id }, admin.token)
    expect(record).toMatchObject({ sex: 'female', birthDate: '1990-05-04' })
    const { updatedAt } = record
    await call(updateClient, { id: client.id, birthDate: '1991-05-04', updatedAt }, admin.token)
    await reach(page, 'button', 'Usa i dati della scheda')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nella scheda invece')).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: /^Data di nascita/ })).toHaveValue(/1991/)
  })
  await test.step('Enter walks the protocol in rounds; a reading that is far off asks for a third', async () => {
    await reach(page, 'textbox', 'Plica tricipitale, misura 1')
    for (const value of ['18', '14', '9', '16']) {
      await page.keyboard.type(value)
      await page.keyboard.press('Enter')
    }
    await expect(reading(page, 'abdominal_fold')).toBeFocused()
    await expect(page.getByText(/^Secondo la formula da \d+[,\d]*% a/)).toBeVisible()
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
    await expect(dialog.getByText(/^Manca il consenso/)).toBeVisible()
    await reach(dialog, 'button', 'Registra il consenso')
    await page.keyboard.press('Enter')
    await reach(page.getByRole('dialog', { name: /consenso/i }).last(), 'button', 'Registra il consenso')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Concludi' })).toBeEnabled()
    await expect(dialog.getByText(/^Manca il consenso/)).toHaveCount(0)
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
  await test.step('on a phone whose figures have no Enter, a thumb goes from share to share', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('[name=typedFatMassPerc]').click()
    const next = page.getByRole('button', { name: 'Avanti' })
    await expect(page.locator('div').filter({ has: next }).last()).toContainText('Massa grassa')
    await next.click()
    await expect(page.locator('[name=typedFatFreeMassPerc]')).toBeFocused()
    await next.click()
    await expect(reading(page, 'triceps_fold')).toBeFocused()
    await page.setViewportSize({ width: 1280, height: 800 })
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

test('an allergy that was typed over a colleague’s stays in its field until somebody decides', async ({ page, context }) => {
  const { admin, client } = await newPatient()
  await visitBefore(admin, client)
  const { id } = await call(createVisit, { clientId: client.id, takenOn: today, measurementType: 'FOLDS', isDraft: true }, admin.token)
  const record = () => call(getClientDetail, { id: client.id }, admin.token)
  const changeRecord = async (texts: Partial<Pick<Awaited<ReturnType<typeof record>>, 'allergies' | 'injuries'>>) =>
    call(updateClient, { id: client.id, updatedAt: (await record()).updatedAt, ...texts }, admin.token)
  await openAsAdmin(page, admin, `/visits/${id}/edit`)
  await page.getByText('Domande', { exact: true }).click()
  const allergies = page.getByRole('textbox', { name: 'Allergie' })
  const injuries = page.getByRole('textbox', { name: 'Infortuni' })
  await test.step('with a network each is in the record as soon as its field is left', async () => {
    await allergies.fill('Arachidi')
    await injuries.fill('Spalla')
    await page.getByRole('textbox', { name: 'Sonno' }).focus()
    await expect(allergies).toHaveAccessibleDescription(/^Salvato nella scheda\. Perché i piani/)
    await expect(injuries).toHaveAccessibleDescription('Salvato nella scheda.')
    expect(await record()).toMatchObject({ allergies: 'Arachidi', injuries: 'Spalla' })
  })
  await test.step('what a colleague wrote meanwhile is not written over', async () => {
    await setOffline(context, true)
    await allergies.fill('Arachidi e noci')
    await page.getByRole('textbox', { name: 'Sonno' }).focus()
    await changeRecord({ allergies: 'Arachidi, latte' })
    await setOffline(context, false)
    await expect(page.getByText('Lì ora c’è: «Arachidi, latte».')).toBeVisible()
    await expect(allergies).toHaveValue('Arachidi e noci')
    await page.reload()
    await page.getByText('Domande', { exact: true }).click()
    await expect(allergies).toHaveValue('Arachidi e noci')
    await page.getByRole('button', { name: 'Tieni quello della scheda' }).click()
    await expect(allergies).toHaveValue('Arachidi, latte')
    await expect(page.getByText('Non è nella scheda')).toHaveCount(0)
  })
  await test.step('nor is a text that was discarded in the list of unsent writes taken for one of the record', async () => {
    await setOffline(context, true)
    await allergies.fill('Crostacei')
    await page.getByRole('textbox', { name: 'Sonno' }).focus()
    await changeRecord({ allergies: 'Arachidi' })
    await setOffline(context, false)
    await expect(page.getByText('Lì ora c’è: «Arachidi».')).toBeVisible()
    await page.getByRole('button', { name: 'Scarta' }).click()
    await expect(allergies).toHaveValue('Arachidi')
  })
  await test.step('a text that joins both is', async () => {
    await setOffline(context, true)
    await allergies.fill('Noci')
    await injuries.fill('Spalla e ginocchio')
    await page.getByRole('textbox', { name: 'Sonno' }).focus()
    await changeRecord({ allergies: 'Latte' })
    await setOffline(context, false)
    await expect(page.getByText('Lì ora c’è: «Latte».')).toBeVisible()
    await allergies.fill('Latte e noci')
    await page.getByRole('textbox', { name: 'Sonno' }).focus()
    await expect(page.getByText('Non è nella scheda')).toHaveCount(0)
    await expect.poll(record).toMatchObject({ allergies: 'Latte e noci', injuries: 'Spalla e ginocchio' })
    await expect(allergies).toHaveValue('Latte e noci')
  })
})
