import { expect, type Page } from '@playwright/test'
import { baseUrl } from '../house/api.ts'
import { enter } from '../house/browser.ts'
import { isIn, logOut, newPerson } from '../house/people.ts'
import { test } from '../house/test.ts'

/** Adds a virtual device that confirms every request without a press. */
async function withAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    refuse: (isRefused: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !isRefused }),
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

/** The offer beside the address would be taken up by the virtual device at once; here the button is pressed. */
const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })

test('a passkey is added, renamed, used to log in and as proof, and removed', async ({ page, context }) => {
  const person = await newPerson('Gaia')
  await enter(context, { visitor: 'stranger', token: undefined, language: 'it' })
  await withoutAutofill(page)
  const device = await withAuthenticator(page)
  await page.goto(`${baseUrl()}/settings#passkeys`)
  await page.waitForURL('**/login')
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.waitForURL('**/settings#passkeys')

  const section = page.locator('#passkeys')
  await expect(section.getByText('Non hai ancora passkey.')).toBeVisible()
  await section.getByRole('button', { name: 'Aggiungi una passkey' }).click()
  const proof = page.getByRole('dialog', { name: 'Aggiungi una passkey' })
  await proof.getByRole('button', { name: 'Continua' }).click()
  await expect(proof.getByText('Scrivi la tua password')).toBeVisible()
  await proof.getByLabel('La tua password').fill(person.password)
  await proof.getByLabel('La tua password').press('Enter')
  const naming = page.getByRole('dialog', { name: 'Rinomina la passkey' })
  await naming.getByLabel('Nome').fill('Telefono di Gaia')
  await naming.getByRole('button', { name: 'Salva' }).click()
  await expect(section.getByText('Telefono di Gaia')).toBeVisible()
  expect(await device.credentials()).toHaveLength(1)

  await logOut(page)
  await device.refuse(true)
  await page.getByRole('button', { name: 'Usa una passkey' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Non abbiamo ricevuto la passkey' })).toBeVisible()
  await device.refuse(false)
  await page.getByRole('button', { name: 'Usa una passkey' }).click()
  await isIn(page)

  await page.goto(`${baseUrl()}/settings#passkeys`)
  await section.getByRole('button', { name: 'Azioni per Telefono di Gaia' }).click()
  await page.getByRole('menuitem', { name: 'Rimuovi' }).click()
  const removing = page.getByRole('dialog', { name: 'Rimuovere «Telefono di Gaia»?' })
  await removing.getByRole('button', { name: 'Conferma con una passkey' }).click()
  await expect(removing).toBeHidden()
  await expect(section.getByText('Non hai ancora passkey.')).toBeVisible()
})

test('the browser offers the passkey where the address is typed', async ({ page, context }) => {
  const person = await newPerson('Noemi')
  await enter(context, { visitor: 'stranger', token: undefined, language: 'it' })
  const device = await withAuthenticator(page)
  await page.goto(`${baseUrl()}/settings#passkeys`)
  await page.waitForURL('**/login')
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.waitForURL('**/settings#passkeys')
  await page.locator('#passkeys').getByRole('button', { name: 'Aggiungi una passkey' }).click()
  const proof = page.getByRole('dialog', { name: 'Aggiungi una passkey' })
  await proof.getByLabel('La tua password').fill(person.password)
  await proof.getByRole('button', { name: 'Continua' }).click()
  await page.getByRole('dialog', { name: 'Rinomina la passkey' }).getByRole('button', { name: 'Annulla' }).click()
  await expect.poll(async () => (await device.credentials()).length).toBe(1)

  // the virtual device accepts the offer without a press
  await page.getByRole('button', { name: /^Il tuo account/ }).click()
  await page.getByRole('menuitem', { name: 'Esci' }).click()
  await page.waitForURL('**/login')
  await isIn(page)
})
