import * as contract from '@allenio/contract/meal-plans'
import { findPlannedFoods } from '#areas/aliments'
import { reachClient } from '#areas/clients'
import { documentBindings } from '#platform/documents'
import { bind } from '#platform/http'
import { listClientFoods, listFoodRefs } from '../foods/foods.ts'
import { mealPlanKind } from '../kind.ts'
import { reachPlan } from '../reach.ts'

const documentCalls = {
  getDocument: contract.getMealPlanDocument,
  editDocument: contract.editMealPlan,
  listDocumentSteps: contract.listMealPlanSteps,
  listCellChanges: contract.listMealPlanCellChanges,
}

export const editingBindings = [
  ...documentBindings(documentCalls, mealPlanKind, { reachToView: reachPlan, reachToUpdate: reachPlan }),

  bind(contract.listMealPlanFoods, async ({ db, actor }, { id }) => {
    await reachPlan(db, actor, id)
    const foods = await findPlannedFoods(db, actor, await listFoodRefs(db, id))
    return { foods: [...foods.values()] }
  }),

  bind(contract.listClientFoods, async ({ db, actor }, { id }) => {
    await reachClient(db, actor, id)
    return { foodIds: await listClientFoods(db, id) }
  }),
]
