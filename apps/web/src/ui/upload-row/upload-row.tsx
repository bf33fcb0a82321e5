import { IconAlertCircle, IconCheck, IconFile, IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { IconButton } from '#ui/icon-button'
import { ProgressBar } from '#ui/progress'
import { Ellipsis, Text } from '#ui/text'
import { useWords } from '#ui/words'
import css from './upload-row.module.css'

export const uploadStates = ['waiting', 'sending', 'paused', 'failed', 'done'] as const
export type UploadState = (typeof uploadStates)[number]

export interface UploadRowProps {
  name: string
  /** the formatted size, or "12 di 48 MB" */
  detail?: string | undefined
  state: UploadState
  /** from 0 to 1 */
  share: number
  /** the error, or the thing it waits for, in words */
  error?: string | undefined
  onPause?: (() => void) | undefined
  onResume?: (() => void) | undefined
  onRetry?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

const iconsByState: Record<UploadState, ReactNode> = {
  waiting: <IconFile stroke={1.5} />,
  sending: <IconFile stroke={1.5} />,
  paused: <IconPlayerPause stroke={1.5} />,
  failed: <IconAlertCircle stroke={1.5} />,
  done: <IconCheck stroke={1.75} />,
}

export function UploadRow({ name, detail, state, share, error, onPause, onResume, onRetry, onRemove }: UploadRowProps) {
  const words = useWords()
  return (
    <div className={classes(css.row, state === 'done' && css.done, state === 'failed' && css.failed)}>
      <span className={css.icon} aria-hidden>
        {iconsByState[state]}
      </span>
      <div className={css.words}>
        <div className={css.line}>
          <Ellipsis weight={500}>{name}</Ellipsis>
          {detail && (
            <Text as="span" size="inherit" tone={3} className={css.detail}>
              {detail}
            </Text>
          )}
        </div>
        {(state === 'sending' || state === 'paused' || state === 'waiting') && (
          <ProgressBar label={name} labelHidden thin value={share * 100} tone={state === 'paused' ? 'muted' : 'plain'} />
        )}
        {state === 'waiting' && error && <output className={css.reason}>{error}</output>}
        {state === 'failed' && error && (
          <span className={css.error} role="alert">
            {error}
          </span>
        )}
      </div>
      <div className={css.tools}>
        {state === 'sending' && onPause && <IconButton label={`${words.pause}: ${name}`} icon={IconPlayerPause} onClick={onPause} />}
        {state === 'paused' && onResume && <IconButton label={`${words.resume}: ${name}`} icon={IconPlayerPlay} onClick={onResume} />}
        {state === 'failed' && onRetry && <IconButton label={`${words.retry}: ${name}`} icon={IconRefresh} onClick={onRetry} />}
        {onRemove && <IconButton label={`${words.remove}: ${name}`} icon={IconX} onClick={onRemove} />}
      </div>
    </div>
  )
}
