import * as contract from '@allenio/contract/client-notes'
import { registerExporter } from '#areas/account'
import { addMedia } from '#areas/client-files'
import { moveRecords, registerClientFiles, registerClientJoin } from '#areas/clients'
import { sql } from '#platform/db'
import { area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'
import { adviceFilesOfErased } from './erase.ts'
import { adviceExporter } from './export.ts'
import './file-rules.ts'
import { sweepAdvices } from './jobs.ts'
import { adviceMedia } from './media.ts'
import { clientNoteBindings } from './routes.ts'
import { clientNoteWords } from './words.ts'

export const clientNotesArea = area({
  name: 'client-notes',
  contract,
  bindings: clientNoteBindings,
  errors: contract.clientNoteErrors,
  words: clientNoteWords,
})

export const clientNoteJobs: readonly AnyJob[] = [sweepAdvices]

registerExporter(adviceExporter)
registerClientFiles(adviceFilesOfErased)
registerClientJoin(moveRecords(sql`nutritional_advices`))
addMedia(adviceMedia)

export { fillDemoAdvices } from './demo.ts'
export { adviceFilesOfErased } from './erase.ts'
export { adviceExporter } from './export.ts'
