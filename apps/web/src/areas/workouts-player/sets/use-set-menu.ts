import { setKinds, type SetKind } from '@allenio/contract/programs'
import type { SetFigures } from '@allenio/contract/workouts'
import type { WorkoutGesture } from '@allenio/domain/workouts'
import type { MenuGroup } from '#ui/menu'
import type { Effort } from './effort.ts'
import { useSetWords } from './words.ts'
import type { SetView } from './workout-view.ts'

const kindNames = { work: 'kindWork', warmup: 'kindWarmup', drop: 'kindDrop', failure: 'kindFailure' } as const satisfies Record<
  SetKind,
  string
>

interface SetDeeds {
  keep: (gesture: WorkoutGesture) => Promise<unknown>
  /** The figures as they are typed, which another kind does not lose. */
  take: () => SetFigures
  effort?: Effort | undefined
  /** Asks how hard it was, where that can be said. */
  onEffort?: (() => void) | undefined
}

/** The menu of a set, made when it opens: how hard it was, its kind, and its removal. */
export function useSetMenu({ set }: SetView, { keep, take, effort, onEffort }: SetDeeds): () => MenuGroup[] {
  const t = useSetWords()
  return () => {
    const kinds = setKinds.map(kind => ({
      label: t(kindNames[kind]),
      isCurrent: kind === set.kind,
      onClick: () => void keep({ kind: 'edit set', setId: set.id, figures: take(), setKind: kind }),
    }))
    const removal = { label: t('removeSet'), danger: true, onClick: () => void keep({ kind: 'remove set', setId: set.id }) }
    const question = effort && onEffort ? [{ items: [{ label: t(effort), onClick: onEffort }] }] : []
    return [...question, { items: kinds }, { items: [removal] }]
  }
}
