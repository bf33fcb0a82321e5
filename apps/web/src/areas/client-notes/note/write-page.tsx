import type { ClientDetail } from '@allenio/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clientQuery } from '#areas/clients'
import { useParam, useUnsaved } from '#shell'
import { useFormats } from '#lib/formats'
import { useDraft } from '#lib/offline'
import { Button, ButtonLink } from '#ui/button'
import { DraftNotice } from '#ui/draft-notice'
import { FormFoot } from '#ui/form-foot'
import { FieldError } from '#ui/field'
import { RichTextEditor } from '#ui/rich-text-editor'
import { Section, Sheet } from '#ui/section'
import { toast } from '#ui/toast'
import { useNoteWords } from './words.ts'
import { ChangedNote } from './changed-note.tsx'
import { bothNotes, noteDraftName, readNoteDraft } from './note-draft.ts'
import type { NoteDraft } from './note-draft.ts'
import { NoteSkeleton } from './note-skeleton.tsx'
import css from './note.module.css'
import { useNoteEditor } from './use-note-editor.ts'

export function Page() {
  const id = useParam('id')
  const { data: client } = useQuery(clientQuery(id))
  return <Sheet>{client ? <NoteDraftLoader key={id} client={client} /> : <NoteSkeleton />}</Sheet>
}

/** The device answers first whether something was left unfinished here. */
function NoteDraftLoader({ client }: { client: ClientDetail }) {
  // read only once, so that changes by others do not replace the text while somebody writes
  const [first] = useState(client)
  const { draft, isLoaded, save, discard } = useDraft(noteDraftName(first.id), readNoteDraft)
  const [loadedDraft, setLoadedDraft] = useState<{ draft: NoteDraft | undefined }>()
  if (isLoaded && !loadedDraft) setLoadedDraft({ draft })
  return loadedDraft ? <NoteEditor client={first} draft={loadedDraft.draft} keep={save} discard={discard} /> : <NoteSkeleton />
}

interface WriteProps {
  client: ClientDetail
  draft: NoteDraft | undefined
  keep: (draft: NoteDraft) => void
  discard: () => void
}

function NoteEditor({ client, draft, keep, discard }: WriteProps) {
  const t = useNoteWords()
  const { dayTime } = useFormats()
  const editor = useNoteEditor({ client, draft, keep, discard })
  const { isDirty, changedClient } = editor
  const [hasDraft, setHasDraft] = useState(draft !== undefined)
  useUnsaved(isDirty, { title: t('leaveTitle'), text: t('leaveText'), proceed: t('leave'), close: t('stay') })
  const startOver = () => {
    setHasDraft(false)
    editor.startOver()
  }
  const keepBoth = (latest: ClientDetail) => {
    const heading = t('bothHeading', { when: dayTime(latest.noteUpdatedAt ?? latest.updatedAt) })
    editor.keepBoth(latest, (mine, other) => bothNotes(mine, other, heading))
    setHasDraft(false)
    toast({ type: 'info', text: t('bothKept') })
  }
  return (
    <Section title={client.note ? t('editTitle') : t('createTitle')} text={t('private')}>
      <form
        className={css.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          editor.save()
        }}>
        {changedClient && (
          <ChangedNote
            key={changedClient.noteUpdatedAt}
            client={changedClient}
            isBusy={editor.isBusy}
            onBoth={() => keepBoth(changedClient)}
            onMine={() => editor.keepMine(changedClient)}
            onTheirs={() => editor.keepTheirs(changedClient)}
          />
        )}
        {hasDraft && !changedClient && <DraftNotice text={t('draftKept')} startOver={t('startOver')} onStartOver={startOver} />}
        <RichTextEditor
          key={editor.round}
          label={t('title')}
          labelHidden
          placeholder={t('placeholder')}
          hint={t('signs')}
          error={editor.fault}
          start={editor.start}
          onChange={editor.write}
          onSubmit={editor.save}
          focused={!changedClient}
          large
        />
        {editor.failure && <FieldError>{editor.failure}</FieldError>}
        <FormFoot on="sheet" note={isDirty && t('draftStays')}>
          <ButtonLink href={`/clients/${client.id}/note`}>{t('cancel')}</ButtonLink>
          <Button kind="primary" type="submit" loading={editor.isBusy} disabled={changedClient !== undefined}>
            {t('save')}
          </Button>
        </FormFoot>
      </form>
    </Section>
  )
}
