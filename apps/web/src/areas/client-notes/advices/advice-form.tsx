import type { NutritionalAdvice } from '@allenio/contract/client-notes'
import { useState } from 'react'
import { useUnsaved } from '#shell'
import type { FormDraft } from '#lib/forms'
import { hrefTo } from '#lib/screens'
import { Button } from '#ui/button'
import { FormPage, WithDraft } from '#ui/form'
import { MeanwhileNotice } from '#ui/meanwhile-notice'
import { RichTextEditor } from '#ui/rich-text-editor'
import { TextField } from '#ui/text-field'
import { useAdviceWords } from './words.ts'
import { parseAdviceDraft } from '../drafts.ts'
import type { AdviceDraft } from '../drafts.ts'
import { AdvicesSkeleton } from './advices-skeleton.tsx'
import { FileField } from './file-field.tsx'
import css from './advices.module.css'
import { useAdviceForm } from './use-advice-form.ts'

interface AdviceFormProps {
  clientId: string
  /** absent: a new one */
  advice?: NutritionalAdvice
  /** Somebody deleted it while it was being written. */
  isGone?: boolean
}

/** The form of one advice, with the draft that was left on this device. */
export function AdviceForm({ clientId, advice, isGone = false }: AdviceFormProps) {
  // read only once, so that an answer of the server does not change the text while somebody writes
  const [first] = useState(advice)
  return (
    <WithDraft name={advice ? `advice ${advice.id}` : `advice of ${clientId}`} parse={parseAdviceDraft} skeleton={<AdvicesSkeleton />}>
      {draft => <Fields clientId={clientId} advice={first} isGone={isGone} draft={draft} />}
    </WithDraft>
  )
}

interface FieldsProps {
  clientId: string
  advice: NutritionalAdvice | undefined
  isGone: boolean
  draft: FormDraft<AdviceDraft>
}

function Fields({ clientId, advice, isGone, draft }: FieldsProps) {
  const t = useAdviceWords()
  const form = useAdviceForm({ clientId, advice, draft })
  useUnsaved(form.isDirty, { title: t('leaveTitle'), text: t('leaveText'), proceed: t('leave'), close: t('stay') })
  return (
    <FormPage
      form={form}
      on="sheet"
      className={css.form}
      save={advice ? t('save') : t('publish')}
      cancelHref={hrefTo('/clients/$id/nutritions', { id: clientId })}
      note={form.isDraft && t('draftStays')}
      notice={
        (isGone || form.isGone) && (
          <MeanwhileNotice title={t('goneMeanwhile')} text={t('goneMeanwhileText')}>
            <Button size="small" isBusy={form.isBusy} onClick={form.undelete}>
              {t('undeleteAndSave')}
            </Button>
          </MeanwhileNotice>
        )
      }>
      <TextField label={t('adviceTitle')} optional placeholder={t('titlePlaceholder')} maxLength={120} {...form.field('title')} />
      <RichTextEditor
        key={form.round}
        label={t('text')}
        placeholder={t('textPlaceholder')}
        hint={t('signs')}
        error={form.wrong('document')}
        start={form.getValues('document')}
        onChange={form.write}
        onSubmit={() => void form.submit()}
      />
      <FileField upload={form.upload} savedFile={form.savedFile} onRemoveSaved={form.removeFile} />
    </FormPage>
  )
}
