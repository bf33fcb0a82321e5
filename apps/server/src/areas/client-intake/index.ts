import * as contract from '@allenio/contract/client-intake'
import { area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'
import './file-rules.ts'
import { importClients, sweepImports } from './jobs.ts'
import { writeAfterRegistration } from './registration.ts'
import { clientIntakeBindings } from './routes.ts'
import { clientIntakeWords } from './words.ts'

export const clientIntakeArea = area({
  name: 'client-intake',
  contract,
  bindings: clientIntakeBindings,
  errors: contract.clientIntakeErrors,
  words: clientIntakeWords,
})

export const clientIntakeJobs: readonly AnyJob[] = [importClients, writeAfterRegistration, sweepImports]

export { clientRegistered } from './notifications.ts'
