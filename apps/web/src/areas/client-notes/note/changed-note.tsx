import type { ClientDetail } from '@allenio/contract/clients'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { RichText } from '#ui/rich-text'
import { Text } from '#ui/text'
import { useNoteWords } from './words.ts'
import css from './note.module.css'

interface ChangedNoteProps {
  client: ClientDetail
  isBusy: boolean
  onBoth: () => void
  onMine: () => void
  onTheirs: () => void
}

/** Shown when two people wrote at once: both versions are visible, and nothing is lost before somebody has chosen. */
export function ChangedNote({ client: { note, noteUpdatedAt }, isBusy, onBoth, onMine, onTheirs }: ChangedNoteProps) {
  const t = useNoteWords()
  const { ago } = useFormats()
  const box = useRef<HTMLDivElement>(null)
  // the button that was pressed is far below it
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} className={css.changed} role="alert" tabIndex={-1}>
      <Row gap={12} align="start" className={css.changedHead}>
        <Icon of={IconAlertTriangle} />
        <div>
          <strong>{t('changedTitle')}</strong>
          <p>{note ? t('changedText', { ago: noteUpdatedAt ? ago(noteUpdatedAt) : '' }) : t('clearedMeanwhile')}</p>
        </div>
      </Row>
      {note && (
        <div className={css.theirs}>
          <Text size="small" tone={3}>
            {t('theirs')}
          </Text>
          <RichText document={note} level={4} />
        </div>
      )}
      <Row gap={8} wrap>
        {note && (
          <Button kind="ink" size="small" onClick={onBoth}>
            {t('keepBoth')}
          </Button>
        )}
        <Button size="small" isBusy={isBusy} onClick={onMine}>
          {t('keepMine')}
        </Button>
        <Button kind="quiet" size="small" onClick={onTheirs}>
          {t('keepTheirs')}
        </Button>
      </Row>
    </div>
  )
}
