import { expect } from '@playwright/test'
import { createFood, updateFood } from '@allenio/contract/aliment-changes'
import { getRecipe, listRecipes } from '@allenio/contract/recipes'
import { baseUrl, call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { newPerson } from '../house/people.ts'
import { openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

test('a recipe is written by the keyboard, from a pasted list, scaled, and takes a new version of a food', async ({ page }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Rita')
  const figures = { basis: { kind: 'per 100 g' as const }, kcal: 380, protein: 12, carbs: 70, lipids: 4 }
  const crackers = await call(createFood, { nameIt: 'Cracker di Rita', figures }, admin.token)
  await openAsAdmin(page, admin, '/recipes')
  await expect(page.getByRole('heading', { name: 'Il tuo ricettario' })).toBeVisible()
  const search = page.getByRole('combobox', { name: 'Aggiungi un ingrediente' })
  const ingredient = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name })
  const stored = async () => {
    const { recipes } = await call(listRecipes, { page: 1 }, admin.token)
    return call(getRecipe, { id: recipes[0]?.id ?? '' }, admin.token)
  }

  await test.step('foods are searched, quantities typed, and Enter leads on', async () => {
    await page.getByRole('link', { name: 'Nuova ricetta' }).press('Enter')
    await page.getByLabel('Nome in italiano').fill('Frittata di zucchine')
    await search.fill('uova')
    await expect(page.getByRole('option').first()).toHaveText('Uovo intero, crudo')
    await search.press('Enter')
    const eggs = page.getByLabel('Quantità: Uovo intero, crudo')
    await expect(eggs).toBeFocused()
    await eggs.fill('un sacco')
    await eggs.press('Enter')
    await expect(search).toBeFocused()
    await expect(ingredient(/Uovo intero/)).toContainText('Misura sconosciuta. Ci sono: uovo')
    await eggs.fill('120')
    await eggs.press('Enter')
    await expect(ingredient(/Uovo intero/)).toContainText('172')
    await search.fill('uova')
    await expect(page.getByRole('option').first()).toHaveText('Uovo intero, crudo')
    await search.press('Enter')
    await expect(page.getByText('L’ingrediente è già nella ricetta')).toBeVisible()
    await search.fill('cracker di rita')
    await expect(page.getByRole('option').first()).toHaveText('Cracker di Rita')
    await search.press('Enter')
    await page.getByLabel('Quantità: Cracker di Rita').fill('190k')
    await page.getByLabel('Quantità: Cracker di Rita').press('Enter')
    await expect(page.getByLabel('Quantità: Cracker di Rita')).toHaveValue('50')
  })

  await test.step('a pasted list is read line by line', async () => {
    await page.getByRole('button', { name: 'Incolla una lista' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('2 uova\n300 g di zucchine\n1 cucchiaio d’olio\nsale q.b.')
    await dialog.getByRole('button', { name: 'Riconosci' }).press('Enter')
    await expect(dialog.getByText('L’ingrediente è già nella ricetta', { exact: true })).toBeVisible()
    // two spoons of different weight are asked, not guessed
    await dialog.getByRole('button', { name: /^cucchiaio \(10 ml\)/ }).press('Enter')
    await dialog.getByRole('button', { name: 'Aggiungi 3 ingredienti' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Quantità: Zucchine crude')).toHaveValue('300')
    await expect(page.getByLabel('Quantità: Sale da cucina')).toHaveValue('q.b.')
  })

  await test.step('it is saved with what follows from its foods', async () => {
    await page.getByLabel('Porzioni', { exact: true }).fill('2')
    await page.getByRole('button', { name: 'Aggiungi un passo' }).press('Enter')
    await page.getByLabel('Passo 1', { exact: true }).fill('Sbatti le uova.')
    await page.getByLabel('Passo 1', { exact: true }).press('Enter')
    await page.getByLabel('Passo 2', { exact: true }).fill('Cuoci.')
    await page.getByRole('button', { name: 'Crea ricetta' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Frittata di zucchine' })).toBeVisible()
    const recipe = await stored()
    expect(recipe).toMatchObject({ portions: 2, ingredientCount: 5, allergens: { eggs: 'contains' }, diets: { vegan: 'no' } })
    expect(recipe.components.map(({ food, grams, isToTaste }) => [food.nameIt, grams, isToTaste])).toEqual([
      ['Uovo intero, crudo', 120, false],
      ['Cracker di Rita', 50, false],
      ['Zucchine crude', 300, false],
      ['Olio di oliva', 9, false],
      ['Sale da cucina', 0, true],
    ])
    expect(recipe.steps.map(({ it }) => it)).toEqual(['Sbatti le uova.', 'Cuoci.'])
  })

  await test.step('it is scaled, and a food that was edited is taken anew', async () => {
    await call(updateFood, { id: crackers.id, figures: { ...figures, kcal: 400 } }, admin.token)
    await page.reload()
    await page.getByRole('button', { name: 'Scala', exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Scala la ricetta' })
    await dialog.getByRole('textbox', { name: 'Porzioni' }).fill('4')
    await dialog.getByRole('button', { name: 'Scala', exact: true }).press('Enter')
    await expect(page.getByLabel('Quantità: Cracker di Rita')).toHaveValue('100')
    await page.getByRole('button', { name: 'Nuova versione: Cracker di Rita' }).press('Enter')
    const offer = page.getByRole('dialog', { name: '«Cracker di Rita» è cambiato' })
    await expect(offer.getByRole('row', { name: /kcal|Energia/ })).toContainText('400')
    await offer.getByRole('button', { name: 'Prendi i nuovi' }).press('Enter')
    await page.getByRole('button', { name: 'Salva', exact: true }).press('Enter')
    await expect(page.getByRole('table', { name: 'Ricette' }).getByRole('link', { name: 'Frittata di zucchine' })).toBeVisible()
    expect(await stored()).toMatchObject({
      portions: 4,
      components: [{ grams: 240 }, { grams: 100, food: { version: 2, kcal: 400 } }, {}, {}, {}],
    })
  })

  await test.step('a deletion is undone', async () => {
    await page
      .getByRole('button', { name: /Frittata di zucchine/ })
      .last()
      .press('Enter')
    await page.getByRole('menuitem', { name: 'Elimina' }).press('Enter')
    await expect(page.getByRole('link', { name: 'Frittata di zucchine' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Annulla' }).press('Enter')
    await expect(page.getByText('«Frittata di zucchine» è di nuovo qui')).toBeVisible()
  })
  expect(faults).toEqual([])
})

test('two edit one recipe: the later is told, reloads, and keeps what it has typed', async ({ page }) => {
  const admin = await newPerson('Livia')
  await openAsAdmin(page, admin, '/recipes/create')
  await page.getByLabel('Nome in italiano').fill('Torta di Livia')
  await page.getByRole('button', { name: 'Crea ricetta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Torta di Livia' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByLabel('Porzioni', { exact: true }).fill('8')
  await page.getByLabel('Nome in inglese').fill('Livia’s cake')
  await other.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(other).toHaveURL(`${baseUrl()}/recipes`)
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Ricarica' }).click()
  await expect(page.getByLabel('Porzioni', { exact: true })).toHaveValue('8')
  await expect(page.getByLabel('Nome in inglese')).toHaveValue('Livia’s cake')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page).toHaveURL(`${baseUrl()}/recipes`)
  const { recipes } = await call(listRecipes, { page: 1 }, admin.token)
  expect(recipes).toMatchObject([{ portions: 8, nameEn: 'Livia’s cake' }])
})
