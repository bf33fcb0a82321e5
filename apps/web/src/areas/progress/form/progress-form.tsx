import { recordNoteMaxLength } from '@allenio/contract/client-records'
import { poses, progressPhotoMaxBytes } from '@allenio/contract/progress'
import type { ProgressPhoto } from '@allenio/contract/progress'
import type { ReactNode } from 'react'
import { DraftNotice } from '#ui/draft-notice'
import { FormFoot } from '#ui/form-foot'
import { FailureNotice } from '#ui/form-notice'
import { Button, ButtonLink } from '#ui/button'
import { DateField } from '#ui/date-field'
import { FieldError } from '#ui/field'
import { Section, Sheet } from '#ui/section'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { useProgressWords } from '../words.ts'
import css from './form.module.css'
import { PhotoField } from './photo-field.tsx'
import type { Photos } from './photos.ts'
import type { ProgressFormControl } from './use-progress-form.ts'

const megabyte = 1_048_576
const intoView = (fault: HTMLElement | null) => fault?.scrollIntoView({ block: 'center' })

interface ProgressFormProps {
  form: ProgressFormControl
  photos: Photos
  savedPhotos?: readonly ProgressPhoto[]
  today: string
  submitText: string
  cancelHref: string
  onCancel: () => void
  hasDraft: boolean
  onStartOver: () => void
  onShoot?: (pose: ProgressPhoto['pose']) => void
  /** Somebody else writes the weight. */
  isWeightClosed?: boolean
  /** A notice that the progress was changed or deleted while the form was open. */
  notice?: ReactNode
}

/** The photos come first, because the form is about them. */
export function ProgressForm(props: ProgressFormProps) {
  const { form, photos, savedPhotos = [], today, submitText, cancelHref, onCancel } = props
  const { hasDraft, onStartOver, onShoot, notice, isWeightClosed } = props
  const t = useProgressWords()
  const isSending = Object.values(photos.slots).some(slot => slot.upload !== undefined)
  return (
    <form className={css.form} onSubmit={event => void form.submit(event)} noValidate>
      {(notice || form.failure || hasDraft) && (
        <div className={css.notices}>
          {notice}
          <FailureNotice failure={form.failure} onOver={form.forget} />
          {hasDraft && <DraftNotice text={t('draftKept')} startOver={t('startOver')} onStartOver={onStartOver} />}
        </div>
      )}
      <Sheet framed>
        <Section
          title={t('photos')}
          text={
            <>
              {t('photosHint', { size: Math.floor(progressPhotoMaxBytes / megabyte) })}{' '}
              <span className={css.dropHint}>{t('dropHint')}</span>
            </>
          }>
          {photos.faults.all && (
            <div ref={intoView} className={css.allFault}>
              <FieldError>{photos.faults.all}</FieldError>
            </div>
          )}
          <div className={css.slots}>
            {poses.map(pose => (
              <PhotoField
                key={pose}
                pose={pose}
                photos={photos}
                savedPhoto={savedPhotos.find(photo => photo.pose === pose)}
                mayMove={savedPhotos.length === 0}
                onShoot={onShoot && (() => onShoot(pose))}
              />
            ))}
          </div>
        </Section>
        <Section title={t('details')}>
          <div className={css.fields}>
            <DateField label={t('day')} max={today} error={form.wrong('day')} {...form.register('day')} />
            {!isWeightClosed && (
              <TextField
                label={t('weight')}
                optional
                unit="kg"
                inputMode="decimal"
                autoComplete="off"
                hint={t('weightHint')}
                error={form.wrong('kg')}
                {...form.register('kg')}
              />
            )}
            <div className={css.note}>
              <TextArea
                label={t('note')}
                optional
                minRows={3}
                maxLength={recordNoteMaxLength}
                placeholder={t('noteHint')}
                error={form.wrong('note')}
                {...form.register('note')}
              />
            </div>
          </div>
        </Section>
      </Sheet>
      <FormFoot on="page">
        <ButtonLink href={cancelHref} onClick={onCancel}>
          {t('cancel')}
        </ButtonLink>
        <Button kind="primary" type="submit" loading={form.isBusy} disabled={form.failure?.wait !== undefined}>
          {form.isBusy && isSending ? t('saveWaiting') : submitText}
        </Button>
      </FormFoot>
    </form>
  )
}
