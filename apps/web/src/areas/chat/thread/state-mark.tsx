import { IconAlertCircle, IconCheck, IconChecks, IconClock, IconCloudOff, IconPlayerPause } from '@tabler/icons-react'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useThreadWords } from './words.ts'
import css from './bubble.module.css'

const marks = {
  sending: { Icon: IconClock, word: 'sending' },
  waiting: { Icon: IconCloudOff, word: 'waitingForNetwork' },
  paused: { Icon: IconPlayerPause, word: 'paused' },
  sent: { Icon: IconCheck, word: 'sent' },
  read: { Icon: IconChecks, word: 'read' },
  failed: { Icon: IconAlertCircle, word: 'notSent' },
} as const

export type SentState = keyof typeof marks

const isSpokenOnly = (state: SentState) => state === 'sent' || state === 'read'

/** The state of a message that the reader sent; one that is still being sent says so in words. */
export function StateMark({ state }: { state: SentState }) {
  const t = useThreadWords()
  const { Icon, word } = marks[state]
  return (
    <span className={css.state} data-state={state} title={t(word)}>
      <Icon stroke={1.5} aria-hidden />
      {isSpokenOnly(state) ? <VisuallyHidden>{t(word)}</VisuallyHidden> : t(word)}
    </span>
  )
}
