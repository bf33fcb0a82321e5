import { IconPlus } from '@tabler/icons-react'
import { Button } from '#ui/button'
import { lastTick, type PlayerState } from '../player/player-state.ts'
import { effortOf } from './effort.ts'
import { figureChecks } from './needed-figures.ts'
import css from './set-list.module.css'
import { SetRow } from './set-row.tsx'
import { useSetWords } from './words.ts'
import { addedSet, type ExerciseView } from './workout-view.ts'

interface SetListProps {
  view: ExerciseView
  state: Pick<PlayerState, 'facts' | 'isReadOnly' | 'keep' | 'stored' | 'view'>
  /** The set that comes next in the whole workout. */
  nextSetId: string | undefined
  /** The set that is on stands beside it, with its clock and what is asked after it. */
  isBeside?: boolean
  /** The guide through the tempo of the set that comes next. */
  hasTempo?: boolean
}

/** The sets of one exercise below each other, and a button for one more. */
export function SetList({ view, state, nextSetId, isBeside = false, hasTempo = false }: SetListProps) {
  const t = useSetWords()
  const { facts, isReadOnly, keep } = state
  const { sets, name, figures, type } = view
  const isOn = !isBeside && state.stored.state.workout.state === 'under way'
  const lastId = isOn ? lastTick(state.view)?.view.set.id : undefined
  const checks = figureChecks(view, facts.settings.clientColumns)
  return (
    <>
      <div className={css.heads} aria-hidden>
        {figures.map(each => (
          <span key={each}>{t(each)}</span>
        ))}
      </div>
      <ol className={css.sets}>
        {sets.map(each => (
          <SetRow
            key={each.set.id}
            view={each}
            exercise={name}
            figures={figures}
            stepKg={facts.settings.loadStep}
            isNext={each.set.id === nextSetId}
            isReadOnly={isReadOnly}
            checks={checks}
            effort={effortOf(view, each.set.kind, facts.settings.clientColumns)}
            isLast={each.set.id === lastId}
            hasClock={isOn && type === 'time' && each.set.id === nextSetId}
            tempo={hasTempo && isOn && type === 'reps' && each.set.id === nextSetId ? view.target?.tut : undefined}
            keep={keep}
          />
        ))}
      </ol>
      {!isReadOnly && (
        <Button
          kind="quiet"
          size="small"
          icon={IconPlus}
          aria-label={t('addSetTo', { exercise: name })}
          onClick={() => void keep(addedSet(view))}>
          {t('addSet')}
        </Button>
      )}
    </>
  )
}
