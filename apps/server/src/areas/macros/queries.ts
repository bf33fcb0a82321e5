import { macroLimits } from '@allenio/contract/macros'
import type { Asker, CardRow } from '#areas/clients'
import { limitTo, limitToPage, sql, type Matching, type OrNull, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { isOfKind, isThere, isVisible, listCondition, listOrder, type Filters, type Sort } from './filters.ts'
import { namedFollowers } from './assignments/assignment-tables.ts'

export interface MacroRow
  extends
    Row<
      'macros',
      | 'id'
      | 'author_id'
      | 'client_id'
      | 'title'
      | 'note'
      | 'unit'
      | 'weight_basis'
      | 'days'
      | 'spent_kcal'
      | 'created_at'
      | 'updated_at'
      | 'deleted_at'
    >,
    OrNull<Omit<CardRow, 'id'>> {
  author_name: string | null
}

// the page's ids are found first; the rest is looked up only for them
const selectRows = (ids: Sql) => sql`
  with page as materialized (${ids})
  select e.id, e.author_id, e.client_id, e.title, e.note, e.unit, e.weight_basis, e.days, e.spent_kcal, e.created_at, e.updated_at,
    e.deleted_at, nullif(trim(p.first_name || ' ' || p.last_name), '') as author_name, c.workspace_id, c.first_name, c.last_name,
    c.photo_file_id
  from page join macros e on e.id = page.id
  left join memberships m on m.id = e.author_id left join persons p on p.id = m.person_id
  left join clients c on c.id = e.client_id`

interface ListQuery {
  filters: Filters
  matching: Matching
  sort: Sort
  page: number
}

export function listRows(db: WorkspaceDb, asker: Asker, { filters, matching, sort, page }: ListQuery): Promise<MacroRow[]> {
  const { order, join } = listOrder(asker, sort, filters.search)
  const ids = sql`select e.id, row_number() over (order by ${order}) as place from macros e ${join}
    where ${listCondition(asker, filters, matching)} order by ${order} ${limitToPage(page, macroLimits.perPage)}`
  return db.many<MacroRow>(sql`${selectRows(ids)} order by page.place`)
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
  from macros e where ${isVisible(asker)}`)

/** Finds macros by their ids, deleted ones included. */
export const findRows = (db: WorkspaceDb, asker: Asker, ids: readonly string[]) =>
  db.many<MacroRow>(sql`
  ${selectRows(sql`select e.id from macros e where e.id = any(${[...ids]}::uuid[]) and ${isVisible(asker)}`)} order by e.id`)

/** Finds a macro that is not deleted. */
export async function findRow(db: WorkspaceDb, asker: Asker, id: string): Promise<MacroRow | undefined> {
  const [row] = await findRows(db, asker, [id])
  return row && row.deleted_at === null ? row : undefined
}

export interface FollowerRow extends CardRow {
  macro_id: string
  /** All followers of the macro. */
  total: number
}

const followersShown = 5

/** Lists the clients who follow these macros now or soon: of each macro the first by name, and how many there are. */
export function listFollowers(db: WorkspaceDb, asker: Asker, macroIds: readonly string[]): Promise<FollowerRow[]> {
  const ids = sql`${[...macroIds]}::uuid[]`
  const perhapsFollowing = sql`a.client_id in (select n.client_id from macro_assignments n where n.macro_id = any(${ids}))`
  return db.many<FollowerRow>(sql`
  select f.macro_id, f.workspace_id, f.client_id as id, f.first_name, f.last_name, f.photo_file_id, f.total from (
    select g.*, row_number() over (partition by g.macro_id order by g.name_key, g.client_id) as place,
      count(*) over (partition by g.macro_id) as total
    from ${namedFollowers(asker, perhapsFollowing)} g where g.macro_id = any(${ids})) f
  where f.place <= ${followersShown} order by f.macro_id, f.place`)
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
  from (select e.author_id, count(*) as count from macros e where ${isThere} and ${isVisible(asker)} and e.author_id is not null
    group by e.author_id) a
  join memberships m on m.id = a.author_id join persons p on p.id = m.person_id
  order by a.count desc, name, m.id ${limitTo(authorsAtMost)}`)
