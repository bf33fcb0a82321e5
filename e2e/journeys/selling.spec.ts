import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { createPackage } from '@allenio/contract/packages'
import { createProgram, getProgram, publishProgram, saveProgramWorkout } from '@allenio/contract/programs'
import { accessFaults } from '../house/access.ts'
import { baseUrl, call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { goodPassword, newAddress, newPerson } from '../house/people.ts'
import { phone } from '../house/places.ts'
import { takeCards } from '../house/selling.ts'
import { test } from '../house/test.ts'

test.use({ ...phone, timezoneId: 'Europe/Rome', locale: 'it-IT' })

/** A professional who takes cards sells a program for one payment. */
async function programForSale(page: Page): Promise<string> {
  const { token } = await newPerson('Marta')
  await takeCards(page, token)
  const { id: programId } = await call(createProgram, { title: 'Forza base' }, token)
  const { weekList } = await call(getProgram, { id: programId }, token)
  const dayId = weekList[0]?.days[0]?.id ?? ''
  const exercises = [{ id: randomUUID(), exercise: { name: 'Panca piana' }, sets: 2, reps: '8', load: '40' }]
  await call(saveProgramWorkout, { id: programId, dayId, workout: { id: randomUUID(), name: 'Spinta', exercises } }, token)
  await call(publishProgram, { id: programId }, token)
  const plan = await call(
    createPackage,
    {
      name: 'Dodici settimane di forza',
      description: 'Tre allenamenti a settimana, pronti da seguire.',
      billingModel: 'ONE_TIME_PAYMENT',
      price: 9_900,
      unlocks: { programIds: [programId] },
    },
    token,
  )
  return plan.id
}

test('a stranger on a phone pays, chooses a password and opens the first workout', async ({ page, context }) => {
  const planId = await programForSale(page)
  await context.clearCookies()
  const faults = watchFaults(page)
  await page.goto(`${baseUrl()}/sf/plans/${planId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Dodici settimane di forza' })).toBeVisible()
  await expect(page.getByText('Programma: Forza base')).toBeVisible()
  expect(await accessFaults(page)).toEqual([])

  const order = page.getByRole('button', { name: 'Ordina e paga' })
  await order.click()
  await expect(page.getByText('Accetta i termini per ordinare.').first()).toBeVisible()
  await page.getByLabel('Nome', { exact: true }).fill('Elena')
  await page.getByLabel('Cognome').fill('Riva')
  await page.getByLabel('E-mail').fill(newAddress('elena'))
  // typed values survive a reload; a given consent does not
  await page.getByLabel('Accetto i termini').check()
  await page.reload()
  await expect(page.getByLabel('Cognome')).toHaveValue('Riva')
  await expect(page.getByLabel('Accetto i termini')).not.toBeChecked()
  for (const consent of [/tratta i miei dati/, /Accetto i termini/, /inizi subito/]) await page.getByLabel(consent).check()
  await order.click()

  await page.waitForURL('**/dev/payments/**')
  await page.goBack()
  await expect(order).toBeEnabled()
  for (const consent of [/tratta i miei dati/, /Accetto i termini/, /inizi subito/]) await page.getByLabel(consent).check()
  await order.click()
  await page.waitForURL('**/dev/payments/**')
  await page.getByRole('button', { name: 'Paga', exact: true }).click()

  await page.waitForURL('**/thankyou/purchase**')
  await expect(page.getByRole('heading', { name: 'Dodici settimane di forza è tuo' })).toBeVisible()
  expect(await accessFaults(page)).toEqual([])
  await page.getByLabel('Scegli una password').fill(goodPassword)
  await page.getByRole('button', { name: 'Entra' }).click()

  await page.waitForURL('**/home')
  await expect(page.getByText('Spinta').first()).toBeVisible()
  await page
    .getByRole('link', { name: /^Inizia/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Panca piana' })).toBeVisible()
  expect(faults).toEqual([])
})
