import { mealPlansPerPage } from '@allenio/contract/meal-plans'
import type { Asker, CardRow } from '#areas/clients'
import { limitTo, limitToPage, sql, type Matching, type OrNull, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { isDraft, isOfKind, listCondition, listOrder, type Filters, type Sort } from './filters.ts'
import { isThere, isVisible } from './reach.ts'
import { hasNewerTemplate } from './template/template.ts'

export interface PlanRow
  extends
    Row<'meal_plans', 'id' | 'title' | 'cells' | 'author_id' | 'client_id' | 'created_at' | 'deleted_at' | 'completed_mean'>,
    Row<'documents', 'revision' | 'updated_at'>,
    OrNull<Omit<CardRow, 'id'>> {
  is_draft: boolean
  has_newer_template: boolean
  days: number
  author_name: string | null
}

// the page's ids are found first; the rest is looked up only for them
const selectRows = (ids: Sql) => sql`
  with page as materialized (${ids})
  select e.id, e.title, e.cells, e.author_id, e.client_id, e.created_at, e.deleted_at, e.completed_mean, d.revision, d.updated_at,
    ${isDraft} as is_draft, ${hasNewerTemplate} as has_newer_template,
    (select count(*) from meal_plan_days y where y.parent_id = e.id and y.deleted_at is null) as days,
    nullif(trim(p.first_name || ' ' || p.last_name), '') as author_name, c.workspace_id, c.first_name, c.last_name, c.photo_file_id
  from page join meal_plans e on e.id = page.id join documents d on d.id = e.id
  left join memberships m on m.id = e.author_id left join persons p on p.id = m.person_id
  left join clients c on c.id = e.client_id`

interface ListQuery {
  filters: Filters
  matching: Matching
  sort: Sort
  page: number
}

const plans = sql`meal_plans e join documents d on d.id = e.id and d.kind = 'meal plan'`

export function listRows(db: WorkspaceDb, asker: Asker, { filters, matching, sort, page }: ListQuery): Promise<PlanRow[]> {
  const order = listOrder(sort, filters.search)
  const ids = sql`select e.id, row_number() over (order by ${order}) as place from ${plans}
    where ${listCondition(asker, filters, matching)} order by ${order} ${limitToPage(page, mealPlansPerPage)}`
  return db.many<PlanRow>(sql`${selectRows(ids)} order by page.place`)
}

interface Counts {
  matching: number
  library: number
  forOneClient: number
  deleted: number
}

export const countRows = (db: WorkspaceDb, asker: Asker, filters: Filters, matching: Matching) =>
  db.one<Counts>(sql`
  select count(*) filter (where ${listCondition(asker, filters, matching)}) as matching,
    count(*) filter (where ${isOfKind('library')}) as library, count(*) filter (where ${isOfKind('for one client')}) as "forOneClient",
    count(*) filter (where ${isOfKind('deleted')}) as deleted
  from ${plans} where ${isVisible(asker)}`)

/** Finds plans by their ids, deleted ones included. */
export const findRows = (db: WorkspaceDb, asker: Asker, ids: readonly string[]) =>
  db.many<PlanRow>(sql`
  ${selectRows(sql`select e.id from meal_plans e where e.id = any(${[...ids]}::uuid[]) and ${isVisible(asker)}`)} order by e.id`)

/** Finds a plan that is not deleted. */
export async function findRow(db: WorkspaceDb, asker: Asker, id: string): Promise<PlanRow | undefined> {
  const [row] = await findRows(db, asker, [id])
  return row && row.deleted_at === null ? row : undefined
}

interface AuthorCount {
  id: string
  name: string
  count: number
  isOwn: boolean
}

const authorsAtMost = 200

export const listAuthors = (db: WorkspaceDb, asker: Asker) =>
  db.many<AuthorCount>(sql`
  select m.id, trim(p.first_name || ' ' || p.last_name) as name, a.count, m.id = ${asker.membershipId} as "isOwn"
  from (select e.author_id, count(*) as count from meal_plans e where ${isThere} and ${isVisible(asker)} and e.author_id is not null
    group by e.author_id) a
  join memberships m on m.id = a.author_id join persons p on p.id = m.person_id
  order by a.count desc, name, m.id ${limitTo(authorsAtMost)}`)
