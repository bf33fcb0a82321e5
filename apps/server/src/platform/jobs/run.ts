import type { JobResult, JobWithMetadata } from 'pg-boss'
import { beginPath, pastRaces, type Database } from '#platform/db'
import { reasonOf, type Log } from '#platform/log'
import { jobSeconds } from '#platform/metrics'
import { noteSuccessOf } from './operation.ts'
import { Unrepeatable, type AnyJob, type Envelope } from './define.ts'

export interface RunKit {
  database: Database
  log: Log
}

/** Runs one try of one job; it is timed, and logged without its payload. */
export async function runJob(job: AnyJob, row: JobWithMetadata<Envelope>, kit: RunKit): Promise<JobResult> {
  const { database, log } = kit
  const begun = performance.now()
  const end = (outcome: 'done' | 'failed' | 'given up') =>
    jobSeconds.observe({ queue: job.name, outcome }, (performance.now() - begun) / 1000)
  const isLastTry = row.retryCount >= row.retryLimit
  try {
    const envelope = row.data ?? { workspaceId: null, data: {} }
    await beginPath(() => pastRaces(() => job.run({ database, log, jobId: row.id, isLastTry }, envelope)))
    end('done')
    if (job.kind === 'sweep') await noteSuccessOf(database, job.name)
    return { id: row.id, status: 'completed' }
  } catch (error) {
    const isOver = error instanceof Unrepeatable || isLastTry
    end(isOver ? 'given up' : 'failed')
    const reason = reasonOf(error).slice(0, 300)
    const facts = { job: job.name, id: row.id, try: row.retryCount + 1, reason }
    // failed.ts reports the jobs that are given up, because only there those of a dead node arrive too
    if (!isOver) log.warn('a job failed and will be tried again', facts)
    // errors of the driver contain values of the row, so only the message is stored
    return { id: row.id, status: error instanceof Unrepeatable ? 'deadletter' : 'failed', output: { reason } }
  }
}
