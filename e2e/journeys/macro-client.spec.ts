import { expect } from '@playwright/test'
import { getClientDetail, updateClient } from '@allenio/contract/clients'
import { assignMacro, getClientEnergy, listClientMacros, changeHideClientMacros, createMacro } from '@allenio/contract/macros'
import { getOwnDiet } from '@allenio/contract/meal-diary'
import { addWeights } from '@allenio/contract/weights'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { today } from '../house/client-pages.ts'
import { setOffline } from '../house/network.ts'
import type { NewPerson } from '../house/people.ts'
import { phone, waitUntilIdle } from '../house/places.ts'
import { storedReads } from '../house/stored-rows.ts'
import { newStudio, openAsAdmin, type Client } from '../house/studio.ts'
import { test } from '../house/test.ts'

/** A target of rest on every day, with one for training beside it. */
async function giveTargets({ token }: NewPerson, { id: clientId }: Client): Promise<void> {
  const target = { protein: 120, carbs: 200, lipids: null, fiber: null, water: null }
  const days = [
    { ...target, dayType: 'training' as const, kcal: 2345 },
    { ...target, dayType: 'rest' as const, kcal: 1987 },
  ]
  const { id } = await call(createMacro, { title: 'Due tipi', unit: 'grams', days }, token)
  const week = Array.from({ length: 7 }, () => 'rest' as const)
  await call(assignMacro, { id, clients: [{ clientId, assignmentId: crypto.randomUUID(), startDay: today, week }] }, token)
}

test('a need becomes a target, the client moves days of types without a network, and hidden macros are gone', async ({ page, browser }) => {
  const faults = watchFaults(page)
  const {
    admin,
    clients: [client],
  } = await newStudio(['Marta', 'Bellini'])
  if (!client) throw new Error('one was made')
  const { id } = client
  const { updatedAt } = await call(getClientDetail, { id }, admin.token)
  await call(updateClient, { id, sex: 'female', birthDate: '1990-01-15', heightCm: 165, updatedAt }, admin.token)
  await openAsAdmin(page, admin, `/clients/${id}/macros`)

  await test.step('what is missing is named, with the way to enter it', async () => {
    await expect(page.getByRole('heading', { name: 'Ancora nessun obiettivo' })).toBeVisible()
    await expect(page.getByText('Manca il peso.')).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Aggiungi una pesata' }).first()).toHaveAttribute('href', `/clients/${id}/weights`)
    await call(addWeights, { id, weights: [{ kg: 60, day: today }] }, admin.token)
    await expect(page.getByText('Manca il peso.')).toHaveCount(0)
  })

  await test.step('the activity completes the need, and the formula is compared before it is chosen', async () => {
    const typed = page.getByLabel('Metabolismo basale, kcal')
    const choices = async () => (await call(getClientEnergy, { id }, admin.token)).choices
    await page.getByLabel('Livello di attività').selectOption('sedentary')
    await expect(page.getByText('Fabbisogno aggiornato')).toBeVisible()
    const formulas = page.getByLabel('Formula del metabolismo basale')
    await expect(formulas.getByRole('option', { name: 'Katch-McArdle · manca la massa magra' })).toBeAttached()
    await formulas.selectOption('MANUAL')
    await typed.fill('1500')
    await typed.press('Enter')
    await expect(page.getByText('1.500 × 1,2', { exact: true })).toBeVisible()
    await expect(page.getByText('1.800', { exact: true })).toBeVisible()
    await expect.poll(choices).toMatchObject({ formula: 'MANUAL', manualBmr: 1500, activityLevel: 'sedentary' })
    // the toast of the formula may still be there
    await waitUntilIdle(page)
    await page.getByRole('button', { name: 'Annulla' }).last().click()
    await expect.poll(async () => (await choices()).manualBmr).toBeNull()
    await typed.fill('1500')
    await typed.press('Enter')
    await expect(page.getByText('1.800', { exact: true })).toBeVisible()
  })

  await test.step('macros are made for this client alone', async () => {
    await page.getByRole('link', { name: 'Nuovi per questa persona' }).click()
    await page.getByLabel('Nome', { exact: true }).fill('Definizione')
    await page.getByRole('textbox', { name: 'Energia' }).fill('1530')
    await page.getByRole('textbox', { name: 'Proteine' }).fill('20')
    // the unit changes what is typed rather than emptying it
    await page.getByText('Grammi', { exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Proteine' })).toHaveValue('76,5')
    // the carbs are what is left
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

  await giveTargets(admin, client)
  const context = await browser.newContext({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome' })
  const own = await context.newPage()
  const heading = own.getByRole('heading', { name: /^Oggi: / })
  const moveTo = async (type: string) => {
    await own.getByRole('button', { name: 'Cambia tipo di giorno' }).click()
    await own.getByRole('menuitem', { name: type }).click()
  }
  const types = async () => (await call(getOwnDiet, {}, client.token)).diet?.diary.days.map(({ dayType }) => dayType)

  await test.step('without a network the client makes today a day of training, and the team sees it in the week', async () => {
    const seenToday = page.getByText(/, oggi$/)
    await enter(context, { visitor: 'client', token: client.token, language: 'it' })
    await own.goto(`${baseUrl()}/macros`)
    await expect(heading).toHaveText('Oggi: Riposo')
    await expect(own.getByText('1.987', { exact: true })).toBeVisible()
    await expect.poll(() => storedReads(own)).toEqual(expect.arrayContaining(['GET /me/macros']))
    // the team sees that they have come that far
    await expect(page.getByText(/^Aperto/)).toBeVisible()
    await expect(seenToday).toHaveText(/, Riposo, oggi$/)
    await setOffline(context, true)
    await moveTo('Allenamento')
    await expect(heading).toHaveText('Oggi: Allenamento')
    await expect(own.getByText('2.345', { exact: true })).toBeVisible()
    await own.getByRole('button', { name: 'Annulla' }).click()
    await expect(heading).toHaveText('Oggi: Riposo')
    await moveTo('Allenamento')
    await setOffline(context, false)
    await expect.poll(types).toEqual(['training'])
    await expect(heading).toHaveText('Oggi: Allenamento')
    await expect(seenToday).toHaveText(/, Allenamento, oggi$/)
    await moveTo('Come previsto')
    await expect(heading).toHaveText('Oggi: Riposo')
    await expect.poll(types).toEqual([null])
    await expect(seenToday).toHaveText(/, Riposo, oggi$/)
  })

  await test.step('hidden macros are nowhere', async () => {
    await call(changeHideClientMacros, { hideClientMacros: true }, admin.token)
    // the page that shows them is left
    await expect(own).toHaveURL(`${baseUrl()}/home`)
    await own.getByRole('link', { name: 'Dieta', exact: true }).click()
    await expect(own.getByRole('link', { name: 'Tutto il piano' })).toBeVisible()
    await expect(own.getByRole('link', { name: 'I tuoi macro' })).toHaveCount(0)
    // nor on the device, which nothing asks for them any more
    await expect.poll(() => storedReads(own)).not.toContain('GET /me/macros')
    await own.goto(`${baseUrl()}/macros`)
    await expect(own).toHaveURL(`${baseUrl()}/home`)
    await page.getByLabel('Marta Bellini vede energia e macro').selectOption('yes')
    await expect(page.getByText('Salvato')).toBeVisible()
    await own.getByRole('link', { name: 'Dieta', exact: true }).click()
    // the diet may be told of it before the rights are
    await own.getByRole('link', { name: 'I tuoi macro' }).click()
    await expect(own.getByText('1.987', { exact: true })).toBeVisible()
  })
  await context.close()
  expect(faults).toEqual([])
})
