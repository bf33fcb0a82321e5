import type { ProgramExercise, ProgramDetail } from '@allenio/contract/programs'
import { hasPercentLoads, targetCellsOf, type LoadMaximum } from '@allenio/domain/programs'
import { exerciseKey } from '@allenio/domain/workouts'
import { maximumInWeek } from './cycles.ts'

type LiftOfWeek = Pick<ProgramExercise, 'exerciseId' | 'name' | 'weekId'>

/** The maximum from which the percent loads of an exercise are computed in its week; undefined for a program without a client. */
export function loadsByWeek({ loads, weekList }: Pick<ProgramDetail, 'loads' | 'weekList'>) {
  const numbers = new Map(weekList.map(({ id, weekNumber }) => [id, weekNumber]))
  const maxima = new Map(loads?.maxima.map(each => [each.key, each]))
  return ({ exerciseId, name, weekId }: LiftOfWeek): LoadMaximum | undefined => {
    if (!loads) return undefined
    const key = exerciseKey({ exercise: { ...(exerciseId !== null && { id: exerciseId }), name } })
    return { kg: maximumInWeek(maxima.get(key), numbers.get(weekId) ?? 1, loads.cycle), stepKg: loads.stepKg }
  }
}

/** Somebody is to lift a share of a maximum that nobody knows. */
export const isMaximumMissing = (exercise: ProgramExercise, maximum: LoadMaximum | undefined): boolean =>
  maximum?.kg === null && hasPercentLoads({ ...targetCellsOf(exercise), setList: exercise.setList })
