import type { Exporter } from '#areas/account'
import { isAboutPerson } from '#areas/clients'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'

type Row = Record<string, unknown>

/** The lines of lists `r`. Of a link only its end is told: the rest is a secret. */
const shopping = async (db: WorkspaceDb, condition: Sql) => ({
  name: 'shopping-lists',
  rows: await db.many<Row>(sql`
    select r.client_id, r.days::text[] as days, r.people, r.link_expires_at,
      l.food_id, l.name_it, l.name_en, l.category, l.grams, l.gross_grams,
      l.is_ticked, l.changed_at
    from shopping_lists r left join shopping_lines l on l.list_id = r.id
    where ${condition} order by r.client_id, l.food_id is null, l.position, l.id`),
})

export const shoppingExporter: Exporter = {
  tables: ['shopping_lists', 'shopping_lines'],
  ofMember: async (db, personId) => ({ tables: [await shopping(db, isAboutPerson(personId))] }),
  ofWorkspace: async db => ({ tables: [await shopping(db, sql`true`)] }),
}
