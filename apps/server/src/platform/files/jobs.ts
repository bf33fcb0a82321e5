import type { Database } from '#platform/db'
import { defineSweep, dueInSystem, type AnyJob } from '#platform/jobs'
import { eraseStoredFiles, eraseUploads, listAbandonedUploads, listErasedFiles } from './erase.ts'

const atOnce = 100
const abandonedUploads = dueInSystem({ list: listAbandonedUploads, treat: eraseUploads, atOnce })
const erasedFiles = dueInSystem({ list: listErasedFiles, treat: eraseStoredFiles, atOnce })

/** Erases what was deleted long enough ago and what was sent and never used. */
const eraseFiles = defineSweep({ name: 'erase files', cron: '*/10 * * * *', parts: () => [abandonedUploads, erasedFiles] })

/** An upload that was dropped makes room at once. */
export const sweepUploads = (database: Database): Promise<number> => abandonedUploads({ database, job: eraseFiles.name, part: 0 })

export const sweepFiles = (database: Database): Promise<number> => erasedFiles({ database, job: eraseFiles.name, part: 1 })

export const filesJobs: readonly AnyJob[] = [eraseFiles]
