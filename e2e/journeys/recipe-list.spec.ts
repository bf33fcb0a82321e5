import { expect } from '@playwright/test'
import { listFoodOptions, listFoods } from '@allenio/contract/aliments'
import { createRecipe } from '@allenio/contract/recipe-changes'
import { baseUrl, call } from '../house/api.ts'
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

test('a professional finds, tags, copies and deletes recipes', async ({ page }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Irene')
  await openAsAdmin(page, admin, '/recipes')
  const table = page.getByRole('table', { name: 'Ricette' })
  const rowOf = (name: string) => table.getByRole('row', { name, exact: true })

  await test.step('without a recipe, the list invites to write one or to paste one', async () => {
    await expect(page.getByRole('heading', { name: 'Il tuo ricettario' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Incolla una ricetta' })).toHaveAttribute('href', '/recipes/create?paste=text')
  })
  const { kcalOfPortion } = await givenRecipe(admin, 'Zuppa di ceci', 'ceci bolliti')
  await givenRecipe(admin, 'Mele cotte', 'mela con buccia')

  await test.step('a row has the figures of a portion', async () => {
    await page.goto(`${baseUrl()}/recipes`)
    await expect(rowOf('Zuppa di ceci')).toContainText(String(kcalOfPortion))
    await expect(rowOf('Zuppa di ceci')).toContainText('30 min')
  })

  await test.step('an ingredient narrows the list, by keyboard', async () => {
    await page.getByRole('button', { name: 'Con', exact: true }).press('Enter')
    await page.getByRole('dialog').getByLabel('Cerca').pressSequentially('ceci bolliti')
    await page.getByRole('list', { name: 'Con' }).getByRole('button', { name: 'Ceci bolliti', exact: true }).press('Enter')
    await expect(page).toHaveURL(/foodId=/)
    await expect(rowOf('Mele cotte')).toHaveCount(0)
    await expect(rowOf('Zuppa di ceci')).toBeVisible()
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
