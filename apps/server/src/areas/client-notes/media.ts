import type { MediaSource } from '#areas/client-files'
import { sql } from '#platform/db'

export const adviceMedia: MediaSource = ({ clientId }) => sql`
  select file_id, 'advice' as origin, id as origin_id, (created_at at time zone 'Europe/Rome')::date as day, null as pose,
    null::numeric as kg
  from nutritional_advices where client_id = ${clientId} and deleted_at is null and file_id is not null`
