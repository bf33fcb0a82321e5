import { getClientDetail } from '@allenio/contract/clients'
import { updateNote } from '@allenio/contract/client-notes'
import type { ClientDetail } from '@allenio/contract/clients'
import { richTextMaxBytes } from '@allenio/contract/rich-text'
import { RichText } from '@allenio/contract/forms/rich-text'
import { isEmptyRichText } from '@allenio/domain/rich-text'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { showClient } from '#areas/clients'
import { goTo } from '#shell'
import { call, CallError, messageOf, reportCallError, Unreachable } from '#lib/api'
import { fieldErrorsOf } from '#lib/forms'
import { toast } from '#ui/toast'
import { useNoteWords } from './words.ts'
import { emptyNote } from './note-draft.ts'
import type { NoteDraft } from './note-draft.ts'

interface NoteEditorOptions {
  client: ClientDetail
  draft: NoteDraft | undefined
  keep: (draft: NoteDraft) => void
  discard: () => void
}

const bytesOf = (document: RichText): number => new TextEncoder().encode(JSON.stringify(document)).length
const fits = (document: RichText): boolean => bytesOf(document) <= richTextMaxBytes && RichText.safeParse(document).success

/** A note while it is written: its draft, its saving, and what others did to it meanwhile. */
export function useNoteEditor({ client, draft, keep, discard }: NoteEditorOptions) {
  const t = useNoteWords()
  const cache = useQueryClient()
  const { id } = client
  const saved = client.note ?? emptyNote
  const [start, setStart] = useState(draft?.document ?? saved)
  /** another beginning is another editor */
  const [round, setRound] = useState(0)
  const document = useRef(start)
  const [base, setBase] = useState(draft ? draft.noteUpdatedAt : client.noteUpdatedAt)
  const [isDirty, setDirty] = useState(draft !== undefined)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [changedClient, setChangedClient] = useState(draft && draft.noteUpdatedAt !== client.noteUpdatedAt ? client : undefined)
  const isRunning = useRef(false)

  const restart = (next: RichText) => {
    document.current = next
    setStart(next)
    setRound(round + 1)
  }
  const finish = (latest: ClientDetail) => {
    discard()
    showClient(cache, latest)
    setDirty(false)
    goTo(`/clients/${id}/note`, { replace: true, isSaved: true })
  }
  const write = (next: RichText) => {
    document.current = next
    setDirty(true)
    setFault(undefined)
    keep({ noteUpdatedAt: base, document: next })
  }

  const save = async (over = base) => {
    if (isRunning.current) return
    const note = document.current
    if (!fits(note)) return setFault(t('tooLong'))
    isRunning.current = true
    setBusy(true)
    setFault(undefined)
    setFailure(undefined)
    try {
      const { client: latest } = await call(updateNote, { id, note: isEmptyRichText(note) ? null : note, noteUpdatedAt: over })
      toast({ type: 'success', text: latest.note ? t('saved') : t('cleared') })
      finish(latest)
    } catch (error) {
      await refuse(error)
    }
    isRunning.current = false
    setBusy(false)
  }
  const refuse = async (error: unknown) => {
    if (error instanceof CallError && error.code === 'changed meanwhile') return loadChangedClient()
    reportCallError(error, { of: 'form', quiet: true, method: updateNote.method, path: updateNote.path })
    const wrong = fieldErrorsOf(error)['note']
    if (wrong) setFault(wrong)
    else setFailure(error instanceof Unreachable ? t('offline') : messageOf(error))
  }
  const loadChangedClient = async () => {
    try {
      setChangedClient(await call(getClientDetail, { id }))
    } catch (error) {
      setFailure(messageOf(error))
    }
  }
  return {
    start,
    round,
    isDirty,
    isBusy,
    fault,
    failure,
    changedClient,
    write,
    save: () => void save(),
    keepBoth: (latest: ClientDetail, both: (mine: RichText, other: RichText) => RichText) => {
      const next = both(document.current, latest.note ?? emptyNote)
      setBase(latest.noteUpdatedAt)
      setChangedClient(undefined)
      restart(next)
      setDirty(true)
      keep({ noteUpdatedAt: latest.noteUpdatedAt, document: next })
    },
    keepMine: (latest: ClientDetail) => {
      setBase(latest.noteUpdatedAt)
      void save(latest.noteUpdatedAt)
    },
    keepTheirs: (latest: ClientDetail) => {
      toast({ type: 'info', text: t('theirsKept') })
      finish(latest)
    },
    startOver: () => {
      discard()
      setDirty(false)
      setFault(undefined)
      setBase(client.noteUpdatedAt)
      restart(saved)
    },
  }
}
