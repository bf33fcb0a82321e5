import { downloadMealPlanPage, downloadMealPlanPages, downloadMealPlanPdf } from '@allenio/contract/meal-plans'
import { bind } from '#platform/http'
import { drawMealPlanPage, listMealPlanPages, printMealPlan } from './pdf.ts'

export const paperBindings = [
  bind(downloadMealPlanPdf, ({ db, actor }, options) => printMealPlan(db, actor, options)),
  bind(downloadMealPlanPages, ({ db, actor }, options) => listMealPlanPages(db, actor, options)),
  bind(downloadMealPlanPage, ({ db, actor }, options) => drawMealPlanPage(db, actor, options)),
]
