import type { Output, ParsedInput } from '@allenio/contract'
import type { copyDayIntoPlan } from '@allenio/contract/meal-diary'
import { mealPlanLimits } from '@allenio/contract/meal-plans'
import { formatDay } from '@allenio/domain/formats'
import { eatenFoods, eatenPlanDay } from '@allenio/domain/meal-diary'
import { addPlanDay, createPlan } from '#areas/meal-plans'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { readRecordedDays } from './recorded-days.ts'

/** Makes a day of a plan of what a client has eaten. */
export async function copyDay(
  db: WorkspaceDb,
  actor: Actor,
  { id: clientId, day: date, into, title, mealPlanId }: ParsedInput<typeof copyDayIntoPlan>,
): Promise<Output<typeof copyDayIntoPlan>> {
  const recorded = found((await readRecordedDays(db, clientId, { from: date, to: date })).get(date))
  const name = { it: `Diario del ${formatDay('it', date)}`, en: `Diary of ${formatDay('en', date)}` }
  const day = eatenPlanDay(eatenFoods(recorded), name)
  if (!day) throw new AppError('nothing eaten')
  if (day.meals.some(({ components }) => components.length > mealPlanLimits.componentsInMeal)) throw new AppError('meal plan full')
  if (into === 'plan') {
    if (mealPlanId === undefined) throw wrongField('mealPlanId', 'invalid input')
    await addPlanDay(db, actor, { id: mealPlanId, day, clientId })
    return { mealPlanId }
  }
  if (title === undefined) throw wrongField('title', 'invalid input')
  const isForClient = into === 'client' && { clientId }
  return { mealPlanId: await createPlan(db, actor, { title, days: [day], isDraft: true, ...isForClient }) }
}
