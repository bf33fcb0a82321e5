import { expect } from '@playwright/test'
import { accessFaults } from '../house/access.ts'
import { baseUrl } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { newPerson } from '../house/people.ts'
import { newClient } from '../house/studio.ts'
import { test } from '../house/test.ts'

const title = 'Chiusura estiva'

test('a notice is scheduled, sent, read on a phone and withdrawn', async ({ page, context, browser }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Tullia')
  const client = await newClient(admin, 'Mara', 'Lodi')
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await enter(phone, { visitor: 'client', token: client.token, language: 'it' })
  const clientPage = await phone.newPage()
  const card = clientPage.getByRole('link', { name: new RegExp(title) })
  const state = (name: string) => page.getByRole('main').getByText(name, { exact: true }).first()

  await test.step('written for another day, it waits', async () => {
    await page.goto(`${baseUrl()}/notices/create`)
    await page.getByRole('textbox', { name: 'Titolo' }).fill(title)
    await page.getByRole('textbox', { name: 'Testo' }).fill('Lo studio resta chiuso dal 10 al 20.')
    await expect(page.getByText('Lo riceve una persona.')).toBeVisible()
    await page.getByRole('radio', { name: 'In un giorno' }).check({ force: true })
    await page.getByRole('textbox', { name: 'Giorno' }).fill('+7')
    await page.getByLabel('Ora', { exact: true }).fill('9')
    expect(await accessFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Programma' }).click()
    await expect(state('Programmato')).toBeVisible()
    await clientPage.goto(`${baseUrl()}/notices`)
    await expect(clientPage.getByText('Ancora nessun avviso')).toBeVisible()
  })

  await test.step('its author does not wait for the day', async () => {
    await page.getByRole('link', { name: 'Modifica' }).click()
    await page.getByRole('radio', { name: 'Adesso' }).check({ force: true })
    await page.getByRole('button', { name: 'Salva' }).click()
    const dialog = page.getByRole('dialog', { name: `Pubblicare «${title}»?` })
    await expect(dialog.getByText('Lo riceve subito una persona.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Pubblica' }).click()
    await expect(state('Pubblicato')).toBeVisible()
    await expect(page.getByText('Non ancora letto').first()).toBeVisible()
  })

  await test.step('the client finds it at home, reads it, and its author sees so', async () => {
    await clientPage.goto(`${baseUrl()}/`)
    await card.click()
    // the card at home says the same words
    await expect(clientPage.getByRole('button', { name: 'Scrivi' })).toBeVisible()
    await expect(clientPage.getByText('Lo studio resta chiuso dal 10 al 20.')).toBeVisible()
    expect(await accessFaults(clientPage)).toEqual([])
    await expect(page.getByRole('link', { name: /Mara Lodi.*letto/ })).toBeVisible()
  })

  await test.step('withdrawn, it leaves the noticeboard', async () => {
    await page.getByRole('button', { name: 'Altre azioni' }).click()
    await page.getByRole('menuitem', { name: 'Ritira' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ritira' }).click()
    await expect(state('Ritirato')).toBeVisible()
    await clientPage.goto(`${baseUrl()}/notices`)
    await expect(clientPage.getByText('Ancora nessun avviso')).toBeVisible()
    await expect(card).toBeHidden()
  })
  await phone.close()
  expect(faults).toEqual([])
})
