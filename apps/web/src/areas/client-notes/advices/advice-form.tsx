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
  const [found, setFound] = useState<{ draft: AdviceDraft | undefined }>()
  if (isLoaded && !found) setFound({ draft })
  if (!found) return <AdvicesSkeleton />
  return <Write {...{ clientId, advice, isGone, discard }} draft={found.draft} keep={save} />
}

interface WriteProps {
  clientId: string
  advice: NutritionalAdvice | undefined
  isGone: boolean
  draft: AdviceDraft | undefined
  keep: (draft: AdviceDraft) => void
  discard: () => void
}

function Write({ clientId, advice, isGone, draft, keep, discard }: WriteProps) {
  const t = useAdviceWords()
  // read only once, so that an answer of the server does not change the text while somebody writes
  const [first] = useState(advice)
  const writing = useAdviceEditor({ clientId, advice: first, draft, keep, discard })
  const { faults } = writing
  const [hasDraft, setHasDraft] = useState(draft !== undefined)
  useUnsaved(writing.isDirty, { title: t('leaveTitle'), text: t('leaveText'), proceed: t('leave'), close: t('stay') })
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        writing.save()
      }}>
      {(isGone || writing.isGone) && (
        <MeanwhileNotice title={t('goneMeanwhile')} text={t('goneMeanwhileText')}>
          <Button size="small" loading={writing.isBusy} onClick={writing.undelete}>
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
            writing.startOver()
          }}
        />
      )}
      <TextField
        label={t('adviceTitle')}
        optional
        placeholder={t('titlePlaceholder')}
        maxLength={120}
        value={writing.title}
        error={faults.title}
        onChange={event => writing.writeTitle(event.target.value)}
      />
      <RichTextEditor
        key={writing.round}
        label={t('text')}
        placeholder={t('textPlaceholder')}
        hint={t('signs')}
        error={faults.text}
        start={writing.start.document}
        onChange={writing.writeText}
        onSubmit={writing.save}
      />
      <FileField one={writing.one} known={writing.known} onRemoveKnown={writing.removeFile} error={faults.file} />
      {writing.failure && <FieldError>{writing.failure}</FieldError>}
      <FormFoot on="sheet" note={writing.isDraft && t('draftStays')}>
        <ButtonLink href={`/clients/${clientId}/nutritions`}>{t('cancel')}</ButtonLink>
        <Button kind="primary" type="submit" loading={writing.isBusy}>
          {advice ? t('save') : t('publish')}
        </Button>
      </FormFoot>
    </form>
  )
}
