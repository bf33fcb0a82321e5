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

export interface MovedDaysWatch {
  programUserId: string
  /** The dates of the days that the client has moved, by their ids. */
  onMoved: (movedDays: ReadonlyMap<string, string>) => void
}

/** Components beside a client's plan that report moved days. */
export const movedDaysWatches = slot<{ id: string; order: number; Watch: ComponentType<MovedDaysWatch> }>()

/** A client's action on a workout of their plan, beside its name. */
export const ownWorkoutSteps = slot<{ id: string; order: number; Step: ComponentType<OwnWorkoutPlace> }>()

/** The weeks of a client's training, before the programs that they follow. */
export const ownPlanWeeks = slot<{ id: string; order: number; Weeks: ComponentType & { preload: () => Promise<unknown> } }>()
