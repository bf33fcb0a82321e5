import type { NutritionalAdvice } from '@allenio/contract/client-notes'
import { useState } from 'react'
import { useUnsaved } from '#shell'
import { useDraft } from '#lib/offline'
import { Button, ButtonLink } from '#ui/button'
import { DraftNotice } from '#ui/draft-notice'
import { FormFoot } from '#ui/form-foot'
import { FieldError } from '#ui/field'
import { MeanwhileNotice } from '#ui/meanwhile-notice'
import { RichTextEditor } from '#ui/rich-text-editor'
import { TextField } from '#ui/text-field'
import { useAdviceWords } from './words.ts'
import { readAdviceDraft } from './advice-draft.ts'
import type { AdviceDraft } from './advice-draft.ts'
import { AdvicesSkeleton } from './advices-skeleton.tsx'
import { FileField } from './file-field.tsx'
import css from './advices.module.css'
import { useAdviceEditor } from './use-advice-editor.ts'

interface AdviceFormProps {
  clientId: string
  /** absent: a new one */
  advice?: NutritionalAdvice
  /** Somebody deleted it while it was being written. */
  isGone?: boolean
}

/** The device answers first whether something was left unfinished here. */
export function AdviceForm({ clientId, advice, isGone = false }: AdviceFormProps) {
  const name = advice ? `advice ${advice.id}` : `advice of ${clientId}`
  const { draft, isLoaded, save, discard } = useDraft(name, readAdviceDraft)
  const [loadedDraft, setLoadedDraft] = useState<{ draft: AdviceDraft | undefined }>()
  if (isLoaded && !loadedDraft) setLoadedDraft({ draft })
  if (!loadedDraft) return <AdvicesSkeleton />
  return <AdviceEditor {...{ clientId, advice, isGone, discard }} draft={loadedDraft.draft} keep={save} />
}

interface WriteProps {
  clientId: string
  advice: NutritionalAdvice | undefined
  isGone: boolean
  draft: AdviceDraft | undefined
  keep: (draft: AdviceDraft) => void
  discard: () => void
}

function AdviceEditor({ clientId, advice, isGone, draft, keep, discard }: WriteProps) {
  const t = useAdviceWords()
  // read only once, so that an answer of the server does not change the text while somebody writes
  const [first] = useState(advice)
  const editor = useAdviceEditor({ clientId, advice: first, draft, keep, discard })
  const { faults } = editor
  const [hasDraft, setHasDraft] = useState(draft !== undefined)
  useUnsaved(editor.isDirty, { title: t('leaveTitle'), text: t('leaveText'), proceed: t('leave'), close: t('stay') })
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        editor.save()
      }}>
      {(isGone || editor.isGone) && (
        <MeanwhileNotice title={t('goneMeanwhile')} text={t('goneMeanwhileText')}>
          <Button size="small" loading={editor.isBusy} onClick={editor.undelete}>
            {t('undeleteAndSave')}
          </Button>
        </MeanwhileNotice>
      )}
      {hasDraft && (
        <DraftNotice
          text={t('draftKept')}
          startOver={t('startOver')}
          onStartOver={() => {
            setHasDraft(false)
            editor.startOver()
          }}
        />
      )}
      <TextField
        label={t('adviceTitle')}
        optional
        placeholder={t('titlePlaceholder')}
        maxLength={120}
        value={editor.title}
        error={faults.title}
        onChange={event => editor.writeTitle(event.target.value)}
      />
      <RichTextEditor
        key={editor.round}
        label={t('text')}
        placeholder={t('textPlaceholder')}
        hint={t('signs')}
        error={faults.text}
        start={editor.start.document}
        onChange={editor.writeText}
        onSubmit={editor.save}
      />
      <FileField upload={editor.upload} savedFile={editor.savedFile} onRemoveSaved={editor.removeFile} error={faults.file} />
      {editor.failure && <FieldError>{editor.failure}</FieldError>}
      <FormFoot on="sheet" note={editor.isDraft && t('draftStays')}>
        <ButtonLink href={`/clients/${clientId}/nutritions`}>{t('cancel')}</ButtonLink>
        <Button kind="primary" type="submit" loading={editor.isBusy}>
          {advice ? t('save') : t('publish')}
        </Button>
      </FormFoot>
    </form>
  )
}
