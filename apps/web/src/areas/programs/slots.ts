import type { ComponentType } from 'react'
import { slot } from '#lib/slots'

/** A workout of a client's own plan. */
export interface OwnWorkoutPlace {
  dayId: string
  workoutId: string
  /** The release that the screen shows. */
  releaseId: string
  /** The name of the workout, else that of its day. */
  name: string
  isToday: boolean
}

/** A client's action on a workout of their plan, beside its name. */
export const ownWorkoutSteps = slot<{ id: string; order: number; Step: ComponentType<OwnWorkoutPlace> }>()
