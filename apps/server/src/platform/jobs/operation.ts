import { limitTo, sql, type Count, type Database, type Row, type SystemDb } from '#platform/db'
import { failedQueue } from './failed.ts'

// Jobs and sweeps as the operator sees them, and what may be done about those that were given up.

/** Notes that a sweep, or what the command line does, has done its work. */
export const noteSuccess = (db: SystemDb, job: string) =>
  db.run(sql`
  insert into job_successes (job) values (${job}) on conflict (job) do update set succeeded_at = now()`)

export const noteSuccessOf = (database: Database, job: string): Promise<number> => database.withSystem('write', db => noteSuccess(db, job))

interface GivenUpJob {
  id: string
  job: string
  tries: number
  failed_at: string
}

const nameOf = (queue: string) => queue.replaceAll('-', ' ')

/** The latest of the jobs that were given up, without what they carry. */
export async function listFailedJobs(db: SystemDb, limit: number): Promise<GivenUpJob[]> {
  const rows = await db.many<GivenUpJob>(sql`
    select id, coalesce(source_name, 'unknown') as job, coalesce(source_retry_count, 0) + 1 as tries, created_on as failed_at
    from pgboss.job_common where name = ${failedQueue} order by created_on desc, id ${limitTo(limit)}`)
  return rows.map(row => ({ ...row, job: nameOf(row.job) }))
}

export const countFailedJobs = async (db: SystemDb): Promise<number> =>
  (await db.one<Count>(sql`select count(*) as count from pgboss.job_common where name = ${failedQueue}`)).count

interface FailedPayload {
  queue: string | null
  data: object
}

/** Takes a given-up job out of its line. Undefined where it is there no more. */
export const takeFailedJob = (db: SystemDb, id: string) =>
  db.maybeOne<FailedPayload>(sql`
  delete from pgboss.job_common where name = ${failedQueue} and id = ${id} and state <> 'active' returning source_name as queue, data`)

export interface SweepState {
  name: string
  cron: string
  succeeded_at: string | null
  failing_items: number
}

export async function listSweeps(db: SystemDb): Promise<SweepState[]> {
  const rows = await db.many<SweepState>(sql`
    select s.name, s.cron, j.succeeded_at,
      (select count(*)::int from sweep_failures f where f.job = replace(s.name, '-', ' ')) as failing_items
    from pgboss.schedule s left join job_successes j on j.job = replace(s.name, '-', ' ') order by s.name`)
  return rows.map(row => ({ ...row, name: nameOf(row.name) }))
}

/** Jobs of these names that wait, also for another try. */
export const countWaiting = async (db: SystemDb, jobs: readonly string[]): Promise<number> =>
  (
    await db.one<Count>(sql`
    select count(*) as count from pgboss.job_common
    where name = any(${jobs.map(job => job.replaceAll(' ', '-'))}::text[]) and state < 'completed'`)
  ).count

export const readSuccess = async (db: SystemDb, job: string): Promise<string | null> =>
  (await db.maybeOne<Row<'job_successes', 'succeeded_at'>>(sql`select succeeded_at from job_successes where job = ${job}`))?.succeeded_at ??
  null
