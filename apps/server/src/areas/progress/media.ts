import type { MediaSource } from '#areas/client-files'
import { sql } from '#platform/db'

export const progressMedia: MediaSource = ({ clientId }) => sql`
  select p.file_id, 'progress' as origin, r.id as origin_id, r.day, p.pose, w.kg
  from progresses r join progress_photos p on p.progress_id = r.id
  left join weights w on w.id = r.weight_id and w.deleted_at is null
  where r.client_id = ${clientId} and r.deleted_at is null`
