import * as contract from '@allenio/contract/client-actions'
import { area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'
import { sweepDueActions, tellDueHere } from './due-actions.ts'
import './export.ts'
import { sweepClientActions } from './jobs.ts'
import { clientActionBindings } from './routes.ts'
import { clientActionWords } from './words.ts'

export const clientActionsArea = area({
  name: 'client-actions',
  contract,
  bindings: clientActionBindings,
  errors: contract.clientActionErrors,
  words: clientActionWords,
})

export const clientActionJobs: readonly AnyJob[] = [sweepClientActions, sweepDueActions, tellDueHere]

export { fillDemoActions } from './demo.ts'
export { joinActions } from './join.ts'
export { actionAsked, actionCompleted } from './notifications.ts'
export { countDoneOn, countDueActions, readDueActions } from './own-actions.ts'
