import * as contract from '@allenio/contract/client-notes'
import { mediaSources } from '#areas/client-files'
import { area } from '#platform/http'
import { demoRecords } from '#platform/demo'
import { fillDemoAdvices } from './demo.ts'
import { adviceMedia } from './media.ts'
import { adviceRecords } from './records.ts'
import { clientNoteBindings } from './routes.ts'
import { clientNoteWords } from './words.ts'

export const clientNotesArea = area({
  name: 'client-notes',
  ...adviceRecords,
  contract,
  bindings: clientNoteBindings,
  errors: contract.clientNoteErrors,
  words: clientNoteWords,
  contributes: [...adviceRecords.contributes, mediaSources(adviceMedia), demoRecords(fillDemoAdvices)],
})
