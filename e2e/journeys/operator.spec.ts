import { getMe } from '@allenio/contract/auth'
import { expect } from '@playwright/test'
import { baseUrl, call, demoPassword } from '../house/api.ts'
import { enterAs, watchFaults } from '../house/browser.ts'
import { isIn, logIn, newPerson } from '../house/people.ts'
import { test } from '../house/test.ts'

test('the operator deletes an account, whose person is refused, and undoes it', async ({ page, context, browser }) => {
  const faults = watchFaults(page)
  const person = await newPerson('Ottavia')
  await enterAs(context, 'superAdmin')
  await page.goto(`${baseUrl()}/dash?search=${encodeURIComponent(person.email)}`)
  await page.getByRole('link', { name: person.businessName }).first().click()
  const panel = page.getByRole('dialog', { name: person.businessName })
  const closing = panel.getByText(/^Sarà eliminata /)
  const other = await browser.newContext()
  const personPage = await other.newPage()

  await test.step('by its address, a reason and a proof', async () => {
    await panel.getByRole('button', { name: 'Elimina l’account del titolare…' }).click()
    const dialog = page.getByRole('dialog', { name: `Eliminare ${person.name}?` })
    await dialog.getByLabel(/per confermare/).fill('other@example.com')
    await dialog.getByLabel('Motivo').fill('Account doppio')
    await dialog.getByLabel('La tua password').fill(demoPassword)
    await dialog.getByRole('button', { name: 'Elimina', exact: true }).click()
    await expect(dialog.getByText('Non è l’indirizzo di questo account.')).toBeVisible()
    await dialog.getByLabel(/per confermare/).fill(person.email)
    await dialog.getByRole('button', { name: 'Elimina', exact: true }).click()
    await expect(closing).toBeVisible()
  })

  await test.step('the session has ended, and the right password opens nothing', async () => {
    await expect(call(getMe, {}, person.token)).rejects.toThrow('401')
    await personPage.goto(`${baseUrl()}/login`)
    await logIn(personPage, person)
    await expect(personPage.getByText(/^Questo account è stato chiuso/)).toBeVisible()
  })

  await test.step('undone with a reason, and the person is in again', async () => {
    await panel.getByRole('button', { name: 'Annulla l’eliminazione…' }).click()
    const undo = page.getByRole('dialog', { name: 'Annullare l’eliminazione?' })
    await undo.getByLabel('Motivo').fill('Si è chiarito')
    await undo.getByRole('button', { name: 'Annulla l’eliminazione', exact: true }).click()
    await expect(closing).toBeHidden()
    await expect(panel.getByText('Eliminazione dell’account annullata')).toBeVisible()
    await personPage.reload()
    await logIn(personPage, person)
    await isIn(personPage)
  })
  await other.close()
  expect(faults.filter(fault => !/deleteUser|422/.test(fault))).toEqual([])
})
