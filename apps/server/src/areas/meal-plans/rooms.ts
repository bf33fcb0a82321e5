import { sql } from '#platform/db'
import type { ThingRooms } from '#platform/realtime'
import { isThere, isVisible } from './reach.ts'

/** Members who have a plan open hear of its edits, and see who else is there. */
export const mealPlanRooms: ThingRooms = {
  thing: 'meal plan',
  access: { permission: 'update meal plans' },
  mayEnter: async (db, actor, id) =>
    (await db.maybeOne(sql`select from meal_plans e where e.id = ${id} and ${isThere} and ${isVisible(actor)}`)) !== undefined,
}
