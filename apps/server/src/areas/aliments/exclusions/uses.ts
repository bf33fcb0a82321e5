import { fullName } from '@allenio/domain/clients'
import { reachableClients } from '#areas/clients'
import { limitTo, sql, type Row } from '#platform/db'
import type { FoodUser } from '../uses.ts'

type UseRow = Row<'clients', 'id' | 'first_name' | 'last_name'> & { food_id: string; is_reached: boolean }

const usesAtMost = 200

/** Exclusions name foods. A deleted one does so, too, because it can be undeleted. */
export const exclusionsOfFoods: FoodUser = {
  isNamed: sql`exists (
    select from client_exclusions x where x.workspace_id = e.workspace_id and x.target ->> 'foodId' = e.id::text)`,

  list: async (db, actor, foodIds) => {
    const rows = await db.many<UseRow>(sql`
      select distinct x.target ->> 'foodId' as food_id, c.id, c.first_name, c.last_name, ${reachableClients(actor)} as is_reached
      from client_exclusions x join clients c on c.id = x.client_id
      where x.target ->> 'foodId' = any(${[...foodIds]}) and x.deleted_at is null and c.deleted_at is null
      order by is_reached desc, c.first_name, c.last_name, c.id ${limitTo(usesAtMost)}`)
    return rows.map(row => ({
      foodId: row.food_id,
      id: row.id,
      title: row.is_reached ? fullName(row) : null,
      href: row.is_reached ? `/clients/${row.id}` : null,
    }))
  },
}
