import { createHash } from 'node:crypto'
import { sql, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'

export const freeTries = 5
/** A whole address may err more often: an office shares one. */
export const freeTriesOfAddress = 20
const firstWaitSeconds = 5
const longestWaitSeconds = 900

interface Subject {
  kind: 'account' | 'address'
  value: string
}

const hashed = ({ kind, value }: Subject) => createHash('sha256').update(`${kind} ${value}`).digest()
const freeOf = ({ kind }: Subject) => kind === 'account' ? freeTries : freeTriesOfAddress

/** Refuses while a subject waits; says for how long. */
export async function refuseWhileBlocked(db: SystemDb, subjects: readonly Subject[]): Promise<void> {
  const row = await db.maybeOne<{ seconds: number }>(sql`
    select ceil(extract(epoch from max(blocked_until) - now()))::int as seconds from login_tries
    where subject_hash = any(${subjects.map(hashed)}) and blocked_until > now()`)
  if (row?.seconds) throw new AppError('too many requests', { retryAfter: row.seconds })
}

/** Counts a wrong try; past the free ones each doubles the wait. */
export async function countFailure(db: SystemDb, subjects: readonly Subject[]): Promise<void> {
  for (const subject of subjects) {
    await db.run(sql`
      insert into login_tries as t (subject_hash, failures, last_at) values (${hashed(subject)}, 1, now())
      on conflict (subject_hash) do update set
        failures = case when t.last_at < now() - interval '1 day' then 1 else t.failures + 1 end,
        last_at = now(),
        blocked_until = case when t.last_at >= now() - interval '1 day' and t.failures + 1 >= ${freeOf(subject)}::int
          then now() + make_interval(secs => least(${longestWaitSeconds}::int,
            ${firstWaitSeconds}::int * 2 ^ least(10, t.failures + 1 - ${freeOf(subject)}::int)))
          else null end`)
  }
}

export const forgetFailures = (db: SystemDb, subjects: readonly Subject[]) =>
  db.run(sql`delete from login_tries where subject_hash = any(${subjects.map(hashed)})`)
