import type { FoodSort } from '@allenio/contract/aliments'
import type { Actor } from '#platform/access'
import { findForgiving, sql, type WorkspaceDb } from '#platform/db'
import type { Bytes } from '#platform/http'
import type { Filters } from './filters.ts'
import { tableOf, type TableFormat, type TableRow } from './food-table.ts'
import { listRows, ownMeasures } from './queries.ts'

interface TableQuery {
  filters: Filters
  sort: FoodSort
  format: TableFormat
}

interface Exported {
  count: number
  bytes: Bytes
}

export async function exportTable(db: WorkspaceDb, actor: Actor, { filters, sort, format }: TableQuery): Promise<Exported> {
  const listed = await findForgiving(
    filters.search,
    matching => listRows(db, actor, { filters, matching, sort }),
    each => each.length === 0,
  )
  const ids = listed.map(({ id }) => id)
  const rows = await db.many<TableRow>(sql`
    select e.id, e.name_it, e.name_en, e.category, e.brand, e.barcode, e.kcal, e.protein, e.carbs, e.lipids, e.carbs_include_fiber,
      e.nutrients, e.allergens, ${ownMeasures(sql`coalesce(f.measures, o.measures)`)} || coalesce(s.measures, '[]') as measures,
      f.density, f.edible_part, f.cooking_factor, coalesce(f.note, '') as note
    from unnest(${ids}::uuid[]) with ordinality as w (id, place) join all_foods e on e.id = w.id left join foods f on f.id = w.id
    left join system_foods s on s.id = w.id left join food_overlays o on o.food_id = w.id
    order by w.place`)
  return { count: rows.length, bytes: tableOf(rows, actor.language, format) }
}
