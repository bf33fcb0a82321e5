import * as contract from '@allenio/contract/client-actions'
import { recordListeners } from '#areas/client-records'
import { activityParts, agendaParts, attentionParts, stepParts } from '#areas/client-overview'
import { clientPauseListeners, sampleRecords } from '#areas/clients'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { demoRecords } from '#platform/demo'
import { taskAgenda } from './agenda.ts'
import { followPauses } from './client-pauses.ts'
import { recordCompletion } from './completions.ts'
import { fillDemoActions } from './demo.ts'
import { sweepDueActions, notifyDueActions } from './due-actions.ts'
import { actionActivity, actionStep, overdueActions } from './home-parts.ts'
import { actionAsked, actionCompleted, actionNudged, actionsDue } from './notifications.ts'
import { clientActionRecords } from './records.ts'
import { clientActionBindings } from './routes.ts'
import { fillSampleActions } from './sample.ts'
import { clientActionWords } from './words.ts'

export const clientActionsArea = area({
  name: 'client-actions',
  readable: ['client_actions'],
  tables: clientActionRecords.tables,
  contract,
  bindings: clientActionBindings,
  errors: contract.clientActionErrors,
  words: clientActionWords,
  jobs: [...clientActionRecords.jobs, sweepDueActions, notifyDueActions],
  contributes: [
    ...clientActionRecords.contributes,
    recordListeners(recordCompletion),
    clientPauseListeners(followPauses),
    notificationKinds(actionAsked, actionsDue, actionNudged, actionCompleted),
    attentionParts(overdueActions),
    activityParts(actionActivity),
    agendaParts(taskAgenda),
    stepParts(actionStep),
    demoRecords(fillDemoActions),
    sampleRecords(fillSampleActions),
  ],
})

export { actionAsked, actionCompleted } from './notifications.ts'
export { countDoneOn, countDueActions, readDueActions } from './own-actions.ts'
export { actionAgenda } from './agenda.ts'
export {
  askReminder,
  endReminderActions,
  readReminderCompletions,
  restoreReminderActions,
  type ReminderCompletion,
} from './reminder-actions.ts'
export { insertDemoActions, type DemoActionRow, type DemoCompletion } from './demo.ts'
export { completeSurvey } from './completions.ts'
export { isResting } from './queries.ts'
export {
  askSurvey,
  endSurveyActions,
  eraseSurveyActions,
  insertWelcomeActions,
  restoreSurveyActions,
  surveyActionListeners,
} from './survey-actions.ts'
