import { expect } from '@playwright/test'
import { createVisit, getVisit, getVisitSettings } from '@allenio/contract/visits'
import { call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { today } from '../house/client-pages.ts'
import { moveTo } from '../house/places.ts'
import { newStudio, openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

test('a business makes a protocol of its own, measures a visit by it, and deletes it without losing anything', async ({ page }) => {
  const faults = watchFaults(page)
  const {
    admin,
    clients: [client],
  } = await newStudio(['Nina', 'Riva'])
  if (!client) throw new Error('one was made')
  const visit = await call(createVisit, { clientId: client.id, takenOn: today }, admin.token)
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: new RegExp(`^${name}`) })
  const choose = async (name: string, item: string) => {
    await row(name).getByRole('button').click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const sites = page.locator('[data-reading$="/0"]')
  const chosen = page.getByRole('combobox', { name: 'Protocollo' })

  await test.step('a ready-made one is copied, changed and made the preset', async () => {
    await openAsAdmin(page, admin, '/settings#visits')
    await choose('Quattro pliche', 'Copia')
    const dialog = page.getByRole('dialog', { name: 'Nuovo protocollo' })
    await dialog.getByRole('textbox', { name: 'Nome in italiano' }).fill('Rapido')
    await dialog.getByRole('textbox', { name: 'Nome in inglese' }).fill('')
    for (const name of ['Braccio', 'Fianchi', 'Coscia']) await dialog.getByRole('button', { name: `Togli: ${name}` }).click()
    await dialog.getByRole('button', { name: 'Sposta su: Vita' }).click()
    await dialog.getByRole('button', { name: 'Salva' }).click()
    await expect(row('Rapido')).toContainText('4 pliche, 1 circonferenza, per serie')
    await choose('Rapido', 'Rendi predefinito')
    await expect(row('Rapido')).toContainText('Predefinito')
    await choose('Circonferenze', 'Nascondi')
    await expect(row('Circonferenze')).toContainText('Nascosto')
    const settings = await call(getVisitSettings, {}, admin.token)
    expect(settings.protocols).toMatchObject([{ id: settings.protocol, nameIt: 'Rapido', nameEn: '' }])
    expect(settings.protocols[0]?.measures).toEqual(['biceps_fold', 'triceps_fold', 'subscapular_fold', 'waist', 'suprailiac_fold'])
  })

  await test.step('a visit takes it, and asks for its places', async () => {
    await moveTo(page, `/visits/${visit.id}/edit`)
    await expect(chosen).toHaveValue('eight folds')
    await expect(chosen.getByRole('option')).toHaveText(['Quattro pliche', 'Sette pliche', 'Otto pliche', 'Rapido'])
    await chosen.selectOption({ label: 'Rapido' })
    await expect(sites).toHaveCount(2 + 5)
    await page.locator('[data-reading="waist/0"]').fill('80')
    await expect.poll(async () => (await call(getVisit, { id: visit.id }, admin.token)).content.measures.waist).toEqual([80])
  })

  await test.step('once it is deleted, what was measured stays; the undo brings it back', async () => {
    await moveTo(page, '/settings#visits')
    await choose('Rapido', 'Elimina')
    await expect(row('Rapido')).toHaveCount(0)
    await moveTo(page, `/visits/${visit.id}/edit`)
    await expect(chosen).toHaveValue('')
    await expect(sites).toHaveCount(2 + 1)
    await page.getByRole('button', { name: 'Annulla' }).last().click()
    await expect(page.getByText('Rapido: ripristinato')).toBeVisible()
    await expect(sites).toHaveCount(2 + 5)
  })
  expect(faults).toEqual([])
})
