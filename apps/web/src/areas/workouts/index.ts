import { lazyPart } from '#lib/lazy-part'

export {
  beginWorkout,
  followWorkout,
  openStoredWorkout,
  type KeepOutcome,
  type OpenWorkout,
  type WorkoutStatus,
} from './device/open-workout.ts'
export { findWorkoutUnderWay, listStoredWorkouts } from './device/stored-workouts.ts'
export { newStoredWorkout, type StoredWorkout } from './device/stored-workout.ts'
export { openTraining, type OpenTraining } from './device/training-refresh.ts'
export type { StoredTraining } from './device/stored-plan.ts'
export { useRest } from './device/use-rest.ts'

/** How an exercise of a client went over time, beside the page. */
export const ExercisePanel = lazyPart(() => import('./history/exercise-panel.tsx'), 'ExercisePanel')

/** Twelve weeks of a client's training as squares. */
export const TrainingMap = lazyPart(() => import('./client/training-map.tsx'), 'TrainingMap')
