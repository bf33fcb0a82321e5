import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

export const isLibraryHidden = async (db: WorkspaceDb): Promise<boolean> =>
  (await db.maybeOne<Row<'exercise_settings', 'hides_library'>>(sql`select hides_library from exercise_settings`))?.hides_library ?? false

export const setLibraryHidden = (db: WorkspaceDb, isHidden: boolean) =>
  db.run(sql`
  insert into exercise_settings as s (hides_library) values (${isHidden})
  on conflict (workspace_id) do update set hides_library = excluded.hides_library, revision = s.revision + 1`)

/** Every write of exercises calls it: devices compare the revision with the one that they keep. */
export const noteChange = (db: WorkspaceDb) =>
  db.run(sql`
  insert into exercise_settings as s default values on conflict (workspace_id) do update set revision = s.revision + 1`)

interface Revisions {
  own: number
  library: number
  hides_library: boolean
  favorites: number
  favored_at: number
}

/** The revision tells a device whether the exercises that it keeps are still those that are offered. */
export async function findRevision(db: WorkspaceDb, { membershipId }: Pick<Actor, 'membershipId'>): Promise<string> {
  const { own, library, hides_library, favorites, favored_at } = await db.one<Revisions>(sql`
    select coalesce(s.revision, 0) as own, coalesce(s.hides_library, false) as hides_library, l.revision as library,
      f.favorites, f.favored_at
    from system_exercise_state l left join exercise_settings s on true cross join (
      select count(*) as favorites, coalesce(extract(epoch from max(created_at)), 0)::float8 as favored_at
      from exercise_favorites where membership_id = ${membershipId}) f`)
  return [own, library, hides_library ? 'own' : 'all', favorites, Math.round(favored_at * 1000)].join('.')
}
