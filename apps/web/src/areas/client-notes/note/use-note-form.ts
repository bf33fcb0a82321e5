import { updateNote } from '@allenio/contract/client-notes'
import { getClientDetail } from '@allenio/contract/clients'
import type { ClientDetail } from '@allenio/contract/clients'
import type { RichText } from '@allenio/contract/rich-text'
import { isEmptyRichText } from '@allenio/domain/rich-text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldErrors, ResolverResult } from 'react-hook-form'
import { showClient } from '#areas/clients'
import { goTo } from '#shell'
import { hrefTo } from '#lib/screens'
import { call, CallError, reportCallError } from '#lib/api'
import { fieldErrorsOf, useSubmitForm } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { toast } from '#ui/toast'
import { emptyDocument, fits } from '../drafts.ts'
import type { NoteDraft } from '../drafts.ts'
import { useNoteWords } from './words.ts'

interface NoteValues {
  document: RichText
}

/** A note while it is written, and what others did to it meanwhile. */
export function useNoteForm(client: ClientDetail, { draft, save: saveDraft, discard }: FormDraft<NoteDraft>) {
  const t = useNoteWords()
  const cache = useQueryClient()
  const { id } = client
  const [base, setBase] = useState(draft ? draft.noteUpdatedAt : client.noteUpdatedAt)
  const [changedClient, setChangedClient] = useState(draft && draft.noteUpdatedAt !== client.noteUpdatedAt ? client : undefined)
  /** How often two versions were joined: another beginning is another editor. */
  const [joins, setJoins] = useState(0)

  const finish = (latest: ClientDetail) => {
    showClient(cache, latest)
    goTo(hrefTo('/clients/$id/note', { id }), { replace: true, isSaved: true })
  }
  const save = async (note: RichText, noteUpdatedAt: string | null) => {
    const { client: latest } = await call(updateNote, { id, note: isEmptyRichText(note) ? null : note, noteUpdatedAt })
    return latest
  }
  const loadChangedClient = () => call(getClientDetail, { id }).then(setChangedClient, reportCallError)
  const form = useSubmitForm<NoteValues, NoteValues, ClientDetail>({
    start: { document: client.note ?? emptyDocument },
    draft: { draft: draft && { document: draft.document }, save: values => saveDraft({ noteUpdatedAt: base, ...values }), discard },
    resolver: (values): ResolverResult<NoteValues, NoteValues> => {
      if (fits(values.document)) return { values, errors: {} }
      // to the type, an error of an object consists of errors of its fields
      return { values: {}, errors: { document: { message: t('tooLong') } } as FieldErrors<NoteValues> }
    },
    send: ({ document }) => save(document, base),
    onSaved: latest => {
      toast({ type: 'success', text: latest.note ? t('saved') : t('cleared') })
      finish(latest)
    },
    onRefused: error => {
      if (error instanceof CallError && error.code === 'changed meanwhile') {
        void loadChangedClient()
        return true
      }
      const { note: message } = fieldErrorsOf(error)
      if (message) form.setError('document', { type: 'server', message })
      return message !== undefined
    },
  })
  return {
    ...form,
    hasDraft: form.hasDraft && !changedClient && joins === 0,
    round: form.round + joins,
    isDirty: form.formState.isDirty || form.hasDraft,
    changedClient,
    write: (document: RichText) => {
      form.clearErrors('document')
      form.setValue('document', document, { shouldDirty: true })
    },
    keepBoth: (latest: ClientDetail, join: (own: RichText, other: RichText) => RichText) => {
      const document = join(form.getValues('document'), latest.note ?? emptyDocument)
      form.setValue('document', document, { shouldDirty: true })
      setBase(latest.noteUpdatedAt)
      saveDraft({ noteUpdatedAt: latest.noteUpdatedAt, document })
      setChangedClient(undefined)
      setJoins(joins + 1)
    },
    keepMine: (latest: ClientDetail) => {
      setBase(latest.noteUpdatedAt)
      void form.attempt(() => save(form.getValues('document'), latest.noteUpdatedAt))
    },
    keepTheirs: (latest: ClientDetail) => {
      discard()
      toast({ type: 'info', text: t('theirsKept') })
      finish(latest)
    },
  }
}
