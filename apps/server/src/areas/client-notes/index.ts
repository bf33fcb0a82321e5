import * as contract from '@allenio/contract/client-notes'
import { exporters } from '#areas/account'
import { mediaSources } from '#areas/client-files'
import { clientFileOwners, clientJoins, demoRecords, moveRecords } from '#areas/clients'
import { sql } from '#platform/db'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { fillDemoAdvices } from './demo.ts'
import { adviceFilesOfErased } from './erase.ts'
import { adviceExporter } from './export.ts'
import { adviceFiles } from './file-rules.ts'
import { sweepAdvices } from './jobs.ts'
import { adviceMedia } from './media.ts'
import { clientNoteBindings } from './routes.ts'
import { clientNoteWords } from './words.ts'

export const clientNotesArea = area({
  name: 'client-notes',
  tables: ['nutritional_advices'],
  contract,
  bindings: clientNoteBindings,
  errors: contract.clientNoteErrors,
  words: clientNoteWords,
  jobs: [sweepAdvices],
  contributes: [
    exporters(adviceExporter),
    clientFileOwners(adviceFilesOfErased),
    clientJoins(moveRecords(sql`nutritional_advices`)),
    mediaSources(adviceMedia),
    fileRules(adviceFiles),
    demoRecords(fillDemoAdvices),
  ],
})
