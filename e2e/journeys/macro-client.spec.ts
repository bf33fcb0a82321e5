import { expect } from '@playwright/test'
import { getClientDetail, updateClient } from '@allenio/contract/clients'
import { getClientEnergy, listClientMacros } from '@allenio/contract/macro-assignments'
import { changeHideClientMacros } from '@allenio/contract/macro-changes'
import { addWeights } from '@allenio/contract/weights'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { today } from '../house/client-pages.ts'
import { setOffline } from '../house/network.ts'
import { moveTo, phone, waitUntilIdle } from '../house/places.ts'
import { storedReads } from '../house/stored-rows.ts'
import { newStudio } from '../house/studio.ts'
import { test } from '../house/test.ts'

test('a need is worked out, becomes the target of a client, and is gone when macros are hidden', async ({ page, browser }) => {
  const faults = watchFaults(page)
  const {
    admin,
    clients: [client],
  } = await newStudio(['Marta', 'Bellini'])
  if (!client) throw new Error('one was made')
  const { id } = client
  const { updatedAt } = await call(getClientDetail, { id }, admin.token)
  await call(updateClient, { id, sex: 'female', birthDate: '1990-01-15', heightCm: 165, updatedAt }, admin.token)
  await enter(page.context(), { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}/clients/${id}/macros`)

  await test.step('what is missing is named, with the way to enter it', async () => {
    await expect(page.getByRole('heading', { name: 'Ancora nessun macro' })).toBeVisible()
    await expect(page.getByText('Manca il peso.')).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Aggiungi una pesata' }).first()).toHaveAttribute('href', `/clients/${id}/weights`)
    await call(addWeights, { id, weights: [{ kg: 60, day: today }] }, admin.token)
    await page.reload()
  })

  await test.step('the activity completes the need, and the formula is compared before it is chosen', async () => {
    await page.getByLabel('Livello di attività').selectOption('sedentary')
    await expect(page.getByText('Fabbisogno aggiornato')).toBeVisible()
    await expect(page.getByText('kcal al giorno')).toBeVisible()
    const formulas = page.getByLabel('Formula del metabolismo basale')
    await expect(formulas.getByRole('option', { name: 'Katch-McArdle · manca la massa magra' })).toBeAttached()
    await formulas.selectOption('MANUAL')
    await page.getByLabel('Metabolismo basale, kcal').fill('1500')
    await page.getByLabel('Metabolismo basale, kcal').press('Enter')
    await expect(page.getByText('1.500 × 1,2', { exact: true })).toBeVisible()
    await expect(page.getByText('1.800', { exact: true })).toBeVisible()
    await expect
      .poll(async () => (await call(getClientEnergy, { id }, admin.token)).choices)
      .toMatchObject({ formula: 'MANUAL', manualBmr: 1500, activityLevel: 'sedentary' })
    // the toast of the formula may still be there
    await waitUntilIdle(page)
    await page.getByRole('button', { name: 'Annulla' }).last().click()
    await expect.poll(async () => (await call(getClientEnergy, { id }, admin.token)).choices.manualBmr).toBeNull()
    await page.getByLabel('Metabolismo basale, kcal').fill('1500')
    await page.getByLabel('Metabolismo basale, kcal').press('Enter')
    await expect(page.getByText('1.800', { exact: true })).toBeVisible()
  })

  await test.step('macros are made for this client alone', async () => {
    await page.getByRole('link', { name: 'Nuovi per questa persona' }).click()
    await page.waitForURL(/\/macros\/create\?client=/)
    await page.getByLabel('Nome', { exact: true }).fill('Definizione')
    await page.getByText('Grammi', { exact: true }).click()
    // the carbs are what is left
    await page.getByRole('textbox', { name: 'Energia' }).fill('1530')
    await page.getByRole('textbox', { name: 'Proteine' }).fill('110')
    await page.getByRole('textbox', { name: 'Grassi' }).fill('50')
    await page.getByRole('button', { name: 'Crea', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Assegna', exact: true }).click()
    await expect
      .poll(async () => (await call(listClientMacros, { id, page: 1 }, admin.token)).assignments.map(({ title, state }) => [title, state]))
      .toEqual([['Definizione', 'current']])
    await page.goto(`${baseUrl()}/clients/${id}/macros`)
    await expect(page.getByText('1.530', { exact: true })).toBeVisible()
    await expect(page.getByText('270 kcal sotto il fabbisogno (−15%)', { exact: false })).toBeVisible()
    await expect(page.getByText('proteine 1,8 g/kg', { exact: false })).toBeVisible()
  })

  const context = await browser.newContext({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome', serviceWorkers: 'allow' })
  const own = await context.newPage()
  await test.step('the client sees them on the phone, also without signal', async () => {
    await enter(context, { visitor: 'client', token: client.token, language: 'it' })
    await own.goto(`${baseUrl()}/macros`)
    await expect(own.getByRole('heading', { name: 'Oggi' })).toBeVisible()
    await expect(own.getByText('1.530', { exact: true })).toBeVisible()
    await expect.poll(() => storedReads(own)).toEqual(expect.arrayContaining(['GET /me/macros']))
    await own.evaluate(async () => void (await navigator.serviceWorker.ready))
    await setOffline(context, true)
    await own.getByRole('link', { name: 'Oggi', exact: true }).click()
    await moveTo(own, '/macros')
    await expect(own.getByText('1.530', { exact: true })).toBeVisible()
    await setOffline(context, false)
    // and the team sees that they have come that far
    await expect(page.getByText(/^Aperto/)).toBeVisible()
  })

  await test.step('hidden macros are nowhere', async () => {
    await call(changeHideClientMacros, { hideClientMacros: true }, admin.token)
    await own.goto(`${baseUrl()}/mealPlans`)
    await expect(own.getByRole('link', { name: 'Tutto il piano' })).toBeVisible()
    await expect(own.getByRole('link', { name: 'I tuoi macro' })).toHaveCount(0)
    // nor on the device, which nothing asks for them any more
    await expect.poll(() => storedReads(own)).not.toContain('GET /me/macros')
    await own.goto(`${baseUrl()}/macros`)
    await expect(own.getByText('1.530', { exact: true })).toHaveCount(0)
    await page.getByLabel('Marta Bellini vede energia e macro').selectOption('yes')
    await expect(page.getByText('Salvato')).toBeVisible()
    await own.goto(`${baseUrl()}/mealPlans`)
    // the device has stored the former rights until it has asked
    await own.getByRole('link', { name: 'I tuoi macro' }).click()
    await expect(own.getByText('1.530', { exact: true })).toBeVisible()
  })
  expect(faults).toEqual([])
})
