import * as contract from '@allenio/contract/meal-plans'
import { audit } from '#platform/audit'
import { sql } from '#platform/db'
import { readRelease } from '#platform/documents'
import { AppError } from '#platform/errors'
import { bind } from '#platform/http'
import { reachPlan } from '../reach.ts'
import { findNewer, hasTemplateRelease } from './template.ts'

export const templateBindings = [
  bind(contract.getMealPlanTemplate, async ({ db, actor }, { id }) => {
    return { newer: await findNewer(db, actor, await reachPlan(db, actor, id)) }
  }),

  bind(contract.getMealPlanTemplateRows, async ({ db, actor }, { id, releaseId }) => {
    await reachPlan(db, actor, id)
    if (!(await hasTemplateRelease(db, id, releaseId))) throw new AppError('not found')
    return { rows: [...(await readRelease(db, releaseId)).values()] }
  }),

  bind(contract.dismissMealPlanTemplate, async ({ db, actor }, { id, releaseId }) => {
    await reachPlan(db, actor, id)
    if (releaseId !== null && !(await hasTemplateRelease(db, id, releaseId))) throw new AppError('not found')
    await db.run(sql`update meal_plans set dismissed_release_id = ${releaseId}::uuid where id = ${id}`)
    await audit(db, { personId: actor.personId, action: 'dismiss meal plan template', subjectId: id, details: { releaseId } })
    return {}
  }),
]
