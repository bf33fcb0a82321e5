export { clientWorkoutsHref, ownWorkoutHref, workoutHref } from './addresses.ts'
export { sourceName } from './marks/sources.ts'
export { historyImports } from './slots.ts'
export { clientWorkoutQuery, coursesOfClient, trainingMapQuery } from './data.ts'
export { ExerciseComments } from './comments/exercise-comments.tsx'
export { useTeamComments } from './comments/use-comment-writes.ts'
export { WorkoutResult } from './detail/workout-result.tsx'
export { useResultWords } from './detail/words.ts'
export { ExercisePanel } from './history/exercise-panel.tsx'
export { useWorkoutFacts } from './marks/facts.ts'
export { TrainingFacts } from './overview/facts.tsx'
export { MainLifts } from './overview/main-lifts.tsx'
export { beginFloorWorkout, beginWorkout, followWorkout, type OpenWorkout, type WorkoutStatus } from './device/open-workout.ts'
export { othersChange, type OthersChange } from './device/others-change.ts'
export { listStoredTrainees, loadTraining, refreshTraining, type StoredTraining } from './device/stored-plan.ts'
export { refreshWorkout } from './device/server-version.ts'
export { isWorkoutName, newStoredWorkout, workoutName, type FactsBefore, type StoredWorkout } from './device/stored-workout.ts'
export { listStoredWorkouts, loadStoredWorkout } from './device/stored-workouts.ts'
export { openTraining, type OpenTraining } from './device/training-refresh.ts'
export { useIsRestOver, useRest, useRestEnd } from './device/use-rest.ts'
export { useReasonWords } from './marks/reason-words.ts'
export { nameOf as nameOfExercise } from './tools/exercise/facts.ts'
export { AskedFilm } from './tools/exercise/asked-film.tsx'
export { ExerciseMenu } from './tools/exercise/exercise-menu.tsx'
export { GuidePicture } from './tools/exercise/guide-picture.tsx'
export { Remarks } from './tools/exercise/remarks.tsx'
export { alertSettings } from './tools/rest/alert-settings.ts'
export { isSamePress, restStep } from './tools/rest/rest-changes.ts'
export { useRestControls } from './tools/rest/use-rest-controls.ts'

/** The button that adds an exercise, with its dialog. */
export { AddExercise } from './tools/exercise/add-exercise.tsx'

export { Stopwatch } from './tools/clock/stopwatch.tsx'
export { TempoGuide } from './tools/clock/tempo-guide.tsx'

/** A rest as it is drawn. */
export { RestButtons, RestLine, RestRing } from './tools/rest/rest-panel.tsx'

/** Sound, vibration, flash and push at the end of a rest. */
export { RestAlerts } from './tools/rest/rest-alerts.tsx'

export { AlertDialog } from './tools/rest/alert-dialog.tsx'

/** Films that a closed page has left unsent. Whoever opens the app where they train calls it. */
export { resumeFilms } from './tools/exercise/film-queue.ts'
