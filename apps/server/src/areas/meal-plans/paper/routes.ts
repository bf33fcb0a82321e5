import { downloadMealPlanPdf } from '@allenio/contract/meal-plan-paper'
import { bind } from '#platform/http'
import { printMealPlan } from './pdf.ts'

export const paperBindings = [bind(downloadMealPlanPdf, ({ db, actor }, options) => printMealPlan(db, actor, options))]
