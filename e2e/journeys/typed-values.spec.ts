import { expect } from '@playwright/test'
import { getClientDetail, listClients } from '@allenio/contract/clients'
import { listClientActions } from '@allenio/contract/client-actions'
import { baseUrl, call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { addDays, clientOfTheirs, formatShortDay, today } from '../house/client-pages.ts'
import { phone } from '../house/places.ts'
import { test } from '../house/test.ts'

test('telephone, height and days are typed as one writes them', async ({ page }) => {
  const faults = watchFaults(page)
  const { token } = await clientOfTheirs(page)
  await page.goto(`${baseUrl()}/clients/create`)
  await page.getByLabel('Nome', { exact: true }).fill('Piero')
  await page.getByLabel('Telefono').fill('333 1234567')
  await page.getByLabel('Altezza').fill('1,68')
  const birthday = page.getByLabel('Data di nascita', { exact: true })
  await birthday.fill('ieri')
  await page.getByLabel('Cognome').fill('Prova')
  await expect(page.getByLabel('Telefono')).toHaveValue('+39 333 1234567')
  await expect(page.getByLabel('Altezza')).toHaveValue('168')
  // a text that cannot be read stays, with the reason
  await page.getByRole('button', { name: 'Crea cliente' }).click()
  await expect(birthday).toHaveValue('ieri')
  await expect(page.getByText('Scrivi una data completa')).toBeVisible()
  await birthday.fill('4/3/85')
  await page.getByLabel('Nome', { exact: true }).focus()
  await expect(birthday).toHaveValue('4 mar 1985')
  await page.getByRole('button', { name: 'Crea cliente' }).click()
  await expect(page.getByRole('heading', { name: 'Piero Prova' })).toBeVisible()
  const [found] = (await call(listClients, { search: 'Piero', page: 1 }, token)).clients
  expect(await call(getClientDetail, { id: found?.id ?? '' }, token)).toMatchObject({
    phone: '+393331234567',
    heightCm: 168,
    birthDate: '1985-03-04',
  })
  expect(faults).toEqual([])
})

test('a due day is picked from the calendar by the keyboard, or by thumb on a phone', async ({ page }) => {
  const { id, token } = await clientOfTheirs(page)
  await page.goto(`${baseUrl()}/clients/${id}/actions`)
  await page.getByRole('button', { name: 'Assegna', exact: true }).first().click()
  // the first of the ways that an empty page offers is a weekly weigh-in
  await page.getByLabel('Si ripete').selectOption({ label: 'Una volta sola' })
  const due = page.getByLabel('Entro il', { exact: true })
  await due.fill('domani')
  await due.press('ArrowUp')
  await expect(due).toHaveValue(formatShortDay(addDays(today, 2)))
  await page.getByRole('button', { name: 'Apri il calendario: Entro il' }).press('Enter')
  await expect(page.getByRole('button', { name: formatShortDay(addDays(today, 2)), exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(due).toHaveValue(formatShortDay(addDays(today, 9)))
  await page.getByRole('dialog').getByRole('button', { name: 'Assegna' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const { userClientActions } = await call(listClientActions, { clientId: id }, token)
  expect(userClientActions).toMatchObject([{ dueDay: addDays(today, 9) }])

  await page.setViewportSize(phone.viewport)
  await page.goto(`${baseUrl()}/clients/${id}/weights`)
  await page.getByRole('button', { name: 'Aggiungi peso' }).first().click()
  await page.getByRole('button', { name: 'Apri il calendario: Giorno' }).click()
  await page.getByRole('dialog', { name: 'Giorno' }).getByRole('button', { name: 'Oggi' }).click()
  await expect(page.getByLabel('Giorno', { exact: true })).toHaveValue(formatShortDay(today))
})
