import { listFoods } from '@allenio/contract/aliments'
import { assignMacro, createMacro, updateMacroVisibility } from '@allenio/contract/macros'
import { getOwnDiet, saveOwnMeal } from '@allenio/contract/meal-diary'
import { assignMealPlan, completeMealPlan, createMealPlan } from '@allenio/contract/meal-plans'
import { getOwnWeightMarks, getWeightMarks } from '@allenio/contract/weights'
import { addDays, mondayOf, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { clientOf, testHouse } from '#testing'
import { expect, test } from 'vitest'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()
const at = (daysAgo: number) => addDays(today, -daysAgo)

/** A client whose target was lowered three weeks ago, and who has followed a plan for two. */
async function scene() {
  const team = await given.team()
  const { nutritionist } = team
  const clientId = await clientOf(house, team)
  const giveMacro = async (title: string, kcal: number, startDay: string) => {
    const days = [{ dayType: 'every day' as const, kcal, protein: 150, carbs: 200, lipids: null }]
    const { id } = await as(nutritionist).call(createMacro, { title, unit: 'grams', weightBasis: 'current', note: '', days })
    await as(nutritionist).call(assignMacro, { id, clients: [{ clientId, assignmentId: newId(), startDay }] })
  }
  await giveMacro('Base', 2000, at(50))
  await giveMacro('Meno', 1850, at(21))
  const [food] = (await as(nutritionist).call(listFoods, { search: 'avena' })).aliments
  if (!food) throw new Error('the library has oats')
  const oats = { id: food.id, version: food.version, it: food.nameIt, en: food.nameEn }
  const meals = [{ type: 'breakfast' as const, components: [{ food: oats, grams: 50 }] }]
  const { id: planId } = await as(nutritionist).call(createMealPlan, { title: 'Piano 1.800 kcal', days: [{ nameIt: 'Uno', meals }] })
  await as(nutritionist).call(completeMealPlan, { id: planId })
  const assignmentId = newId()
  const clients = [{ clientId, assignmentId, startDay: at(14), schedule: { kind: 'in turn' as const } }]
  await as(nutritionist).call(assignMealPlan, { id: planId, clients })
  return { ...team, clientId, planId, assignmentId }
}

const macros = [
  { day: at(50), kind: 'macro', title: 'Base', kcal: 2000, kcalBefore: null },
  { day: at(21), kind: 'macro', title: 'Meno', kcal: 1850, kcalBefore: 2000 },
]
const plan = { day: at(14), kind: 'meal plan', title: 'Piano 1.800 kcal', kcal: null, kcalBefore: null }

test('the days on which targets and plans began are told, as far as the asker may see them', async () => {
  const { admin, nutritionist, coach, client, clientId } = await scene()
  for (const member of [admin, nutritionist]) {
    expect((await as(member).call(getWeightMarks, { id: clientId })).marks).toEqual([...macros, plan])
  }
  expect(await as(coach).call(getWeightMarks, { id: clientId })).toEqual({ marks: [], weeks: [] })
  expect(await as(client).call(getOwnWeightMarks, {})).toEqual({ marks: [...macros, plan], weeks: [] })
  await as(nutritionist).call(updateMacroVisibility, { id: clientId, isHidden: true })
  expect((await as(client).call(getOwnWeightMarks, {})).marks).toEqual([plan])
})

test('another release while the plan is followed is a change, on the day on which it was sent', async () => {
  const { nutritionist, workspaceId, clientId, planId } = await scene()
  await database.withWorkspace(workspaceId, 'write', async db => {
    await db.run(sql`update document_receipts set sent_at = sent_at - interval '16 days'`)
    const releaseId = newId()
    await db.run(sql`
      insert into document_releases (id, document_id, number, digest, revision)
      select ${releaseId}, document_id, 2, digest, revision from document_releases where document_id = ${planId}`)
    await db.run(sql`
      insert into document_receipts (release_id, membership_id, sent_at)
      select ${releaseId}, membership_id, ${at(5)}::date + interval '12 hours' from document_receipts`)
  })
  const { marks } = await as(nutritionist).call(getWeightMarks, { id: clientId })
  expect(marks.at(-1)).toEqual({ ...plan, day: at(5), kind: 'meal plan change' })
})

test('weeks without a tick are not known, and those before the plan are left out', async () => {
  const { nutritionist, client, clientId, assignmentId } = await scene()
  const [assignment] = (await as(client).call(getOwnDiet, {})).diet?.assignments ?? []
  const meal = assignment?.days[0]?.meals[0]
  if (!assignment || !meal) throw new Error('the client has the plan')
  const day = at(7)
  const moment = new Date().toISOString()
  const release = { assignmentId, releaseId: assignment.releaseId }
  await as(client).call(saveOwnMeal, { ...release, day, mealId: meal.id, state: 'skipped', changedAt: moment, sentAt: moment })
  const { weeks } = await as(nutritionist).call(getWeightMarks, { id: clientId })
  expect(weeks[0]).toEqual({ from: mondayOf(at(14)), percent: null, level: null })
  // nothing eaten of the plan is 0, which is something else
  expect(weeks.find(({ from }) => from === mondayOf(day))).toEqual({ from: mondayOf(day), percent: 0, level: 'poor' })
})
