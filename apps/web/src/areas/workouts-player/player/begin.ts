import type { Training } from '@allenio/contract/workouts'
import { exerciseIn } from '@allenio/domain/programs'
import { newId } from '@allenio/domain/ids'
import { startWorkout, type WorkoutUnderWay } from '@allenio/domain/workouts'
import { beginWorkout, newStoredWorkout, type StoredWorkout } from '#areas/workouts'
import type { PlannedWorkout } from '../plan/planned-workouts.ts'
import { factsOf, prefillFacts } from '../sets/workout-view.ts'

interface Beginning {
  /** Undefined for a workout without a plan. */
  planned: PlannedWorkout | undefined
  training: Training | undefined
  name: string
  /** In the client's time zone. */
  today: string
}

/** A workout as it begins: what the plan asks for, filled in by what was done the last time. */
export function newWorkout({ planned, training, name, today }: Beginning): WorkoutUnderWay {
  const facts = factsOf(training, { programUserId: planned?.assignment.programUserId ?? null, dayId: planned?.day.dayId ?? null })
  return startWorkout({
    id: newId(),
    plan: {
      programUserId: planned?.assignment.programUserId ?? null,
      releaseId: planned?.assignment.releaseId ?? null,
      dayId: planned?.day.dayId ?? null,
      plannedWorkoutId: planned?.id ?? null,
      name,
      rows: planned?.rows ?? [],
    },
    day: today,
    at: new Date().toISOString(),
    factsOf: ({ cells }) => prefillFacts(facts, exerciseIn(cells) ?? { name: '' }),
    newId,
  })
}

/** The workout goes on from the page's memory where the device has no room for its beginning. */
export async function begin(beginning: Beginning): Promise<StoredWorkout> {
  const state = newWorkout(beginning)
  await beginWorkout(state, null)
  return newStoredWorkout(state, null)
}
