import type { SetFigures } from '@allenio/contract/workouts'
import { useState } from 'react'
import { isSamePress } from '#areas/workouts'
import { useLanguage } from '#lib/words'
import { printFigure, type FigureName } from './figures.ts'
import { isDoubtful, isTooMuch, type FigureChecks } from './needed-figures.ts'
import { useSetWords } from './words.ts'

interface FigureQuestion {
  /** The question that somebody is being asked. */
  text: string | undefined
  /** The figure without which the set will be done. */
  missing: FigureName | undefined
  /** Asks about the next doubtful figure and answers it; undefined once none is left, or all were asked about in vain. */
  askNext: () => FigureName | undefined
}

const names = ['kg', 'reps', 'seconds', 'metres'] as const satisfies readonly FigureName[]

const questionWords = { kg: 'whichLoad', reps: 'howManyReps', seconds: 'howLong', metres: 'howFar' } as const satisfies Record<
  FigureName,
  string
>

/** Before a set is done, asks once about each figure that it lacks, or that is hard to believe. */
export function useFigureQuestion(setId: string, checks: FigureChecks, figures: SetFigures): FigureQuestion {
  const t = useSetWords()
  const language = useLanguage()
  const [past, setPast] = useState<{ setId: string; names: readonly FigureName[]; at: number }>({ setId, names: [], at: 0 })
  const askedNames = past.setId === setId ? past.names : []
  const isOpen = (name: FigureName) => isDoubtful(checks, name, figures[name])
  const askedName = askedNames.findLast(isOpen)
  const most = (name: FigureName) => `${printFigure(name, checks.most[name] ?? 0, language)} ${t(name)}`
  return {
    text:
      askedName &&
      (isTooMuch(checks, askedName, figures[askedName]) ? t('tooMuch', { most: most(askedName) }) : t(questionWords[askedName])),
    missing: askedName && !figures[askedName] ? askedName : undefined,
    askNext() {
      // the second of two quick taps has not read the question
      if (askedName && isSamePress(past.at, Date.now())) return askedName
      const next = names.find(name => isOpen(name) && !askedNames.includes(name))
      if (next) setPast({ setId, names: [...askedNames, next], at: Date.now() })
      return next
    },
  }
}
