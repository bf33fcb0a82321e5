import type { WorkoutRow } from '@allenio/contract/workouts'
import { useFormats } from '#lib/formats'
import { useMarkWords } from './words.ts'

/** How a workout is called in a line. */
export function useWorkoutFacts() {
  const t = useMarkWords()
  const { integer } = useFormats()
  return {
    nameOf: ({ name }: Pick<WorkoutRow, 'name'>) => name || t('workout'),
    /** "18/20", or "18" where all are done or nothing was planned. */
    setsOf: ({ sets, setsDone }: Pick<WorkoutRow, 'sets' | 'setsDone'>) =>
      setsDone < sets ? `${integer(setsDone)}/${integer(sets)}` : integer(setsDone),
    factsOf: ({ minutes, sets, setsDone, tonnageKg }: Pick<WorkoutRow, 'minutes' | 'sets' | 'setsDone' | 'tonnageKg'>): string[] => [
      setsDone < sets ? t('setsOf', { done: setsDone, count: sets }) : t('sets', { count: setsDone }),
      ...(minutes > 0 ? [`${integer(minutes)}\u00a0min`] : []),
      ...(tonnageKg > 0 ? [`${integer(tonnageKg)}\u00a0kg`] : []),
    ],
  }
}
