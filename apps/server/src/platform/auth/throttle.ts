import { createHash } from 'node:crypto'
import { sql, type Row, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'

/** The thing against which wrong tries are counted, such as an account or an address. */
export interface Subject {
  kind: keyof typeof tryLimits
  value: string
}

/**
 * The number of free tries, and the longest wait that follows. One address that tries one account waits long. An account
 * or an address as a whole only slows down, because a stranger's tries are counted there beside the owner's.
 */
export const tryLimits = {
  'account at address': { free: 5, longestWaitSeconds: 900 },
  'known device': { free: 5, longestWaitSeconds: 900 },
  account: { free: 100, longestWaitSeconds: 60 },
  address: { free: 100, longestWaitSeconds: 60 },
  // a code is tried while it is being typed, so more tries are free than with passwords
  'discount code at address': { free: 20, longestWaitSeconds: 900 },
  'discount codes': { free: 300, longestWaitSeconds: 60 },
} as const
const firstWaitSeconds = 5

const hashSubject = ({ kind, value }: Subject) => createHash('sha256').update(`${kind} ${value}`).digest()

interface Pause {
  seconds: number | null
}

/** The seconds that the subjects must still wait; 0 if they need not. */
export async function findWait(db: SystemDb, subjects: readonly Subject[]): Promise<number> {
  const row = await db.maybeOne<Pause>(sql`
    select ceil(extract(epoch from max(blocked_until) - now()))::int as seconds from login_tries
    where subject_hash = any(${subjects.map(hashSubject)}) and blocked_until > now()`)
  return row?.seconds ?? 0
}

/** Throws while a subject must wait, with the remaining seconds. */
export async function refuseWhileBlocked(db: SystemDb, subjects: readonly Subject[]): Promise<void> {
  const seconds = await findWait(db, subjects)
  if (seconds > 0) throw new AppError('too many requests', { retryAfter: seconds })
}

/** Counts a wrong try and returns the number so far; a day without one starts again. Each try past the free ones doubles the wait. */
export async function countFailure(db: SystemDb, subject: Subject): Promise<number> {
  const { free, longestWaitSeconds } = tryLimits[subject.kind]
  const { failures } = await db.one<Row<'login_tries', 'failures'>>(sql`
    insert into login_tries as t (subject_hash, failures, last_at) values (${hashSubject(subject)}, 1, now())
    on conflict (subject_hash) do update set
      failures = case when t.last_at < now() - interval '1 day' then 1 else t.failures + 1 end,
      last_at = now(),
      blocked_until = case when t.last_at >= now() - interval '1 day' and t.failures + 1 >= ${free}::int
        then now() + make_interval(secs => least(${longestWaitSeconds}::int,
          ${firstWaitSeconds}::int * 2 ^ least(10, t.failures + 1 - ${free}::int)))
        else null end
    returning failures`)
  return failures
}

/** Takes one try back that was counted before it turned out right. */
export const forgiveFailure = (db: SystemDb, subject: Subject) =>
  db.run(sql`
    update login_tries set failures = greatest(0, failures - 1), blocked_until = null where subject_hash = ${hashSubject(subject)}`)

export const forgetFailures = (db: SystemDb, subject: Subject) =>
  db.run(sql`delete from login_tries where subject_hash = ${hashSubject(subject)}`)
