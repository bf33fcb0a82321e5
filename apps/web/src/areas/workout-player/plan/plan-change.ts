import type { StoredWorkout } from '#areas/workouts'
import type { Assignment } from './planned-workouts.ts'

/**
 * Why the plan is another one than before, until somebody has trained by it. The server knows of a workout once its sets have left the
 * device.
 */
export function noteOfChange(assignment: Assignment, workouts: readonly StoredWorkout[]): string | undefined {
  const isTrained = workouts.some(
    ({ state: { workout } }) =>
      workout.state === 'finished' && workout.programUserId === assignment.programUserId && workout.releaseId === assignment.releaseId,
  )
  return isTrained ? undefined : assignment.change?.note
}
