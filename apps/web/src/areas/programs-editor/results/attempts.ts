import type { Cells } from '@allenio/contract/documents'
import { listLastAttempts, type ExerciseAttempt } from '@allenio/contract/workouts'
import { exerciseIn } from '@allenio/domain/programs'
import { exerciseKey } from '@allenio/domain/workouts'
import { useQuery } from '@tanstack/react-query'
import { createContext, useMemo } from 'react'
import { read } from '#lib/api'
import { useMayViewResults, usePlannedClient } from './planned-client.ts'

/** The last times of the exercise that a row has, the latest last. */
export type AttemptsOf = (row: { cells: Cells }) => readonly ExerciseAttempt[]

/** For views of very many rows: each row would ask for itself otherwise. */
export const AttemptsContext = createContext<AttemptsOf | undefined>(undefined)

const none: readonly ExerciseAttempt[] = []

/** Undefined where nobody is planned for, or nothing of them may be read. One request answers for all rows. */
export function useAttempts(): AttemptsOf | undefined {
  const client = usePlannedClient()
  const mayView = useMayViewResults()
  const isAsked = client !== undefined && mayView
  const { data } = useQuery({ ...read(listLastAttempts, { id: client?.id ?? '' }, { quiet: true, isStored: true }), enabled: isAsked })
  return useMemo(() => {
    if (!isAsked) return undefined
    const byKey = new Map(data?.exercises.map(({ key, attempts }) => [key, attempts]))
    return ({ cells }) => {
      const exercise = exerciseIn(cells)
      return (exercise && byKey.get(exerciseKey({ exercise }))) ?? none
    }
  }, [isAsked, data])
}
