import type { Input } from '@allenio/contract'
import { acceptExerciseImport, cancelExerciseImport, startExerciseImport, updateExerciseImport } from '@allenio/contract/exercise-imports'
import type { ExerciseImport } from '@allenio/contract/exercise-imports'
import { useState } from 'react'
import { call, useCall } from '#lib/api'

/** One import, from the choice of its file to its end. What is not accepted is cancelled when it is left. */
export function useExerciseImport() {
  const [current, setCurrent] = useState<ExerciseImport>()
  const start = useCall(startExerciseImport, { quiet: true, onSuccess: setCurrent })
  const update = useCall(updateExerciseImport, { onSuccess: setCurrent, inTurn: 'exercise import' })
  const accept = useCall(acceptExerciseImport, { onSuccess: setCurrent })
  return {
    current,
    start,
    change: (reading: Omit<Input<typeof updateExerciseImport>, 'id'>) => current && update.mutate({ id: current.id, ...reading }),
    isChanging: update.isPending,
    accept: () => current && !accept.isPending && accept.mutate({ id: current.id }),
    isAccepting: accept.isPending,
    forget: () => {
      if (current?.state === 'preview') void call(cancelExerciseImport, { id: current.id }).catch(() => undefined)
      setCurrent(undefined)
      start.reset()
    },
  }
}

export type ExerciseImportWork = ReturnType<typeof useExerciseImport>
