import type { DocumentRow } from '@allenio/contract/documents'
import type { Exporter } from '#areas/account'
import { isAboutPerson } from '#areas/clients'
import { sql, type Sql, type TableName, type WorkspaceDb } from '#platform/db'

type Row = Record<string, unknown>

export const visitTables = [
  'visits',
  'visit_laboratory_values',
  'visit_own_fields',
  'visit_finishes',
  'visit_settings',
  'protocols',
] as const satisfies readonly TableName[]

const rowsOf = (db: WorkspaceDb, table: Sql) =>
  db.many<Row>(sql`
  select r.id, r.document_id as visit_id, r.place, r.cells from ${table} r join visits e on e.id = r.document_id
  where r.deleted_at is null and e.deleted_at is null order by r.document_id, r.place, r.id`)

/** A person gets all that was finished about them, whether it is shared on their screens or not: it is health data of theirs. */
async function finishedVisitsOf(db: WorkspaceDb, personId: string): Promise<Row[]> {
  const rows = await db.many<Row & { content: DocumentRow[] }>(sql`
    select r.id, r.client_id, r.finished_on, r.finished_at, r.measurement_type, r.weight, r.height, r.fat_mass_perc, r.fat_free_mass_perc,
      r.bmr, r.fat_formula, r.metabolic_formula, r.activity_level, r.figures, r.shared_at, t.rows as content
    from visits r join document_releases e on e.id = r.release_id
    join document_contents t on t.workspace_id = e.workspace_id and t.digest = e.digest
    where r.deleted_at is null and ${isAboutPerson(personId)} order by r.finished_on, r.id`)
  return rows.map(({ content, ...row }) => ({ ...row, content: content.map(withoutPrivateNote) }))
}

/** Each finish of these visits with all that it came to. */
const finishesOf = (db: WorkspaceDb, personId: string) =>
  db.many<Row>(sql`
  select f.visit_id, f.finished_at, f.summary, f.figures from visit_finishes f
  join visits r on r.id = f.visit_id
  where r.deleted_at is null and ${isAboutPerson(personId)} order by f.finished_at, f.visit_id`)

const withoutPrivateNote = (row: DocumentRow): DocumentRow => ({
  ...row,
  cells: Object.fromEntries(Object.entries(row.cells).filter(([cell]) => cell !== 'privateNote')),
})

export const visitExporter: Exporter = {
  tables: visitTables,

  ofMember: async (db, personId) => ({
    tables: [
      { name: 'visits', rows: await finishedVisitsOf(db, personId) },
      { name: 'visit-finishes', rows: await finishesOf(db, personId) },
    ],
  }),

  ofWorkspace: async db => ({
    tables: [
      {
        name: 'visits',
        rows: await db.many<Row>(sql`
        select id, client_id, author_id, cells, finished_at, finished_on, measurement_type, weight, height, fat_mass_perc,
          fat_free_mass_perc, bmr, fat_formula, metabolic_formula, activity_level, figures, shared_at, created_at
        from visits where deleted_at is null order by created_at, id`),
      },
      { name: 'visit-laboratory-values', rows: await rowsOf(db, sql`visit_laboratory_values`) },
      { name: 'visit-own-fields', rows: await rowsOf(db, sql`visit_own_fields`) },
      {
        name: 'visit-finishes',
        rows: await db.many<Row>(sql`
        select f.visit_id, f.finished_at, f.author_id, f.summary, f.figures from visit_finishes f join visits r on r.id = f.visit_id
        where r.deleted_at is null order by f.finished_at, f.visit_id`),
      },
      { name: 'visit-settings', rows: await db.many<Row>(sql`select changes, updated_at from visit_settings`) },
      {
        name: 'visit-protocols',
        rows: await db.many<Row>(sql`
        select id, name_it, name_en, content, created_at, updated_at from protocols where deleted_at is null order by id`),
      },
    ],
  }),
}
