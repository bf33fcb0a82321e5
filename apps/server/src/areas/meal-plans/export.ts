import type { DocumentRow } from '@allenio/contract/documents'
import type { Exporter } from '#areas/account'
import { isAboutPerson } from '#areas/clients'
import { sql, type Sql, type TableName, type WorkspaceDb } from '#platform/db'

type Row = Record<string, unknown>

const rowsOf = (db: WorkspaceDb, table: Sql) =>
  db.many<Row>(sql`
  select r.id, r.document_id as meal_plan_id, r.parent_id, r.place, r.cells from ${table} r
  join meal_plans e on e.id = r.document_id where r.deleted_at is null and e.deleted_at is null
  order by r.document_id, r.parent_id, r.place, r.id`)

export const mealPlanTables = [
  'meal_plans',
  'meal_plan_days',
  'meal_plan_meals',
  'meal_plan_components',
  'meal_plan_ingredients',
  'meal_plan_alternatives',
  'meal_plan_ingredient_alternatives',
  'meal_plan_settings',
  'meal_plan_assignments',
  'meal_plan_publications',
  'meal_plan_release_foods',
  'meal_plan_release_descriptions',
  'meal_combinations',
] as const satisfies readonly TableName[]

type Assignment = Row & { content: DocumentRow[]; is_hidden: boolean }

/** Assignments `r`, each with the release as the client has it. */
const assignments = (db: WorkspaceDb, condition: Sql) =>
  db.many<Assignment>(sql`
  select r.id, r.client_id, r.meal_plan_id, r.title, r.start_day, r.end_day, r.schedule, r.message, r.unassigned_on,
    r.created_at, t.rows as content,
    exists (select from clients c join memberships m on m.id = c.membership_id
      where c.id = r.client_id and 'view macros' = any(m.withheld_permissions)) as is_hidden
  from meal_plan_assignments r join document_releases e on e.id = r.release_id
  join document_contents t on t.workspace_id = e.workspace_id and t.digest = e.digest
  where ${condition} order by r.start_day, r.created_at, r.id`)

const energyCells: readonly string[] = ['kcal', 'proteinPercent', 'carbsPercent', 'lipidsPercent', 'estimatedKcal']

/** The copy leaves out energy and macros where the business hides them from the client. */
const withoutEnergy = (row: DocumentRow): DocumentRow => ({
  ...row,
  cells: Object.fromEntries(Object.entries(row.cells).filter(([cell]) => !energyCells.includes(cell))),
})

export const mealPlanExporter: Exporter = {
  tables: mealPlanTables,

  ofMember: async (db, personId) => {
    const rows = await assignments(db, isAboutPerson(personId))
    return {
      tables: [
        {
          name: 'assigned-meal-plans',
          rows: rows.map(({ is_hidden: isHidden, content, ...row }) => ({
            ...row,
            content: isHidden ? content.map(withoutEnergy) : content,
          })),
        },
      ],
    }
  },

  ofWorkspace: async db => ({
    tables: [
      {
        name: 'meal-plans',
        rows: await db.many<Row>(sql`
        select id, title, cells, author_id, client_id, origin_id, created_at from meal_plans where deleted_at is null
        order by created_at, id`),
      },
      { name: 'meal-plan-days', rows: await rowsOf(db, sql`meal_plan_days`) },
      { name: 'meal-plan-meals', rows: await rowsOf(db, sql`meal_plan_meals`) },
      { name: 'meal-plan-components', rows: await rowsOf(db, sql`meal_plan_components`) },
      { name: 'meal-plan-ingredients', rows: await rowsOf(db, sql`meal_plan_ingredients`) },
      { name: 'meal-plan-alternatives', rows: await rowsOf(db, sql`meal_plan_alternatives`) },
      { name: 'meal-plan-ingredient-alternatives', rows: await rowsOf(db, sql`meal_plan_ingredient_alternatives`) },
      { name: 'assigned-meal-plans', rows: await assignments(db, sql`true`) },
      {
        name: 'meal-plan-publications',
        rows: await db.many<Row>(sql`select assignment_id, release_id, day from meal_plan_publications order by day, assignment_id`),
      },
      {
        name: 'meal-combinations',
        rows: await db.many<Row>(sql`
        select id, author_id, name, components, created_at, updated_at from meal_combinations where deleted_at is null
        order by created_at, id`),
      },
      { name: 'meal-plan-settings', rows: await db.many<Row>(sql`select changes, updated_at from meal_plan_settings`) },
    ],
  }),
}
