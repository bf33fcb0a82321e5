import { expect, type Page } from '@playwright/test'
import { createClient, listConsents } from '@allenio/contract/clients'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { moveTo } from '../house/places.ts'
import { newStudio } from '../house/studio.ts'
import { test } from '../house/test.ts'

const consentsOf = async (id: string, token: string) =>
  (await call(listConsents, { id }, token)).consents.map(({ purpose, form, withdrawnOn }) => [purpose, form, withdrawnOn !== null])

const dialog = (page: Page) => page.getByRole('dialog')

test('a consent is recorded on paper, given in the app and withdrawn', async ({ page, context, browser }) => {
  const faults = watchFaults(page)
  const { admin, clients } = await newStudio(['Martina', 'Bellini'])
  const { id: onPaper } = await call(createClient, { firstName: 'Aldo', lastName: 'Serra', sendsInvitation: false }, admin.token)
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })

  await test.step('the team records a signed sheet, in the proposed words', async () => {
    await page.goto(`${baseUrl()}/clients/${onPaper}`)
    await page.getByRole('button', { name: 'Registra un consenso' }).click()
    await dialog(page).getByRole('combobox', { name: 'Per che cosa' }).selectOption({ label: 'Dati sulla salute' })
    await dialog(page).getByRole('textbox', { name: 'Firmato il' }).fill('2/3/2026')
    await dialog(page).getByText('Leggi il testo').click()
    await expect(dialog(page).getByText('Acconsento esplicitamente a che', { exact: false })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Registra il consenso' }).click()
    await expect(page.getByText('su carta, 2 mar 2026')).toBeVisible()
    expect(await consentsOf(onPaper, admin.token)).toEqual([['health data', 'paper', false]])
  })

  await test.step('and another in its own words, which it reads again', async () => {
    await page.getByRole('button', { name: 'Registra un consenso' }).click()
    await dialog(page).getByText('Testo nostro').click()
    await dialog(page).getByRole('button', { name: 'Registra il consenso' }).click()
    await expect(dialog(page).getByText('Copia qui il testo firmato, oppure scegli quello proposto.')).toBeVisible()
    await dialog(page).getByRole('textbox', { name: 'Il testo del vostro foglio' }).fill('Acconsento a tutto quanto sopra.')
    await dialog(page).getByRole('button', { name: 'Registra il consenso' }).click()
    await expect(dialog(page)).toBeHidden()
    // nothing is left to record
    await expect(page.getByRole('button', { name: 'Registra un consenso' })).toBeHidden()
    await page.getByRole('button', { name: 'Azioni per il consenso al trattamento dei dati' }).click()
    await page.getByRole('menuitem', { name: 'Leggi il testo' }).click()
    await expect(dialog(page).getByText('Acconsento a tutto quanto sopra.')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a withdrawal says what it erases, and stays in sight', async () => {
    await page.getByRole('button', { name: 'Azioni per il consenso ai dati sulla salute' }).click()
    await page.getByRole('menuitem', { name: 'Revoca' }).click()
    await expect(dialog(page).getByText('vengono cancellati subito', { exact: false })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Revoca' }).click()
    await expect(page.getByText('su carta, 2 mar 2026 · revocato il', { exact: false })).toBeVisible()
    expect(await consentsOf(onPaper, admin.token)).toContainEqual(['health data', 'paper', true])
  })

  await test.step('the edit form asks for no consent', async () => {
    await moveTo(page, `/clients/${onPaper}/edit`)
    await expect(page.getByRole('heading', { name: 'Accesso', exact: true })).toBeVisible()
    await expect(page.getByText('Consenso al trattamento dei dati')).toBeHidden()
  })

  const [client] = clients
  if (!client) throw new Error('no client was made')
  await test.step('the client reads, agrees and takes it back', async () => {
    const own = await (await browser.newContext()).newPage()
    await enter(own.context(), { visitor: 'client', token: client.token, language: 'it' })
    await own.goto(`${baseUrl()}/settings#consents`)
    // the consent of the invitation
    await expect(own.getByText('Hai dato il consenso il', { exact: false })).toHaveCount(1)
    await own.getByRole('button', { name: 'Leggi e acconsenti ai dati sulla salute' }).click()
    await expect(dialog(own).getByText('Acconsento esplicitamente a che', { exact: false })).toBeVisible()
    await dialog(own).getByRole('button', { name: 'Acconsento' }).click()
    await expect(own.getByText('Hai dato il consenso il', { exact: false })).toHaveCount(2)
    expect(await consentsOf(client.id, admin.token)).toContainEqual(['health data', 'app', false])
    await own.getByRole('button', { name: 'Revoca il consenso ai dati sulla salute' }).click()
    await dialog(own).getByRole('button', { name: 'Revoca' }).click()
    await expect(own.getByText('Hai revocato il consenso il', { exact: false })).toBeVisible()
    expect(await consentsOf(client.id, admin.token)).toContainEqual(['health data', 'app', true])
    await own.context().close()
  })

  await test.step('and the team is told', async () => {
    await moveTo(page, '/notifications')
    await expect(page.getByRole('link', { name: /Martina Bellini ha revocato il consenso ai dati sulla salute/ })).toBeVisible()
  })
  expect(faults).toEqual([])
})
