import type { ParsedInput } from '@allenio/contract'
import { visitsPerPage, type listVisits } from '@allenio/contract/visits'
import type { Asker, CardRow } from '#areas/clients'
import { hasWords, joined, limitToPage, sql, type Row, type Sql, type Total, type WorkspaceDb } from '#platform/db'
import { isThere, isVisible } from './reach.ts'

/** The columns that the last finish of a visit has computed. */
export type FinishedRow = Row<
  'visits',
  | 'id'
  | 'finished_on'
  | 'measurement_type'
  | 'weight'
  | 'height'
  | 'fat_mass_perc'
  | 'fat_free_mass_perc'
  | 'bmr'
  | 'fat_formula'
  | 'metabolic_formula'
>

/** The columns of a `FinishedRow`, of visits `e`. */
export const finishedColumns = sql`
  e.id, e.finished_on, e.measurement_type, e.weight, e.height, e.fat_mass_perc, e.fat_free_mass_perc, e.bmr, e.fat_formula,
  e.metabolic_formula`

type OtherColumn =
  | 'author_id'
  | 'taken_on'
  | 'cells'
  | 'finished_at'
  | 'next_visit_on'
  | 'release_id'
  | 'finished_revision'
  | 'is_draft'
  | 'shared_at'
  | 'created_at'

export interface VisitRow
  extends FinishedRow, Row<'visits', OtherColumn>, Row<'documents', 'revision' | 'updated_at'>, Omit<CardRow, 'id'> {
  client_id: string
  author_name: string | null
}

// the page's ids are found first; the rest is looked up only for them
const selectRows = (ids: Sql) => sql`
  with page as materialized (${ids})
  select ${finishedColumns}, e.client_id, e.author_id, e.taken_on, e.cells, e.finished_at, e.next_visit_on, e.release_id,
    e.finished_revision, e.is_draft, e.shared_at, e.created_at, d.revision, d.updated_at,
    nullif(trim(p.first_name || ' ' || p.last_name), '') as author_name, c.workspace_id, c.first_name, c.last_name, c.photo_file_id
  from page join visits e on e.id = page.id join documents d on d.id = e.id join clients c on c.id = e.client_id
  left join memberships m on m.id = e.author_id left join persons p on p.id = m.person_id`

type Filters = Omit<ParsedInput<typeof listVisits>, 'page'>

const ofCollaborator = (id: string): Sql =>
  sql`e.client_id in (select k.client_id from client_collaborators k where k.membership_id = ${id})`

export function listRows(db: WorkspaceDb, asker: Asker, { page, ...filters }: Filters & { page: number }): Promise<VisitRow[]> {
  const { search, clientId, collaboratorId, from, to, isDraft } = filters
  const conditions = [
    isThere,
    isVisible(asker, hasWords(sql`c.search`, search)),
    ...(clientId === undefined ? [] : [sql`e.client_id = ${clientId}`]),
    ...(collaboratorId === undefined ? [] : [ofCollaborator(collaboratorId)]),
    ...(from === undefined ? [] : [sql`e.taken_on >= ${from}`]),
    ...(to === undefined ? [] : [sql`e.taken_on <= ${to}`]),
    ...(isDraft === undefined ? [] : [isDraft ? sql`e.is_draft` : sql`not e.is_draft`]),
  ]
  // a draft without a day comes first
  const order = sql`order by e.taken_on desc, e.id desc`
  const ids = sql`select e.id from visits e where ${joined(conditions, ' and ')} ${order} ${limitToPage(page, visitsPerPage)}`
  return db.many<VisitRow>(sql`${selectRows(ids)} ${order}`)
}

/** The visits that were shared with the asking client, by the days on which they were finished. */
export function listSharedRows(db: WorkspaceDb, asker: Asker, { from, to, page }: Pick<Filters, 'from' | 'to'> & { page: number }) {
  const conditions = [
    isThere,
    isVisible(asker),
    ...(from === undefined ? [] : [sql`e.finished_on >= ${from}`]),
    ...(to === undefined ? [] : [sql`e.finished_on <= ${to}`]),
  ]
  const order = sql`order by e.finished_on desc, e.id desc`
  const ids = sql`select e.id from visits e where ${joined(conditions, ' and ')} ${order} ${limitToPage(page, visitsPerPage)}`
  return db.many<VisitRow>(sql`${selectRows(ids)} ${order}`)
}

const ofId = (asker: Asker, id: string) => sql`select e.id from visits e where e.id = ${id} and ${isThere} and ${isVisible(asker)}`

export const findRow = (db: WorkspaceDb, asker: Asker, id: string) => db.maybeOne<VisitRow>(selectRows(ofId(asker, id)))

export type VisitRowWithFigures = VisitRow & Row<'visits', 'figures'>

/** Finds a visit with its figures, which lists leave out because they are many. */
export const findRowWithFigures = (db: WorkspaceDb, asker: Asker, id: string) =>
  db.maybeOne<VisitRowWithFigures>(sql`
  select r.*, e.figures from (${selectRows(ofId(asker, id))}) r join visits e on e.id = r.id`)

/** Counts a client's visits, drafts included. */
export const countVisits = async (db: WorkspaceDb, clientId: string): Promise<number> =>
  (await db.one<Total>(sql`select count(*) as total from visits e where e.client_id = ${clientId} and ${isThere}`)).total
