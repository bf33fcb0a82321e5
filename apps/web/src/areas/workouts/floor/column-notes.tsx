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

/** What a coach must have before the eyes: where it hurts, what for, and whether this is still their client. */
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
      {client?.injuries && <Note label={t('injuries')} text={client.injuries} isWarning />}
      {client?.goal && <Note label={t('goal')} text={client.goal} />}
    </div>
  )
}

/** One line, which a press unfolds. */
function Note({ label, text, isWarning = false }: { label: string; text: string; isWarning?: boolean }) {
  const [isWhole, setWhole] = useState(false)
  return (
    <BareButton
      className={css.note}
      data-tone={isWarning ? 'attention' : undefined}
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}>
      <Icon of={isWarning ? IconAlertTriangle : IconTarget} size={16} />
      <Text as="span" size="small" tone="inherit" clip={!isWhole} breaks={isWhole}>
        <b>{label}</b> {text}
      </Text>
    </BareButton>
  )
}
