import type { ClientDetail } from '@allenio/contract/clients'
import { plainTextOf } from '@allenio/domain/rich-text'
import type { OverviewPart } from '#areas/clients'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { BlockLink, Hint, NothingYet } from '#ui/block'
import { ButtonLink } from '#ui/button'
import { Section } from '#ui/section'
import { useNoteCardWords } from './words.ts'
import css from './card.module.css'

/** The first lines of the team's note about the client. */
function NoteCard({ client }: { client: ClientDetail | undefined }) {
  const t = useNoteCardWords()
  const { ago } = useFormats()
  if (!client) return null
  const { id, note, noteUpdatedAt, may } = client
  const text = note ? plainTextOf(note) : ''
  const href = hrefTo('/clients/$id/note', { id })
  return (
    <Section title={t('note')} action={text && <BlockLink title={t('note')} href={href} />}>
      {text ? (
        <>
          <p className={css.note}>{text}</p>
          {noteUpdatedAt && <Hint>{t('noteUpdated', { ago: ago(noteUpdatedAt) })}</Hint>}
        </>
      ) : (
        <NothingYet text={t('noteEmpty')}>
          {may.edit && (
            <ButtonLink size="small" href={`${href}/create`}>
              {t('writeNote')}
            </ButtonLink>
          )}
        </NothingYet>
      )}
    </Section>
  )
}

export const part: OverviewPart = { card: { place: 'side', Card: NoteCard, isAlways: true } }
