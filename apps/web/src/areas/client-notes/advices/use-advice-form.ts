import {
  addNutritionalAdvice,
  listNutritionalAdvices,
  undeleteNutritionalAdvice,
  updateNutritionalAdvice,
} from '@allenio/contract/client-notes'
import type { NutritionalAdvice } from '@allenio/contract/client-notes'
import type { RichText } from '@allenio/contract/rich-text'
import { isEmptyRichText } from '@allenio/domain/rich-text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldErrors, ResolverResult } from 'react-hook-form'
import { goTo } from '#shell'
import { hrefTo } from '#lib/screens'
import { call, CallError, changeRow } from '#lib/api'
import { fieldErrorsOf, useSubmitForm } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { toast } from '#ui/toast'
import { emptyDocument, fits } from '../drafts.ts'
import type { AdviceDraft } from '../drafts.ts'
import { useFileUpload } from './use-file-upload.ts'
import { useAdviceWords } from './words.ts'

interface AdviceFormOptions {
  clientId: string
  advice: NutritionalAdvice | undefined
  draft: FormDraft<AdviceDraft>
}

/** An advice while it is written. */
export function useAdviceForm({ clientId, advice, draft }: AdviceFormOptions) {
  const t = useAdviceWords()
  const cache = useQueryClient()
  const upload = useFileUpload()
  const [isFileRemoved, setFileRemoved] = useState(false)
  const [isGone, setGone] = useState(false)
  const savedFile = isFileRemoved ? null : (advice?.file ?? null)

  const check = (values: AdviceDraft): ResolverResult<AdviceDraft, AdviceDraft> => {
    const isEmpty = isEmptyRichText(values.document)
    const message = !fits(values.document) ? t('tooLong') : isEmpty && !upload.file && !savedFile ? t('needed') : undefined
    if (message === undefined) return { values, errors: {} }
    // to the type, an error of an object consists of errors of its fields
    return { values: {}, errors: { document: { message } } as FieldErrors<AdviceDraft> }
  }
  const save = async ({ title, document }: AdviceDraft) => {
    upload.setFault(undefined)
    const uploadId = await upload.getUploadId()
    const fields = { title: title.trim(), text: isEmptyRichText(document) ? null : document, ...(uploadId && { uploadId }) }
    return advice
      ? call(updateNutritionalAdvice, {
          id: clientId,
          adviceId: advice.id,
          ...fields,
          ...(isFileRemoved && !uploadId && { removesFile: true }),
        })
      : call(addNutritionalAdvice, { id: clientId, ...fields })
  }
  const form = useSubmitForm<AdviceDraft, AdviceDraft, NutritionalAdvice>({
    start: { title: advice?.title ?? '', document: advice?.text ?? emptyDocument },
    draft,
    resolver: check,
    send: save,
    onSaved: savedAdvice => {
      changeRow(cache, listNutritionalAdvices, { id: savedAdvice.id, change: () => savedAdvice })
      toast({ type: 'success', text: advice ? t('saved') : t('created') })
      goTo(hrefTo('/clients/$id/nutritions', { id: clientId }), { replace: true, isSaved: true })
    },
    onRefused: error => {
      // the upload's own row says why
      if (upload.progress?.state === 'failed') upload.setFault(t('fileFailed'))
      else if (advice && !isGone && error instanceof CallError && error.status === 404) setGone(true)
      else {
        // the fields of the call have other names than those of the form
        const { text, uploadId } = fieldErrorsOf(error)
        if (text) form.setError('document', { type: 'server', message: text })
        if (uploadId) upload.setFault(uploadId)
        return (text ?? uploadId) !== undefined
      }
      return true
    },
  })
  const isDraft = form.formState.isDirty || form.hasDraft
  return {
    ...form,
    upload,
    savedFile,
    isDraft,
    isDirty: isDraft || isFileRemoved || upload.file !== undefined,
    /** The advice was deleted meanwhile. */
    isGone,
    write: (document: RichText) => {
      form.clearErrors('document')
      form.setValue('document', document, { shouldDirty: true })
    },
    removeFile: () => setFileRemoved(true),
    undelete: () =>
      void form.attempt(async () => {
        if (advice) await call(undeleteNutritionalAdvice, { id: clientId, adviceId: advice.id })
        return save(form.getValues())
      }),
  }
}
