import { expect, type Page } from '@playwright/test'
import { createClient, deleteClient } from '@allenio/contract/clients'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { newPerson, type NewPerson } from '../house/people.ts'
import { moveTo, phone, waitUntilIdle } from '../house/places.ts'
import { test } from '../house/test.ts'

const names = ['Anna Sarti', 'Bruno Leoni', 'Carla Gatti'] as const

/** Creates three clients in a new business and returns their ids. */
async function newClients({ token }: NewPerson): Promise<string[]> {
  const ids = []
  for (const name of names) {
    const [firstName = '', lastName = ''] = name.split(' ')
    ids.push((await call(createClient, { firstName, lastName, sendsInvitation: false }, token)).id)
  }
  return ids
}

const nameShown = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
/** Several toasts may be visible at once. */
const undoOf = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Avvisi' }).locator('> div > div').filter({ hasText: text }).getByRole('button', { name: 'Annulla' })

/** Chooses an entry of the header's menu. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Altre azioni' }).first().click()
  const item = page.getByRole('menuitem', { name, exact: true })
  // the menu is placed a moment after it is rendered
  await expect(item).toBeInViewport()
  await item.click()
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sezioni del cliente' }).getByRole('link', { name, exact: true })

test('clients are gone through, given tasks, changed, deleted and brought back', async ({ page, context, browser }) => {
  test.setTimeout(120_000)
  const faults = watchFaults(page)
  const admin = await newPerson('Elisa')
  const [id = ''] = await newClients(admin)
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  await test.step('by the keyboard, in the list’s order and on the same tab', async () => {
    await page.goto(`${baseUrl()}/clients?sort=-name`)
    await page.getByRole('row', { name: /Bruno Leoni/ }).click()
    await nameShown(page, 'Bruno Leoni')
    await expect(page.getByText('2 di 3')).toBeVisible()
    await waitUntilIdle(page)
    await tab(page, 'Compiti').click()
    await expect(tab(page, 'Compiti')).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { name: 'Che cosa deve fare da qui alla prossima volta?' })).toBeVisible()

    // the list is sorted backwards by surname: Sarti, Leoni, Gatti
    await page.keyboard.press(']')
    await nameShown(page, 'Carla Gatti')
    await expect(tab(page, 'Compiti')).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText('3 di 3')).toBeVisible()
    await page.keyboard.press('[')
    await nameShown(page, 'Bruno Leoni')
    await expect(page.getByText('2 di 3')).toBeVisible()
    await page.keyboard.press('[')
    await nameShown(page, 'Anna Sarti')
    await expect(page.getByText('1 di 3')).toBeVisible()

    // the way back leads to the list with its order
    await page.getByRole('main').getByRole('link', { name: 'Clienti', exact: true }).click()
    await expect(page).toHaveURL(/\/clients\?sort=-name$/)
  })
  await test.step('somebody is asked to weigh in each week; it is changed, done and taken back', async () => {
    await moveTo(page, `/clients/${id}`)
    await nameShown(page, 'Anna Sarti')

    await page.locator('main header').getByRole('button', { name: 'Assegna', exact: true }).click()
    await page.getByRole('menuitem', { name: /^Compito/ }).click()
    const asking = page.getByRole('dialog', { name: 'Nuovo compito per Anna Sarti' })
    await expect(asking.getByRole('radio', { name: /Pesati/ })).toBeChecked()
    await asking.getByLabel(/^Note/).fill('Al mattino, a digiuno')
    await asking.getByLabel('Si ripete').selectOption('weekly')
    await asking.getByRole('button', { name: 'Assegna' }).click()
    await expect(page.getByText('Anna Sarti lo trova nella sua home')).toBeVisible()
    // the new task is visible at once
    await expect(page.getByRole('button', { name: /^Pesati/ })).toBeVisible()

    await tab(page, 'Compiti').click()
    await page.getByRole('button', { name: 'Azioni per «Pesati»' }).click()
    await page.getByRole('menuitem', { name: 'Modifica' }).click()
    const editing = page.getByRole('dialog', { name: 'Modifica il compito' })
    await editing.getByRole('radio', { name: /Rispondi a una domanda/ }).check({ force: true })
    await editing.getByRole('textbox', { name: 'Domanda' }).fill('')
    await editing.getByRole('button', { name: 'Salva' }).click()
    await expect(editing.getByText('Scrivi la domanda')).toBeVisible()
    await editing.getByRole('textbox', { name: 'Domanda' }).fill('Come hai dormito?')
    await editing.getByLabel('Si ripete').selectOption('once')
    await editing.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByRole('button', { name: /^Rispondi a una domanda/ })).toBeVisible()

    // the client answered in person, so the professional writes the answer down
    await page.getByRole('button', { name: 'Segna come fatto: Rispondi a una domanda' }).click()
    const panel = page.getByRole('dialog', { name: 'Rispondi a una domanda' })
    await expect(panel.getByText('Come hai dormito?')).toBeVisible()
    await panel.getByLabel(/^Che cosa ha risposto/).fill('Sette ore, meglio')
    await panel.getByRole('button', { name: 'Segna come fatto' }).click()
    await expect(panel.getByText('Sette ore, meglio').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: /Fatti 1/ })).toBeVisible()

    await page.getByRole('button', { name: 'Azioni per «Rispondi a una domanda»' }).click()
    await page.getByRole('menuitem', { name: 'Elimina' }).click()
    await expect(page.getByRole('region', { name: /Fatti/ })).toBeHidden()
    await undoOf(page, 'Compito eliminato').click()
    await expect(page.getByRole('region', { name: /Fatti 1/ })).toBeVisible()
  })
  await test.step('a client is edited, renewed, put to rest, deleted and brought back', async () => {
    await moveTo(page, `/clients/${id}`)
    await nameShown(page, 'Anna Sarti')

    await choose(page, 'Modifica')
    await page.getByLabel('Infortuni e limitazioni').fill('Ginocchio destro')
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
    await nameShown(page, 'Anna Sarti')
    await expect(page.getByRole('definition').filter({ hasText: 'Ginocchio destro' })).toBeVisible()

    await page.getByRole('button', { name: /^Cambia scadenza/ }).click()
    const renewing = page.getByRole('dialog', { name: 'Fino a quando?' })
    await renewing.getByRole('button', { name: '+3 mesi' }).click()
    await renewing.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByRole('button', { name: /^Cambia scadenza: fino al/ })).toBeVisible()

    await choose(page, 'Disattiva')
    await expect(page.getByText('Disattivato', { exact: true })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Riattiva' }).click()
    await expect(page.getByText('Disattivato', { exact: true })).toBeHidden()

    await choose(page, 'Elimina')
    const sure = page.getByRole('dialog', { name: 'Eliminare Anna Sarti?' })
    await sure.getByRole('textbox').fill('Anna Sarti')
    await sure.getByRole('button', { name: 'Elimina' }).click()
    await expect(page).toHaveURL(/\/clients\?sort=-name$/)
    await expect(page.getByRole('row', { name: /Bruno Leoni/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Anna Sarti/ })).toBeHidden()
    await undoOf(page, 'Anna Sarti è fra gli eliminati').click()
    await expect(page.getByRole('row', { name: /Anna Sarti/ })).toBeVisible()
  })
  expect(faults).toEqual([])
  await test.step('a client who is deleted in another tab is told, and comes back', async () => {
    await moveTo(page, `/clients/${id}`)
    await nameShown(page, 'Anna Sarti')

    await call(deleteClient, { id }, admin.token)
    await tab(page, 'Compiti').click()
    await expect(page.getByText('Anna Sarti è fra gli eliminati.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ripristina' })).toBeEnabled()
    // somebody who comes by a link sees the notice instead of the page
    const elsewhere = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' })
    await enter(elsewhere, { visitor: 'admin', token: admin.token, language: 'it' })
    const other = await elsewhere.newPage()
    await other.goto(`${baseUrl()}/clients/${id}/actions`)
    await expect(other.getByRole('heading', { name: 'Questo cliente è stato eliminato' })).toBeVisible()
    await other.getByRole('button', { name: 'Ripristina' }).click()
    await nameShown(other, 'Anna Sarti')
    await expect(tab(other, 'Compiti')).toHaveAttribute('aria-current', 'page')

    // the page that was open hears of it
    await expect(page.getByText('Anna Sarti è fra gli eliminati.')).toBeHidden()
  })
})

/** A client with something that must not be forgotten, in the browser of the admin. */
async function openClient(page: Page): Promise<string> {
  const admin = await newPerson('Sara')
  const { id } = await call(
    createClient,
    { firstName: 'Anna', lastName: 'Sarti', goal: 'Correre', allergies: 'Arachidi', injuries: 'Ginocchio destro', sendsInvitation: false },
    admin.token,
  )
  await enter(page.context(), { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}/clients/${id}`)
  await nameShown(page, 'Anna Sarti')
  return id
}

/** Tabs without an area to fill them are not there yet. */
const tabNames = ['Panoramica', 'Allenamento', 'Nutrizione', 'Corpo', 'Compiti', 'Documenti']

test('tabs have parts, the rest is in the menu, and who it is stays in sight', async ({ page }) => {
  const faults = watchFaults(page)
  await page.setViewportSize({ width: 1366, height: 625 })
  const id = await openClient(page)
  const tabs = page.getByRole('navigation', { name: 'Sezioni del cliente' })
  const parts = page.getByRole('navigation', { name: /^Parti di / })
  await expect(tabs.getByRole('link')).toHaveText(tabNames)
  await expect(parts).toBeHidden()

  await tab(page, 'Corpo').click()
  await page.waitForURL(`**/clients/${id}/weights`)
  await expect(parts.getByRole('link')).toHaveText(['Peso', 'Misure', 'Foto', 'Visite', 'Valori'])
  await parts.getByRole('link', { name: 'Misure' }).press('Enter')
  await page.waitForURL(`**/clients/${id}/metrics`)
  await expect(tab(page, 'Corpo')).toHaveAttribute('aria-current', 'true')
  await expect(parts.getByRole('link', { name: 'Misure' })).toHaveAttribute('aria-current', 'page')
  await tab(page, 'Nutrizione').click()
  await page.waitForURL(`**/clients/${id}/mealPlans`)
  await expect(parts.getByRole('link')).toHaveText(['Piani', 'Diario', 'Fabbisogno e obiettivi', 'Consigli'])
  await tab(page, 'Compiti').click()
  await page.waitForURL(`**/clients/${id}/actions`)
  await expect(parts.getByRole('link')).toHaveText(['Compiti', 'Appuntamenti', 'Questionari'])

  const header = page.locator('main header')
  for (const fact of ['Correre', 'Arachidi', 'Ginocchio destro']) await expect(header.getByText(fact, { exact: true })).toBeVisible()
  expect((await header.boundingBox())?.height).toBe(56)
  await choose(page, 'Notifiche')
  await page.waitForURL(`**/clients/${id}/notifications`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(faults).toEqual([])
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the header folds, what must not be forgotten stays, and one button leads to every part', async ({ page }) => {
    const faults = watchFaults(page)
    const id = await openClient(page)
    await expect(page.getByRole('definition').filter({ hasText: 'Correre' })).toBeVisible()
    const picker = page.getByRole('button', { name: /^Cambia sezione/ })
    await picker.tap()
    await page.getByRole('menuitem', { name: 'Misure' }).tap()
    await page.waitForURL(`**/clients/${id}/metrics`)
    await expect(picker).toHaveText(/Corpo · Misure/)
    await expect(page.getByRole('definition')).toHaveCount(0)
    await page.getByRole('button', { name: /^Allergie: Arachidi/ }).tap()
    await expect(page.getByRole('definition').filter({ hasText: 'Ginocchio destro' })).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    expect(faults).toEqual([])
  })
})
