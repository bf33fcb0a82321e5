import { updateNote } from '@allenio/contract/client-notes'
import type { ClientDetail } from '@allenio/contract/clients'
import type { RichText as RichTextDocument } from '@allenio/contract/rich-text'
import { IconEdit, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { clientQuery, showClient } from '#areas/clients'
import { goTo, useParam, useShortcuts } from '#shell'
import { useCall } from '#lib/api'
import { useDraft } from '#lib/offline'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { FirstStepsPicture } from '#ui/illustrations'
import { Row } from '#ui/layout'
import { MoreMenu } from '#ui/menu'
import { RichText } from '#ui/rich-text'
import { Section, Sheet } from '#ui/section'
import { Text } from '#ui/text'
import { toast, toastWithUndo } from '#ui/toast'
import { useNoteWords } from './words.ts'
import css from './note.module.css'
import { NoteSkeleton } from './note-skeleton.tsx'
import { NoteStatus } from './note-status.tsx'
import { noteDraftName } from '../drafts.ts'

export function Page() {
  const id = useParam('id')
  const { data: client } = useQuery(clientQuery(id))
  return <Sheet>{client ? <ReadNote key={id} client={client} /> : <NoteSkeleton />}</Sheet>
}

function ReadNote({ client }: { client: ClientDetail }) {
  const t = useNoteWords()
  const { id, note, noteUpdatedAt, may } = client
  const writeHref = hrefTo('/clients/$id/note/create', { id })
  const isDeleted = client.deletedAt !== null
  useShortcuts(useMemo(() => (may.edit ? [{ keys: 'e', label: t('edit'), run: () => goTo(writeHref) }] : []), [may.edit, t, writeHref]))
  if (!note) {
    return (
      <>
        {may.edit && <WaitingDraft clientId={id} href={writeHref} />}
        <EmptyState
          picture={<FirstStepsPicture />}
          title={t('emptyTitle')}
          text={isDeleted ? t('readOnly') : t('emptyText')}
          action={
            may.edit && (
              <ButtonLink kind="primary" href={writeHref} icon={IconEdit}>
                {t('write')}
              </ButtonLink>
            )
          }
        />
      </>
    )
  }
  return (
    <>
      {may.edit && <WaitingDraft clientId={id} href={writeHref} />}
      <Section
        isPart
        title={t('title')}
        text={<NoteStatus savedAt={noteUpdatedAt} />}
        action={may.edit && <NoteActions client={client} note={note} writeHref={writeHref} />}>
        <RichText document={note} className={css.note} />
        {isDeleted && (
          <Text size="small" tone={3}>
            {t('readOnly')}
          </Text>
        )}
      </Section>
    </>
  )
}

function NoteActions({
  client: { id, noteUpdatedAt },
  note,
  writeHref,
}: {
  client: ClientDetail
  note: RichTextDocument
  writeHref: string
}) {
  const t = useNoteWords()
  const cache = useQueryClient()
  const undo = useCall(updateNote, { onSuccess: ({ client }) => showClient(cache, client) })
  const removal = useCall(updateNote, {
    onSuccess: ({ client }) => {
      showClient(cache, client)
      toastWithUndo(t('removed'), () => undo.mutate({ id, note, noteUpdatedAt: client.noteUpdatedAt }))
    },
  })
  const remove = () => {
    if (!removal.isPending) removal.mutate({ id, note: null, noteUpdatedAt })
  }
  return (
    <Row as="span" gap={8} wrap>
      <ButtonLink href={writeHref} icon={IconEdit}>
        {t('edit')}
      </ButtonLink>
      <MoreMenu label={t('more')} items={[{ label: t('remove'), icon: IconTrash, danger: true, onClick: remove }]} />
    </Row>
  )
}

/** Tells the member that this device has an unsaved draft. */
function WaitingDraft({ clientId, href }: { clientId: string; href: string }) {
  const t = useNoteWords()
  const { draft, discard } = useDraft(noteDraftName(clientId), storedDraft => (storedDraft === undefined ? undefined : true))
  if (!draft) return null
  const drop = () => {
    discard()
    toast({ type: 'info', text: t('discarded') })
  }
  return (
    <div className={css.waiting}>
      <p>{t('draftWaits')}</p>
      <Row as="span" gap={8} wrap>
        <Button kind="quiet" size="small" onClick={drop}>
          {t('discard')}
        </Button>
        <ButtonLink size="small" href={href}>
          {t('resume')}
        </ButtonLink>
      </Row>
    </div>
  )
}
