import { PgBoss } from 'pg-boss'
import { sessionHook, type RoleNames } from '#platform/db'

export const schema = 'pgboss'

/** Migrates the queue's own tables and grants the logins their rights. It runs as the owner, at every start. */
export async function installJobs(ownerUrl: string, roles: RoleNames): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema,
    application_name: 'allenio install jobs',
    max: 1,
    ...sessionHook(),
    supervise: false,
    schedule: false,
  })
  const faults: Error[] = []
  boss.on('error', error => void faults.push(error))
  await boss.start()
  try {
    await boss.getDb().executeSql(grants(roles))
    if (faults[0]) throw faults[0]
  } finally {
    await boss.stop({ graceful: false })
  }
}

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`

// The app's login may only add jobs, and the database limits it to jobs of its current workspace; it may read only the columns
// that the insert needs. Several nodes may start at once, so the lock comes first
// (docs/decisions/jobs.md).
const grants = ({ app, system }: RoleNames) => `
  begin;
  select pg_advisory_xact_lock(hashtext('${schema} grants'));
  grant usage on schema ${schema} to ${quoteName(app)}, ${quoteName(system)};
  grant select, insert, update, delete on all tables in schema ${schema} to ${quoteName(system)};
  grant usage on all sequences in schema ${schema} to ${quoteName(system)};
  grant select on ${schema}.queue to ${quoteName(app)};
  grant insert, select (id, start_after, data) on ${schema}.job_common to ${quoteName(app)};
  alter table ${schema}.job_common enable row level security;
  drop policy if exists of_system on ${schema}.job_common;
  create policy of_system on ${schema}.job_common to ${quoteName(system)} using (true) with check (true);
  drop policy if exists of_workspace on ${schema}.job_common;
  create policy of_workspace on ${schema}.job_common to ${quoteName(app)}
    using (data ->> 'workspaceId' = current_workspace()::text)
    with check (data ->> 'workspaceId' = current_workspace()::text);
  commit;`
