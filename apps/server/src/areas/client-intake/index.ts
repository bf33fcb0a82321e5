import * as contract from '@allenio/contract/client-intake'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { unexportedTables } from '#platform/tables'
import { importTables } from './file-rules.ts'
import { importClients, sweepImports } from './jobs.ts'
import { clientRegistered, importFailed, importFinished } from './notifications.ts'
import { writeAfterRegistration } from './registration.ts'
import { clientIntakeBindings } from './routes.ts'
import { clientIntakeWords } from './words.ts'

export const clientIntakeArea = area({
  name: 'client-intake',
  tables: ['client_imports', 'registration_links'],
  contract,
  bindings: clientIntakeBindings,
  errors: contract.clientIntakeErrors,
  words: clientIntakeWords,
  jobs: [importClients, writeAfterRegistration, sweepImports],
  contributes: [
    fileRules(importTables),
    notificationKinds(clientRegistered, importFinished, importFailed),
    unexportedTables({
      client_imports: 'They are tables on their way in, which are kept for 30 days.',
      registration_links: 'They are codes that can be renewed at any time, and say nothing about anybody.',
    }),
  ],
})

export { clientRegistered } from './notifications.ts'
