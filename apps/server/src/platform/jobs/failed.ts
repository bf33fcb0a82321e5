import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Log } from '#platform/log'
import { failedJobs } from '#platform/metrics'
import type { AnyJob } from './define.ts'

/** The queue that keeps jobs that were given up, with their payload and the reason. */
export const failedQueue = 'failed-jobs'

const day = 24 * 3600

// our own output carries a reason; the queue's output, for a timeout or a node that died, carries a message
const Output = z
  .union([
    z.object({ reason: z.string() }).transform(({ reason }) => reason),
    z.object({ message: z.string() }).transform(({ message }) => message),
    z.object({ value: z.object({ message: z.string() }) }).transform(({ value }) => value.message),
  ])
  .catch('unknown')

export const keepFailedJobs = async (boss: PgBoss): Promise<void> => {
  await boss.createQueue(failedQueue, { retentionSeconds: 90 * day, deleteAfterSeconds: 90 * day, notify: true })
}

/**
 * Every job that is given up arrives here, whether by its own error, a timeout or a node that died. It is counted and
 * logged without its payload, and stays in the queue as done.
 */
export async function reportFailedJobs(boss: PgBoss, jobs: readonly AnyJob[], log: Log): Promise<void> {
  const nameOf = (queue: string | null) => jobs.find(job => job.queue === queue)?.name ?? queue ?? 'unknown'
  // the counter starts at 0, because an alarm sees no rise in a counter that first appears at 1
  for (const job of jobs) failedJobs.inc({ job: job.name }, 0)
  const options = { includeMetadata: true, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const
  await boss.work(failedQueue, options, async (rows: JobWithMetadata<object>[]) => {
    for (const { sourceName, sourceId, sourceRetryCount, sourceOutput } of rows) {
      const job = nameOf(sourceName)
      failedJobs.inc({ job })
      log.error('a job was given up and is kept among the failed ones', {
        job,
        id: sourceId ?? '',
        try: (sourceRetryCount ?? 0) + 1,
        reason: Output.parse(sourceOutput).slice(0, 300),
      })
    }
  })
}
