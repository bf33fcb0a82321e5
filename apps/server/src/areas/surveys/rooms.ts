import { sql } from '#platform/db'
import type { ThingRooms } from '#platform/realtime'
import { isThere, isVisible } from './reach.ts'

/** Members who have a survey open hear of its edits, and see who else is there. */
export const surveyRooms: ThingRooms = {
  thing: 'survey',
  access: { permission: 'update surveys' },
  mayEnter: async (db, actor, id) =>
    (await db.maybeOne(sql`select from surveys e where e.id = ${id} and ${isThere} and ${isVisible(actor)}`)) !== undefined,
}
