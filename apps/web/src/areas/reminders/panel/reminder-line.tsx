import type { Reminder } from '@allenio/contract/reminders'
import { BareButton, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TickCircle } from '#ui/tick-circle'
import { tick } from '../data.ts'
import { useReminderWords } from '../words.ts'
import css from './panel.module.css'

interface ReminderLineProps {
  reminder: Reminder
  detail: string
  onOpen: () => void
}

/** A reminder with its tick in front. */
export function ReminderLine({ reminder, detail, onOpen }: ReminderLineProps) {
  const t = useReminderWords()
  const { title, may } = reminder
  const isDone = reminder.tick !== null
  return (
    <li className={css.line}>
      <BareButton
        className={css.tick}
        disabled={!may.tick}
        aria-label={t(isDone ? 'untick' : 'tick', { title })}
        aria-pressed={isDone}
        onClick={() => tick(reminder, { isDone: !isDone })}>
        <TickCircle state={isDone ? 'done' : undefined} />
      </BareButton>
      <BareButton className={css.words} onClick={onOpen}>
        <Stack as="span" align="start" gap={0}>
          <Text as="span" tone={isDone ? 2 : 'inherit'} breaks>
            {title}
          </Text>
          <Text as="span" size="small" tone={2}>
            {detail}
          </Text>
        </Stack>
      </BareButton>
    </li>
  )
}
