import { IconCloudOff } from '@tabler/icons-react'
import { workoutName, type WorkoutStatus } from '#areas/workouts'
import { retryWrite, useOutbox } from '#lib/offline'
import { useIsOnline } from '#lib/device'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Text } from '#ui/text'
import css from './status-notes.module.css'
import { usePlayerWords } from './words.ts'

interface StatusNotesProps {
  workoutId: string
  status: WorkoutStatus
  /** False if an `OfflineLine` already says that nothing is sent. */
  saysUnsent?: boolean
  onTakeOver: () => void
}

/** Says where unsent sets are; empty while everything is sent. */
export function StatusNotes({ workoutId, status, saysUnsent = true, onTakeOver }: StatusNotesProps) {
  const { isOwner, isFull, isUnsent, refusal } = status
  const t = usePlayerWords()
  const isOnline = useIsOnline()
  const { refused } = useOutbox()
  const retry = () => {
    for (const write of refused.filter(({ lane }) => lane === workoutName(workoutId))) void retryWrite(write.id)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold words only
    <div role="status" className={css.notes}>
      {isOwner === false && (
        <div className={css.note}>
          <span>{t('otherTab')}</span>
          <Button size="small" onClick={onTakeOver}>
            {t('takeOver')}
          </Button>
        </div>
      )}
      {isFull && (
        <div className={css.note} data-tone="attention">
          {t('full')}
        </div>
      )}
      {refusal !== undefined && (
        <div className={css.note} data-tone="error">
          <span>{t('refused', { reason: refusal })}</span>
          <Button size="small" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {saysUnsent && isUnsent && !isOnline && !isFull && refusal === undefined && (
        <Text tone={2} className={css.quiet}>
          {t('unsent')}
        </Text>
      )}
    </div>
  )
}

/** A line above the foot while there is no network. It covers a fixed place, so that nothing moves. */
export function OfflineLine() {
  const t = usePlayerWords()
  const isOnline = useIsOnline()
  return (
    <output className={css.place}>
      {!isOnline && (
        <span className={css.offline}>
          <Icon of={IconCloudOff} size={18} />
          {t('offline')}
        </span>
      )}
    </output>
  )
}
