import { sql } from '#platform/db'
import type { ThingRooms } from '#platform/realtime'
import { reachablePrograms } from './reach.ts'

/** Members who have a program open hear of its edits, and see who else is there. */
export const programRooms: ThingRooms = {
  thing: 'program',
  access: { permission: 'update programs' },
  mayEnter: async (db, actor, id) =>
    (await db.maybeOne(sql`select from programs p where p.id = ${id} and p.deleted_at is null and ${reachablePrograms(actor)}`)) !==
    undefined,
}
