import { expect, type Page } from '@playwright/test'
import { createClient } from '@allenio/contract/clients'
import { listMacroAssignments, listMacros } from '@allenio/contract/macros'
import { call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { rowsOf } from '../house/stored-rows.ts'
import { newPerson } from '../house/people.ts'
import { openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

const dayOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('macros with training and rest days are written by keyboard, given to two, changed, and the new version given to one', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Nadia')
  for (const firstName of ['Bruno', 'Carla']) await call(createClient, { firstName, lastName: 'Neri' }, admin.token)
  await openAsAdmin(page, admin, '/macros')
  await expect(page.getByRole('heading', { name: 'La tua libreria di macro' })).toBeVisible()
  const stored = async () => {
    const { macros } = await call(listMacros, { page: 1 }, admin.token)
    return macros[0]
  }
  const training = dayOf(page, 'Allenamento')
  const rest = dayOf(page, 'Riposo')

  await test.step('days of two types, with carbs as the rest', async () => {
    await page.getByRole('link', { name: 'Nuovi macro' }).press('Enter')
    await page.getByLabel('Nome', { exact: true }).fill('Definizione')
    await page.getByRole('radio', { name: 'Diversi per tipo' }).press('Space')
    await training.getByRole('textbox', { name: 'Energia', exact: true }).fill('2.200')
    await training.getByRole('textbox', { name: 'Proteine', exact: true }).fill('30')
    await training.getByRole('textbox', { name: 'Grassi', exact: true }).fill('25')
    // a draft survives a reload
    await expect.poll(async () => JSON.stringify(await rowsOf(page, 'drafts'))).toContain('"lipids":"25"')
    await page.reload()
    await expect(training.getByRole('progressbar', { name: 'Carboidrati' })).toHaveAttribute('aria-valuenow', '45')
    await rest.getByRole('textbox', { name: 'Energia', exact: true }).fill('1800')
    await rest.getByRole('textbox', { name: 'Proteine', exact: true }).fill('80')
    await rest.getByRole('textbox', { name: 'Grassi', exact: true }).fill('35')
    await page.keyboard.press('Control+Enter')
    await expect(rest.getByRole('alert')).toHaveText('Gli altri non lasciano niente.')
    await rest.getByRole('textbox', { name: 'Proteine', exact: true }).fill('35')
    await rest.getByRole('textbox', { name: 'Proteine', exact: true }).press('Control+Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Definizione' })).toBeVisible()
    expect(await stored()).toMatchObject({
      unit: 'percent',
      days: [
        { dayType: 'training', kcal: 2200, protein: 30, carbs: null, lipids: 25 },
        { dayType: 'rest', kcal: 1800, protein: 35, carbs: null, lipids: 35 },
      ],
    })
  })

  await test.step('they are given to two', async () => {
    await page.getByRole('button', { name: 'Assegna' }).first().press('Enter')
    const dialog = page.getByRole('dialog')
    const search = dialog.getByRole('searchbox')
    await search.fill('bruno')
    await search.press('Enter')
    await expect(dialog.getByText('1 persona scelta: Bruno Neri')).toBeVisible()
    await search.fill('carla')
    await search.press('Enter')
    await expect(dialog.getByText(/^2 persone scelte/)).toBeVisible()
    await dialog.getByLabel('martedì').selectOption('Allenamento')
    await search.press('Enter')
    const followers = page.getByRole('list', { name: 'Chi li segue' })
    await expect(followers.getByRole('listitem')).toHaveCount(2)
    await expect(followers).toContainText('Allenamento lun, mar, mer e ven, altrimenti Riposo')
  })

  await test.step('they change, and one gets the new version', async () => {
    await page.getByRole('link', { name: 'Modifica' }).press('Enter')
    const kcal = training.getByRole('textbox', { name: 'Energia', exact: true })
    await kcal.press('ArrowUp')
    await expect(kcal).toHaveValue('2250')
    await kcal.press('Control+Enter')
    await page.getByRole('button', { name: 'Dai la nuova versione' }).press('Enter')
    const bruno = page.getByRole('listitem').filter({ hasText: 'Bruno Neri' })
    await expect(bruno).toContainText('Versione precedente')
    await bruno.getByRole('button', { name: 'Azioni per Bruno Neri' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Dai la versione attuale da oggi' }).press('Enter')
    await expect(bruno).not.toContainText('Versione precedente')
    const id = (await stored())?.id ?? ''
    const { assignedClients } = await call(listMacroAssignments, { id, isOpen: 'true', page: 1 }, admin.token)
    const kcals = assignedClients.map(({ client, targets }) => [client.name, targets[0]?.kcal])
    expect(Object.fromEntries(kcals)).toEqual({ 'Bruno Neri': 2250, 'Carla Neri': 2200 })
  })

  await test.step('an assignment that is taken away comes back', async () => {
    const carla = page.getByRole('listitem').filter({ hasText: 'Carla Neri' })
    await carla.getByRole('button', { name: 'Azioni per Carla Neri' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Togli' }).press('Enter')
    await expect(carla).toHaveCount(0)
    const toast = page.getByRole('region', { name: 'Avvisi' }).locator('> div > div').filter({ hasText: 'Carla Neri: tolto' })
    await toast.getByRole('button', { name: 'Annulla' }).press('Enter')
    await expect(carla).toBeVisible()
  })

  await test.step('a deletion is undone', async () => {
    await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Macro' }).press('Enter')
    const row = page.getByRole('table').getByRole('row', { name: 'Definizione' })
    await page.getByRole('button', { name: 'Azioni per Definizione' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Elimina' }).press('Enter')
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Annulla' }).last().press('Enter')
    await expect(row).toBeVisible()
  })
  expect(faults).toEqual([])
})
