import type { Exporter } from '#areas/account'
import { isAboutPerson } from '#areas/clients'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'
import { isHidden } from './visibility.ts'

type Row = Record<string, unknown>

/** Assignments `r`, as they were made. */
const assignments = async (db: WorkspaceDb, condition: Sql) => ({
  name: 'assigned-macros',
  rows: await db.many<Row>(sql`
    select r.id, r.client_id, r.macro_id, r.title, r.note, r.unit, r.weight_basis, r.days, r.spent_kcal, r.targets, r.weight, r.start_day,
      r.week, r.follows_training, r.message, r.unassigned_on, r.sent_at, r.stored_at, r.opened_at,
      r.created_at
    from macro_assignments r where ${condition} order by r.start_day, r.created_at, r.id`),
})

const energy = async (db: WorkspaceDb, condition: Sql) => ({
  name: 'energy-needs',
  rows: await db.many<Row>(sql`
    select r.client_id, r.formula, r.manual_bmr, r.activity_level, r.desirable_formula, r.manual_desirable_kg,
      r.adjustment_kcal, r.state, r.updated_at
    from client_energy r where ${condition} order by r.client_id`),
})

/** The copy leaves out macros that the business hides from the client. */
const isShown = sql`exists (select from clients c where c.id = r.client_id and not ${isHidden})`

export const macroExporter: Exporter = {
  tables: ['macro_settings', 'macro_visibilities', 'macros', 'macro_assignments', 'client_energy'],

  ofMember: async (db, personId) => ({
    tables: [
      await assignments(db, sql`${isAboutPerson(personId)} and ${isShown}`),
      await energy(db, sql`${isAboutPerson(personId)} and ${isShown}`),
    ],
  }),

  ofWorkspace: async db => ({
    tables: [
      {
        name: 'macros',
        rows: await db.many<Row>(sql`
        select id, author_id, client_id, title, note, unit, weight_basis, days, spent_kcal, created_at, updated_at
        from macros where deleted_at is null order by created_at, id`),
      },
      await assignments(db, sql`true`),
      await energy(db, sql`true`),
      { name: 'macro-settings', rows: await db.many<Row>(sql`select hide_client_macros, day_type_names, updated_at from macro_settings`) },
      { name: 'macro-visibilities', rows: await db.many<Row>(sql`select client_id, is_hidden from macro_visibilities order by client_id`) },
    ],
  }),
}
