import * as contract from '@allenio/contract/progress'
import { registerExporter } from '#areas/account'
import { addMedia } from '#areas/client-files'
import { moveRecords, registerClientFiles, registerClientJoin } from '#areas/clients'
import { sql } from '#platform/db'
import { area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'
import { photosOfErased } from './erase.ts'
import { progressExporter } from './export.ts'
import './file-rules.ts'
import { sweepProgresses } from './jobs.ts'
import { progressMedia } from './media.ts'
import { progressBindings } from './routes.ts'
import { progressWords } from './words.ts'

export const progressArea = area({
  name: 'progress',
  contract,
  bindings: progressBindings,
  errors: contract.progressErrors,
  words: progressWords,
})

export const progressJobs: readonly AnyJob[] = [sweepProgresses]

registerExporter(progressExporter)
registerClientFiles(photosOfErased)
registerClientJoin(moveRecords(sql`progresses`))
addMedia(progressMedia)

export { fillDemoPhotos } from './demo.ts'
export { photosAdded } from './notifications.ts'
export { presentProgresses, readProgresses } from './progresses.ts'
export { selectProgress, type ProgressRow } from './queries.ts'
export { photosOfErased } from './erase.ts'
export { progressExporter } from './export.ts'
