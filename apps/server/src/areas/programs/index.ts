import * as contract from '@allenio/contract/programs'
import { exporters } from '#areas/account'
import { messageSubjects } from '#areas/client-records'
import { agendaParts, attentionParts, stepParts } from '#areas/client-overview'
import { clientJoins, clientPauseListeners, moveRecords } from '#areas/clients'
import { teamContent } from '#areas/collaborators'
import { exerciseUses } from '#areas/exercises'
import { folderContent } from '#areas/folders'
import { weightMarkParts } from '#areas/weights'
import { sql } from '#platform/db'
import { documentKinds } from '#platform/documents'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { changeWatchers, thingRooms } from '#platform/realtime'
import { unexportedTables } from '#platform/tables'
import { demoRecords } from '#platform/demo'
import { announceNews, sweepNews } from './assignments/assignment-news.ts'
import { assignmentBindings } from './assignments/assignment-routes.ts'
import { followPauses } from './assignments/client-pauses.ts'
import { sweepDeletedPrograms } from './deletion.ts'
import { fillDemoPrograms } from './examples/demo.ts'
import { editingBindings } from './edits/editing-routes.ts'
import { listProgramUses } from './exercise-uses.ts'
import { programExporter } from './export.ts'
import { programsInFolders } from './folders.ts'
import { nothingFollows, programAgenda, programEnding, programStep } from './home-parts.ts'
import {
  programAssigned,
  programChanged,
  programEnded,
  programExpiring,
  programHeldBack,
  programOver,
  programPaused,
  programResumed,
  workoutPlanned,
} from './notifications.ts'
import { announceEnds, sweepEnds } from './assignments/program-ends.ts'
import { sweepPublications } from './versions/publications.ts'
import { sweepPreparedVersions } from './versions/prepared-versions.ts'
import { readBindings } from './read-routes.ts'
import { paperBindings } from './paper/routes.ts'
import { programRooms } from './rooms.ts'
import { programSubject } from './message-subject.ts'
import { joinLoadSteps } from './edits/load-steps.ts'
import { maximaBindings } from './maxima/routes.ts'
import { joinMaxima } from './maxima/store.ts'
import { programKind } from './kind.ts'
import { releaseBindings } from './versions/release-routes.ts'
import { programContent } from './team-content.ts'
import { programWatchers } from './watchers.ts'
import { programMarks } from './assignments/weight-marks.ts'
import { programWords } from './words.ts'
import { writeBindings } from './write-routes.ts'

export const programsArea = area({
  name: 'programs',
  tables: [
    'programs',
    'program_weeks',
    'program_days',
    'program_workouts',
    'program_rows',
    'program_users',
    'moved_days',
    'program_publications',
    'program_release_exercises',
    'program_settings',
    'client_load_steps',
    'training_maxima',
  ],
  readable: ['program_users'],
  contract,
  bindings: [
    ...readBindings,
    ...writeBindings,
    ...editingBindings,
    ...releaseBindings,
    ...assignmentBindings,
    ...paperBindings,
    ...maximaBindings,
  ],
  errors: contract.programErrors,
  words: programWords,
  jobs: [sweepDeletedPrograms, sweepPublications, sweepNews, announceNews, sweepEnds, announceEnds, sweepPreparedVersions],
  contributes: [
    exporters(programExporter),
    // own versions follow their client
    clientPauseListeners(followPauses),
    clientJoins(moveRecords(sql`program_users`), moveRecords(sql`programs`), joinLoadSteps, joinMaxima),
    teamContent(programContent),
    weightMarkParts(programMarks),
    folderContent(programsInFolders),
    exerciseUses(listProgramUses),
    documentKinds(programKind),
    thingRooms(programRooms),
    changeWatchers(programWatchers),
    demoRecords(fillDemoPrograms),
    messageSubjects(programSubject),
    attentionParts(programEnding, nothingFollows),
    agendaParts(programAgenda),
    stepParts(programStep),
    notificationKinds(
      programAssigned,
      programChanged,
      programPaused,
      programResumed,
      programEnded,
      programExpiring,
      programOver,
      programHeldBack,
      workoutPlanned,
    ),
    unexportedTables({
      program_release_exercises: 'They follow from the releases, which are exported whole.',
      moved_days: 'They are dates of a plan, which the export of programs holds.',
    }),
  ],
})

export { assignmentObservers, type AssignmentObserver } from './assignments/assignment-observers.ts'
export { columnsFor, visibleRow } from './client-columns.ts'
export { demoMaximaById } from './examples/demo.ts'
export { endGivenProgram, findModels, findSaleableModels, giveProgram } from './edits/given-programs.ts'
export { readLoadStep } from './edits/load-steps.ts'
export { maximumEstimates, type ReadEstimates } from './maxima/known-maxima.ts'
export { liftsAmong } from './maxima/lifts.ts'
export { readProgramLoads, trainedDays, type ReadTrainedDays } from './maxima/program-loads.ts'
export { hasMovedDay, moveDay, movedDays, movedDayUses } from './assignments/moved-days.ts'
export { trainingGroup } from './notifications.ts'
export { hasReleaseDay } from './versions/release-days.ts'
export { readProgramSettings, settingInSql } from './settings.ts'
export { assignmentUses } from './assignments/undone-assignments.ts'
