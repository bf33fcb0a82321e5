import { expect } from '@playwright/test'
import { listFoods } from '@allenio/contract/aliments'
import { getConversation } from '@allenio/contract/chat'
import { getClientAction, listClientActions } from '@allenio/contract/client-actions'
import { getOwnDiet, listOwnSwaps, addOwnEntry, saveOwnMeal, saveOwnSwap } from '@allenio/contract/meal-diary'
import { assignMealPlan, createMealPlan, getMealPlanDocument } from '@allenio/contract/meal-plans'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { addDays, formatDayInput, today } from '../house/client-pages.ts'
import type { NewPerson } from '../house/people.ts'
import { phone } from '../house/places.ts'
import { field, newStudio, openAsAdmin, type Client } from '../house/studio.ts'
import { test } from '../house/test.ts'

/** A plan for one client of a lunch of rice, from three days ago on. */
async function givePlan({ token }: NewPerson, client: Client): Promise<string> {
  const { aliments } = await call(listFoods, { search: 'riso' }, token)
  const rice = aliments.find(({ kcal }) => kcal !== null)
  if (!rice) throw new Error('the library has rice')
  const food = { id: rice.id, version: rice.version, it: rice.nameIt, en: rice.nameEn }
  const days = [{ nameIt: 'Ogni giorno', meals: [{ type: 'lunch' as const, components: [{ food, grams: 80 }] }] }]
  const { id } = await call(createMealPlan, { title: 'Mediterraneo', clientId: client.id, isDraft: false, days }, token)
  const schedule = { kind: 'in turn' as const }
  const assignment = { clientId: client.id, assignmentId: crypto.randomUUID(), startDay: addDays(today, -3), schedule }
  await call(assignMealPlan, { id, clients: [assignment] }, token)
  return id
}

/** Two lunches with another food in the place of the rice, which is told. */
async function eatOtherwise({ token }: Client): Promise<string> {
  const { diet } = await call(getOwnDiet, {}, token)
  const [assignment] = diet?.assignments ?? []
  const { swaps } = await call(listOwnSwaps, {}, token)
  const [row] = swaps ?? []
  const [candidate] = row?.candidates ?? []
  const mealId = assignment?.days[0]?.meals[0]?.id
  if (!assignment || !row || !candidate || !mealId) throw new Error('the client can swap')
  for (const daysAgo of [1, 2]) {
    const now = new Date().toISOString()
    const at = { assignmentId: assignment.id, releaseId: assignment.releaseId, day: addDays(today, -daysAgo), changedAt: now, sentAt: now }
    const note = daysAgo === 1 ? 'Più buono del riso' : ''
    await call(saveOwnMeal, { ...at, mealId, state: 'eaten', note }, token)
    await call(saveOwnSwap, { ...at, rowId: row.rowId, choice: { kind: 'food', foodId: candidate.food.id } }, token)
  }
  return candidate.food.it
}

test('the team reads what a client ticks, takes their swap over, and asks for a food diary, which is kept on a phone', async ({
  page,
  browser,
}) => {
  const faults = watchFaults(page)
  const {
    admin,
    clients: [marta],
  } = await newStudio(['Marta', 'Bellini'])
  if (!marta) throw new Error('one was made')
  const planId = await givePlan(admin, marta)
  const food = await eatOtherwise(marta)
  await openAsAdmin(page, admin, `/clients/${marta.id}/meal-diary`)
  const days = page.getByRole('list', { name: 'Giorni' })

  await test.step('two of three days are known, and the third is not held against them', async () => {
    await expect(page.getByText('su 2 giorni segnati di 3 con un piano').first()).toBeVisible()
    await expect(days.getByText('Niente segnato').first()).toBeVisible()
    await expect(days.getByText('Più buono del riso')).toBeVisible()
    await expect(days.getByText(food).first()).toBeVisible()
  })

  await test.step('the habit is added to the plan, once', async () => {
    await page.getByRole('button', { name: `Aggiungi al piano: ${food}` }).click()
    await expect(page.getByText('Già nel piano')).toBeVisible()
    const { rows } = await call(getMealPlanDocument, { id: planId }, admin.token)
    expect(rows.filter(({ type, isDeleted }) => type === 'alternative' && !isDeleted)).toHaveLength(1)
  })

  await test.step('a diary is asked for where it will be read', async () => {
    await page.getByRole('button', { name: 'Chiedi un diario' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nuovo compito per Marta Bellini' })
    await dialog.getByRole('textbox', { name: /^Dal/ }).fill(formatDayInput(today))
    await dialog.getByRole('textbox', { name: /^Fino al/ }).fill(formatDayInput(addDays(today, 1)))
    await dialog.getByRole('button', { name: 'Assegna' }).click()
    await expect(page.getByText('Marta Bellini lo trova nella sua home')).toBeVisible()
  })
  const [action] = (await call(listClientActions, { clientId: marta.id }, admin.token)).userClientActions
  const readTask = async () => {
    const { state, completions } = await call(getClientAction, { id: action?.id ?? '' }, admin.token)
    return [state, ...completions.map(({ dueDay }) => dueDay).toSorted()]
  }

  await test.step('each of its days counts with what is written down on it', async () => {
    expect(await readTask()).toEqual(['open'])
    const onPhone = await browser.newContext({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome' })
    await enter(onPhone, { visitor: 'client', token: marta.token, language: 'it' })
    const own = await onPhone.newPage()
    const ownFaults = watchFaults(own)
    await own.goto(`${baseUrl()}/home`)
    await own.getByRole('link', { name: 'Apri il diario' }).click()
    await expect(own.getByRole('heading', { name: 'Oggi' })).toBeVisible()
    await own.getByRole('button', { name: 'Aggiungi qualcosa' }).click()
    const entry = own.getByRole('dialog', { name: 'Altro che hai mangiato' })
    await entry.getByLabel('Che cosa').fill('Pasta al pomodoro')
    await entry.getByRole('button', { name: 'Salva' }).click()
    await expect.poll(readTask).toEqual(['open', today])
    await call(addOwnEntry, { id: crypto.randomUUID(), day: addDays(today, 1), text: 'Minestrone e pane' }, marta.token)
    expect(await readTask()).toEqual(['done', today, addDays(today, 1)])
    await own.getByRole('navigation').getByRole('link', { name: 'Oggi' }).click()
    await expect(own.getByRole('heading', { name: 'Da fare' })).toBeVisible()
    await expect(own.getByText('Tieni il diario alimentare')).toHaveCount(0)
    await onPhone.close()
    expect(ownFaults).toEqual([])
  })

  await test.step('the professional reads it, and an answer in the chat names a meal', async () => {
    await expect(days.getByText('Pasta al pomodoro')).toBeVisible()
    await days.getByRole('button', { name: /^Rispondi in chat: Pranzo/ }).click()
    await field(page).fill('Allora lo mettiamo nel piano')
    await field(page).press('Enter')
    await expect
      .poll(async () => {
        const { messages } = await call(getConversation, { conversationId: marta.conversationId }, marta.token)
        return messages.map(({ about }) => [about?.kind, about?.title, about?.day])
      })
      .toEqual([['meal', 'Pranzo', addDays(today, -1)]])
  })
  expect(faults).toEqual([])
})
