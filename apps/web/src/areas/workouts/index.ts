import { lazyPart } from '#lib/lazy-part'

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
export { Remarks } from './tools/exercise/remarks.tsx'
export { alertSettings } from './tools/rest/alert-settings.ts'
export { isSamePress, restStep } from './tools/rest/rest-changes.ts'
export { useRestControls } from './tools/rest/use-rest-controls.ts'

/** How an exercise of a client went over time, beside the page. */
export const ExercisePanel = lazyPart(() => import('./history/exercise-panel.tsx'), 'ExercisePanel')

/** The button that adds an exercise, with its dialog, which the first set does not wait for. */
export const AddExercise = lazyPart(() => import('./tools/exercise/add-exercise.tsx'), 'AddExercise', null)

export const Stopwatch = lazyPart(() => import('./tools/clock/stopwatch.tsx'), 'Stopwatch')
export const TempoGuide = lazyPart(() => import('./tools/clock/tempo-guide.tsx'), 'TempoGuide')

const restParts = () => import('./tools/rest/rest-panel.tsx')

/** A rest as it is drawn: the first set does not wait for it. */
export const RestButtons = lazyPart(restParts, 'RestButtons')
export const RestLine = lazyPart(restParts, 'RestLine')
export const RestRing = lazyPart(restParts, 'RestRing')

export const preloadRest = () => Promise.all([RestButtons, RestLine, RestRing].map(part => part.preload()))

/** Sound, vibration, flash and push at the end of a rest. */
export const RestAlerts = lazyPart(() => import('./tools/rest/rest-alerts.tsx'), 'RestAlerts')

export const AlertDialog = lazyPart(() => import('./tools/rest/alert-dialog.tsx'), 'AlertDialog')

/** Films that a closed page has left unsent. Whoever opens the app where they train calls it. */
export const resumeFilms = async (): Promise<void> => (await import('./tools/exercise/film-queue.ts')).resumeFilms()

/** The parts of the tools that a workout without a network needs. */
export const toolParts: (() => Promise<unknown>)[] = [
  preloadRest,
  Stopwatch.preload,
  TempoGuide.preload,
  AddExercise.preload,
  RestAlerts.preload,
  AlertDialog.preload,
  () => import('./tools/exercise/exercise-sheet.tsx'),
  () => import('./tools/exercise/guide-muscles.tsx'),
  () => import('./tools/exercise/exercise-search.tsx'),
  () => import('./tools/exercise/film-queue.ts'),
]
