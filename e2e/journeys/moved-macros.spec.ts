import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { assignMacro, createMacro } from '@allenio/contract/macros'
import { getOwnDiet } from '@allenio/contract/meal-diary'
import { assignMealPlan, createMealPlan, updateMealPlanSettings } from '@allenio/contract/meal-plans'
import { baseUrl, call } from '../house/api.ts'
import { enter } from '../house/browser.ts'
import { today } from '../house/client-pages.ts'
import { setOffline } from '../house/network.ts'
import type { NewPerson } from '../house/people.ts'
import { phone } from '../house/places.ts'
import { newStudio, type Client } from '../house/studio.ts'
import { test } from '../house/test.ts'

test.use({ ...phone, timezoneId: 'Europe/Rome', locale: 'it-IT' })

/** A target of rest on every day, with one for training beside it. */
async function giveTargets({ token }: NewPerson, { id: clientId }: Client): Promise<void> {
  const target = { protein: 120, carbs: 200, lipids: null, fiber: null, water: null }
  const days = [
    { ...target, dayType: 'training' as const, kcal: 2345 },
    { ...target, dayType: 'rest' as const, kcal: 1987 },
  ]
  const fields = { title: 'Due tipi', note: '', unit: 'grams' as const, weightBasis: 'current' as const, days }
  const { id } = await call(createMacro, fields, token)
  const week = Array.from({ length: 7 }, () => 'rest' as const)
  await call(assignMacro, { id, clients: [{ clientId, assignmentId: randomUUID(), startDay: today, week }] }, token)
}

/** A plan that goes by no types, with a day of two meals and an easier one. */
async function givePlan({ token }: NewPerson, { id: clientId }: Client): Promise<void> {
  const mealsOf = (...titles: string[]) => titles.map(titleIt => ({ titleIt, components: [] }))
  const days = [
    { nameIt: 'Ogni giorno', meals: mealsOf('Colazione', 'Pranzo') },
    { nameIt: 'Facile', isEasy: true, meals: mealsOf('Spuntino') },
  ]
  const { id } = await call(createMealPlan, { title: 'Due giorni', clientId, isDraft: false, days }, token)
  const schedule = { kind: 'in turn' as const }
  await call(assignMealPlan, { id, clients: [{ clientId, assignmentId: randomUUID(), startDay: today, schedule }] }, token)
}

test('a client gives today an easier day and another target, what is refused goes back, and home has the next meal', async ({
  page,
  context,
}) => {
  const {
    admin,
    clients: [nina],
  } = await newStudio(['Nina', 'Riva'])
  if (!nina) throw new Error('one was made')
  await giveTargets(admin, nina)
  await givePlan(admin, nina)
  const tickOf = (meal: string) => page.getByRole('button', { name: `Mangiato: ${meal}`, exact: true })
  const easier = page.getByRole('button', { name: 'Oggi è dura? Segui «Facile»' })
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Cambia giornata' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const chosen = async () => {
    const { diet } = await call(getOwnDiet, {}, nina.token)
    const [choice] = diet?.diary.days ?? []
    const dayName = diet?.assignments[0]?.dayList.find(each => each.id === choice?.planDayId)?.nameIt ?? null
    return { type: choice?.dayType ?? null, dayName, kcal: diet?.targets.find(({ day }) => day === today)?.target?.kcal }
  }
  await enter(context, { visitor: 'client', token: nina.token, language: 'it' })
  await page.goto(`${baseUrl()}/mealPlans`)

  await test.step('day and target are two matters', async () => {
    await easier.click()
    await expect(tickOf('Spuntino')).toBeVisible()
    await setOffline(context, true)
    await choose('Allenamento')
    await expect(page.getByText('Obiettivo: Allenamento · scelto da te')).toBeVisible()
    await expect(page.getByText('di 2.345 kcal')).toBeVisible()
    await setOffline(context, false)
    await expect.poll(chosen).toEqual({ type: 'training', dayName: 'Facile', kcal: 2345 })
    // back to the day of the plan: the target stays
    await page.getByRole('button', { name: 'Come da piano' }).click()
    await expect(tickOf('Colazione')).toBeVisible()
    await expect.poll(chosen).toEqual({ type: 'training', dayName: null, kcal: 2345 })
    await choose('Facile')
    await expect(tickOf('Spuntino')).toBeVisible()
    await choose('Ogni giorno')
    await choose('Riposo')
    await expect.poll(chosen).toEqual({ type: null, dayName: null, kcal: 1987 })
  })

  await test.step('what the business has closed meanwhile goes back', async () => {
    await setOffline(context, true)
    await easier.click()
    await expect(tickOf('Spuntino')).toBeVisible()
    await call(updateMealPlanSettings, { mayClientsMoveDays: false }, admin.token)
    await setOffline(context, false)
    await expect(tickOf('Colazione')).toBeVisible()
    expect(await chosen()).toMatchObject({ dayName: null })
  })

  await test.step('their own paper is in the language that the business has chosen', async () => {
    await page.getByRole('link', { name: 'Tutto il piano' }).click()
    const paper = page.waitForRequest(/\/mealPlans\/download\/pdf\?/)
    await page.route('**/mealPlans/download/pdf?*', route => route.abort())
    await page.getByRole('button', { name: 'Scarica PDF' }).click()
    expect([...new URL((await paper).url()).searchParams.keys()]).toEqual(['mealPlanId'])
  })

  await test.step('the next meal is ticked on the home page', async () => {
    await page.getByRole('link', { name: 'Oggi', exact: true }).click()
    const next = page.getByRole('region', { name: 'Prossimo pasto' })
    await next.getByRole('button', { name: 'Mangiato: Colazione' }).click()
    await expect(next).toContainText('Pranzo')
    await expect.poll(async () => (await call(getOwnDiet, {}, nina.token)).diet?.diary.meals.map(({ state }) => state)).toEqual(['eaten'])
  })
})
