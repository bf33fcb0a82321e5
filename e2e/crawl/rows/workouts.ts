import { listClientWorkouts, listCompletedWorkouts } from '@allenio/contract/workouts'
import { call, demoToken, type DemoRole } from '../../house/api.ts'
import { first } from '../first.ts'

async function workoutId(role: DemoRole, { id = '' }: Readonly<Record<string, string>>): Promise<string> {
  const { completedWorkouts } = await call(listClientWorkouts, { id }, demoToken(role))
  return first(completedWorkouts, 'workout of the demo’s client').id
}

async function ownWorkoutId(role: DemoRole): Promise<string> {
  const { completedWorkouts } = await call(listCompletedWorkouts, {}, demoToken(role))
  return first(completedWorkouts, 'workout of one’s own').id
}

export const rows = {
  '/clients/{id}/completed_workouts/{workoutId}': { workoutId },
  '/completedWorkouts/{workoutId}': { workoutId: ownWorkoutId },
}
