import * as contract from '@allenio/contract/surveys'
import { exporters } from '#areas/account'
import { surveyActionListeners } from '#areas/client-actions'
import { attentionParts, clientAccessListeners, clientJoins, consentWithdrawals, moveRecords, stepParts } from '#areas/clients'
import { teamContent } from '#areas/collaborators'
import { sql } from '#platform/db'
import { documentKinds } from '#platform/documents'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { thingRooms } from '#platform/realtime'
import { eraseAfterWithdrawal } from './answers/deletion.ts'
import { surveyAnswered, surveyFlagged, surveyReminder, surveyReviewed, surveySentBack } from './answers/notifications.ts'
import { answerBindings } from './answers/routes.ts'
import { followAction } from './assignments/ends.ts'
import { remindOfSurveys, sweepReminders } from './assignments/reminders.ts'
import { assignmentBindings } from './assignments/routes.ts'
import { welcomeClients } from './assignments/welcome.ts'
import { sweepDeletedSurveys } from './deletion.ts'
import { answerRecords, surveyExporter, surveyTables } from './export.ts'
import { surveyFlag, surveyStep, surveyToReview } from './home-parts.ts'
import { surveyKind } from './kind.ts'
import { libraryBindings } from './library-routes.ts'
import { surveyRooms } from './rooms.ts'
import { surveyContent } from './team-content.ts'
import { surveyWords } from './words.ts'

export const surveysArea = area({
  name: 'surveys',
  tables: [...surveyTables, ...answerRecords.tables],
  contract,
  bindings: [...libraryBindings, ...assignmentBindings, ...answerBindings],
  errors: { ...contract.surveyErrors, ...contract.surveyAssignmentErrors, ...contract.surveyAnswerErrors },
  words: surveyWords,
  jobs: [...answerRecords.jobs, sweepDeletedSurveys, remindOfSurveys, sweepReminders],
  contributes: [
    // answers name their assignments: these are moved first where two records are one person
    clientJoins(moveRecords(sql`survey_assignments`), moveRecords(sql`survey_drafts`)),
    ...answerRecords.contributes,
    exporters(surveyExporter),
    teamContent(surveyContent),
    documentKinds(surveyKind),
    thingRooms(surveyRooms),
    surveyActionListeners(followAction),
    clientAccessListeners(welcomeClients),
    consentWithdrawals(eraseAfterWithdrawal),
    notificationKinds(surveyAnswered, surveyFlagged, surveySentBack, surveyReviewed, surveyReminder),
    attentionParts(surveyFlag, surveyToReview),
    stepParts(surveyStep),
  ],
})
