import type { MediaSource } from '#areas/client-files'
import { isSeenByMember, type ErasedClients } from '#areas/clients'
import { sql, type Db, type Row } from '#platform/db'
import type { FileRule } from '#platform/files'

/** Lets members who may read the client's training see its films. */
export const workoutFilms: FileRule = {
  columns: ['completed_exercises.video_file_id'],
  ofMember: sql`m.role <> 'nutritionist' and exists (select from completed_exercises e
    join clients c on c.workspace_id = e.workspace_id and c.id = e.client_id and c.deleted_at is null
    where e.workspace_id = f.workspace_id and e.video_file_id = f.id and not e.is_removed and ${isSeenByMember})`,
}

export async function filmsOfErased(db: Db, { workspaceId, clientIds }: ErasedClients): Promise<string[]> {
  const films = await db.many<Row<'files', 'id'>>(sql`
    select video_file_id as id from completed_exercises
    where workspace_id = ${workspaceId} and client_id = any(${[...clientIds]}::uuid[]) and video_file_id is not null`)
  return films.map(({ id }) => id)
}

/** The films in the client's gallery, for members who may read training. */
export const workoutMedia: MediaSource = ({ clientId, viewer: { role } }) => sql`
  select e.video_file_id, 'workout', e.workout_id, e.day, null, null from completed_exercises e
  where e.client_id = ${clientId} and e.video_file_id is not null and not e.is_removed and ${role}::text <> 'nutritionist'`
