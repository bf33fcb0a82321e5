import { exerciseLimits, type Muscle } from '@allenio/contract/exercises'
import type { MuscleLevel } from '#ui/body-map'

/** The most important first. */
export interface ChosenMuscles {
  primaryMuscles: Muscle[]
  secondaryMuscles: Muscle[]
}

/** A muscle gets this level, or loses it if it has it already. A level that is full takes no more. */
export function toggleMuscle(chosen: ChosenMuscles, muscle: Muscle, level: MuscleLevel): ChosenMuscles {
  const { primaryMuscles, secondaryMuscles } = chosen
  const own = level === 'primary' ? primaryMuscles : secondaryMuscles
  if (own.includes(muscle))
    return withLevel(
      chosen,
      level,
      own.filter(each => each !== muscle),
    )
  return own.length < exerciseLimits.muscles ? withLevel(chosen, level, [...own, muscle]) : chosen
}

/** The muscles of one level; what is primary is not secondary as well. */
export function withLevel({ primaryMuscles, secondaryMuscles }: ChosenMuscles, level: MuscleLevel, muscles: Muscle[]): ChosenMuscles {
  const without = (others: Muscle[]) => others.filter(each => !muscles.includes(each))
  return level === 'primary'
    ? { primaryMuscles: muscles, secondaryMuscles: without(secondaryMuscles) }
    : { primaryMuscles: without(primaryMuscles), secondaryMuscles: muscles }
}
