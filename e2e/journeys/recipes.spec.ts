import { expect } from '@playwright/test'
import { createFood, updateFood, listFoodOptions, listFoods } from '@allenio/contract/aliments'
import { createRecipe, updateRecipe, getRecipe, listRecipes } from '@allenio/contract/recipes'
import { call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { newPerson, type NewPerson } from '../house/people.ts'
import { openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

/** A recipe for two of one food of the library. */
async function givenRecipe({ token }: NewPerson, nameIt: string, food: string) {
  const { options } = await call(listFoodOptions, { search: food }, token)
  const { aliments } = await call(listFoods, { page: 1, search: food }, token)
  const kcal = aliments.find(({ id }) => id === options[0]?.id)?.kcal ?? 0
  const components = [{ id: crypto.randomUUID(), foodId: options[0]?.id ?? '', version: 1, grams: 200 }]
  await call(createRecipe, { nameIt, portions: 2, cookMinutes: 30, tags: ['cena'], components }, token)
  return { kcalOfPortion: Math.round(kcal) }
}

test('recipes are written by the keyboard, from a pasted list, scaled, saved after a colleague, found, tagged and copied', async ({
  page,
}) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Rita')
  const figures = { basis: { kind: 'per 100 g' as const }, kcal: 380, protein: 12, carbs: 70, lipids: 4 }
  const crackers = await call(createFood, { nameIt: 'Cracker di Rita', figures }, admin.token)
  await openAsAdmin(page, admin, '/recipes')
  const search = page.getByRole('combobox', { name: 'Aggiungi un ingrediente' })
  const eggs = page.getByLabel('Quantità: Uovo intero, crudo')
  const ofCrackers = page.getByLabel('Quantità: Cracker di Rita')
  const table = page.getByRole('table', { name: 'Ricette' })
  const rowOf = (name: string) => table.getByRole('row', { name, exact: true })
  const stored = async () => {
    const { recipes } = await call(listRecipes, { page: 1, search: 'frittata' }, admin.token)
    return call(getRecipe, { id: recipes[0]?.id ?? '' }, admin.token)
  }

  await test.step('without a recipe, the list invites to write one or to paste one', async () => {
    await expect(page.getByRole('heading', { name: 'Il tuo ricettario' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Incolla una ricetta' })).toHaveAttribute('href', '/recipes/create?paste=text')
  })

  await test.step('foods are searched, quantities typed, and Enter leads on', async () => {
    await page.getByRole('link', { name: 'Nuova ricetta' }).press('Enter')
    await page.getByLabel('Nome in italiano').fill('Frittata di zucchine')
    await search.fill('uova')
    await expect(page.getByRole('option').first()).toHaveText(/^Uovo intero, crudo/)
    await search.press('Enter')
    await expect(eggs).toBeFocused()
    await eggs.fill('un sacco')
    await eggs.press('Enter')
    await expect(search).toBeFocused()
    const row = page.getByRole('listitem').filter({ hasText: /Uovo intero/ })
    await expect(row).toContainText('Misura sconosciuta. Ci sono: uovo')
    await eggs.fill('120')
    await eggs.press('Enter')
    await expect(row).toContainText('168')
    await search.fill('uova')
    await expect(page.getByRole('option').first()).toHaveText(/^Uovo intero, crudo/)
    await search.press('Enter')
    await expect(page.getByText('L’ingrediente è già nella ricetta')).toBeVisible()
    await search.fill('cracker di rita')
    await expect(page.getByRole('option').first()).toHaveText(/^Cracker di Rita/)
    await search.press('Enter')
    await ofCrackers.fill('190k')
    await ofCrackers.press('Enter')
    await expect(ofCrackers).toHaveValue('50')
  })

  await test.step('a pasted list is read line by line', async () => {
    await page.getByRole('button', { name: 'Incolla una lista' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('2 uova\n300 g di zucchine\n1 cucchiaio di olio di semi\nsale q.b.')
    await dialog.getByRole('button', { name: 'Riconosci' }).press('Enter')
    await expect(dialog.getByText('L’ingrediente è già nella ricetta', { exact: true })).toBeVisible()
    // two spoons of different weight are asked, not guessed
    await dialog.getByRole('button', { name: /^cucchiaio \(10 ml\)/ }).press('Enter')
    await dialog.getByRole('button', { name: 'Aggiungi 3 ingredienti' }).press('Enter')
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
      ['Zucchine, crude', 300, false],
      ['Olio di girasole', 9, false],
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
    await expect(ofCrackers).toHaveValue('100')
    await page.getByRole('button', { name: 'Nuova versione: Cracker di Rita' }).press('Enter')
    const offer = page.getByRole('dialog', { name: '«Cracker di Rita» è cambiato' })
    await expect(offer.getByRole('row', { name: /kcal|Energia/ })).toContainText('400')
    await offer.getByRole('button', { name: 'Prendi i nuovi' }).press('Enter')
  })

  const { kcalOfPortion } = await givenRecipe(admin, 'Zuppa di ceci', 'ceci bolliti')
  await givenRecipe(admin, 'Mele cotte', 'mela con buccia')

  await test.step('who saves after somebody else is told, reloads, and keeps what they have typed', async () => {
    await call(updateRecipe, { id: (await stored()).id, cookMinutes: 25, nameEn: 'Omelette' }, admin.token)
    await page.getByRole('button', { name: 'Salva', exact: true }).press('Enter')
    await page.getByRole('alert').getByRole('button', { name: 'Ricarica' }).press('Enter')
    await expect(page.getByLabel('Nome in inglese')).toHaveValue('Omelette')
    await expect(ofCrackers).toHaveValue('100')
    await page.getByRole('button', { name: 'Salva', exact: true }).press('Enter')
    await expect(rowOf('Frittata di zucchine')).toBeVisible()
    expect(faults.splice(0)).toEqual([expect.stringContaining('409 (Conflict)')])
    expect(await stored()).toMatchObject({
      portions: 4,
      cookMinutes: 25,
      nameEn: 'Omelette',
      components: [{ grams: 240 }, { grams: 100, food: { version: 2, kcal: 400 } }, {}, {}, {}],
    })
  })

  await test.step('an ingredient narrows the list, whose rows have the figures of a portion', async () => {
    await expect(rowOf('Mele cotte')).toBeVisible()
    await page.getByRole('button', { name: 'Con', exact: true }).press('Enter')
    await page.getByRole('dialog').getByLabel('Cerca').fill('ceci bolliti')
    await page.getByRole('list', { name: 'Con' }).getByRole('button', { name: 'Ceci, lessati', exact: true }).press('Enter')
    await expect(page).toHaveURL(/foodId=/)
    await expect(rowOf('Mele cotte')).toHaveCount(0)
    await expect(rowOf('Zuppa di ceci')).toContainText(String(kcalOfPortion))
    await expect(rowOf('Zuppa di ceci')).toContainText('30 min')
    await page.getByRole('button', { name: /^Rimuovi Con/ }).press('Enter')
  })

  await test.step('selected rows get a tag, and lose it again', async () => {
    await rowOf('Mele cotte').focus()
    await page.keyboard.press('x')
    await page.getByRole('toolbar').getByRole('button', { name: 'Etichetta' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Etichetta' })
    await dialog.getByLabel('Etichetta').fill('dolci')
    await page.getByRole('option', { name: 'dolci' }).click()
    await dialog.getByRole('button', { name: 'Aggiungi' }).press('Enter')
    await expect(rowOf('Mele cotte')).toContainText('cena, dolci')
    await page.getByRole('button', { name: 'Annulla' }).press('Enter')
    await expect(rowOf('Mele cotte')).not.toContainText('dolci')
  })

  await test.step('a recipe is copied, and its deletion undone', async () => {
    await page.getByRole('button', { name: 'Azioni per Mele cotte' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Duplica' }).press('Enter')
    await expect(rowOf('Mele cotte (copia)')).toBeVisible()
    await page.getByRole('button', { name: 'Azioni per Zuppa di ceci' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Elimina' }).press('Enter')
    await expect(rowOf('Zuppa di ceci')).toHaveCount(0)
    await page.getByRole('button', { name: 'Annulla' }).last().press('Enter')
    await expect(rowOf('Zuppa di ceci')).toBeVisible()
  })
  expect(faults).toEqual([])
})
