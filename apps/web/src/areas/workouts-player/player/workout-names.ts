import type { PlannedWorkout } from '../plan/planned-workouts.ts'
import { usePlayerWords } from './words.ts'

/** A workout of the plan by its own name, else by its day; without a plan it is a free one. */
export function useWorkoutNames() {
  const t = usePlayerWords()
  return (planned: Pick<PlannedWorkout, 'name' | 'number' | 'day'> | undefined): string => {
    if (!planned) return t('freeWorkout')
    const name = planned.name || t('day', { number: planned.day.dayNumber })
    return planned.name === '' && planned.number !== null ? `${name}, ${planned.number}` : name
  }
}
