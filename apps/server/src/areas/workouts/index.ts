import * as contract from '@allenio/contract/workouts'
import { exporters } from '#areas/account'
import { messageSubjects } from '#areas/client-records'
import { mediaSources } from '#areas/client-files'
import { activityParts, agendaParts, attentionParts, stepParts, trainingCalendars } from '#areas/client-overview'
import { adherenceParts, clientFileOwners, clientJoins } from '#areas/clients'
import { assignmentObservers, assignmentUses, maximumEstimates, movedDayUses, trainedDays } from '#areas/programs'
import { fileRules } from '#platform/files'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { unexportedTables } from '#platform/tables'
import { demoRecords } from '#platform/demo'
import { trainingAdherence } from './team/adherence-part.ts'
import { workoutAgenda } from './team/agenda.ts'
import { isTrainedBy, isTrainedDay, readTrainedDays } from './assignments.ts'
import { readEstimates } from './progress/bests.ts'
import { calendarBindings } from './calendar/routes.ts'
import { sweepComments } from './comments/comment-deletion.ts'
import { fillDemoWorkouts } from './demo.ts'
import { followingTables, workoutExporter } from './export.ts'
import { filmsOfErased, workoutFilms, workoutMedia } from './comments/films.ts'
import { adherenceDown, missedTwice, painInTraining, planNotStored, workoutActivity, workoutStep, workoutToSee } from './team/home-parts.ts'
import { workoutImportBindings } from './history/import-routes.ts'
import { joinWorkouts } from './join.ts'
import { exerciseSubject, workoutSubject } from './message-subjects.ts'
import {
  adherenceFell,
  filmReceived,
  painReported,
  programNotStored,
  workoutAnswered,
  workoutCommented,
  workoutFinished,
  workoutsMissed,
} from './notifications.ts'
import { closeLeftWorkouts, sweepLeftWorkouts } from './device/open-workouts.ts'
import { observeAssignments, refreshOutdatedPlans, sweepTrainingPlans } from './device/plans.ts'
import { playerBindings } from './device/player-routes.ts'
import { announceReasons, sweepReasons } from './team/reason-news.ts'
import { restAlert } from './team/rest-alerts.ts'
import { workoutBindings } from './routes.ts'
import { toolBindings } from './team/tool-routes.ts'
import { readCalendars } from './team/training-calendar.ts'
import { workoutWords } from './words.ts'

export const workoutsArea = area({
  name: 'workouts',
  tables: [
    'completed_workouts',
    'completed_exercises',
    'completed_sets',
    'completed_set_edits',
    'exercise_bests',
    'workout_days',
    'training_plans',
    'adherence_thresholds',
    'first_sets',
    'workout_comments',
    'rest_alerts',
  ],
  contract,
  bindings: [...workoutBindings, ...calendarBindings, ...playerBindings, ...toolBindings, ...workoutImportBindings],
  errors: contract.workoutErrors,
  words: workoutWords,
  jobs: [
    sweepTrainingPlans,
    refreshOutdatedPlans,
    sweepLeftWorkouts,
    closeLeftWorkouts,
    restAlert,
    sweepComments,
    announceReasons,
    sweepReasons,
  ],
  contributes: [
    exporters(workoutExporter),
    unexportedTables(followingTables),
    clientJoins(joinWorkouts),
    clientFileOwners(filmsOfErased),
    fileRules(workoutFilms),
    mediaSources(workoutMedia),
    notificationKinds(
      workoutFinished,
      painReported,
      filmReceived,
      workoutCommented,
      workoutAnswered,
      workoutsMissed,
      adherenceFell,
      programNotStored,
    ),
    adherenceParts(trainingAdherence),
    attentionParts(painInTraining, workoutToSee, missedTwice, adherenceDown, planNotStored),
    activityParts(workoutActivity),
    agendaParts(workoutAgenda),
    stepParts(workoutStep),
    assignmentObservers(observeAssignments),
    assignmentUses(isTrainedBy),
    movedDayUses(isTrainedDay),
    trainingCalendars(readCalendars),
    trainedDays(readTrainedDays),
    maximumEstimates(readEstimates),
    demoRecords(fillDemoWorkouts),
    messageSubjects(workoutSubject, exerciseSubject),
  ],
})
