import type { MediaSource } from '#areas/client-files'
import { sql } from '#platform/db'

/** The photos of meals in the client's gallery, for members who may see nutrition. */
export const mealMedia: MediaSource = ({ clientId, viewer: { role } }) => sql`
  select r.file_id, 'meal', r.id, r.day, null, null from diary_photos r
  where r.client_id = ${clientId} and r.deleted_at is null and ${role}::text <> 'coach'`
