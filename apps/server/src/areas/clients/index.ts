import * as intake from '@allenio/contract/client-intake'
import * as records from '@allenio/contract/client-records'
import * as settings from '@allenio/contract/client-settings'
import * as core from '@allenio/contract/clients'
import { area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'
import { registerClientFiles, sweepDeletedClients } from './erasing.ts'
import './exporter.ts'
import './file-rules.ts'
import { importClients, sweepImports } from './import-job.ts'
import { intakeBindings } from './intake-routes.ts'
import { registerClientJoin } from './joining.ts'
import { readBindings } from './read-routes.ts'
import { recordsBindings, recordsJobs, recordsWords } from './records/index.ts'
import { joinRecords, recordFilesOf } from './records/joining.ts'
import { writeAfterRegistration } from './registration.ts'
import { settingsBindings } from './settings-routes.ts'
import { sweepEnds, tellEndsHere } from './subscription-notices.ts'
import { deactivateExpiredHere, sweepSubscriptions } from './subscriptions.ts'
import { tellJoined } from './telling.ts'
import { clientsWords } from './words.ts'
import { writeBindings } from './write-routes.ts'

export const clientsArea = area({
  name: 'clients',
  contract: { ...core, ...settings, ...intake, ...records },
  bindings: [...readBindings, ...writeBindings, ...settingsBindings, ...intakeBindings, ...recordsBindings],
  errors: { ...core.clientsErrors, ...intake.clientIntakeErrors, ...records.clientRecordErrors },
  words: { it: { ...clientsWords.it, ...recordsWords.it }, en: { ...clientsWords.en, ...recordsWords.en } },
})

export const clientsJobs: readonly AnyJob[] = [
  importClients, writeAfterRegistration, deactivateExpiredHere, sweepDeletedClients, sweepSubscriptions, sweepImports, tellJoined, tellEndsHere, sweepEnds,
  ...recordsJobs,
]

registerClientFiles(recordFilesOf)
registerClientJoin(joinRecords)

export { assignCollaborator, onAssigned, onUnassigned, unassignCollaborator, type Charge } from './charge.ts'
export { demoAccounts, fillDemoClients, type DemoClient } from './demo.ts'
export { registerClientFiles, type Erased } from './erasing.ts'
export { registerClientJoin, type Joined } from './joining.ts'
export { listMatching } from './list.ts'
export { lookingAs } from './looking.ts'
export {
  clientCard, clientPhoto, inCharge, ownClient, reachableClients, reachClient, reachClientToChange, type Asker, type Carded, type ReachedClient,
} from './reach.ts'
export { clientJoined, clientRegistered, clientsGroup, subscriptionEnding } from './notices.ts'
export { readClientSettings } from './settings.ts'
export { nameOfClient, teamOf } from './team-of.ts'
export * from './records/door.ts'
