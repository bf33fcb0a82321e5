import type { ClientDetail } from '@allenio/contract/clients'
import type { Training } from '@allenio/contract/workouts'
import { IconDevices } from '@tabler/icons-react'
import { useState } from 'react'
import { RestAlerts, type StoredWorkout } from '#areas/workouts'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { ElapsedClock } from '../player/elapsed-clock.tsx'
import { StatusNotes } from '../player/status-notes.tsx'
import { ColumnExercises } from './column-exercises.tsx'
import { ColumnFrame } from './column-frame.tsx'
import { ColumnSummary } from './column-summary.tsx'
import css from './column.module.css'
import type { ColumnProps } from './column.tsx'
import { RestFoot } from './rest-foot.tsx'
import { RestMark } from './rest-mark.tsx'
import { countSets } from '../sets/set-count.ts'
import { useColumnActions } from './use-column-actions.ts'
import { useColumnState } from './use-column-state.ts'
import { useFloorWords } from './words.ts'

interface ColumnWorkoutProps extends ColumnProps {
  workout: StoredWorkout
  training: Training | undefined
  client: ClientDetail | undefined
  isTaken: boolean
}

/** A workout of the floor: the exercise that is on, its sets, and the rest that runs. */
export function ColumnWorkout({ workout: first, training, ...props }: ColumnWorkoutProps) {
  const { column, isOpen, change } = props
  const t = useFloorWords()
  const { time } = useFormats()
  const [isReviewing, setReviewing] = useState(false)
  const lookAt = () => change({ kind: 'look at', clientId: column.id })
  const notifyRestEnd = () => {
    // an open column shows it itself
    if (isOpen) return
    toast({ id: `rest ${column.id}`, text: t('restOver', { name: column.name }), buttons: [{ text: t('openIt'), onClick: lookAt }] })
  }
  const { state, status, others } = useColumnState({ workout: first, training, onRestEnd: notifyRestEnd })
  const { items, finish } = useColumnActions(state, column.name)
  const { stored, player, view } = state
  const { workout } = stored.state
  const { done, sets } = countSets(view.exercises)
  const isFinished = workout.state === 'finished'
  const isAllDone = done === sets && sets > 0
  const sub = (
    <>
      {workout.name} · {`${done}/${sets}`} · <ElapsedClock startedAt={workout.startedAt} finishedAt={workout.finishedAt} />
    </>
  )
  const foot = isFinished ? (
    isReviewing && (
      <Button kind="primary" wide onClick={() => setReviewing(false)}>
        {t('reviewDone')}
      </Button>
    )
  ) : (
    <>
      {player && stored.rest && <RestFoot player={player} name={column.name} />}
      {isAllDone && !state.isReadOnly && (
        <Button kind="primary" size="large" wide onClick={() => void finish()}>
          {t('finish')}
        </Button>
      )}
    </>
  )
  const notices = (
    <>
      <StatusNotes workoutId={workout.id} status={status} onTakeOver={() => player?.takeOver()} />
      {others && (
        <output className={css.note}>
          <Icon of={IconDevices} size={16} />
          <Text as="span" size="small" tone="inherit">
            {t('othersChange', { time: time(others.at) })}
            {others.sets > 0 && ` · ${t('othersSets', { count: others.sets })}`}
          </Text>
        </output>
      )}
    </>
  )
  return (
    <ColumnFrame
      {...props}
      sub={sub}
      items={items}
      mark={<RestMark stored={stored} done={done} sets={sets} />}
      alerts={player && <RestAlerts player={player} isShared />}
      notices={notices}
      foot={foot}>
      {isFinished && !isReviewing ? (
        <ColumnSummary state={state} column={column} change={change} onReview={() => setReviewing(true)} />
      ) : (
        <ColumnExercises state={state} name={column.name} isOpen={isOpen} />
      )}
    </ColumnFrame>
  )
}
