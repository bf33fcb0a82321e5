import * as contract from '@allenio/contract/meal-plans'
import { audit } from '#platform/audit'
import { findForgiving, pageOf } from '#platform/db'
import { bind, withMessage } from '#platform/http'
import { readDetail } from './detail.ts'
import { listOwnPlans, readOwnPlan } from './own-plans.ts'
import { presentRow } from './present.ts'
import { countRows, listAuthors, listRows } from './queries.ts'
import { readMealPlanSettings, updateMealPlanSettings } from './settings.ts'

export const readBindings = [
  bind(contract.listMealPlans, async ({ db, actor }, query) => {
    if (actor.role === 'client') return listOwnPlans(db, actor, query)
    const { page, sort, ...filters } = query
    const rows = await findForgiving(
      filters.search,
      matching => listRows(db, actor, { filters, matching, sort, page }),
      each => each.length === 0,
    )
    const { pageRows, nextPage } = pageOf(rows, page, contract.mealPlansPerPage)
    return { mealPlans: pageRows.map(row => presentRow(row, actor)), nextPage }
  }),

  bind(contract.countMealPlans, ({ db, actor }, filters) =>
    findForgiving(
      filters.search,
      matching => countRows(db, actor, filters, matching),
      counts => counts.matching === 0,
    ),
  ),

  bind(contract.listMealPlanAuthors, async ({ db, actor }) => ({ authors: await listAuthors(db, actor) })),

  bind(contract.getMealPlan, ({ db, actor }, { id }) => (actor.role === 'client' ? readOwnPlan(db, actor, id) : readDetail(db, actor, id))),

  bind(contract.getMealPlanSettings, ({ db }) => readMealPlanSettings(db)),

  bind(contract.updateMealPlanSettings, async ({ db, actor }, changes) => {
    const values = await updateMealPlanSettings(db, changes)
    await audit(db, { personId: actor.personId, action: 'update meal plan settings', details: { changed: Object.keys(changes) } })
    return withMessage('meal plan settings saved', values)
  }),
]
