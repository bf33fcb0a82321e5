import {
  addNutritionalAdvice,
  listNutritionalAdvices,
  undeleteNutritionalAdvice,
  updateNutritionalAdvice,
} from '@allenio/contract/client-notes'
import type { NutritionalAdvice } from '@allenio/contract/client-notes'
import { richTextMaxBytes } from '@allenio/contract/rich-text'
import { RichText } from '@allenio/contract/forms/rich-text'
import { isEmptyRichText } from '@allenio/domain/rich-text'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { goTo } from '#shell'
import { call, CallError, changeRow, messageOf, reportCallError, Unreachable } from '#lib/api'
import { fieldErrorsOf } from '#lib/forms'
import { toast } from '#ui/toast'
import { useAdviceWords } from './words.ts'
import { emptyAdvice } from './advice-draft.ts'
import type { AdviceDraft } from './advice-draft.ts'
import { useFileUpload } from './use-one-file.ts'

interface AdviceEditorOptions {
  clientId: string
  advice: NutritionalAdvice | undefined
  draft: AdviceDraft | undefined
  keep: (draft: AdviceDraft) => void
  discard: () => void
}

type Faults = Readonly<Partial<Record<'title' | 'text' | 'file', string>>>

const fits = (document: RichText): boolean =>
  new TextEncoder().encode(JSON.stringify(document)).length <= richTextMaxBytes && RichText.safeParse(document).success

/** An advice while it is written. */
export function useAdviceEditor({ clientId, advice, draft, keep, discard }: AdviceEditorOptions) {
  const t = useAdviceWords()
  const cache = useQueryClient()
  const saved: AdviceDraft = { title: advice?.title ?? '', document: advice?.text ?? emptyAdvice.document }
  const [start, setStart] = useState(draft ?? saved)
  const [round, setRound] = useState(0)
  const [title, setTitle] = useState(start.title)
  const document = useRef(start.document)
  const upload = useFileUpload()
  const [isFileRemoved, setFileRemoved] = useState(false)
  const [isTyped, setTyped] = useState(draft !== undefined)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string>()
  const [isGone, setGone] = useState(false)
  const isRunning = useRef(false)
  const savedFile = isFileRemoved ? null : (advice?.file ?? null)

  const forget = (name: keyof Faults) => setFaults(now => ({ ...now, [name]: undefined }))
  const storeDraft = (next: AdviceDraft) => {
    setTyped(true)
    keep(next)
  }
  const save = async (prepare = async (): Promise<unknown> => undefined) => {
    if (isRunning.current) return
    const text = isEmptyRichText(document.current) ? null : document.current
    if (text && !fits(text)) return setFaults({ text: t('tooLong') })
    if (!text && !upload.file && !savedFile) return setFaults({ text: t('needed') })
    isRunning.current = true
    setBusy(true)
    setFaults({})
    setFailure(undefined)
    try {
      await prepare()
      const uploadId = await upload.getUploadId()
      const fields = { title: title.trim(), text, ...(uploadId && { uploadId }) }
      const savedAdvice = advice
        ? await call(updateNutritionalAdvice, {
            id: clientId,
            adviceId: advice.id,
            ...fields,
            ...(isFileRemoved && !uploadId && { removeFile: true }),
          })
        : await call(addNutritionalAdvice, { id: clientId, ...fields })
      discard()
      changeRow(cache, listNutritionalAdvices, { id: savedAdvice.id, change: () => savedAdvice })
      toast({ type: 'success', text: advice ? t('saved') : t('created') })
      setDone(true)
      goTo(`/clients/${clientId}/nutritions`, { replace: true, isSaved: true })
    } catch (error) {
      refuse(error)
    }
    isRunning.current = false
    setBusy(false)
  }
  const refuse = (error: unknown) => {
    // the upload's own row says why
    if (upload.progress?.state === 'failed') return setFaults({ file: t('fileFailed') })
    if (error instanceof DOMException) return
    reportCallError(error, { of: 'form', quiet: true })
    if (advice && !isGone && error instanceof CallError && error.status === 404) return setGone(true)
    const { title: wrongTitle, text, uploadId } = fieldErrorsOf(error)
    if (wrongTitle ?? text ?? uploadId) {
      return setFaults({ ...(wrongTitle && { title: wrongTitle }), ...(text && { text }), ...(uploadId && { file: uploadId }) })
    }
    setFailure(error instanceof Unreachable ? t('offline') : messageOf(error))
  }
  return {
    start,
    round,
    title,
    upload,
    savedFile,
    faults,
    failure,
    isBusy,
    isDirty: !isDone && (isTyped || isFileRemoved || upload.file !== undefined),
    isDraft: isTyped && !isDone,
    writeTitle: (next: string) => {
      setTitle(next)
      forget('title')
      storeDraft({ title: next, document: document.current })
    },
    writeText: (next: RichText) => {
      document.current = next
      forget('text')
      storeDraft({ title, document: next })
    },
    removeFile: () => setFileRemoved(true),
    save: () => void save(),
    /** The advice was deleted meanwhile. */
    isGone,
    undelete: () =>
      void save(async () => {
        if (advice) await call(undeleteNutritionalAdvice, { id: clientId, adviceId: advice.id })
      }),
    startOver: () => {
      discard()
      setTyped(false)
      setFaults({})
      setStart(saved)
      setTitle(saved.title)
      document.current = saved.document
      setRound(round + 1)
    },
  }
}
