import type { ClientDetail } from '@allenio/contract/clients'
import { IconAlertTriangle, IconTarget } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { Icon } from '#ui/icon'
import { BareButton } from '#ui/layout'
import { Text } from '#ui/text'
import css from './column.module.css'
import { useFloorWords } from './words.ts'

interface ColumnNotesProps {
  name: string
  client: ClientDetail | undefined
  isTaken: boolean
  notices: ReactNode
}

/** The facts that a coach must have before the eyes: injuries, the goal, and whether this is still their client. */
export function ColumnNotes({ name, client, isTaken, notices }: ColumnNotesProps) {
  const t = useFloorWords()
  return (
    <div className={css.notes}>
      {isTaken && (
        <output className={css.note} data-tone="error">
          {t('taken', { name })}
        </output>
      )}
      {notices}
      {client && (client.injuries || client.goal) && <Facts {...client} />}
    </div>
  )
}

/** Injuries are always whole; a press unfolds the goal. */
function Facts({ injuries, goal }: Pick<ClientDetail, 'injuries' | 'goal'>) {
  const t = useFloorWords()
  const [isWhole, setWhole] = useState(false)
  const fact = (label: string, text: string, isWarning: boolean) =>
    text && (
      <span className={css.note} data-tone={isWarning ? 'attention' : undefined}>
        <Icon of={isWarning ? IconAlertTriangle : IconTarget} size={16} />
        <Text as="span" size="small" tone="inherit" clip={!isWhole && !isWarning} breaks={isWhole || isWarning}>
          <b>{label}</b> {text}
        </Text>
      </span>
    )
  return (
    <BareButton className={css.facts} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
      {fact(t('injuries'), injuries, true)}
      {fact(t('goal'), goal, false)}
    </BareButton>
  )
}
