import * as contract from '@allenio/contract/credits'
import { attentionParts } from '#areas/client-overview'
import { clientJoins, moveRecords } from '#areas/clients'
import { sql } from '#platform/db'
import { area } from '#platform/http'
import { sweepEndedCredits } from './endings.ts'
import { lastCredit } from './home-parts.ts'
import { creditRecords } from './records.ts'
import { creditBindings } from './routes.ts'
import { creditWords } from './words.ts'

export const creditsArea = area({
  name: 'credits',
  tables: creditRecords.tables,
  contract,
  bindings: creditBindings,
  errors: contract.creditErrors,
  words: creditWords,
  jobs: [...creditRecords.jobs, sweepEndedCredits],
  contributes: [...creditRecords.contributes, clientJoins(moveRecords(sql`credit_entries`)), attentionParts(lastCredit)],
})

export { grantDemoCredits } from './demo.ts'
export {
  grantCredits,
  hasReturned,
  lockCredits,
  moveCredits,
  readUsablePacks,
  returnCredits,
  useCredits,
  withdrawCredits,
  type UsablePackRow,
  listPaidBookings,
} from './packs.ts'
