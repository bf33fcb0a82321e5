import { IconEdit } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { clientQuery } from '#areas/clients'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { Loaded } from '#ui/loaded'
import { RichText } from '#ui/rich-text'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { NoteSkeleton } from './note-skeleton.tsx'
import { NoteStatus } from './note-status.tsx'
import { useNoteWords } from './words.ts'

/** The whole note beside another page. */
export function SideNote({ clientId: id }: { clientId: string }) {
  const t = useNoteWords()
  return (
    <Loaded query={useQuery(clientQuery(id))} failed={t('title')} skeleton={<NoteSkeleton />}>
      {({ note, noteUpdatedAt, may }) => (
        <Section
          title={t('title')}
          text={<NoteStatus savedAt={noteUpdatedAt} />}
          action={
            may.edit && (
              <ButtonLink size="small" kind="quiet" icon={IconEdit} href={hrefTo('/clients/$id/note/create', { id })}>
                {t(note ? 'edit' : 'write')}
              </ButtonLink>
            )
          }>
          {note ? <RichText document={note} /> : <Text tone={2}>{t('emptyTitle')}</Text>}
        </Section>
      )}
    </Loaded>
  )
}
