import type { SetFigures } from '@allenio/contract/workouts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FigureName } from './figures.ts'
import type { SetView } from './workout-view.ts'

const settleMs = 500

interface DraftFigures {
  figures: SetFigures
  change: (name: FigureName, value: number | null) => void
  /** The figures as they stand now, for whoever stores them; they show until the set has them. */
  take: () => SetFigures
}

export interface Draft {
  setId: string
  figures: SetFigures
  /** The version of the set that is replaced by them; undefined while nobody stores them. */
  storedOver?: string
}

/** The figures of a set that somebody is typing. Once they are stored the set is a later version, which shows itself. */
export const shownFigures = (draft: Draft | undefined, { set, figures }: Pick<SetView, 'set' | 'figures'>): SetFigures =>
  draft?.setId === set.id && (draft.storedOver ?? set.changedAt) === set.changedAt ? draft.figures : figures

/**
 * Figures under somebody's thumb: ten taps of a stepper are one change of the set, stored when they end, or when the set or the page goes
 * away.
 */
export function useDraftFigures(view: SetView, onEdit: (setId: string, figures: SetFigures) => Promise<unknown>): DraftFigures {
  const { set } = view
  const [draft, setDraft] = useState<Draft>()
  const isUnstored = draft !== undefined && draft.storedOver === undefined
  const figures = shownFigures(draft, view)
  const take = () => {
    if (isUnstored) setDraft({ ...draft, storedOver: set.changedAt })
    return figures
  }
  const store = useEffectEvent(() => {
    if (isUnstored) void onEdit(draft.setId, draft.figures)
    take()
  })
  useEffect(() => {
    if (!isUnstored) return
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') store()
    }
    const timer = setTimeout(() => store(), settleMs)
    document.addEventListener('visibilitychange', flushHidden)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', flushHidden)
    }
  }, [draft, isUnstored])
  const storeBeforeLeaving = useEffectEvent(() => {
    if (isUnstored) void onEdit(draft.setId, draft.figures)
    setDraft(undefined)
  })
  useEffect(() => () => storeBeforeLeaving(), [set.id])
  return { figures, change: (name, value) => setDraft({ setId: set.id, figures: { ...figures, [name]: value } }), take }
}
