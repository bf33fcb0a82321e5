import type { TeamContent } from '#areas/collaborators'
import { sql, type Count } from '#platform/db'

/** Recipes belong to the business's library: they are assigned to nobody, and stay when their author leaves. */
export const recipeContent: TeamContent = {
  kind: 'recipes',
  label: language => (language === 'it' ? 'ricette' : 'recipes'),
  count: async (db, membershipId) =>
    (await db.one<Count>(sql`select count(*) as count from recipes where author_id = ${membershipId} and deleted_at is null`)).count,
  handOver: async (db, { of, to, clientIds }) => {
    if (clientIds === undefined) await db.run(sql`update recipes set author_id = ${to} where author_id = ${of}`)
  },
  withdraw: async () => undefined,
}
