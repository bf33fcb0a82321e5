import type { SetFigures } from '@allenio/contract/workout-results'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FigureName } from './figures.ts'
import type { SetView } from './workout-view.ts'

const settleMs = 500

interface DraftFigures {
  figures: SetFigures
  change: (name: FigureName, value: number | null) => void
  /** The figures as they stand now; nothing is stored any more. */
  take: () => SetFigures
}

/**
 * Figures under somebody's thumb: ten taps of a stepper are one change of the set, stored when they end, or when the set or the page goes
 * away.
 */
export function useDraftFigures({ set, figures: stored }: SetView, onEdit: (figures: SetFigures) => Promise<unknown>): DraftFigures {
  const [draft, setDraft] = useState<{ setId: string; figures: SetFigures }>()
  const [isStored, setStored] = useState(true)
  const own = draft?.setId === set.id ? draft : undefined
  const store = useEffectEvent(async (pending: NonNullable<typeof draft>) => {
    setStored(true)
    await onEdit(pending.figures)
    // figures that were typed while it was stored stay
    setDraft(latest => (latest === pending ? undefined : latest))
  })
  useEffect(() => {
    if (!draft || isStored) return
    const flush = () => void store(draft)
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    const timer = setTimeout(flush, settleMs)
    document.addEventListener('visibilitychange', flushHidden)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', flushHidden)
    }
  }, [draft, isStored])
  const storeBeforeLeaving = useEffectEvent(() => {
    if (draft && !isStored) void onEdit(draft.figures)
  })
  useEffect(() => () => storeBeforeLeaving(), [])
  const figures = own?.figures ?? stored
  return {
    figures,
    change: (name, value) => {
      setDraft({ setId: set.id, figures: { ...figures, [name]: value } })
      setStored(false)
    },
    take: () => {
      setDraft(undefined)
      setStored(true)
      return figures
    },
  }
}
