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
export { TrainingMap } from './parts.ts'
