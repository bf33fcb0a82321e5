import type { Database, WorkspaceDb } from '#platform/db'
import type { Log } from '#platform/log'

export interface JobContext {
  database: Database
  log: Log
  /** The same at every try: what must not happen twice can be known by it. */
  jobId: string
  /** When this one fails, the job is given up. */
  isLastTry: boolean
}

export interface WorkspaceJobContext {
  /** One transaction for the whole job: a try that fails leaves nothing behind. */
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
  /** How many of them one node runs at a time. */
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

/** Trying again cannot help: the job goes to the failed ones at once. */
export class Unrepeatable extends Error {}

// with these figures a job is retried for twenty minutes before it is given up
const presetRetry = { limit: 8, delaySeconds: 5, longestDelaySeconds: 900 } as const satisfies Required<Retry>

const shared = ({ name, retry, timeLimitSeconds = 300, parallel = 1 }: JobOptions) => {
  if (!/^[a-z][a-z0-9 _.-]*$/.test(name)) {
    throw new Error(`'${name}' cannot name a job: lower case letters, digits and blanks`)
  }
  return { name, queue: name.replaceAll(' ', '-'), retry: { ...presetRetry, ...retry }, timeLimitSeconds, parallel }
}

/** Work to be done after the write that causes it; it may run twice and must bear that. */
export const defineJob = <Data extends object>({
  handle,
  ...options
}: JobOptions & { handle: (context: JobContext, data: Data) => Promise<void> }): Job<Data> => ({
  kind: 'job',
  ...shared(options),
  run: (context, { data }) => handle(context, data as Data), // written by `enqueue`, which asked for this very type
})

/** As `defineJob`, within the workspace that it was enqueued in. */
export const defineWorkspaceJob = <Data extends object>({
  handle,
  ...options
}: JobOptions & { handle: (context: WorkspaceJobContext, data: Data) => Promise<void> }): WorkspaceJob<Data> => ({
  kind: 'workspace job',
  ...shared(options),
  run: ({ database, log, jobId }, { workspaceId, data }) => {
    if (!workspaceId) throw new Unrepeatable('a job of a workspace names none')
    return database.withWorkspace(workspaceId, 'write', db => handle({ db, log, jobId }, data as Data)) // as above
  },
})

/** Work that comes round by the clock of Rome; never two of its runs at once, on however many nodes. */
export const defineSweep = ({
  cron,
  handle,
  ...options
}: JobOptions & { cron: string; handle: (context: JobContext) => Promise<void> }): Sweep => ({
  kind: 'sweep',
  cron,
  ...shared({ ...options, retry: { limit: 2, ...options.retry } }),
  run: context => handle(context),
})
