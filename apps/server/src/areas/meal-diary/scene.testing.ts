import type { Cells, DocumentRow } from '@allenio/contract/documents'
import type { FoodCell, MealPlanSchedule } from '@allenio/contract/meal-plans'
import { idOfSource } from '@allenio/domain/aliments'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { jsonText, sql, type Database } from '#platform/db'
import type { MakeRecord, TestTeam } from '#testing'

interface Where {
  database: Database
}

export const today = romeDay()

/** Foods of the library. */
export const oats: FoodCell = { id: idOfSource(8120), version: 1, it: 'Avena', en: 'Oats' }
export const milk: FoodCell = { id: idOfSource(1174), version: 1, it: 'Latte', en: 'Milk' }
export const almonds: FoodCell = { id: idOfSource(12061), version: 1, it: 'Mandorle', en: 'Almonds' }
export const walnuts: FoodCell = { id: idOfSource(12155), version: 1, it: 'Noci', en: 'Walnuts' }

const rowOf = (type: string, parentId: string | null, cells: object = {}, place = 'V'): DocumentRow => ({
  id: newId(),
  type,
  parentId,
  place,
  cells: { ...cells } satisfies Cells,
  originId: null,
  isDeleted: false,
})

export interface TestDiet {
  mealPlanId: string
  assignmentId: string
  releaseId: string
  /** Two days in turn, and an easy one. */
  dayIds: readonly string[]
  /** Breakfast and lunch of the first day. */
  breakfastId: string
  lunchId: string
  /** 50 g of oats for breakfast, with 200 g of milk. */
  oatsId: string
  milkId: string
  /** 60 g of walnuts in the place of the almonds. */
  alternativeId: string
  /** A dish of the lunch, of 100 g of almonds. */
  dishId: string
  almondsId: string
}

interface Assignment {
  clientId: string
  startDay?: string
  schedule?: MealPlanSchedule
  /** In the place of the oats. */
  food?: FoodCell
}

/** A plan that a client was given, as the area of meal plans leaves it. */
export async function dietOf({ database }: Where, team: TestTeam, given: Assignment): Promise<TestDiet> {
  const { clientId, startDay = addDays(today, -4), schedule = { kind: 'in turn' }, food = oats } = given
  const [mealPlanId, assignmentId, releaseId] = [newId(), newId(), newId()]
  const root = { ...rowOf('meal plan', null, { title: 'Equilibrio', description: 'Bevi molto' }), id: mealPlanId }
  const first = rowOf('day', mealPlanId, { nameIt: 'Uno' }, '1')
  const breakfast = rowOf('meal', first.id, { type: 'breakfast', time: '07:30' }, '1')
  const [oatsRow, milkRow] = [
    rowOf('component', breakfast.id, { food, grams: 50 }, '1'),
    rowOf('component', breakfast.id, { food: milk, grams: 200 }, '2'),
  ]
  const lunch = rowOf('meal', first.id, { type: 'lunch' }, '2')
  const dish = rowOf('component', lunch.id, { recipe: { it: 'Mandorlata', en: 'Almond dish', portions: 1 }, portions: 1 }, '1')
  const almondsRow = rowOf('ingredient', dish.id, { food: almonds, grams: 100 }, '1')
  const alternative = rowOf('ingredient alternative', almondsRow.id, { food: walnuts, grams: 60 })
  const second = rowOf('day', mealPlanId, { nameIt: 'Due' }, '2')
  const dinner = rowOf('meal', second.id, { type: 'dinner' })
  const easy = rowOf('day', mealPlanId, { nameIt: 'Facile', isEasy: true }, '3')
  const snack = rowOf('meal', easy.id, { type: 'snack' })
  const rows = [root, first, breakfast, oatsRow, milkRow, lunch, dish, almondsRow, alternative, second, dinner]
  const more = [
    rowOf('component', dinner.id, { food: milk, grams: 100 }),
    easy,
    snack,
    rowOf('component', snack.id, { food: milk, grams: 50 }),
  ]
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    const digest = mealPlanId.replaceAll('-', '').repeat(2)
    await db.run(sql`insert into documents (id, kind) values (${mealPlanId}, 'meal plan')`)
    await db.run(sql`insert into document_contents (digest, rows) values (${digest}, ${jsonText([...rows, ...more])})`)
    await db.run(sql`
      insert into document_releases (id, document_id, number, digest, revision) values (${releaseId}, ${mealPlanId}, 1, ${digest}, 0)`)
    await db.run(sql`
      insert into meal_plan_assignments (id, meal_plan_id, release_id, title, client_id, start_day, schedule, assigned_by)
      values (${assignmentId}, ${mealPlanId}, ${releaseId}, 'Equilibrio', ${clientId}, ${startDay}, ${jsonText(schedule)}::jsonb,
        ${team.nutritionist.membershipId})`)
  })
  return {
    mealPlanId,
    assignmentId,
    releaseId,
    dayIds: [first.id, second.id, easy.id],
    breakfastId: breakfast.id,
    lunchId: lunch.id,
    oatsId: oatsRow.id,
    milkId: milkRow.id,
    alternativeId: alternative.id,
    dishId: dish.id,
    almondsId: almondsRow.id,
  }
}

/** A write of a device whose clock is right. */
export const timed = (minutesAgo = 1) => ({
  changedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  sentAt: new Date().toISOString(),
})

export const planned = ({ assignmentId, releaseId }: TestDiet) => ({ assignmentId, releaseId })

/** Food that is in no plan. */
export const entryOf: MakeRecord = async ({ database }, { workspaceId }, clientId) => {
  const id = newId()
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`insert into diary_entries (id, client_id, day, text, kcal) values (${id}, ${clientId}, ${today}, 'Un gelato', 250)`),
  )
  return id
}
