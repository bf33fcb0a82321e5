import { expect } from '@playwright/test'
import { listFoods } from '@allenio/contract/aliments'
import { call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { newPerson } from '../house/people.ts'
import { openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

const barcode = '8001505005516'

test('a professional copies a label, finds it by barcode, narrows the list, and clones a food of the library', async ({ page }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Nora')
  await openAsAdmin(page, admin, '/aliments')
  const table = page.getByRole('table', { name: 'Alimenti' })
  const search = page.getByRole('searchbox', { name: 'Cerca tra gli alimenti' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()

  await test.step('a label per serving becomes figures per 100 g', async () => {
    await page.getByRole('link', { name: 'Nuovo alimento' }).click()
    const nameField = page.getByLabel('Nome in italiano')
    await expect(nameField).toBeFocused()
    await nameField.fill('Frollino della Nora')
    // a hand scanner ends with Enter, which does not send the form
    const code = page.getByLabel('Codice a barre')
    await code.fill(barcode)
    await code.press('Enter')
    await expect(page.getByText('EAN-13 valido')).toBeVisible()
    await page.getByRole('radio', { name: 'Per porzione' }).press(' ')
    await page.getByLabel('Peso della porzione').fill('12,5')
    // a text that is no number stands in its own unit alone
    await page.getByLabel('Energia in kcal').fill('abc')
    await expect(page.getByLabel('Energia in kJ')).toHaveValue('')
    await page.getByLabel('Energia in kJ').fill('238')
    await expect(page.getByLabel('Energia in kcal')).toHaveValue('56,9')
    await page.getByLabel('Grassi', { exact: true }).fill('2.5')
    await page.getByLabel('Carboidrati', { exact: true }).fill('8')
    await page.getByLabel('di cui zuccheri').fill('12')
    await expect(page.getByText('Zuccheri, 96 g: più dei carboidrati, che sono 64 g.')).toBeVisible()
    await page.getByLabel('di cui zuccheri').fill('')
    await page.getByLabel('Proteine', { exact: true }).fill('1')
    await expect(page.getByRole('status').filter({ hasText: 'Per 100 g' })).toContainText('455 kcal')
    await page.getByRole('radiogroup', { name: 'Glutine' }).getByRole('radio', { name: 'Contiene' }).press(' ')
    // a new measure has the focus in its first field, and gives it back
    const addMeasure = page.getByRole('button', { name: 'Aggiungi una misura' })
    await addMeasure.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Quantità' })).toBeFocused()
    await page.getByRole('button', { name: /^Togli la misura/ }).press('Enter')
    await expect(addMeasure).toBeFocused()
    await page.getByRole('button', { name: 'Crea alimento' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Frollino della Nora' })).toBeVisible()
    const { aliments } = await call(listFoods, { page: 1, source: 'own' }, admin.token)
    expect(aliments).toMatchObject([{ kcal: 455.0672, protein: 8, carbs: 64, lipids: 20, barcode, allergens: { gluten: 'contains' } }])
  })

  await test.step('the barcode finds it, and its deletion is undone', async () => {
    await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Alimenti' }).press('Enter')
    await search.fill(barcode)
    await page.getByRole('button', { name: 'Azioni per Frollino della Nora' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Elimina' }).press('Enter')
    await expect(table.getByRole('link', { name: 'Frollino della Nora' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Annulla' }).press('Enter')
    await expect(table.getByRole('link', { name: 'Frollino della Nora' })).toBeVisible()
  })

  await test.step('free of gluten leaves it out', async () => {
    await page.getByRole('button', { name: 'Senza', exact: true }).press('Enter')
    await page.getByRole('list', { name: 'Senza' }).getByRole('button', { name: 'Glutine' }).press('Enter')
    await expect(page).toHaveURL(/freeOf=gluten/)
    await expect(page.getByText('Nessun alimento con questi filtri')).toBeVisible()
    await page.getByRole('button', { name: /^Rimuovi Senza/ }).press('Enter')
  })

  await test.step('a table comes in, and its refused row says why', async () => {
    await page.getByRole('button', { name: 'Altre azioni' }).first().press('Enter')
    await page.getByRole('menuitem', { name: 'Importa CSV' }).press('Enter')
    const panel = page.getByRole('dialog', { name: 'Importa alimenti' })
    await panel.locator('input[type="file"]').setInputFiles({ name: 'vuoto.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) })
    await expect(panel.getByText('«vuoto.csv» è vuoto: non contiene nessuna riga.')).toBeVisible()
    const lines = ['Alimento;Energia (kJ);Proteine;Di cui saturi', 'Pane di Nora;1004,2;8,5 g;0,4', 'Errore di stampa;10;120;0']
    const file = { name: 'etichette.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
    await panel.locator('input[type="file"]').setInputFiles(file)
    await expect(panel.getByText('Proteine, carboidrati e grassi insieme superano i 100 g.')).toBeVisible()
    await panel.getByRole('button', { name: 'Importa 1 alimento' }).press('Enter')
    await expect(panel.getByText('1 riga scartata.')).toBeVisible()
    await panel.getByRole('button', { name: 'Vai agli alimenti' }).press('Enter')
    await search.fill('Pane di Nora')
    await expect(table.getByRole('row', { name: /Pane di Nora/ })).toContainText('240')
  })

  await test.step('chosen micronutrients stand first on the page of a food of the library', async () => {
    await search.fill('mela fuji')
    await table
      .getByRole('link', { name: /^Mela Fuji/ })
      .first()
      .press('Enter')
    await expect(page.getByText('Release 28 (pubblico dominio)')).toBeVisible()
    const chosen = page.getByRole('region', { name: 'I tuoi micronutrienti' })
    await expect(chosen).toContainText('Potassio')
    await chosen.getByRole('button', { name: 'Micronutrienti' }).press('Enter')
    const modal = page.getByRole('dialog', { name: 'Micronutrienti' })
    await modal.getByRole('searchbox', { name: 'Cerca un nutriente' }).fill('caffeina')
    await modal.getByRole('checkbox', { name: 'Caffeina' }).press(' ')
    await modal.getByRole('button', { name: 'Salva' }).press('Enter')
    await expect(chosen).toContainText('Caffeina')
  })

  await test.step('it is cloned to change it', async () => {
    await page.getByRole('button', { name: 'Copia per modificare' }).press('Enter')
    await expect(page.getByLabel('Nome in italiano')).toHaveValue(/Mela Fuji/)
  })
  expect(faults).toEqual([])
})
