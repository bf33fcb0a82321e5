import {
  IconArrowBackUp,
  IconBell,
  IconChevronDown,
  IconDots,
  IconFlag,
  IconLayoutList,
  IconSquareNumber1,
  IconTrash,
} from '@tabler/icons-react'
import { eventToUndo } from '@allenio/domain/workouts'
import { useState } from 'react'
import { AlertDialog } from '#areas/workouts'
import { hrefTo } from '#lib/screens'
import { IconButton, IconLink } from '#ui/icon-button'
import { Menu } from '#ui/menu'
import { VisuallyHidden } from '#ui/visually-hidden'
import { ElapsedClock } from './elapsed-clock.tsx'
import { countSets } from '../sets/set-count.ts'
import css from './header.module.css'
import { findSet, type PlayerState } from './player-state.ts'
import { usePlayerWords } from './words.ts'

export type PlayerMode = 'focus' | 'list'

interface HeaderProps {
  state: PlayerState
  currentSetId: string | undefined
  /** Undefined where both are in sight. */
  mode: PlayerMode | undefined
  onMode: (mode: PlayerMode) => void
  onUndo: () => void
  onFinish: () => void
  onDiscard: () => void
}

/** Where the workout stands, and what concerns all of it. */
export function Header({ state, currentSetId, mode, onMode, onUndo, onFinish, onDiscard }: HeaderProps) {
  const t = usePlayerWords()
  const [isAlertsOpen, setAlertsOpen] = useState(false)
  const { stored, view, isReadOnly } = state
  const { workout } = stored.state
  const current = findSet(view, currentSetId)?.exercise
  const count = view.exercises.length
  const label = t('progress', { number: current?.number ?? count, count, ...countSets(view.exercises) })
  const mayUndo = !isReadOnly && eventToUndo(stored.state) !== undefined
  const items = [
    ...(mayUndo ? [{ label: t('undo'), icon: IconArrowBackUp, onClick: onUndo }] : []),
    { label: t('alerts'), icon: IconBell, onClick: () => setAlertsOpen(true) },
    { label: t('finishWorkout'), icon: IconFlag, onClick: onFinish },
    { label: t('discard'), icon: IconTrash, danger: true, onClick: onDiscard },
  ]
  return (
    <header className={css.header}>
      <IconLink label={t(workout.state === 'finished' ? 'leaveFinished' : 'leave')} icon={IconChevronDown} href={hrefTo('/home')} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden className={css.segments}>
        {view.exercises.map(({ exercise, sets: own, isSkipped }) => {
          const share = own.filter(({ set }) => set.doneAt !== null).length / Math.max(1, own.length)
          return (
            <span
              key={exercise.id}
              className={css.segment}
              data-skipped={isSkipped || undefined}
              data-current={exercise === current?.exercise || undefined}>
              <span style={{ width: `${Math.round(share * 100)}%` }} />
            </span>
          )
        })}
      </div>
      <ElapsedClock startedAt={workout.startedAt} finishedAt={workout.finishedAt} className={css.clock} />
      {mayUndo && <IconButton label={t('undo')} keys="u" icon={IconArrowBackUp} onClick={onUndo} />}
      {mode && (
        <IconButton
          label={t(mode === 'focus' ? 'list' : 'focus')}
          keys="v"
          icon={mode === 'focus' ? IconLayoutList : IconSquareNumber1}
          onClick={() => onMode(mode === 'focus' ? 'list' : 'focus')}
        />
      )}
      {workout.state === 'under way' && !isReadOnly && (
        <Menu items={items}>
          <IconButton label={t('more')} icon={IconDots} />
        </Menu>
      )}
      {isAlertsOpen && <AlertDialog opened onClose={() => setAlertsOpen(false)} />}
    </header>
  )
}
