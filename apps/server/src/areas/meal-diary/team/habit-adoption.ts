import type { Output, ParsedInput } from '@allenio/contract'
import type { adoptSwapHabit } from '@allenio/contract/meal-diary'
import type { FoodCell } from '@allenio/contract/meal-plans'
import { newId } from '@allenio/domain/ids'
import { operationsAdopting } from '@allenio/domain/meal-diary'
import { findPlannedFoods, foodKey } from '#areas/aliments'
import { findHits, foodsIn, mealPlanKind, nameMealPlans, readMealPlanSettings } from '#areas/meal-plans'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { changeDocument, readRows } from '#platform/documents'
import { AppError, found } from '#platform/errors'
import { findFollowedPlan } from './swap-habits.ts'

type Adoption = ParsedInput<typeof adoptSwapHabit>

/**
 * Writes a habit into the plan that was made for this client, as one gesture that can be undone. A plan that others share stays as it is,
 * because what one of them likes is no alternative for all.
 */
export async function adoptHabit(
  db: WorkspaceDb,
  actor: Actor,
  { id: clientId, fromFoodId, toFoodId }: Adoption,
): Promise<Output<typeof adoptSwapHabit>> {
  const plan = await findFollowedPlan(db, clientId)
  if (!plan?.isForClient) throw new AppError('not found')
  const latest = found((await findPlannedFoods(db, actor, [{ id: toFoodId }], { readsNutrients: false })).get(toFoodId))
  const hits = await findHits(db, actor, { content: { foodIds: [toFoodId], descriptions: [] }, clientIds: [clientId] })
  if (latest.isDeleted || (hits.get(clientId) ?? []).length > 0) throw new AppError('swap refused')

  const { alternativeBasis: basis } = await readMealPlanSettings(db)
  const foods = await findPlannedFoods(db, actor, await listVersions(db, plan.id, fromFoodId), { readsNutrients: false })
  const to: FoodCell = { id: latest.id, version: latest.version, it: latest.nameIt, en: latest.nameEn }
  let rowCount = 0
  await changeDocument(db, mealPlanKind, {
    id: plan.id,
    authorId: actor.membershipId,
    operationsFor(rows) {
      const figuresOf = (food: FoodCell) => foods.get(foodKey(food))
      const operations = operationsAdopting(rows, { planId: plan.id, fromFoodId, to, figures: latest, figuresOf, basis, newId })
      rowCount = operations.filter(({ kind }) => kind === 'insert').length
      return operations
    },
  })
  nameMealPlans(db, [{ id: plan.id, client_id: clientId }])
  const details = { mealPlanId: plan.id, fromFoodId, toFoodId, rows: rowCount }
  await audit(db, { personId: actor.personId, action: 'adopt swap habit', subjectId: clientId, details })
  return { mealPlanId: plan.id, rows: rowCount }
}

/** The versions of a food that a plan has. */
const listVersions = async (db: WorkspaceDb, planId: string, foodId: string): Promise<FoodCell[]> =>
  foodsIn((await readRows(db, mealPlanKind, planId)).values()).filter(({ id }) => id === foodId)
