import { sql } from '#platform/db'
import { defineSweep, dueWorkspacesInSystem, type AnyJob, type WorkspaceRow } from '#platform/jobs'

/** A later retry is a new call; writes that may wait longer on a device carry an id of their own. */
const keptHours = 48

const isOld = sql`created_at < now() - make_interval(hours => ${keptHours})`

const sweepKeys = defineSweep({
  name: 'sweep idempotency keys',
  cron: '29 * * * *',
  parts: () => [
    dueWorkspacesInSystem({
      list: db => db.many<WorkspaceRow>(sql`select distinct workspace_id from idempotency_keys where ${isOld}`),
      treat: (db, workspaceId) => db.run(sql`delete from idempotency_keys where workspace_id = ${workspaceId} and ${isOld}`),
    }),
  ],
})

export const httpJobs: readonly AnyJob[] = [sweepKeys]
