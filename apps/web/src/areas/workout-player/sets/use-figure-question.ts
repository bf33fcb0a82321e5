import type { SetFigures } from '@allenio/contract/workout-results'
import { useState } from 'react'
import type { FigureName } from './figures.ts'

interface FigureQuestion {
  /** The figure that somebody is being asked for. */
  asked: FigureName | undefined
  /** Asks for the next figure that is missing and answers it; undefined once all are there, or were asked for in vain. */
  askNext: () => FigureName | undefined
}

/** Before a set is done, asks once for each figure that it needs and lacks. */
export function useFigureQuestion(setId: string, needed: readonly FigureName[], figures: SetFigures): FigureQuestion {
  const [past, setPast] = useState<{ setId: string; names: readonly FigureName[] }>({ setId, names: [] })
  const names = past.setId === setId ? past.names : []
  const isMissing = (name: FigureName) => figures[name] === null
  return {
    asked: names.findLast(isMissing),
    askNext() {
      const next = needed.find(name => isMissing(name) && !names.includes(name))
      if (next) setPast({ setId, names: [...names, next] })
      return next
    },
  }
}

export const questionWords = { kg: 'whichLoad', reps: 'howManyReps', seconds: 'howLong', metres: 'howFar' } as const satisfies Record<
  FigureName,
  string
>
