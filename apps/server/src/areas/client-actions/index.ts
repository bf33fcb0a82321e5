import * as contract from '@allenio/contract/client-actions'
import { exporters } from '#areas/account'
import { activityParts, attentionParts, clientJoins, demoRecords, moveRecords, recordListeners, stepParts } from '#areas/clients'
import { sql } from '#platform/db'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { completeByRecord } from './completions.ts'
import { fillDemoActions } from './demo.ts'
import { sweepDueActions, notifyDueActions } from './due-actions.ts'
import { clientActionExporter } from './export.ts'
import { actionActivity, actionStep, overdueActions } from './home-parts.ts'
import { sweepClientActions } from './jobs.ts'
import { actionAsked, actionCompleted, actionsDue } from './notifications.ts'
import { clientActionBindings } from './routes.ts'
import { clientActionWords } from './words.ts'

export const clientActionsArea = area({
  name: 'client-actions',
  tables: ['client_actions', 'action_completions'],
  contract,
  bindings: clientActionBindings,
  errors: contract.clientActionErrors,
  words: clientActionWords,
  jobs: [sweepClientActions, sweepDueActions, notifyDueActions],
  contributes: [
    exporters(clientActionExporter),
    clientJoins(moveRecords(sql`client_actions`)),
    recordListeners(completeByRecord),
    notificationKinds(actionAsked, actionsDue, actionCompleted),
    attentionParts(overdueActions),
    activityParts(actionActivity),
    stepParts(actionStep),
    demoRecords(fillDemoActions),
  ],
})

export { actionAsked, actionCompleted } from './notifications.ts'
export { countDoneOn, countDueActions, readDueActions } from './own-actions.ts'
