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
  return <Sheet>{client ? <Begin key={id} client={client} /> : <NoteSkeleton />}</Sheet>
}

/** The device answers first whether something was left unfinished here. */
function Begin({ client }: { client: ClientDetail }) {
  // read only once, so that changes by others do not replace the text while somebody writes
  const [first] = useState(client)
  const { draft, isLoaded, save, discard } = useDraft(noteDraftName(first.id), readNoteDraft)
  const [found, setFound] = useState<{ draft: NoteDraft | undefined }>()
  if (isLoaded && !found) setFound({ draft })
  return found ? <Write client={first} draft={found.draft} keep={save} discard={discard} /> : <NoteSkeleton />
}

interface WriteProps {
  client: ClientDetail
  draft: NoteDraft | undefined
  keep: (draft: NoteDraft) => void
  discard: () => void
}

function Write({ client, draft, keep, discard }: WriteProps) {
  const t = useNoteWords()
  const { dayTime } = useFormats()
  const writing = useNoteEditor({ client, draft, keep, discard })
  const { isDirty, theirs } = writing
  const [hasDraft, setHasDraft] = useState(draft !== undefined)
  useUnsaved(isDirty, { title: t('leaveTitle'), text: t('leaveText'), proceed: t('leave'), close: t('stay') })
  const startOver = () => {
    setHasDraft(false)
    writing.startOver()
  }
  const keepBoth = (latest: ClientDetail) => {
    const heading = t('bothHeading', { when: dayTime(latest.noteUpdatedAt ?? latest.updatedAt) })
    writing.keepBoth(latest, (mine, other) => bothNotes(mine, other, heading))
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
          writing.save()
        }}>
        {theirs && (
          <ChangedNote
            key={theirs.noteUpdatedAt}
            theirs={theirs}
            isBusy={writing.isBusy}
            onBoth={() => keepBoth(theirs)}
            onMine={() => writing.keepMine(theirs)}
            onTheirs={() => writing.keepTheirs(theirs)}
          />
        )}
        {hasDraft && !theirs && <DraftNotice text={t('draftKept')} startOver={t('startOver')} onStartOver={startOver} />}
        <RichTextEditor
          key={writing.round}
          label={t('title')}
          labelHidden
          placeholder={t('placeholder')}
          hint={t('signs')}
          error={writing.fault}
          start={writing.start}
          onChange={writing.write}
          onSubmit={writing.save}
          focused={!theirs}
          large
        />
        {writing.failure && <FieldError>{writing.failure}</FieldError>}
        <FormFoot on="sheet" note={isDirty && t('draftStays')}>
          <ButtonLink href={`/clients/${client.id}/note`}>{t('cancel')}</ButtonLink>
          <Button kind="primary" type="submit" loading={writing.isBusy} disabled={theirs !== undefined}>
            {t('save')}
          </Button>
        </FormFoot>
      </form>
    </Section>
  )
}
