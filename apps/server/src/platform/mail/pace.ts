import { setTimeout as sleep } from 'node:timers/promises'
import { useConfig } from '#platform/config'
import { sql, type Database } from '#platform/db'

interface Turn {
  /** The milliseconds until it begins. */
  wait: number
}

/**
 * Waits until the next mail to many may leave. All nodes take their turns from one row, so that together they keep the pace that the mail
 * server allows. A mail that fails has used its turn.
 */
export async function waitForTurn(database: Database): Promise<void> {
  const { perMinute } = useConfig().mail
  if (perMinute === undefined) return
  const step = sql`make_interval(secs => ${60 / perMinute}::float8)`
  const { wait } = await database.withSystem('write', db =>
    db.one<Turn>(sql`
      insert into mail_pace as p (next_at) values (now() + ${step})
      on conflict (is_only) do update set next_at = greatest(p.next_at, now()) + ${step}
      returning (extract(epoch from p.next_at - ${step} - now()) * 1000)::float8 as wait`),
  )
  // the process may end while it waits: the job is then run again
  if (wait > 0) await sleep(wait, undefined, { ref: false })
}
