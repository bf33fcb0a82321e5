import { expect, type Page } from '@playwright/test'
import { listFoods, createExclusions } from '@allenio/contract/aliments'
import { createClient } from '@allenio/contract/clients'
import type { Operation } from '@allenio/contract/documents'
import {
  cloneMealPlan,
  completeMealPlan,
  createMealPlan,
  editMealPlan,
  getMealPlanDocument,
  getMealPlan,
} from '@allenio/contract/meal-plans'
import { call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { newPerson, type NewPerson } from '../house/people.ts'
import { phone } from '../house/places.ts'
import { openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

async function findFood({ token }: NewPerson, search: string) {
  const [food] = (await call(listFoods, { search }, token)).aliments
  if (!food) throw new Error(`the library has ${search}`)
  return { id: food.id, version: food.version, it: food.nameIt, en: food.nameEn }
}

async function edit({ token }: NewPerson, id: string, ...operations: Operation[]): Promise<void> {
  const { revision } = await call(getMealPlanDocument, { id }, token)
  const batch = { id: crypto.randomUUID(), gestureId: crypto.randomUUID(), kind: 'edit' as const, operations }
  await call(editMealPlan, { id, base: revision, batches: [batch] }, token)
}

/** The rows of a plan by the ids of its template, or by their own. */
async function rowsOf({ token }: NewPerson, id: string): Promise<Map<string, string>> {
  const { rows } = await call(getMealPlanDocument, { id }, token)
  return new Map(rows.flatMap(row => [[row.id, row.id] as const, ...(row.originId === null ? [] : [[row.originId, row.id] as const])]))
}

/** A template with almonds and yogurt, and a client's copy with less yogurt; then the template got more of both, and a snack. */
async function newCopy() {
  const admin = await newPerson('Elisa')
  const marta = await call(createClient, { firstName: 'Marta', lastName: 'Bellini' }, admin.token)
  const [almonds, yogurt, banana] = await Promise.all([
    findFood(admin, 'mandorle'),
    findFood(admin, 'yogurt greco'),
    findFood(admin, 'banana'),
  ])
  const components = [
    { food: almonds, grams: 30 },
    { food: yogurt, grams: 150 },
  ]
  const meals = [{ type: 'breakfast' as const, components }]
  const template = await call(
    createMealPlan,
    { title: 'Mediterraneo', isDraft: false, days: [{ nameIt: 'Ogni giorno', meals }] },
    admin.token,
  )
  const copy = await call(cloneMealPlan, { id: template.id, title: 'Per Marta', clientId: marta.id }, admin.token)
  const [day] = (await call(getMealPlan, { id: template.id }, admin.token)).content
  const [first, second] = day?.meals[0]?.components ?? []
  if (!day || !first || !second) throw new Error('the template has a day of two foods')
  const set = (id: string, grams: number): Operation => ({ kind: 'set', id, cells: { grams } })
  await edit(admin, copy.id, set((await rowsOf(admin, copy.id)).get(second.id) ?? '', 125))
  const snackId = crypto.randomUUID()
  await edit(
    admin,
    template.id,
    set(first.id, 40),
    set(second.id, 200),
    { kind: 'insert', id: snackId, type: 'meal', parentId: day.id, place: 'z', cells: { type: 'snack' } },
    { kind: 'insert', id: crypto.randomUUID(), type: 'component', parentId: snackId, place: 'V', cells: { food: banana, grams: 120 } },
  )
  await call(completeMealPlan, { id: template.id, note: 'Più proteine' }, admin.token)
  const stored = async () =>
    (await call(getMealPlan, { id: copy.id }, admin.token)).content.map(each =>
      each.meals.map(meal => meal.components.map(({ grams }) => grams)),
    )
  return { admin, id: copy.id, stored, clientId: marta.id, banana }
}

const bar = (page: Page) => page.getByText('Il modello «Mediterraneo» ha una versione più recente')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Novità di «Mediterraneo»' })

test('a client’s copy takes what its template has become, and keeps what was changed in it', async ({ page }) => {
  const faults = watchFaults(page)
  const { admin, id, stored, clientId, banana } = await newCopy()
  const exclusion = { id: crypto.randomUUID(), kind: 'allergy' as const, target: { kind: 'food' as const, foodId: banana.id } }
  await call(createExclusions, { id: clientId, exclusions: [exclusion] }, admin.token)
  await openAsAdmin(page, admin, `/mealPlans/${id}/edit`)
  const compare = page.getByRole('button', { name: 'Confronta' })
  const take = dialog(page).getByRole('button', { name: 'Prendi le modifiche scelte' })
  await test.step('all of it is told, and what both have changed stays, unless it is chosen otherwise', async () => {
    await compare.click()
    await expect(dialog(page)).toContainText('Più proteine')
    await expect(dialog(page)).toContainText(/Quantità\s*30\sg\s*→\s*40\sg/)
    await expect(dialog(page).getByRole('checkbox', { name: /120 g/ })).toBeChecked()
    // the news are marked before they are in the plan
    await expect(dialog(page).getByRole('region', { name: 'Le novità toccano le sue esclusioni' })).toContainText(banana.it)
    await expect(dialog(page).getByRole('radio', { name: 'Tieni 125 g' })).toBeChecked()
    await take.click()
    await expect(bar(page)).toBeHidden()
    await expect.poll(stored).toEqual([[[40, 125], [120]]])
  })
  await test.step('one undo takes all of it back, and offers it again', async () => {
    await page.getByRole('button', { name: /^Annulla/ }).click()
    await expect.poll(stored).toEqual([[[30, 125]]])
    await expect(bar(page)).toBeVisible()
  })
  await test.step('on a phone, a version is offered no more once that was asked for, and the way back is there', async () => {
    await page.setViewportSize(phone.viewport)
    await compare.click()
    await dialog(page).getByRole('button', { name: 'Non proporre questa versione' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(bar(page)).toBeHidden()
    await page.getByRole('region', { name: 'Avvisi' }).getByRole('button', { name: 'Annulla' }).click()
    await expect(bar(page)).toBeVisible()
  })
  await test.step('it is taken as it is chosen one by one', async () => {
    await compare.click()
    await dialog(page).getByText('Prendi 200 g').click()
    await dialog(page).getByRole('checkbox', { name: /40 g/ }).uncheck()
    await take.click()
    await expect.poll(stored).toEqual([[[30, 200], [120]]])
    await expect(bar(page)).toBeHidden()
  })
  expect(faults).toEqual([])
})
