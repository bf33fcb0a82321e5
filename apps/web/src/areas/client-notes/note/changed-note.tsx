import type { ClientDetail } from '@allenio/contract/clients'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { RichText } from '#ui/rich-text'
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
      <div className={css.changedHead}>
        <IconAlertTriangle stroke={1.5} aria-hidden />
        <div>
          <strong>{t('changedTitle')}</strong>
          <p>{note ? t('changedText', { ago: noteUpdatedAt ? ago(noteUpdatedAt) : '' }) : t('clearedMeanwhile')}</p>
        </div>
      </div>
      {note && (
        <div className={css.theirs}>
          <p className={css.small}>{t('theirs')}</p>
          <RichText document={note} level={4} />
        </div>
      )}
      <div className={css.actions}>
        {note && (
          <Button kind="ink" size="small" onClick={onBoth}>
            {t('keepBoth')}
          </Button>
        )}
        <Button size="small" loading={isBusy} onClick={onMine}>
          {t('keepMine')}
        </Button>
        <Button kind="quiet" size="small" onClick={onTheirs}>
          {t('keepTheirs')}
        </Button>
      </div>
    </div>
  )
}
