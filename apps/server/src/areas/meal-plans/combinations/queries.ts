import type { MealCombination } from '@allenio/contract/meal-plans'
import { mayDo, type Actor } from '#platform/access'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'

type CombinationRow = Row<'meal_combinations', 'id' | 'author_id' | 'name' | 'components'> & { author_name: string | null }

const listRows = (db: WorkspaceDb, condition: Sql) =>
  db.many<CombinationRow>(sql`
  select e.id, e.author_id, e.name, e.components, nullif(trim(p.first_name || ' ' || p.last_name), '') as author_name
  from meal_combinations e left join memberships m on m.id = e.author_id left join persons p on p.id = m.person_id
  where e.deleted_at is null and ${condition} order by e.name_key, e.id`)

const present = (row: CombinationRow, actor: Actor): MealCombination => ({
  id: row.id,
  name: row.name,
  components: row.components,
  author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
  may: { update: mayDo(actor, 'update meal plans'), delete: mayDo(actor, 'delete meal plans') },
})

export const listCombinations = async (db: WorkspaceDb, actor: Actor): Promise<MealCombination[]> =>
  (await listRows(db, sql`true`)).map(row => present(row, actor))

export async function readCombination(db: WorkspaceDb, actor: Actor, id: string): Promise<MealCombination> {
  const [row] = await listRows(db, sql`e.id = ${id}`)
  return present(found(row), actor)
}
