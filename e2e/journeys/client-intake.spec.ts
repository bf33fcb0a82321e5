import { expect, type Page } from '@playwright/test'
import { updateBillingProfile } from '@allenio/contract/payments'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { goodPassword, mailedLink, newAddress, newPerson } from '../house/people.ts'
import { waitUntilIdle } from '../house/places.ts'
import { test } from '../house/test.ts'

/** Expects the client's own home, with their name on it and nothing of the business. */
async function expectOwnHome(page: Page, firstName: string): Promise<void> {
  await page.waitForURL('**/home')
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(firstName) })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Clienti', exact: true })).toBeHidden()
}

test('the first client comes by invitation, chooses a password and sees their home', async ({ page, context, browser }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Elisa')
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  const email = newAddress('martina')

  await page.goto(`${baseUrl()}/clients`)
  await expect(page.getByRole('heading', { name: 'Qui vedrai come stanno, a colpo d’occhio' })).toBeVisible()
  await page.getByRole('link', { name: 'Nuovo cliente' }).click()
  await page.getByLabel('Nome', { exact: true }).fill('Martina')
  await page.getByLabel('Cognome').fill('Bellini')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Allergie e intolleranze').fill('Arachidi')
  await page.getByRole('button', { name: 'Crea e manda l’invito' }).click()

  // the page of a client without any data shows the first steps
  await expect(page.getByRole('heading', { level: 1, name: 'Martina Bellini' })).toBeVisible()
  await expect(page.getByText('Non registrato')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Arachidi' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Da dove si comincia con Martina?' })).toBeVisible()

  const theirs = await (await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' })).newPage()
  const theirFaults = watchFaults(theirs)
  await theirs.goto(await mailedLink(email, /ti ha invitato/, '/set-password'))
  await theirs.getByLabel('Nuova password').fill(goodPassword)
  await theirs.getByRole('checkbox', { name: /condizioni d’uso/ }).check()
  await theirs.getByRole('button', { name: 'Accetta ed entra' }).click()
  await expectOwnHome(theirs, 'Martina')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Martina Bellini' })).toBeVisible()
  await expect(page.getByText('Non registrato')).toBeHidden()
  await page.getByRole('link', { name: 'Clienti', exact: true }).first().click()
  await expect(page.getByRole('row', { name: /Martina Bellini/ })).toBeVisible()
  expect([...faults, ...theirFaults]).toEqual([])
})

test('the first client comes by the registration link', async ({ page, context, browser }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Paola')
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  const email = newAddress('luca')

  await page.goto(`${baseUrl()}/clients`)
  await page.getByRole('button', { name: 'Apri il link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link di registrazione' })
  await dialog.getByRole('button', { name: 'Crea il link' }).click()
  const link = await dialog.getByLabel('Il tuo link').inputValue()
  expect(link).toContain('/register-client?c=')

  const theirs = await (await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' })).newPage()
  const theirFaults = watchFaults(theirs)
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'Registrati da Studio Paola' })).toBeVisible()
  await theirs.getByLabel('Nome', { exact: true }).fill('Luca')
  await theirs.getByLabel('Cognome').fill('Bianchi')
  await theirs.getByLabel('E-mail', { exact: true }).fill(email)
  await theirs.getByLabel('Scegli una password').fill(goodPassword)
  await theirs.getByRole('checkbox', { name: /condizioni d’uso/ }).check()
  await theirs.getByRole('button', { name: 'Registrati' }).click()
  await expectOwnHome(theirs, 'Luca')

  await page.reload()
  await page.getByRole('row', { name: /Luca Bianchi/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Luca Bianchi' })).toBeVisible()
  await expect(page.getByText('Non registrato')).toBeHidden()
  expect([...faults, ...theirFaults]).toEqual([])
})

test('the first clients come out of a CSV; what cannot be read is corrected in place, kept out or left empty', async ({
  page,
  context,
}) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Rita')
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  const rows = [
    'Nome;Cognome;E-mail;Allergie',
    `Anna;Sarti;${newAddress('anna')};Lattosio`,
    `Bruno;Leoni;${newAddress('bruno')};`,
    'Carla;Gatti;non è un indirizzo;',
    'Dora;Neri;dora;',
    ';;senza.nome@example.com;',
  ]

  await page.goto(`${baseUrl()}/clients`)
  await page.getByRole('button', { name: 'Scegli il file' }).click()
  const panel = page.getByRole('dialog', { name: 'Importa clienti' })
  await panel
    .locator('input[type="file"]')
    .setInputFiles({ name: 'elenco.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) })
  await expect(panel.getByText('5 righe in «elenco.csv»')).toBeVisible()
  await expect(panel.getByLabel('Che cos’è: E-mail')).toHaveValue('email')
  await expect(panel.getByLabel('Che cos’è: Allergie')).toHaveValue('allergies')
  await panel.getByRole('button', { name: 'Avanti' }).click()

  await expect(panel.getByText('4 clienti pronti')).toBeVisible()
  await expect(panel.getByText('1 riga da rivedere')).toBeVisible()
  await expect(panel.getByText('2 dati da rivedere')).toBeVisible()
  await panel.getByLabel('Correggi E-mail, riga 4').fill(newAddress('carla'))
  await panel.getByLabel('Correggi E-mail, riga 4').press('Enter')
  await expect(panel.getByText('1 dato da rivedere')).toBeVisible()
  await panel.getByLabel('Correggi Nome, riga 6').fill('Elsa')
  await panel.getByLabel('Correggi Nome, riga 6').press('Enter')
  await expect(panel.getByText('5 clienti pronti')).toBeVisible()

  // Esc loses nothing, and the import opens at the step where it was left
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: 'Scegli il file' }).click()
  await expect(panel.getByText('1 dato da rivedere')).toBeVisible()

  // pressed twice it imports once, and nothing complains
  await panel.getByRole('button', { name: 'Importa 5 clienti' }).dblclick()
  await expect(panel.getByText('5 clienti importati')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Dati che non si capiscono' })).toBeVisible()
  await panel.getByRole('button', { name: 'Manda 4 inviti' }).click()
  const question = page.getByRole('dialog', { name: 'Mandare 4 inviti?' })
  await question.getByRole('button', { name: 'Manda 4 inviti' }).click()
  await expect(page.getByText('4 inviti mandati')).toBeVisible()
  await panel.getByRole('button', { name: 'Vai all’elenco' }).click()

  await expect(page.getByRole('row', { name: /Bruno Leoni/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Carla Gatti/ })).toBeVisible()
  await page.getByRole('row', { name: /Anna Sarti/ }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Lattosio' })).toBeVisible()
  await waitUntilIdle(page)
  expect(faults).toEqual([])
})

test('where the plan holds no more, the form and the import lead to the payment and back', async ({ page, context }) => {
  const admin = await newPerson('Nadia')
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  await call(updateBillingProfile, { address: 'Via Roma 1, 20121 Milano', vatNumber: '12345670017', email: admin.email }, admin.token)
  // a trial has no limit: the answers are those of a plan that is full, until one is bought
  await page.route('**/clients/check-limit-reached', route =>
    route.fulfill({ json: { success: true, data: { limit_reached: true, active_clients: 5, max_clients: 5 } } }),
  )
  await page.route(/\/api\/clients$/, route =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 402,
          json: {
            success: false,
            code: 'client limit',
            message: 'Hai raggiunto il massimo di 5 clienti attivi.',
            data: { redirect: '/payments?places=6&from=/clients/create' },
          },
        })
      : route.fallback(),
  )
  await page.goto(`${baseUrl()}/clients/create`)
  await expect(page.getByText('Non c’è posto per altri clienti.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vedi i piani' })).toHaveAttribute('href', '/payments?places=6&from=%2Fclients%2Fcreate')
  await page.getByLabel('Nome', { exact: true }).fill('Ronaldinho')
  await page.getByRole('button', { name: 'Crea cliente', exact: true }).click()
  await page.waitForURL('**/payments?**')
  await expect(page.getByRole('region', { name: 'Avvisi' }).getByText('Hai raggiunto il massimo di 5 clienti attivi.')).toBeVisible()

  await page.unrouteAll()
  await page.getByRole('button', { name: /^Scegli 15 posti · / }).click()
  await page.waitForURL('**/dev/payments/**')
  await page.locator('input[value="pays"]').check()
  await page.locator('button[type="submit"]').first().click()
  await page.waitForURL('**/payments?**')
  await expect(page.getByText('15 posti', { exact: true })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Torna a quello che facevi' }).click()
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Ronaldinho')
  await page.getByRole('button', { name: 'Crea cliente', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ronaldinho' })).toBeVisible()

  // an import of more people than there is room for comes back to the step that led away
  await page.route('**/clients/imports**', async route => {
    const answer = await route.fetch()
    const { data, ...rest } = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, places: 1, placesNeeded: 20 } } })
  })
  await page.goto(`${baseUrl()}/clients`)
  await page.getByRole('button', { name: 'Importa' }).click()
  const panel = page.getByRole('dialog', { name: 'Importa clienti' })
  const file = { name: 'elenco.csv', mimeType: 'text/csv', buffer: Buffer.from('Nome\nAnna\nBruno\n') }
  await panel.locator('input[type="file"]').setInputFiles(file)
  await panel.getByRole('button', { name: 'Avanti' }).click()
  await expect(panel.getByText('Con il tuo piano hai ancora posto per 1: gli altri restano fuori.')).toBeVisible()
  await panel.getByRole('link', { name: 'Vedi i piani' }).click()
  await page.waitForURL('**/payments?**')
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Torna a quello che facevi' }).click()
  await expect(panel.getByText('2 clienti pronti')).toBeVisible()
  await expect(panel.getByText('Con il tuo piano')).toBeHidden()
  await panel.getByRole('button', { name: 'Chiudi' }).click()
  await expect(page).toHaveURL(/\/clients$/)
})
