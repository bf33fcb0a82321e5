import type { Exporter } from '#areas/account'
import { isAboutPerson } from '#areas/clients'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'

type Row = Record<string, unknown>

export const metricExporter: Exporter = {
  tables: ['metrics', 'client_metrics', 'metric_values'],

  ofMember: async (db, personId) => ({ tables: await tablesOf(db, isAboutPerson(personId)) }),

  ofWorkspace: async db => ({
    tables: [
      ...(await tablesOf(db, sql`true`)),
      {
        name: 'metrics',
        rows: await db.many<Row>(sql`
        select id, name, unit, decimals, min_value, max_value, created_at from metrics where deleted_at is null order by name_key`),
      },
    ],
  }),
}

const tablesOf = async (db: WorkspaceDb, condition: Sql) => [
  {
    name: 'client-metrics',
    rows: await db.many<Row>(sql`
    select r.client_id, coalesce(m.name, r.kind) as metric, r.target, r.target_day, r.created_at
    from client_metrics r left join metrics m on m.id = r.metric_id where r.deleted_at is null and ${condition} order by r.created_at`),
  },
  {
    name: 'metric-values',
    rows: await db.many<Row>(sql`
    select r.id, r.client_id, coalesce(m.name, r.kind) as metric, r.day, r.value, m.unit, r.note,
      case when r.workout_id is not null then 'training' when r.visit_id is not null then 'visit' else 'entry' end as source,
      r.workout_id is null and r.is_by_client as is_by_client,
      r.created_at
    from metric_values r left join client_metrics k on k.client_id = r.client_id and k.kind = r.kind
    left join metrics m on m.id = k.metric_id where r.deleted_at is null and ${condition} order by r.day, r.id`),
  },
]
