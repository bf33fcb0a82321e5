import type { Database, WorkspaceDb } from '#platform/db'
import type { Log } from '#platform/log'
import { dueItems, type DueItem, type DuePart, type DueQuery } from './due-items.ts'

export interface JobContext {
  database: Database
  log: Log
  /** The id is the same at every try, so a handler can use it to avoid doing a thing twice. */
  jobId: string
  /** If this try fails, the job is given up. */
  isLastTry: boolean
}

export interface WorkspaceJobContext {
  /** The whole job is one transaction, so a failed try leaves nothing behind. */
  db: WorkspaceDb
  log: Log
  jobId: string
}

export interface Retry {
  limit?: number
  /** The first wait; each further one doubles, up to the longest. */
  delaySeconds?: number
  longestDelaySeconds?: number
}

interface JobOptions {
  name: string
  retry?: Retry
  /** After this a try counts as failed. */
  timeLimitSeconds?: number
  /** The number of these jobs that one node runs at a time. */
  parallel?: number
}

/** The payload of a job as the queue stores it. */
export interface Envelope {
  workspaceId: string | null
  data: unknown
}

declare const carries: unique symbol

export interface AnyJob {
  readonly kind: 'job' | 'workspace job' | 'sweep'
  readonly name: string
  readonly queue: string
  readonly cron?: string
  readonly retry: Required<Retry>
  readonly timeLimitSeconds: number
  readonly parallel: number
  /** The job treats its items apart: an item that fails does not stop the others. */
  readonly treatsItems?: true
  run(context: JobContext, envelope: Envelope): Promise<void>
}

export interface Job<Data> extends AnyJob {
  readonly kind: 'job'
  readonly [carries]?: Data
}

export interface WorkspaceJob<Data> extends AnyJob {
  readonly kind: 'workspace job'
  readonly [carries]?: Data
}

export interface Sweep extends AnyJob {
  readonly kind: 'sweep'
  readonly cron: string
}

/** A retry cannot help, so the job is given up at once. */
export class Unrepeatable extends Error {}

// with these figures a job is retried for twenty minutes before it is given up
const presetRetry = { limit: 8, delaySeconds: 5, longestDelaySeconds: 900 } as const satisfies Required<Retry>

const commonParts = ({ name, retry, timeLimitSeconds = 300, parallel = 1 }: JobOptions) => {
  if (!/^[a-z][a-z0-9 _.-]*$/.test(name)) {
    throw new Error(`'${name}' cannot name a job: lower case letters, digits and blanks`)
  }
  return { name, queue: name.replaceAll(' ', '-'), retry: { ...presetRetry, ...retry }, timeLimitSeconds, parallel }
}

/** Defines work that follows a write. It may run twice, and must do no harm then. */
export const defineJob = <Data extends object>({
  handle,
  ...options
}: JobOptions & { handle: (context: JobContext, data: Data) => Promise<void> }): Job<Data> => ({
  kind: 'job',
  ...commonParts(options),
  run: (context, { data }) => handle(context, data as Data), // written by `enqueue`, which asked for this very type
})

/** Like `defineJob`, within the workspace in which the job was enqueued. */
export const defineWorkspaceJob = <Data extends object>({
  handle,
  ...options
}: JobOptions & { handle: (context: WorkspaceJobContext, data: Data) => Promise<void> }): WorkspaceJob<Data> => ({
  kind: 'workspace job',
  ...commonParts(options),
  run: ({ database, log, jobId }, { workspaceId, data }) => {
    if (!workspaceId) throw new Unrepeatable('a job of a workspace names none')
    return database.withWorkspace(workspaceId, 'write', db => handle({ db, log, jobId }, data as Data)) // as above
  },
})

interface ItemsJob<Data, Item extends DueItem> extends JobOptions {
  list: (db: WorkspaceDb, query: DueQuery, data: Data) => Promise<readonly Item[]>
  treat: (db: WorkspaceDb, items: readonly Item[]) => Promise<unknown>
  /** The items that are treated in one transaction while none fails. */
  atOnce?: number
}

/** Like `defineWorkspaceJob`, with many items that are treated apart. The job is tried again for those that failed. */
export const defineItemsJob = <Data extends object, Item extends DueItem>({
  list,
  treat,
  atOnce = 1,
  ...options
}: ItemsJob<Data, Item>): WorkspaceJob<Data> => ({
  kind: 'workspace job',
  ...commonParts(options),
  treatsItems: true,
  run: async ({ database, log }, { workspaceId, data }) => {
    if (!workspaceId) throw new Unrepeatable('a job of a workspace names none')
    const treatItems = dueItems<Item & { workspace_id: string }>({
      list: (_, query) =>
        database.withWorkspace(
          workspaceId,
          'read',
          async db => (await list(db, query, data as Data)).map(item => ({ ...item, workspace_id: workspaceId })), // as above
        ),
      treat: (_, items) => database.withWorkspace(workspaceId, 'write', db => treat(db, items)),
      atOnce,
    })
    const left = await treatItems({ database, log, job: options.name, workspaceId })
    if (left > 0) throw new Error(`${left} items are left to be tried again`)
  },
})

/**
 * Defines work on a schedule in Rome time. It never runs twice at once, on any number of nodes. Its items are treated apart: one that fails
 * is tried again by a later run.
 */
export const defineSweep = ({ cron, parts, ...options }: JobOptions & { cron: string; parts: () => readonly DuePart[] }): Sweep => ({
  kind: 'sweep',
  cron,
  ...commonParts({ ...options, retry: { limit: 2, ...options.retry } }),
  treatsItems: true,
  run: async ({ database, log }) => {
    for (const [part, treatPart] of parts().entries()) await treatPart({ database, log, job: options.name, part })
  },
})
