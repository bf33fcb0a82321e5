import * as contract from '@allenio/contract/surveys'
import { exporters } from '#areas/account'
import { messageSubjects } from '#areas/client-records'
import { surveyActionListeners } from '#areas/client-actions'
import { mediaSources } from '#areas/client-files'
import { agendaParts, dayMarkParts, marksOfAgenda, attentionParts, stepParts } from '#areas/client-overview'
import { adherenceParts, clientAccessListeners, clientJoins, consentWithdrawals, moveRecords } from '#areas/clients'
import { teamContent } from '#areas/collaborators'
import { sql } from '#platform/db'
import { documentKinds } from '#platform/documents'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { thingRooms } from '#platform/realtime'
import { unexportedTables } from '#platform/tables'
import { demoRecords } from '#platform/demo'
import { checkInAdherencePart } from './answers/check-in-adherence.ts'
import { eraseAfterWithdrawal } from './answers/deletion.ts'
import { surveyMedia } from './answers/media.ts'
import { answerSubject } from './answers/message-subject.ts'
import { surveyAnswered, surveyFlagged, surveyReminder, surveyReviewed, surveySentBack } from './answers/notifications.ts'
import { answerBindings } from './answers/routes.ts'
import { followAction } from './assignments/ends.ts'
import { remindOfSurveys, sweepReminders } from './assignments/reminders.ts'
import { assignmentBindings } from './assignments/routes.ts'
import { welcomeClients } from './assignments/welcome.ts'
import { fillDemoSurveys } from './demo.ts'
import { sweepDeletedSurveys } from './deletion.ts'
import { answerRecords, surveyExporter, surveyTables } from './export.ts'
import { checkInAgenda, surveyFlag, surveyStep, surveyToReview } from './home-parts.ts'
import { importBindings } from './imports/routes.ts'
import { surveyKind } from './kind.ts'
import { libraryBindings } from './library-routes.ts'
import { surveyRooms } from './rooms.ts'
import { surveyContent } from './team-content.ts'
import { surveyWords } from './words.ts'

export const surveysArea = area({
  name: 'surveys',
  tables: [...surveyTables, 'survey_imports', ...answerRecords.tables],
  contract,
  bindings: [...libraryBindings, ...assignmentBindings, ...answerBindings, ...importBindings],
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
    agendaParts(checkInAgenda),
    dayMarkParts(marksOfAgenda('check-ins', checkInAgenda)),
    messageSubjects(answerSubject),
    mediaSources(surveyMedia),
    adherenceParts(checkInAdherencePart),
    demoRecords(fillDemoSurveys),
    // only the server reads the table of an import
    fileRules({ columns: ['survey_imports.file_id'] }),
    unexportedTables({ survey_imports: 'They are tables on their way in, which are kept for 30 days.' }),
    stepParts(surveyStep),
  ],
})

export { endGivenSurvey, findSaleableSurveys, findSurveys, giveSurvey } from './assignments/given-surveys.ts'
