import type { ClientDetail } from '@allenio/contract/clients'
import { plainTextOf } from '@allenio/domain/rich-text'
import { IconChevronRight } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { ButtonLink } from '#ui/button'
import { Link } from '#ui/link'
import { Section } from '#ui/section'
import { useOverviewWords } from './words.ts'
import css from './overview.module.css'

/** What the team must not forget, in its first lines. */
export function NoteBlock({ client: { id, note, noteUpdatedAt, may } }: { client: ClientDetail }) {
  const t = useOverviewWords()
  const { ago } = useFormats()
  const text = note ? plainTextOf(note) : ''
  const href = `/clients/${id}/note`
  return (
    <Section
      title={t('note')}
      action={text && <Link className={css.more} href={href} aria-label={`${t('note')}: ${t('open')}`}>{t('open')}<IconChevronRight stroke={1.75} aria-hidden /></Link>}
    >
      {text ? (
        <>
          <p className={css.note}>{text}</p>
          {noteUpdatedAt && <p className={css.hint}>{t('noteUpdated', { ago: ago(noteUpdatedAt) })}</p>}
        </>
      ) : (
        <div className={css.nothing}>
          <p>{t('noteEmpty')}</p>
          {may.edit && <div className={css.steps}><ButtonLink size="small" href={`${href}/create`}>{t('writeNote')}</ButtonLink></div>}
        </div>
      )}
    </Section>
  )
}
