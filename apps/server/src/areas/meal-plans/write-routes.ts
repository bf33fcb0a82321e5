import * as contract from '@allenio/contract/meal-plans'
import { bind, withMessage } from '#platform/http'
import { changeMany } from './edits/bulk-changes.ts'
import { completePlan } from './edits/completion.ts'
import { planDeletion } from './deletion.ts'
import { readDetail } from './detail.ts'
import { updatePlan } from './edits/edits.ts'
import { clonePlan } from './library.ts'
import { createPlan } from './edits/new-meal-plans.ts'
import { readPlan } from './present.ts'
import { reachPlan } from './reach.ts'
import { parseWeek } from './edits/week-text.ts'

export const writeBindings = [
  bind(contract.parseWeekText, ({ db, actor }, { text }) => parseWeek(db, actor, text)),

  bind(contract.createMealPlan, async ({ db, actor }, written) =>
    withMessage('meal plan created', await readPlan(db, actor, await createPlan(db, actor, written))),
  ),

  bind(contract.updateMealPlan, async ({ db, actor }, written) => {
    await updatePlan(db, actor, written)
    return withMessage('meal plan saved', await readDetail(db, actor, written.id))
  }),

  bind(contract.completeMealPlan, async ({ db, actor }, completion) => {
    await reachPlan(db, actor, completion.id)
    await completePlan(db, actor, completion)
    return withMessage('meal plan completed', await readPlan(db, actor, completion.id))
  }),

  bind(contract.cloneMealPlan, async ({ db, actor }, clone) =>
    withMessage('meal plan cloned', await readPlan(db, actor, await clonePlan(db, actor, clone))),
  ),

  bind(contract.deleteMealPlan, async ({ db, actor }, { id }) => {
    await planDeletion.delete(db, actor, id)
    return withMessage('meal plan deleted', {})
  }),

  bind(contract.undeleteMealPlan, async ({ db, actor }, { id }) => {
    await planDeletion.undelete(db, actor, id)
    return readPlan(db, actor, id)
  }),

  bind(contract.deleteManyMealPlans, ({ db, actor }, change) => changeMany(db, actor, change)),
]
