import type { FoodCell } from '@allenio/contract/meal-plan-cells'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { operationsWriting } from '@allenio/domain/meal-plans'
import { scaleIngredients } from '@allenio/domain/recipes'
import { idOfSource } from '@allenio/domain/aliments'
import { findExclusions } from '#areas/aliments'
import { businessDay } from '#areas/clients'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import type { FillDemo } from '#platform/demo'
import { editDocument } from '#platform/documents'
import { releasePlan } from './completion.ts'
import type { WrittenDays } from './content.ts'
import { demoPlans, type DemoDay, type DemoDish, type DemoFood, type DemoMeal } from './demo-plans.ts'
import { mealPlanKind } from './kind.ts'
import { insertPlan } from './new-meal-plans.ts'
import { sendReceipts } from './releases/receipts.ts'
import { readReleaseDays } from './releases/release-content.ts'

interface Recipe extends Row<'recipes', 'id' | 'name_it' | 'name_en' | 'portions'> {
  foods: { id: string; version: number; grams: number; isToTaste: boolean }[]
}

/** The library as the plans name it. */
interface Names {
  foods: ReadonlyMap<string, FoodCell>
  recipes: ReadonlyMap<string, Recipe>
}

type WrittenComponent = WrittenDays[number]['meals'][number]['components'][number]

interface MadePlan {
  id: string
  releaseId: string
  title: string
}

interface Course {
  /** Days before today on which the plans of a client begin, the latest with the whole week; below zero it is to come. */
  beginnings: readonly number[]
  /** Days from today until the last one of the plan, below zero if it is over; absent where it goes on. */
  end?: number
}

const courses: readonly Course[] = [
  { beginnings: [64, 21] },
  { beginnings: [35], end: 4 },
  { beginnings: [80, 12, -6] },
  { beginnings: [52], end: -3 },
]

/** Long enough that somebody asks why it was not completed. */
const editedDaysAgo = 6

/** Some plans of the nutritionist's: a whole week, one for a client, and a short one to copy from; and what clients were given of them. */
export const fillDemoPlans: FillDemo = async db => {
  const author = await db.one<Row<'memberships', 'id'>>(sql`
    select id from memberships where role in ('nutritionist', 'admin') and status = 'active'
    order by role = 'nutritionist' desc, created_at limit 1`)
  const client = await db.maybeOne<Row<'clients', 'id'>>(sql`
    select c.id from clients c join client_collaborators k on k.client_id = c.id
    where k.membership_id = ${author.id} and c.status = 'active' and c.deleted_at is null order by c.created_at, c.id limit 1`)
  const names = await readNames(db)
  const completedPlans: MadePlan[] = []
  for (const { days, percents, isForClient = false, isCompleted, ...fields } of demoPlans) {
    const [proteinPercent, carbsPercent, lipidsPercent] = percents
    const id = newId()
    await insertPlan(db, {
      id,
      cells: { ...fields, proteinPercent, carbsPercent, lipidsPercent },
      operations: operationsWriting(new Map(), { id, content: { days: days.map(day => dayOf(day, names)) }, newId }),
      authorId: author.id,
      clientId: isForClient ? (client?.id ?? null) : null,
    })
    if (isCompleted)
      completedPlans.push({ id, title: fields.title, releaseId: await releasePlan(db, { id, note: '', authorId: author.id }) })
  }
  await fillAssignments(db, author.id, completedPlans)
  if (completedPlans[1]) await leaveDraft(db, completedPlans[1], author.id)
}

/** Somebody has begun to edit a plan that is followed, and was called away. */
async function leaveDraft(db: WorkspaceDb, { id }: MadePlan, authorId: string): Promise<void> {
  const cells = { description: 'Da scegliere a turno; chi si allena presto la divide in due.' }
  const batch = { id: newId(), gestureId: newId(), kind: 'edit' as const, operations: [{ kind: 'set' as const, id, cells }] }
  const at = new Date(Date.now() - editedDaysAgo * 86_400_000).toISOString()
  await editDocument(db, mealPlanKind, { id, base: 0, batches: [batch], authorId, at })
}

/** The demo's client follows the week, and others follow it, too; nobody else is given what may touch an allergy of theirs. */
async function fillAssignments(db: WorkspaceDb, authorId: string, plans: readonly MadePlan[]): Promise<void> {
  // the demo's client is the first
  const clients = await db.many<Row<'clients', 'id'>>(sql`
    select c.id from clients c join client_collaborators k on k.client_id = c.id
    left join memberships m on m.id = c.membership_id left join persons p on p.id = m.person_id
    where k.membership_id = ${authorId} and c.status = 'active' and c.deleted_at is null
    order by coalesce(p.email_key like 'client@%', false) desc, c.created_at, c.id`)
  const ids = clients.map(({ id }) => id)
  const exclusions = await findExclusions(db, ids, 'it')
  const hasAllergy = (id: string) => exclusions.get(id)?.some(({ kind }) => kind === 'allergy') ?? false
  const eating = ids.filter((id, at) => at === 0 || !hasAllergy(id)).filter((_, at) => at % 4 !== 3)
  const today = businessDay()
  const rows = eating.flatMap((client, at) => {
    const { beginnings: days, end } = courses[at % courses.length] ?? { beginnings: [] }
    return days.flatMap((daysAgo, nth) => {
      // the week comes with the present, and something short before and after it
      const plan = daysAgo > 0 && (days[nth + 1] ?? 0) <= 0 ? plans[0] : plans[1]
      return plan
        ? [
            {
              id: newId(),
              plan: plan.id,
              release: plan.releaseId,
              title: plan.title,
              client,
              start: addDays(today, -daysAgo),
              last: end === undefined ? null : addDays(today, end),
            },
          ]
        : []
    })
  })
  const weekDays = plans[0] ? await readReleaseDays(db, plans[0].releaseId) : []
  const weekdays = jsonText({ kind: 'weekdays', dayIds: weekDays.map(({ id }) => id) })
  await db.run(sql`
    insert into meal_plan_assignments
      (id, meal_plan_id, release_id, title, client_id, start_day, end_day, schedule, message, assigned_by, created_at)
    select r.id, r.plan, r.release, r.title, r.client, r.start, r.last,
      case when r.plan = ${plans[0]?.id ?? null}::uuid then ${weekdays}::jsonb else ${jsonText({ kind: 'in turn' })}::jsonb end,
      'Le quantità sono a crudo. Per ogni dubbio scrivimi.', ${authorId}, least(r.start - interval '2 days', now())
    from jsonb_to_recordset(${jsonText(rows)}::jsonb)
      as r (id uuid, plan uuid, release uuid, title text, client uuid, start date, last date)`)
  for (const { release, client, start } of rows) {
    // a plan that is to come was sent today
    const sentDay = start < today ? addDays(start, -2) : today
    await sendReceipts(db, release, { clientIds: [client], at: `${sentDay}T08:00:00Z` })
  }
}

async function readNames(db: WorkspaceDb): Promise<Names> {
  const recipes = await db.many<Recipe>(sql`
    select e.id, e.name_it, e.name_en, e.portions, (
      select jsonb_agg(jsonb_build_object('id', i.food_id, 'version', i.version, 'grams', i.grams, 'isToTaste', i.is_to_taste)
        order by i.position) from recipe_foods i where i.recipe_id = e.id) as foods
    from recipes e where e.deleted_at is null`)
  const foods = await db.many<Row<'system_foods', 'id' | 'name_it' | 'name_en'>>(sql`select id, name_it, name_en from system_foods`)
  return {
    foods: new Map(foods.map(({ id, name_it: it, name_en: en }) => [id, { id, version: 1, it, en }])),
    recipes: new Map(recipes.map(recipe => [recipe.name_it, recipe])),
  }
}

const dayOf = ({ it, en, meals }: DemoDay, names: Names): WrittenDays[number] => ({
  nameIt: it,
  nameEn: en,
  meals: meals.map(meal => mealOf(meal, names)),
})

const mealOf = ({ type, time, foods = [], free }: DemoMeal, names: Names): WrittenDays[number]['meals'][number] => ({
  type,
  time,
  ...(free && { isFree: true, descriptionIt: free.it, descriptionEn: free.en, estimatedKcal: free.kcal }),
  components: foods.flatMap(each => ('dish' in each ? dishOf(each, names) : foodOf(each, names))),
})

function foodOf([sourceId, grams, instead = []]: DemoFood, { foods }: Names): WrittenComponent[] {
  const food = foods.get(idOfSource(sourceId))
  if (!food) return []
  const alternatives = instead.flatMap(([source, amount]) => {
    const other = foods.get(idOfSource(source))
    return other ? [{ food: other, grams: amount }] : []
  })
  return [{ food, ...(grams === 'to taste' ? { grams: 0, isToTaste: true } : { grams }), ingredients: [], alternatives }]
}

/** A dish as the editor makes it: its ingredients keep what the recipe itself has. */
function dishOf({ dish, portions = 1 }: DemoDish, { foods, recipes }: Names): WrittenComponent[] {
  const recipe = recipes.get(dish)
  if (!recipe) return []
  const own = recipe.foods.map(each => ({ ...each, measure: null }))
  const served = scaleIngredients(own, portions / recipe.portions)
  const ingredients = served.flatMap(({ id, grams, isToTaste }, at) => {
    const food = foods.get(id)
    return food ? [{ food, grams, ownGrams: own[at]?.grams ?? grams, ...(isToTaste && { isToTaste }), alternatives: [] }] : []
  })
  const cell = { id: recipe.id, it: recipe.name_it, en: recipe.name_en, portions: recipe.portions }
  return [{ recipe: cell, portions, ingredients, alternatives: [] }]
}
