import * as contract from '@allenio/contract/client-files'
import { area } from '#platform/http'
import { demoRecords } from '#platform/demo'
import { fillDemoFiles } from './demo.ts'
import { fileMedia, mediaSources } from './media.ts'
import { clientFileRecords } from './records.ts'
import { fileBindings } from './routes.ts'
import { clientFileWords } from './words.ts'

export const clientFilesArea = area({
  name: 'client-files',
  ...clientFileRecords,
  contract,
  bindings: fileBindings,
  words: clientFileWords,
  contributes: [...clientFileRecords.contributes, mediaSources(fileMedia), demoRecords(fillDemoFiles)],
})

export { mediaSources, type MediaSource } from './media.ts'
