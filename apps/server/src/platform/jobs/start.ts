import { setTimeout as pause } from 'node:timers/promises'
import { PgBoss, type JobWithMetadata, type Queue } from 'pg-boss'
import { useConfig } from '#platform/config'
import { isDatabaseAway, sessionHook, type Database, type DatabaseUrls } from '#platform/db'
import { reasonOf, type Log } from '#platform/log'
import type { AnyJob, Envelope } from './define.ts'
import { useBoss } from './enqueue.ts'
import { failedQueue, keepFailedJobs, reportFailedJobs } from './failed.ts'
import { schema } from './install.ts'
import { runJob, type RunKit } from './run.ts'

export interface JobsOptions {
  database: Database
  urls: Pick<DatabaseUrls, 'system'>
  jobs: readonly AnyJob[]
  log: Log
  /** Whether the schedules of sweeps that are not among the jobs stay: a newer version has made them. */
  keepsOtherSchedules?: boolean
}

export interface Jobs {
  /**
   * Takes jobs from the queue, where SERVICES name jobs. What a job calls has to be there by then: one that was left in the queue by a
   * killed process runs at once.
   */
  startWorkers(): Promise<void>
  /** Takes no new jobs, and waits for the running ones. */
  stop(): Promise<void>
}

const hour = 3600
const day = 24 * hour
// the queue passes these to the driver, although its types omit them: a worker with a lost answer would wait for ever
const patience = { query_timeout: 62_000, keepAlive: true }
const patienceAtStopMs = 20_000

/** Every node may enqueue; those whose SERVICES name jobs also run them, once their workers are started. */
export async function openJobs({ database, urls, jobs, log, keepsOtherSchedules = false }: JobsOptions): Promise<Jobs> {
  refuseTwins(jobs)
  const isWorker = useConfig().services.includes('jobs')
  const boss = new PgBoss({
    connectionString: urls.system,
    schema,
    application_name: 'allenio jobs',
    max: isWorker ? 4 : 1,
    connectionTimeoutMillis: 4_000,
    // the connection by which the queue listens is no part of its pool: it sends nothing but a heartbeat, which has a limit of its own
    ...sessionHook({ statementMs: 60_000, idleInTransactionMs: 60_000 }),
    ...patience,
    migrate: false,
    createSchema: false,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 20,
    maintenanceIntervalSeconds: 900,
    // the tables belong to the owner, and the owner is connected only at the start
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', quietly(log))
  boss.on('warning', warning => log.warn('the job queue warns', { reason: warning.message }))
  await boss.start()
  await prepareQueues(boss, jobs, keepsOtherSchedules)
  useBoss(boss)
  let isWorking = false
  return {
    async startWorkers() {
      if (!isWorker) return
      isWorking = true
      await startWorkers(boss, jobs, { database, log })
    },
    async stop() {
      useBoss(undefined)
      // we wait ourselves, because the queue's own stop checks for the last job only every half second
      const atWork = isWorking ? [failedQueue, ...jobs.map(job => job.queue)].map(queue => boss.offWork(queue, { wait: true })) : []
      await Promise.race([Promise.all(atWork), pause(patienceAtStopMs, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

function refuseTwins(jobs: readonly AnyJob[]): void {
  const twin = jobs.find((job, at) => jobs.findIndex(each => each.queue === job.queue) !== at)
  if (twin) throw new Error(`two jobs are called '${twin.name}'`)
}

// a finished job is deleted, because it is useless and carries personal data
const queueOf = (job: AnyJob) =>
  ({
    retryLimit: job.retry.limit,
    retryDelay: job.retry.delaySeconds,
    retryDelayMax: job.retry.longestDelaySeconds,
    retryBackoff: true,
    expireInSeconds: job.timeLimitSeconds,
    retentionSeconds: 30 * day,
    deleteAfterSeconds: hour,
    // a node that dies during a job sends no more heartbeats, and another node takes the job over
    heartbeatSeconds: 30,
    deadLetter: failedQueue,
    notify: true,
  }) as const satisfies Omit<Queue, 'name'>

async function prepareQueues(boss: PgBoss, jobs: readonly AnyJob[], keepsOtherSchedules: boolean): Promise<void> {
  const existingQueues = new Map((await boss.getQueues()).map(queue => [queue.name, queue]))
  if (!existingQueues.has(failedQueue)) await keepFailedJobs(boss)
  for (const job of jobs) {
    const existingQueue = existingQueues.get(job.queue)
    const queueOptions = queueOf(job)
    // the cast is safe, because the names are the keys of `queueOptions`
    const isSame = existingQueue && Object.entries(queueOptions).every(([name, value]) => existingQueue[name as keyof Queue] === value)
    if (isSame) continue
    await boss.createQueue(job.queue, { ...queueOptions, policy: job.kind === 'sweep' ? 'exclusive' : 'short' })
    if (existingQueue) await boss.updateQueue(job.queue, queueOptions)
  }
  const sweeps = jobs.filter(job => job.cron !== undefined)
  const schedules = new Map((await boss.getSchedules()).map(schedule => [schedule.name, schedule]))
  for (const { queue, cron } of sweeps) {
    if (cron && schedules.get(queue)?.cron !== cron) await boss.schedule(queue, cron, null, { tz: 'Europe/Rome' })
  }
  if (keepsOtherSchedules) return
  for (const name of schedules.keys()) if (!sweeps.some(sweep => sweep.queue === name)) await boss.unschedule(name)
}

async function startWorkers(boss: PgBoss, jobs: readonly AnyJob[], kit: RunKit): Promise<void> {
  await reportFailedJobs(boss, jobs, kit.log)
  for (const job of jobs) {
    // new jobs are announced by NOTIFY; jobs with a start time are found by polling
    const glance = Math.min(5, job.retry.delaySeconds)
    await boss.work(
      job.queue,
      {
        includeMetadata: true,
        perJobResults: true,
        // a burst is worked off at once instead of one job per poll
        batchSize: 2,
        burstWhenBatchFull: true,
        localConcurrency: job.parallel,
        pollingIntervalSeconds: Math.min(2, glance),
        notifyPollingIntervalSeconds: glance,
      },
      (rows: JobWithMetadata<Envelope>[]) => Promise.all(rows.map(row => runJob(job, row, kit))),
    )
  }
}

const quietMs = 10_000

/** While the database is away, every worker reports it at each try, so the log repeats it only once in a while. */
function quietly(log: Log): (error: unknown) => void {
  let lastAt = -Infinity
  return error => {
    if (!isDatabaseAway(error)) return log.error('the job queue failed', { reason: reasonOf(error) })
    const now = performance.now()
    if (now - lastAt < quietMs) return
    lastAt = now
    log.warn('jobs wait for the database', { reason: reasonOf(error) })
  }
}
