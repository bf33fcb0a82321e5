import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Log } from '#platform/log'
import { failedJobs } from '#platform/metrics'
import type { AnyJob } from './define.ts'

/** Where jobs that were given up are kept, with what they carried and why they failed. */
export const failedQueue = 'failed-jobs'

const day = 24 * 3600

// ours carries a reason; the queue's own, for a try that ran too long or whose node died, a message
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
 * Every job that is given up arrives here, whatever ended it: its own error, a try that ran too long, a node that died.
 * It is counted and logged, without what it carried, and stays in the queue as done.
 */
export async function reportFailedJobs(boss: PgBoss, jobs: readonly AnyJob[], log: Log): Promise<void> {
  const nameOf = (queue: string | null) => jobs.find(job => job.queue === queue)?.name ?? queue ?? 'unknown'
  // a counter that is first seen at 1 has not risen: an alarm needs the 0 before
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
