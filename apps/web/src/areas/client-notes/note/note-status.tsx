import { IconLock } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { Icon } from '#ui/icon'
import css from './note.module.css'
import { useNoteWords } from './words.ts'

/** The line above the note that says who can read it, so that members know before they write. */
export function NoteStatus({ savedAt }: { savedAt: string | null }) {
  const t = useNoteWords()
  const { ago } = useFormats()
  return (
    <span className={css.standing}>
      <Icon of={IconLock} size={16} />
      {t('private')}
      {savedAt && <span>{t('savedAgo', { ago: ago(savedAt) })}</span>}
    </span>
  )
}
