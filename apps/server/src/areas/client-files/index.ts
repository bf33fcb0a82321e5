import * as contract from '@allenio/contract/client-files'
import { exporters } from '#areas/account'
import { clientFileOwners, clientJoins, demoRecords, moveRecords } from '#areas/clients'
import { sql } from '#platform/db'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { fillDemoFiles } from './demo.ts'
import { filesOfErased } from './erase.ts'
import { clientFileExporter } from './export.ts'
import { clientFiles } from './file-rules.ts'
import { sweepClientFiles } from './jobs.ts'
import { fileMedia, mediaSources } from './media.ts'
import { fileBindings } from './routes.ts'
import { clientFileWords } from './words.ts'

export const clientFilesArea = area({
  name: 'client-files',
  tables: ['client_files'],
  contract,
  bindings: fileBindings,
  errors: {},
  words: clientFileWords,
  jobs: [sweepClientFiles],
  contributes: [
    exporters(clientFileExporter),
    clientFileOwners(filesOfErased),
    clientJoins(moveRecords(sql`client_files`)),
    mediaSources(fileMedia),
    fileRules(clientFiles),
    demoRecords(fillDemoFiles),
  ],
})

export { mediaSources, type MediaSource } from './media.ts'
