import { updateBusiness } from '@allenio/contract/business'
import { createClient } from '@allenio/contract/clients'
import { expect } from '@playwright/test'
import { baseUrl, call } from '../house/api.ts'
import { enter, enterAs, watchFaults } from '../house/browser.ts'
import { mailedLink, newAddress, newPerson } from '../house/people.ts'
import { picture } from '../house/pictures.ts'
import { test } from '../house/test.ts'

test('an admin presents the business; whoever is invited sees its name and logo, and agrees before coming in', async ({
  page,
  context,
  browser,
}) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Nadia')
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}/settings`)
  const names = page.getByRole('navigation', { name: 'Sezioni delle impostazioni' })
  await expect(page.getByRole('heading', { name: 'Elimina l’account' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Profilo dell’attività' })).toBeHidden()
  await names.getByRole('link', { name: 'Profilo dell’attività' }).click()
  const section = page.getByRole('region', { name: 'Profilo dell’attività' })
  await expect(page.getByRole('heading', { name: 'Elimina l’account' })).toBeHidden()

  await section.getByLabel('Nome dell’attività').fill('Studio Nadia Serra')
  await section.getByLabel('Partita IVA').fill('IT 12345670158')
  await section.getByLabel('E-mail per i clienti').fill('studio@example.test')
  await section.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(section.getByText('Controlla le cifre')).toBeVisible()
  // a look at the other part loses nothing that was typed
  await names.getByRole('link', { name: 'Password' }).click()
  await expect(section).toBeHidden()
  await names.getByRole('link', { name: 'Profilo dell’attività' }).click()
  await expect(section.getByLabel('E-mail per i clienti')).toHaveValue('studio@example.test')
  await section.getByLabel('Partita IVA').fill('IT 12345670157')
  await section.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Dati salvati')).toBeVisible()
  await expect(section.getByLabel('Partita IVA')).toHaveValue('12345670157')
  await expect(page.getByRole('button', { name: 'Il tuo account: Nadia Prova' })).toContainText('Studio Nadia Serra')
  await section.getByLabel('Scegli un logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture() })
  await expect(section.locator('img')).toHaveAttribute('src', /\/api\/files\//)

  const email = newAddress('irene')
  await call(createClient, { firstName: 'Irene', email, sendsInvitation: true }, admin.token)
  const theirs = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  const theirFaults = watchFaults(theirs)
  await theirs.goto(await mailedLink(email, /Studio Nadia Serra/, '/set-password'))
  await expect(theirs.getByRole('heading', { name: 'Studio Nadia Serra ti ha invitato' })).toBeVisible()
  await expect
    .poll(() => theirs.locator('main img').evaluate(image => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true)
  await theirs.getByLabel('Nuova password').fill('quattro cani in giardino')
  await theirs.getByRole('button', { name: 'Accetta ed entra' }).click()
  await expect(theirs.getByText('Devi accettare prima di inviare.')).toBeVisible()
  await theirs.getByRole('checkbox', { name: /Studio Nadia Serra tratti i miei dati/ }).check()
  await theirs.getByRole('button', { name: 'Accetta ed entra' }).click()
  await theirs.waitForURL('**/home')
  expect([...faults, ...theirFaults]).toEqual([])
})

test('a collaborator’s settings are their own alone, and a new client begins with the language of the business', async ({
  page,
  context,
  browser,
}) => {
  await enterAs(context, 'coach')
  await page.goto(`${baseUrl()}/settings#business`)
  await expect(page.getByRole('heading', { name: 'Elimina l’account' })).toBeVisible()
  await expect(page.getByText('La tua attività', { exact: true })).toBeHidden()

  const admin = await newPerson('Dora')
  await call(updateBusiness, { language: 'en', timeZone: 'Europe/London' }, admin.token)
  const own = await browser.newContext({ locale: 'it-IT' })
  await enter(own, { visitor: 'admin', token: admin.token, language: 'it' })
  const create = await own.newPage()
  await create.goto(`${baseUrl()}/clients/create`)
  await expect(create.getByLabel('Lingua dell’app')).toHaveValue('en')
  await expect(create.getByLabel('Fuso orario')).toHaveValue(/London/)
  await own.close()
})
