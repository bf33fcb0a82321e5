import { IconSend, IconTrash } from '@tabler/icons-react'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Text } from '#ui/text'
import { useComposerWords } from './words.ts'
import css from './recorder-bar.module.css'
import { clockOf } from '../thread/voice/voice-player.ts'

interface RecorderBarProps {
  peaks: readonly number[]
  seconds: number
  isHeld: boolean
  onCancel: () => void
  onSend: () => void
}

const maxBars = 48

/** Replaces the composer during a recording. */
export function RecorderBar({ peaks, seconds, isHeld, onCancel, onSend }: RecorderBarProps) {
  const t = useComposerWords()
  const last = peaks.slice(-maxBars)
  return (
    <fieldset className={css.bar} aria-label={t('recording')}>
      <IconButton label={t('cancelRecording')} icon={IconTrash} kind="danger" onClick={onCancel} />
      <span className={css.dot} aria-hidden />
      <Text as="span" weight={600} figures className={css.clock} role="timer">
        {/* a second is shown once it has passed */}
        {clockOf(Math.floor(seconds))}
      </Text>
      {isHeld ? (
        <span className={css.hint}>{t('slideToCancel')}</span>
      ) : (
        <span className={css.bars} aria-hidden>
          {/* oxlint-disable-next-line react/no-array-index-key -- bars have nothing but their place */}
          {last.map((peak, index) => (
            <span key={index} className={css.peak} style={{ height: `${Math.max(8, peak * 100)}%` }} />
          ))}
        </span>
      )}
      <Button kind="primary" icon={IconSend} onClick={onSend}>
        {t('send')}
      </Button>
    </fieldset>
  )
}
