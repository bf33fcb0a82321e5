import { randomUUID } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import type { Db, SystemDb, WorkspaceDb } from '#platform/db'
import type { Envelope, Job, WorkspaceJob } from './define.ts'
import { dueWorkspacesInSystem, type DuePart, type WorkspaceRow } from './due-items.ts'

export interface EnqueueOptions {
  startAfterSeconds?: number
  /** While a job with this key waits, no other is added. */
  singletonKey?: string
}

let installed: PgBoss | undefined

export const useBoss = (boss: PgBoss | undefined): void => {
  installed = boss
}

/** Puts a job into the queue with the caller's transaction: it exists if and only if the write that causes it does. */
export function enqueue<Data>(db: Db, job: Job<Data>, data: NoInfer<Data>, options?: EnqueueOptions): Promise<void>
export function enqueue<Data>(db: WorkspaceDb, job: WorkspaceJob<Data>, data: NoInfer<Data>, options?: EnqueueOptions): Promise<void>
export function enqueue<Data>(db: Db, job: Job<Data> | WorkspaceJob<Data>, data: Data, options?: EnqueueOptions): Promise<void> {
  return put(db, job.queue, { workspaceId: workspaceOf(db), data }, options)
}

/** Puts one job for each of the data into the queue, all by one statement. */
export async function enqueueAll<Data>(db: Db, job: Job<Data>, data: readonly NoInfer<Data>[]): Promise<void>
export async function enqueueAll<Data>(db: WorkspaceDb, job: WorkspaceJob<Data>, data: readonly NoInfer<Data>[]): Promise<void>
export async function enqueueAll<Data>(db: Db, job: Job<Data> | WorkspaceJob<Data>, data: readonly Data[]): Promise<void> {
  if (!installed) throw notStarted()
  if (data.length === 0) return
  const jobs = data.map(each => ({ data: { workspaceId: workspaceOf(db), data: each } satisfies Envelope, singletonKey: randomUUID() }))
  await installed.insert(job.queue, jobs, { db: queueOf(db) })
}

/** Enqueues for one workspace from a sweep or a webhook, which belong to no workspace. */
export const enqueueIn = <Data>(
  db: SystemDb,
  workspaceId: string,
  job: WorkspaceJob<Data>,
  data: NoInfer<Data>,
  options?: EnqueueOptions,
): Promise<void> => put(db, job.queue, { workspaceId, data }, options)

const workspaceOf = (db: Db) => ('workspaceId' in db && typeof db.workspaceId === 'string' ? db.workspaceId : null)

async function put(db: Db, queue: string, envelope: Envelope, options: EnqueueOptions = {}): Promise<void> {
  const { startAfterSeconds, singletonKey } = options
  if (!installed) throw notStarted()
  await installed.send(queue, envelope, {
    // every queue holds one waiting job per key, so a job that may wait beside others gets a random key
    singletonKey: singletonKey ?? randomUUID(),
    ...(startAfterSeconds && { startAfter: startAfterSeconds }),
    db: queueOf(db),
  })
}

/** Puts a job that was given up back into its own queue, with what it carried. */
export async function enqueueAgain(db: Db, { queue, data }: { queue: string; data: object }): Promise<void> {
  if (!installed) throw notStarted()
  await installed.send(queue, data, { singletonKey: randomUUID(), db: queueOf(db) })
}

const notStarted = () => new Error('a job is enqueued before the jobs engine was started')

/** The queue writes with the caller's transaction. */
const queueOf = (db: Db) => ({ executeSql: async (text: string, values: unknown[] = []) => ({ rows: await db.many({ text, values }) }) })

interface JobOfWorkspaces {
  job: WorkspaceJob<Record<string, never>>
  /** The workspaces where there is something to do. */
  list: (db: SystemDb) => Promise<readonly WorkspaceRow[]>
}

/** A part of a sweep that enqueues one job in each of these workspaces. */
export const jobInWorkspaces = ({ job, list }: JobOfWorkspaces): DuePart =>
  dueWorkspacesInSystem({ list, treat: (db, workspaceId) => enqueueIn(db, workspaceId, job, {}, { singletonKey: workspaceId }) })
