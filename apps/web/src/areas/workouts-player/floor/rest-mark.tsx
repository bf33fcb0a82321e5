import { formatRestTime } from '@allenio/domain/formats'
import { IconBell } from '@tabler/icons-react'
import { useRest, type StoredWorkout } from '#areas/workouts'
import { Icon } from '#ui/icon'
import css from './column.module.css'
import type { SetCount } from '../sets/set-count.ts'
import { useFloorWords } from './words.ts'

/** How somebody is getting on who is not in view: the rest that is left, its end, or the sets that are done. */
export function RestMark({ stored, done, sets }: SetCount & { stored: StoredWorkout }) {
  const t = useFloorWords()
  const rest = useRest(stored.rest)
  if (rest?.isOver)
    return (
      <span className={css.mark} data-over>
        <Icon of={IconBell} size={14} />
        {t('restOverMark')}
      </span>
    )
  return <span className={css.mark}>{rest ? formatRestTime(rest.seconds) : `${done}/${sets}`}</span>
}
