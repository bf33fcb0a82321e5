import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { assignMacro } from '@allenio/contract/macro-assignments'
import { createMacro } from '@allenio/contract/macro-changes'
import { assignMealPlan } from '@allenio/contract/meal-plan-assignments'
import { createMealPlan } from '@allenio/contract/meal-plan-changes'
import { getOwnDiet } from '@allenio/contract/diets'
import { baseUrl, call } from '../house/api.ts'
import { enter } from '../house/browser.ts'
import { today } from '../house/client-pages.ts'
import { setOffline } from '../house/network.ts'
import type { NewPerson } from '../house/people.ts'
import { phone, waitUntilIdle } from '../house/places.ts'
import { storedReads } from '../house/stored-rows.ts'
import { newStudio, openAsAdmin, type Client } from '../house/studio.ts'
import { test } from '../house/test.ts'

test.use({ ...phone, serviceWorkers: 'allow', timezoneId: 'Europe/Rome', locale: 'it-IT' })

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

test('a client without a plan makes today a day of training, and both sides see its target', async ({ page, context, browser }) => {
  const {
    admin,
    clients: [nina],
  } = await newStudio(['Nina', 'Riva'])
  if (!nina) throw new Error('one was made')
  await giveTargets(admin, nina)

  await enter(context, { visitor: 'client', token: nina.token, language: 'it' })
  await page.goto(`${baseUrl()}/macros`)
  const heading = page.getByRole('heading', { name: /^Oggi: / })
  await expect(heading).toHaveText('Oggi: Riposo')
  await expect(page.getByText('1.987', { exact: true })).toBeVisible()
  await waitUntilIdle(page)
  await expect.poll(() => storedReads(page)).toEqual(expect.arrayContaining(['GET /auth/me', 'GET /me/macros']))

  const moveTo = async (type: string) => {
    await page.getByRole('button', { name: 'Cambia tipo di giorno' }).click()
    await page.getByRole('menuitem', { name: type }).click()
  }
  await setOffline(context, true)
  await moveTo('Allenamento')
  await expect(heading).toHaveText('Oggi: Allenamento')
  await expect(page.getByText('2.345', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(heading).toHaveText('Oggi: Riposo')
  await moveTo('Allenamento')
  await setOffline(context, false)
  const types = async () => (await call(getOwnDiet, {}, nina.token)).diet?.diary.days.map(({ dayType }) => dayType)
  await expect.poll(types).toEqual(['training'])
  await expect(heading).toHaveText('Oggi: Allenamento')

  const desk = await browser.newPage({ locale: 'it-IT', timezoneId: 'Europe/Rome' })
  await openAsAdmin(desk, admin, `/clients/${nina.id}`)
  await expect(desk.getByText('2.345 kcal')).toBeVisible()
  await moveTo('Come previsto')
  await expect(heading).toHaveText('Oggi: Riposo')
  await expect.poll(types).toEqual([null])
  await expect(desk.getByText('1.987 kcal')).toBeVisible()
})

test('a client whose plan goes by no types gives today another target in the diet, and the day of the plan stays', async ({
  page,
  context,
}) => {
  const {
    admin,
    clients: [nina],
  } = await newStudio(['Nina', 'Riva'])
  if (!nina) throw new Error('one was made')
  await giveTargets(admin, nina)
  const lunch = { type: 'lunch' as const, components: [] }
  const days = ['Uno', 'Due'].map(nameIt => ({ nameIt, meals: [lunch] }))
  const { id } = await call(createMealPlan, { title: 'Due giorni', clientId: nina.id, isDraft: false, days }, admin.token)
  const schedule = { kind: 'in turn' as const }
  await call(assignMealPlan, { id, clients: [{ clientId: nina.id, assignmentId: randomUUID(), startDay: today, schedule }] }, admin.token)

  await enter(context, { visitor: 'client', token: nina.token, language: 'it' })
  await page.goto(`${baseUrl()}/mealPlans`)
  await waitUntilIdle(page)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Cambia giornata' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const chosen = async () => {
    const { diet } = await call(getOwnDiet, {}, nina.token)
    const [choice] = diet?.diary.days ?? []
    const dayName = diet?.assignments[0]?.dayList.find(each => each.id === choice?.planDayId)?.nameIt ?? null
    return { type: choice?.dayType, dayName, kcal: diet?.targets.find(({ day }) => day === today)?.target?.kcal }
  }
  await choose('Due')
  await choose('Allenamento')
  await expect.poll(chosen).toEqual({ type: 'training', dayName: 'Due', kcal: 2345 })
  // back to the day of the plan: the target is another matter
  await choose('Uno')
  await expect.poll(chosen).toEqual({ type: 'training', dayName: null, kcal: 2345 })
  await choose('Riposo')
  await expect.poll(chosen).toEqual({ type: null, dayName: null, kcal: 1987 })
})
