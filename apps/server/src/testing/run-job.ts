import type { Database } from '#platform/db'
import { makeLog } from '#platform/log'
import { houseJobs } from '../house.ts'

interface RunData {
  data?: object
  /** For a job that belongs to a workspace. */
  workspaceId?: string
}

/** Runs a job or a sweep as the queue would, at once and in this process. */
export async function runJob(database: Database, name: string, { data = {}, workspaceId }: RunData = {}): Promise<void> {
  const job = houseJobs.find(each => each.name === name)
  if (!job) throw new Error(`there is no job '${name}'`)
  const context = { database, log: makeLog('silent'), jobId: 'of a test', isLastTry: true }
  await job.run(context, { workspaceId: workspaceId ?? null, data })
}
