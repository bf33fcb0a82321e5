import { sql, type SystemDb } from '#platform/db'
import type { Space } from '#platform/disk'
import { countFailedJobs, countWaiting, listSweeps, readSuccess, type SweepState } from '#platform/jobs'
import { mailJobs } from '#platform/mail'
import { countRefusals, countWaitingEvents } from '#platform/payments'
import { pushJobs } from '#platform/push'

/** How the installation runs, for the operator's page and for `/metrics`. */
export interface Operation {
  migration: number
  disk: { free: number; reserve: number; isShort: boolean } | null
  failedJobs: number
  sweeps: SweepState[]
  waitingMails: number
  waitingPushes: number
  refusedWebhooks: number
  waitingWebhooks: number
  backedUpAt: string | null
}

/** The name under which the command line notes a backup. */
export const backupName = 'backup'

const namesOf = (jobs: readonly { name: string; kind: string }[]) => jobs.filter(({ kind }) => kind !== 'sweep').map(({ name }) => name)

interface NewestMigration {
  number: number
}

export async function readOperation(db: SystemDb, space: Pick<Space, 'state'>): Promise<Operation> {
  const disk = await space.state().catch(() => null)
  return {
    migration: (await db.one<NewestMigration>(sql`select max(number) as number from migrations`)).number,
    disk: disk && { free: disk.free, reserve: disk.reserve, isShort: disk.isShort },
    failedJobs: await countFailedJobs(db),
    sweeps: await listSweeps(db),
    waitingMails: await countWaiting(db, namesOf(mailJobs)),
    waitingPushes: await countWaiting(db, namesOf(pushJobs)),
    refusedWebhooks: await countRefusals(db),
    waitingWebhooks: await countWaitingEvents(db),
    backedUpAt: await readSuccess(db, backupName),
  }
}
