import * as contract from '@allenio/contract/client-files'
import { registerExporter } from '#areas/account'
import { moveRecords, registerClientFiles, registerClientJoin } from '#areas/clients'
import { sql } from '#platform/db'
import { area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'
import { filesOfErased } from './erase.ts'
import { clientFileExporter } from './export.ts'
import './file-rules.ts'
import { sweepClientFiles } from './jobs.ts'
import { addMedia, fileMedia } from './media.ts'
import { fileBindings } from './routes.ts'
import { clientFileWords } from './words.ts'

export const clientFilesArea = area({
  name: 'client-files',
  contract,
  bindings: fileBindings,
  errors: {},
  words: clientFileWords,
})

export const clientFileJobs: readonly AnyJob[] = [sweepClientFiles]

registerExporter(clientFileExporter)
registerClientFiles(filesOfErased)
registerClientJoin(moveRecords(sql`client_files`))
addMedia(fileMedia)

export { fillDemoFiles } from './demo.ts'
export { addMedia, type MediaOf, type MediaSource } from './media.ts'
export { filesOfErased } from './erase.ts'
export { clientFileExporter } from './export.ts'
