import { expect, type Page } from '@playwright/test'
import { listFoods } from '@allenio/contract/aliments'
import { createExclusions } from '@allenio/contract/exclusions'
import { assignMealPlan, listClientMealPlans, listMealPlanAssignments } from '@allenio/contract/meal-plan-assignments'
import { cloneMealPlan, completeMealPlan, createMealPlan, editMealPlan, getMealPlanDocument } from '@allenio/contract/meal-plan-changes'
import { getMealPlan } from '@allenio/contract/meal-plans'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { today } from '../house/client-pages.ts'
import type { NewPerson } from '../house/people.ts'
import { moveTo, phone, waitUntilIdle } from '../house/places.ts'
import { newStudio, openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

/** A plan of one breakfast with almonds, still a draft. */
async function newPlan({ token }: NewPerson, title: string) {
  const { aliments } = await call(listFoods, { search: 'mandorle' }, token)
  const [almonds] = aliments
  if (!almonds) throw new Error('the library has almonds')
  const food = { id: almonds.id, version: almonds.version, it: almonds.nameIt, en: almonds.nameEn }
  const meal = { type: 'breakfast' as const, components: [{ food, grams: 30 }] }
  return call(createMealPlan, { title, days: [{ nameIt: 'Ogni giorno', meals: [meal] }] }, token)
}

const followers = (page: Page) => page.getByRole('list', { name: 'Chi lo segue' })
const rowOf = (page: Page, name: string) => followers(page).getByRole('listitem').filter({ hasText: name })

test('a plan is completed, assigned, changed for those who follow it, taken away and given back', async ({ page }) => {
  const faults = watchFaults(page)
  const {
    admin,
    clients: [marta, bruno],
  } = await newStudio(['Marta', 'Bellini'], ['Bruno', 'Neri'])
  if (!marta || !bruno) throw new Error('two were made')
  await call(createExclusions, { id: marta.id, exclusions: [nutAllergy()] }, admin.token)
  const { id } = await newPlan(admin, 'Mediterraneo')
  const states = async () =>
    (await call(listMealPlanAssignments, { id }, admin.token)).assignedClients
      .map(({ client, state, releaseNumber }) => `${client.name}: ${state}, ${releaseNumber}`)
      .toSorted()
  await openAsAdmin(page, admin, `/mealPlans/${id}/assign`)
  await waitUntilIdle(page)
  const assign = page.getByRole('dialog', { name: 'Assegna «Mediterraneo»' })
  const complete = page.getByRole('dialog', { name: 'Completa «Mediterraneo»' })

  await test.step('a draft is completed first, without leaving the dialog', async () => {
    await page.keyboard.press('a')
    await expect(assign).toContainText('È ancora una bozza')
    await assign.getByRole('button', { name: 'Completa prima' }).press('Enter')
    await complete.getByRole('button', { name: 'Completa', exact: true }).press('Enter')
    await expect(complete).toHaveCount(0)
    await expect(assign.getByRole('searchbox')).toBeVisible()
  })

  await test.step('two are chosen by keyboard, and an allergy needs a reason', async () => {
    const search = assign.getByRole('searchbox')
    await search.fill('marta')
    await search.press('Enter')
    await expect(assign.getByText('1 persona scelta: Marta Bellini')).toBeVisible()
    await search.fill('bruno')
    await search.press('Enter')
    await expect(assign.getByText('2 persone scelte: Marta Bellini, Bruno Neri')).toBeVisible()
    await expect(assign.getByRole('heading', { name: 'Che cosa cambia per ciascuno' })).toBeVisible()
    await expect(assign.getByText(/^Frutta a guscio/)).toBeVisible()
    await assign.getByLabel('Messaggio').fill('Si comincia piano.')
    const choice = assign.getByRole('checkbox', { name: 'Marta Bellini' })
    await expect(choice).toHaveAccessibleDescription('Tocca un’allergia: Frutta a guscio')
    // the people and the words are there again after the dialog was left
    await page.keyboard.press('Escape')
    await expect(assign).toHaveCount(0)
    await page.keyboard.press('a')
    await expect(assign.getByText('2 persone scelte: Marta Bellini, Bruno Neri')).toBeVisible()
    await expect(assign.getByLabel('Messaggio')).toHaveValue('Si comincia piano.')
    await expect(assign.getByText(/^Frutta a guscio/)).toBeVisible()
    // one of them gets the same in other words
    await assign.getByRole('button', { name: 'Personalizza: Bruno Neri' }).press('Enter')
    const own = assign.getByLabel('Messaggio per Bruno Neri')
    await expect(own).toHaveValue('Si comincia piano.')
    await own.fill('Bruno, tu puoi correre.')
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
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('«Mediterraneo» assegnato a 2 persone')).toBeVisible()
    await expect.poll(states).toEqual(['Bruno Neri: current, 1', 'Marta Bellini: current, 1'])
    await expect(rowOf(page, 'Bruno Neri')).toContainText('In corso')
    const { assignedClients } = await call(listMealPlanAssignments, { id }, admin.token)
    expect(assignedClients.map(({ message }) => message).toSorted()).toEqual(['Bruno, tu puoi correre.', 'Si comincia piano.'])
  })

  await test.step('what has changed since is shown, and one of them keeps the old version', async () => {
    await moveTo(page, `/mealPlans/${id}/edit`)
    await page.getByRole('gridcell').filter({ hasText: /^30/ }).click()
    await page.keyboard.type('45')
    await page.keyboard.press('Enter')
    await moveTo(page, `/mealPlans/${id}/assign`)
    await expect(page.getByText('«Mediterraneo» resta in bozza: i 2 che lo seguono')).toBeVisible()
    await page.getByRole('button', { name: 'Completa', exact: true }).press('Enter')
    await expect(complete).toContainText('Quantità')
    await expect(complete.getByText(/^30/)).toBeVisible()
    await expect(complete.getByText(/^45/)).toBeVisible()
    await complete.getByRole('checkbox', { name: 'Marta Bellini' }).press('Space')
    await expect(complete.getByRole('textbox', { name: /^Perché/ })).toHaveCount(0)
    await complete.getByLabel('Nota').fill('Più mandorle')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('«Mediterraneo» completato: lo riceve 1 persona')).toBeVisible()
    await expect.poll(states).toEqual(expect.arrayContaining(['Bruno Neri: current, 2', 'Marta Bellini: current, 1']))
    await moveTo(page, `/mealPlans/${id}/assign`)
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

  await test.step('the client’s page has the plan of now, and what was before', async () => {
    const other = await call(cloneMealPlan, { id, title: 'Autunno' }, admin.token)
    await call(completeMealPlan, { id: other.id }, admin.token)
    await moveTo(page, `/clients/${bruno.id}/mealPlans`)
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
    const titles = async () =>
      (await call(listClientMealPlans, { id: bruno.id }, admin.token)).assignments.map(({ title, state }) => `${title}: ${state}`)
    await expect.poll(titles).toEqual(expect.arrayContaining(['Autunno: upcoming', 'Mediterraneo: current']))
  })
  expect(faults).toEqual([])
})

const nutAllergy = () => ({
  id: crypto.randomUUID(),
  kind: 'allergy' as const,
  target: { kind: 'allergen' as const, allergen: 'nuts' as const },
})

/** A colleague sets the grams of the only food. */
async function setGrams({ token }: NewPerson, id: string, grams: number) {
  const { rows, revision } = await call(getMealPlanDocument, { id }, token)
  const row = rows.find(({ type }) => type === 'component')
  if (!row) throw new Error('the plan has a food')
  const operations = [{ kind: 'set' as const, id: row.id, cells: { grams } }]
  const batches = [{ id: crypto.randomUUID(), gestureId: crypto.randomUUID(), kind: 'edit' as const, operations }]
  await call(editMealPlan, { id, base: revision, batches }, token)
}

test('what a colleague changes while a plan is being completed is seen before it goes out', async ({ page }) => {
  const {
    admin,
    clients: [bruno],
  } = await newStudio(['Bruno', 'Neri'])
  if (!bruno) throw new Error('one was made')
  const { id } = await newPlan(admin, 'Mediterraneo')
  await call(completeMealPlan, { id }, admin.token)
  const assigned = { clientId: bruno.id, assignmentId: crypto.randomUUID() }
  await call(assignMealPlan, { id, clients: [{ ...assigned, startDay: today, schedule: { kind: 'in turn' } }] }, admin.token)
  await setGrams(admin, id, 45)
  const releaseNumbers = async () =>
    (await call(listMealPlanAssignments, { id }, admin.token)).assignedClients.map(({ releaseNumber }) => releaseNumber)
  await openAsAdmin(page, admin, `/mealPlans/${id}/assign`)
  await page.getByRole('button', { name: 'Completa prima' }).press('Enter')
  const complete = page.getByRole('dialog', { name: 'Completa «Mediterraneo»' })
  await expect(complete.getByText(/^45/)).toBeVisible()
  await complete.getByLabel('Nota').fill('Più mandorle')
  await setGrams(admin, id, 450)
  await page.keyboard.press('Control+Enter')
  await expect(complete.getByRole('alert')).toContainText('Il piano è cambiato nel frattempo')
  await expect(complete.getByText(/^450/)).toBeVisible()
  expect(await releaseNumbers()).toEqual([1])
  await expect(complete.getByLabel('Nota')).toHaveValue('Più mandorle')
  // an allergy that is noted just now asks for its reason here
  await call(createExclusions, { id: bruno.id, exclusions: [nutAllergy()] }, admin.token)
  await page.keyboard.press('Control+Enter')
  const reason = complete.getByRole('textbox', { name: 'Perché Bruno Neri la riceve lo stesso' })
  await reason.fill('Tollera le mandorle')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('«Mediterraneo» completato: lo riceve 1 persona')).toBeVisible()
  await expect.poll(releaseNumbers).toEqual([2])
})

test('an allergy that is noted while a plan is being assigned asks for its reason', async ({ page }) => {
  const {
    admin,
    clients: [bruno],
  } = await newStudio(['Bruno', 'Neri'])
  if (!bruno) throw new Error('one was made')
  const { id } = await newPlan(admin, 'Mediterraneo')
  await call(completeMealPlan, { id }, admin.token)
  await openAsAdmin(page, admin, `/mealPlans/${id}/assign`)
  await waitUntilIdle(page)
  await page.keyboard.press('a')
  const assign = page.getByRole('dialog', { name: 'Assegna «Mediterraneo»' })
  const search = assign.getByRole('searchbox')
  await search.fill('bruno')
  await search.press('Enter')
  await expect(assign.getByText('1 persona scelta: Bruno Neri')).toBeVisible()
  await call(createExclusions, { id: bruno.id, exclusions: [nutAllergy()] }, admin.token)
  await page.keyboard.press('Control+Enter')
  const reason = assign.getByRole('textbox', { name: 'Perché Bruno Neri lo riceve lo stesso' })
  await reason.fill('Tollera le mandorle')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('«Mediterraneo» assegnato a 1 persona')).toBeVisible()
})

test('on a phone a plan is assigned, and its page does not widen', async ({ browser }) => {
  const {
    admin,
    clients: [marta],
  } = await newStudio(['Marta', 'Bellini'])
  if (!marta) throw new Error('one was made')
  const { id } = await newPlan(admin, 'Mediterraneo con un titolo lungo quanto basta per due righe')
  await call(completeMealPlan, { id }, admin.token)
  const context = await browser.newContext({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome' })
  const page = await context.newPage()
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}/mealPlans/${id}/assign`)
  await page.getByRole('button', { name: 'Assegna', exact: true }).first().tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Marta Bellini' }).check()
  await dialog.getByRole('button', { name: 'Assegna a 1 persona' }).tap()
  await expect(rowOf(page, 'Marta Bellini')).toContainText('In corso')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width)
  await context.close()
})
