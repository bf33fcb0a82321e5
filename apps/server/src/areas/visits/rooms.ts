import type { ThingRooms } from '#platform/realtime'
import { findVisit } from './reach.ts'

/** Members who have a visit open hear of its edits, and see who else is there. */
export const visitRooms: ThingRooms = {
  thing: 'visit',
  access: { permission: 'update visits' },
  mayEnter: async (db, actor, id) => (await findVisit(db, actor, id)) !== undefined,
}
