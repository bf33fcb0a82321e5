import type { DocumentRow } from '@allenio/contract/documents'
import type { Exporter } from '#areas/account'
import { isAboutPerson } from '#areas/clients'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'
import { visibleRow } from './client-columns.ts'
import { readProgramSettings } from './settings.ts'

type Row = Record<string, unknown>
type Assignment = Row & { content: DocumentRow[] }

/** Assignments `r`, each with the release as the client has it. */
const assignments = (db: WorkspaceDb, condition: Sql) =>
  db.many<Assignment>(sql`
  select r.id, r.client_id, r.program_id, r.title, r.start_day, r.weekdays, r.pauses, r.last_day, r.message, r.ended_at, r.created_at,
    t.rows as content
  from program_users r join document_releases e on e.id = r.release_id
  join document_contents t on t.workspace_id = e.workspace_id and t.digest = e.digest
  where ${condition} order by r.created_at, r.id`)

const loadSteps = async (db: WorkspaceDb, condition: Sql) => ({
  name: 'load-steps',
  rows: await db.many<Row>(sql`select r.client_id, r.kg from client_load_steps r where ${condition} order by r.client_id`),
})

const trainingMaxima = async (db: WorkspaceDb, condition: Sql) => ({
  name: 'training-maxima',
  rows: await db.many<Row>(sql`
    select r.client_id, r.exercise ->> 'name' as exercise, r.from_day, r.kg, r.source, r.of_kg, r.share from training_maxima r
    where ${condition} order by r.client_id, r.exercise_key, r.from_day`),
})

export const programExporter: Exporter = {
  tables: [
    'programs',
    'program_weeks',
    'program_days',
    'program_workouts',
    'program_rows',
    'program_users',
    'program_publications',
    'program_settings',
    'client_load_steps',
    'training_maxima',
  ],

  ofMember: async (db, personId) => {
    const { clientColumns } = await readProgramSettings(db)
    const rows = await assignments(db, isAboutPerson(personId))
    const visible = rows.map(({ content, ...row }) => ({ ...row, content: content.map(each => visibleRow(each, clientColumns)) }))
    const about = isAboutPerson(personId)
    const maxima = clientColumns.includes('weight') ? [await trainingMaxima(db, about)] : []
    return { tables: [{ name: 'assigned-programs', rows: visible }, await loadSteps(db, about), ...maxima] }
  },

  ofWorkspace: async db => ({
    tables: [
      {
        name: 'programs',
        rows: await db.many<Row>(sql`
        select id, title, cells ->> 'description' as description, folder_id, owner_id, is_private, client_id, origin_id, created_at
        from programs where deleted_at is null and prepared_for is null order by created_at, id`),
      },
      { name: 'program-weeks', rows: await rowsOf(db, sql`program_weeks`) },
      { name: 'program-days', rows: await rowsOf(db, sql`program_days`) },
      { name: 'program-workouts', rows: await rowsOf(db, sql`program_workouts`) },
      { name: 'program-exercises', rows: await rowsOf(db, sql`program_rows`) },
      { name: 'assigned-programs', rows: await assignments(db, sql`true`) },
      {
        name: 'program-publications',
        rows: await db.many<Row>(sql`select id, program_id, release_id, day, created_at from program_publications order by day, id`),
      },
      { name: 'program-settings', rows: await db.many<Row>(sql`select changes, updated_at from program_settings`) },
      await loadSteps(db, sql`true`),
      await trainingMaxima(db, sql`true`),
    ],
  }),
}

const rowsOf = (db: WorkspaceDb, table: Sql) =>
  db.many<Row>(sql`
  select r.id, r.document_id as program_id, r.parent_id, r.place, r.cells from ${table} r
  join programs p on p.id = r.document_id where r.deleted_at is null and p.deleted_at is null and p.prepared_for is null
  order by r.document_id, r.parent_id, r.place, r.id`)
