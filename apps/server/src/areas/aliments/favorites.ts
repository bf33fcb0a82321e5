import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'

/** Everybody has favorites of their own, of the library, too. */
export async function setFavorite(
  db: WorkspaceDb,
  { membershipId }: Pick<Actor, 'membershipId'>,
  { id, isFavorite }: { id: string; isFavorite: boolean },
): Promise<void> {
  await db.run(
    isFavorite
      ? sql`insert into food_favorites (membership_id, food_id) values (${membershipId}, ${id}) on conflict do nothing`
      : sql`delete from food_favorites where membership_id = ${membershipId} and food_id = ${id}`,
  )
}
