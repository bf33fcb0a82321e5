import { expect } from '@playwright/test'
import { listExclusions } from '@allenio/contract/aliments'
import { getClientDetail, updateClient } from '@allenio/contract/clients'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { setOffline } from '../house/network.ts'
import { phone } from '../house/places.ts'
import { newStudio, openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

test('what a client does not eat: by the team with the keyboard, and by the client without a network', async ({ page, browser }) => {
  const faults = watchFaults(page)
  const {
    admin,
    clients: [marta],
  } = await newStudio(['Marta', 'Bellini'])
  if (!marta) throw new Error('one was made')
  const { id } = marta
  const { updatedAt } = await call(getClientDetail, { id }, admin.token)
  await call(updateClient, { id, updatedAt, allergies: 'Allergica alle arachidi e alla soia' }, admin.token)
  const stored = async () =>
    (await call(listExclusions, { id }, admin.token)).exclusions.map(({ kind, target, name }) => `${kind}, ${target.kind}: ${name}`)

  await openAsAdmin(page, admin, `/clients/${id}`)
  const card = page.getByRole('region', { name: 'Esclusioni' })
  const panel = page.getByRole('dialog', { name: 'Esclusioni', exact: true })

  await test.step('the team takes what the record says', async () => {
    await expect(card).toContainText('Dalla scheda: 2 da confermare')
    await card.getByRole('button', { name: 'Esclusioni: apri' }).press('Enter')
    await expect(panel).toContainText('Allergica alle arachidi e alla soia')
    await panel.getByRole('button', { name: 'Arachidi: aggiungi come allergia' }).press('Enter')
    // the keyboard goes on with the next offer, and after the last one with the list
    const soy = panel.getByRole('button', { name: 'Soia: aggiungi come allergia' })
    await expect(soy).toBeFocused()
    await soy.press('Enter')
    await expect(panel.getByRole('heading', { name: 'Inserite' })).toBeFocused()
    await expect(panel.getByText('Dalla scheda')).toHaveCount(0)
  })

  const dialog = page.getByRole('dialog', { name: 'Aggiungi esclusioni' })
  const field = dialog.getByRole('combobox', { name: 'Che cosa' })

  await test.step('and adds a word and a single food', async () => {
    await panel.getByRole('button', { name: 'Aggiungi esclusioni' }).press('Enter')
    await dialog.getByRole('button', { name: 'Aggiungi', exact: true }).press('Enter')
    await expect(dialog).toContainText('Scegli almeno una cosa')
    await dialog.getByRole('radio', { name: 'Non gradito' }).press('Space')
    await field.fill('cipolla')
    await expect(page.getByRole('option').first()).toHaveText('«cipolla»')
    await field.press('Enter')
    // the list goes away, and a second Enter adds nothing that nobody has chosen
    await expect(page.getByRole('option')).toHaveCount(0)
    await field.press('Enter')
    await field.fill('salmone')
    await expect(page.getByRole('group', { name: 'Un solo alimento' }).getByRole('option').first()).toBeVisible()
    await field.press('ArrowDown')
    await field.press('Enter')
    await dialog.getByLabel('Nota').fill('Solo crudi')
    await dialog.getByRole('button', { name: 'Aggiungi', exact: true }).press('Enter')
    await expect(panel).toContainText('Tutto ciò che ha «cipolla» nel nome')
    expect(await stored()).toEqual([
      'allergy, allergen: Arachidi',
      'allergy, allergen: Soia',
      'dislike, word: cipolla',
      expect.stringMatching(/^dislike, food: .*[Ss]almone/),
    ])
  })

  await test.step('a deletion is undone, an edit is kept', async () => {
    const actions = panel.getByRole('button', { name: /Soia/ })
    await actions.press('Enter')
    await page.getByRole('menuitem', { name: 'Elimina' }).press('Enter')
    await expect(actions).toHaveCount(0)
    await page.getByRole('button', { name: 'Annulla' }).press('Enter')
    await expect(page.getByText('«Soia» è di nuovo tra le esclusioni')).toBeVisible()
    await panel.getByRole('button', { name: /Arachidi/ }).press('Enter')
    await page.getByRole('menuitem', { name: 'Modifica' }).press('Enter')
    const edit = page.getByRole('dialog', { name: 'Modifica: Arachidi' })
    await edit.getByLabel('Nota').fill('Anche in tracce')
    await edit.getByRole('button', { name: 'Salva' }).press('Enter')
    await expect(panel).toContainText('Anche in tracce')
    await page.keyboard.press('Escape')
    await expect(card).toContainText('Arachidi')
  })

  await test.step('the client adds an intolerance on the phone, without a network, and the team sees it', async () => {
    const context = await browser.newContext(phone)
    const own = await context.newPage()
    await enter(context, { visitor: 'client', token: marta.token, language: 'it' })
    await own.goto(`${baseUrl()}/settings#exclusions`)
    await expect(own.getByText('Arachidi')).toBeVisible()
    await expect(own.getByRole('button', { name: 'Elimina: Arachidi' })).toHaveCount(0)
    await own.getByRole('button', { name: 'Aggiungi' }).tap()
    const sheet = own.getByRole('dialog', { name: 'Che cosa non mangi' })
    await expect(sheet.getByRole('radio', { name: 'Intolleranza' })).toBeVisible()
    await setOffline(context, true)
    await sheet.getByRole('radio', { name: 'Intolleranza' }).check()
    await sheet.getByRole('combobox', { name: 'Che cosa' }).fill('lattosio')
    await own.getByRole('option', { name: 'Lattosio', exact: true }).tap()
    await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).tap()
    await expect(own.getByText('Salvato qui: parte da solo appena torna la rete.')).toBeVisible()
    await expect(own.getByText('Lattosio', { exact: true })).toBeVisible()
    await setOffline(context, false)
    await expect(own.getByRole('button', { name: 'Elimina: Lattosio' })).toBeVisible({ timeout: 20_000 })
    await context.close()
    await expect(card).toContainText('Lattosio')
  })
  expect(faults).toEqual([])
})
