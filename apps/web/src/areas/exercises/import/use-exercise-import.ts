import type { Input } from '@allenio/contract'
import type { ExerciseImport, ExerciseImportCalls } from '@allenio/contract/exercise-imports'
import { useState } from 'react'
import { call, useCall } from '#lib/api'

/** One import, from the choice of its file to its end. What is not accepted is cancelled when it is left. */
export function useExerciseImport(calls: ExerciseImportCalls) {
  const [current, setCurrent] = useState<ExerciseImport>()
  const start = useCall(calls.start, { quiet: true, onSuccess: setCurrent })
  const update = useCall(calls.update, { onSuccess: setCurrent, inTurn: 'exercise import' })
  const accept = useCall(calls.accept, { onSuccess: setCurrent })
  return {
    current,
    start,
    change: (reading: Omit<Input<ExerciseImportCalls['update']>, 'id'>) => current && update.mutate({ id: current.id, ...reading }),
    isChanging: update.isPending,
    accept: () => current && !accept.isPending && accept.mutate({ id: current.id }),
    isAccepting: accept.isPending,
    forget: () => {
      if (current?.state === 'preview') void call(calls.cancel, { id: current.id }).catch(() => undefined)
      setCurrent(undefined)
      start.reset()
    },
  }
}

export type ExerciseImportWork = ReturnType<typeof useExerciseImport>
