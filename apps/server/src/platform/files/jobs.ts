import { defineSweep, type AnyJob } from '#platform/jobs'
import { sweepAtOnce, sweepFiles, sweepUploads } from './erase.ts'

/** Erases what was deleted long enough ago and what was sent and never used. */
const eraseFiles = defineSweep({
  name: 'erase files',
  cron: '*/10 * * * *',
  async handle({ database }) {
    for (const sweep of [sweepUploads, sweepFiles]) {
      // each batch is a transaction of its own, so that a later failure does not undo it
      while ((await database.withSystem('write', sweep)) === sweepAtOnce) continue
    }
  },
})

export const filesJobs: readonly AnyJob[] = [eraseFiles]
