import type { ClientDetail } from '@allenio/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clientQuery } from '#areas/clients'
import { useParam, useUnsaved } from '#shell'
import { useFormats } from '#lib/formats'
import type { FormDraft } from '#lib/forms'
import { hrefTo } from '#lib/screens'
import { FormPage, WithDraft } from '#ui/form'
import { RichTextEditor } from '#ui/rich-text-editor'
import { Section, Sheet } from '#ui/section'
import { toast } from '#ui/toast'
import { useNoteWords } from './words.ts'
import { ChangedNote } from './changed-note.tsx'
import { bothNotes, noteDraftName, parseNoteDraft } from '../drafts.ts'
import type { NoteDraft } from '../drafts.ts'
import { NoteSkeleton } from './note-skeleton.tsx'
import css from './note.module.css'
import { useNoteForm } from './use-note-form.ts'

export function Page() {
  const id = useParam('id')
  const { data: client } = useQuery(clientQuery(id))
  return <Sheet>{client ? <StoredNote key={id} client={client} /> : <NoteSkeleton />}</Sheet>
}

function StoredNote({ client }: { client: ClientDetail }) {
  // read only once, so that changes by others do not replace the text while somebody writes
  const [first] = useState(client)
  return (
    <WithDraft name={noteDraftName(first.id)} parse={parseNoteDraft} skeleton={<NoteSkeleton />}>
      {draft => <NoteForm client={first} draft={draft} />}
    </WithDraft>
  )
}

function NoteForm({ client, draft }: { client: ClientDetail; draft: FormDraft<NoteDraft> }) {
  const t = useNoteWords()
  const { dayTime } = useFormats()
  const form = useNoteForm(client, draft)
  const { changedClient } = form
  useUnsaved(form.isDirty, { title: t('leaveTitle'), text: t('leaveText'), proceed: t('leave'), close: t('stay') })
  const keepBoth = (latest: ClientDetail) => {
    const heading = t('bothHeading', { when: dayTime(latest.noteUpdatedAt ?? latest.updatedAt) })
    form.keepBoth(latest, (own, other) => bothNotes(own, other, heading))
    toast({ type: 'info', text: t('bothKept') })
  }
  return (
    <Section title={client.note ? t('editTitle') : t('createTitle')} text={t('private')}>
      <FormPage
        form={form}
        on="sheet"
        className={css.form}
        save={t('save')}
        canSubmit={!changedClient}
        cancelHref={hrefTo('/clients/$id/note', { id: client.id })}
        note={form.isDirty && t('draftStays')}
        notice={
          changedClient && (
            <ChangedNote
              key={changedClient.noteUpdatedAt}
              client={changedClient}
              isBusy={form.isBusy}
              onBoth={() => keepBoth(changedClient)}
              onMine={() => form.keepMine(changedClient)}
              onTheirs={() => form.keepTheirs(changedClient)}
            />
          )
        }>
        <RichTextEditor
          key={form.round}
          label={t('title')}
          labelHidden
          placeholder={t('placeholder')}
          hint={t('signs')}
          error={form.wrong('document')}
          start={form.getValues('document')}
          onChange={form.write}
          onSubmit={() => void form.submit()}
          isFocused={!changedClient}
          large
        />
      </FormPage>
    </Section>
  )
}
