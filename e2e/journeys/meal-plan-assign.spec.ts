import { expect, type Page } from '@playwright/test'
import { listFoods, createExclusions } from '@allenio/contract/aliments'
import { createClient } from '@allenio/contract/clients'
import { listMealPlanAssignments, createMealPlan, editMealPlan, getMealPlanDocument, getMealPlan } from '@allenio/contract/meal-plans'
import { call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { pressShortcut } from '../house/keys.ts'
import { newPerson, type NewPerson } from '../house/people.ts'
import { openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

/** A plan of one breakfast with almonds, still a draft, and two clients. */
async function newScene() {
  const admin = await newPerson('Elisa')
  const [almonds] = (await call(listFoods, { search: 'mandorle' }, admin.token)).aliments
  if (!almonds) throw new Error('the library has almonds')
  const food = { id: almonds.id, version: almonds.version, it: almonds.nameIt, en: almonds.nameEn }
  const meal = { type: 'breakfast' as const, components: [{ food, grams: 30 }] }
  const { id } = await call(createMealPlan, { title: 'Mediterraneo', days: [{ nameIt: 'Ogni giorno', meals: [meal] }] }, admin.token)
  const marta = await call(createClient, { firstName: 'Marta', lastName: 'Bellini' }, admin.token)
  const bruno = await call(createClient, { firstName: 'Bruno', lastName: 'Neri' }, admin.token)
  const states = async () =>
    (await call(listMealPlanAssignments, { id }, admin.token)).assignedClients
      .map(({ client, state, releaseNumber }) => `${client.name}: ${state}, ${releaseNumber}`)
      .toSorted()
  const noteAllergy = (client: { id: string }, target: { kind: 'allergen'; allergen: 'nuts' } | { kind: 'food'; foodId: string }) =>
    call(createExclusions, { id: client.id, exclusions: [{ id: crypto.randomUUID(), kind: 'allergy', target }] }, admin.token)
  return { admin, id, marta, bruno, almonds, states, noteAllergy }
}

/** A colleague sets the grams of the only food. */
async function setGrams({ token }: NewPerson, id: string, grams: number) {
  const { rows, revision } = await call(getMealPlanDocument, { id }, token)
  const row = rows.find(({ type }) => type === 'component')
  if (!row) throw new Error('the plan has a food')
  const operations = [{ kind: 'set' as const, id: row.id, cells: { grams } }]
  const batches = [{ id: crypto.randomUUID(), gestureId: crypto.randomUUID(), kind: 'edit' as const, operations }]
  await call(editMealPlan, { id, base: revision, batches }, token)
}

const nuts = { kind: 'allergen', allergen: 'nuts' } as const
const followers = (page: Page) => page.getByRole('list', { name: 'Chi lo segue' })
const rowOf = (page: Page, name: string) => followers(page).getByRole('listitem').filter({ hasText: name })

test('a plan is completed, assigned, changed for those who follow it, taken away and given back', async ({ page }) => {
  const faults = watchFaults(page)
  const { admin, id, marta, bruno, almonds, states, noteAllergy } = await newScene()
  await noteAllergy(marta, nuts)
  await openAsAdmin(page, admin, `/mealPlans/${id}/assign`)
  const assign = page.getByRole('dialog', { name: 'Assegna «Mediterraneo»' })
  const complete = page.getByRole('dialog', { name: 'Completa «Mediterraneo»' })

  await test.step('a draft is completed first, without leaving the dialog', async () => {
    await pressShortcut(page, 'Alt+a', wait => expect(assign).toContainText('È ancora una bozza', wait))
    await assign.getByRole('button', { name: 'Completa prima' }).press('Enter')
    await complete.getByRole('button', { name: 'Completa', exact: true }).press('Enter')
    await expect(complete).toHaveCount(0)
  })

  await test.step('two are chosen by keyboard, and are there again with the words after the dialog was left', async () => {
    const search = assign.getByRole('searchbox')
    await search.fill('marta')
    await search.press('Enter')
    await expect(assign.getByText('1 persona scelta: Marta Bellini')).toBeVisible()
    await search.fill('bruno')
    await search.press('Enter')
    await expect(assign.getByText('2 persone scelte: Marta Bellini, Bruno Neri')).toBeVisible()
    await expect(assign.getByRole('checkbox', { name: 'Marta Bellini' })).toHaveAccessibleDescription('Tocca un’allergia: Frutta a guscio')
    await assign.getByLabel('Messaggio').fill('Si comincia piano.')
    await page.keyboard.press('Escape')
    await expect(assign).toHaveCount(0)
    await page.keyboard.press('Alt+a')
    await expect(assign.getByText('2 persone scelte: Marta Bellini, Bruno Neri')).toBeVisible()
    // one of them gets the same in other words
    await assign.getByRole('button', { name: 'Personalizza: Bruno Neri' }).press('Enter')
    const own = assign.getByLabel('Messaggio per Bruno Neri')
    await expect(own).toHaveValue('Si comincia piano.')
    await own.fill('Bruno, tu puoi correre.')
  })

  await test.step('an allergy needs a reason, also one that is noted meanwhile', async () => {
    // among the exclusions, and beside the foods that touch it
    await expect(assign.getByText(/^Frutta a guscio/)).toHaveCount(2)
    await page.keyboard.press('Control+Enter')
    await expect(assign).toContainText('Scrivi il motivo')
    // the reason that stops the button stands beside it, and leads to the field
    const blocker = assign.getByRole('button', { name: 'Allergia di Marta Bellini: scrivi il motivo' })
    await expect(blocker).toBeInViewport()
    await blocker.press('Enter')
    const reason = assign.getByRole('textbox', { name: 'Perché Marta Bellini lo riceve lo stesso' })
    await expect(reason).toBeFocused()
    await reason.fill('Tollera le mandorle')
    await expect(blocker).toHaveCount(0)
    await noteAllergy(bruno, nuts)
    await page.keyboard.press('Control+Enter')
    await assign.getByRole('textbox', { name: 'Perché Bruno Neri lo riceve lo stesso' }).fill('Anche lui')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('«Mediterraneo» assegnato a 2 persone')).toBeVisible()
    await expect.poll(states).toEqual(['Bruno Neri: current, 1', 'Marta Bellini: current, 1'])
    await expect(rowOf(page, 'Bruno Neri')).toContainText('In corso')
    const { assignedClients } = await call(listMealPlanAssignments, { id }, admin.token)
    expect(assignedClients.map(({ message }) => message).toSorted()).toEqual(['Bruno, tu puoi correre.', 'Si comincia piano.'])
  })

  await test.step('what has changed since is shown, and what a colleague changes meanwhile is seen before it goes out', async () => {
    await page.getByRole('link', { name: 'Modifica' }).press('Enter')
    await page.getByRole('gridcell').filter({ hasText: /^30/ }).click()
    await page.keyboard.type('45')
    await page.keyboard.press('Enter')
    await page.goBack()
    await expect(page.getByText('«Mediterraneo» resta in bozza: i 2 che lo seguono')).toBeVisible()
    await page.getByRole('button', { name: 'Completa', exact: true }).press('Enter')
    await expect(complete).toContainText('Quantità')
    await expect(complete.getByText(/^30/)).toBeVisible()
    await expect(complete.getByText(/^45/)).toBeVisible()
    await complete.getByLabel('Nota').fill('Più mandorle')
    await setGrams(admin, id, 450)
    await page.keyboard.press('Control+Enter')
    await expect(complete.getByRole('alert')).toContainText('Il piano è cambiato nel frattempo')
    await expect(complete.getByText(/^450/)).toBeVisible()
    expect(await states()).toEqual(['Bruno Neri: current, 1', 'Marta Bellini: current, 1'])
    await expect(complete.getByLabel('Nota')).toHaveValue('Più mandorle')
  })

  await test.step('one of them keeps the old version, the other gets the new one for a reason', async () => {
    await complete.getByRole('checkbox', { name: 'Marta Bellini' }).press('Space')
    await expect(complete.getByRole('textbox', { name: /^Perché/ })).toHaveCount(0)
    // an allergy that has its reason is not asked about again, but one that is noted just now is
    await noteAllergy(bruno, { kind: 'food', foodId: almonds.id })
    await page.keyboard.press('Control+Enter')
    await complete.getByRole('textbox', { name: 'Perché Bruno Neri la riceve lo stesso' }).fill('Tollera le mandorle')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('«Mediterraneo» completato: lo riceve 1 persona')).toBeVisible()
    await expect.poll(states).toEqual(['Bruno Neri: current, 2', 'Marta Bellini: current, 1'])
    await page.goBack()
    await expect(rowOf(page, 'Marta Bellini')).toContainText('Versione precedente')
  })

  await test.step('an earlier version is brought back as a draft', async () => {
    await page.getByRole('button', { name: 'Altre azioni' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Versioni' }).press('Enter')
    const panel = page.getByRole('dialog', { name: 'Versioni' })
    await expect(panel).toContainText('Più mandorle')
    await panel.getByRole('button', { name: 'Azioni per la versione 1' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Torna a questa versione' }).press('Enter')
    await page
      .getByRole('dialog', { name: 'Tornare alla versione 1?' })
      .getByRole('button', { name: 'Torna a questa versione' })
      .press('Enter')
    await expect(page.getByText('Il piano è tornato alla versione 1')).toBeVisible()
    await expect.poll(async () => (await call(getMealPlan, { id }, admin.token)).content[0]?.meals[0]?.components[0]?.grams).toBe(30)
    await panel.getByRole('button', { name: 'Chiudi' }).press('Enter')
  })

  await test.step('who is unassigned gets it back by the toast', async () => {
    await rowOf(page, 'Bruno Neri').getByRole('button', { name: 'Azioni per Bruno Neri' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Togli' }).press('Enter')
    await expect(page.getByText('Bruno Neri: tolto')).toBeVisible()
    await expect(rowOf(page, 'Bruno Neri')).toHaveCount(0)
    await page.getByRole('button', { name: 'Annulla' }).last().press('Enter')
    await expect(page.getByText('Bruno Neri: di nuovo assegnato')).toBeVisible()
    await expect(rowOf(page, 'Bruno Neri')).toBeVisible()
  })

  await test.step('the client’s page has the plan of now, and gives the next one', async () => {
    await call(createMealPlan, { title: 'Autunno', isDraft: false }, admin.token)
    await rowOf(page, 'Bruno Neri').getByRole('link').press('Enter')
    await expect(page.getByRole('heading', { name: 'Mediterraneo' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Apri il piano' })).toHaveAttribute('href', `/mealPlans/${id}/edit`)
    await expect(page.getByRole('link', { name: 'Chi lo segue' })).toHaveAttribute('href', `/mealPlans/${id}/assign`)
    await page.getByRole('button', { name: 'Assegna', exact: true }).first().press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Autunno/ })
      .press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Assegna «Autunno»' })
    await expect(dialog).toContainText('Segue «Mediterraneo»')
    await dialog.getByRole('textbox', { name: 'Primo giorno' }).fill('+3')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Bruno Neri finisce «Mediterraneo»')).toBeVisible()
    await expect(page.getByRole('list', { name: 'In arrivo' }).getByRole('listitem')).toContainText('Autunno')
  })
  // the browser tells of what was refused
  expect(faults.filter(fault => !/status of 4(09|22)/.test(fault))).toEqual([])
})
