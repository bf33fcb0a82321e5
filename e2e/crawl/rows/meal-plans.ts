import { createMealPlan, listMealPlans } from '@allenio/contract/meal-plans'
import { call, demoToken, type DemoRole } from '../../house/api.ts'

/** The first of the demo, or one that is made for the crawl. */
async function mealPlanId(role: DemoRole): Promise<string> {
  const token = demoToken(role)
  const { mealPlans } = await call(listMealPlans, { page: 1 }, token)
  const [plan] = mealPlans
  return plan?.id ?? (await call(createMealPlan, { title: 'Mediterraneo 1.800' }, token)).id
}

export const rows = { '/mealPlans/{id}': { id: mealPlanId } }
