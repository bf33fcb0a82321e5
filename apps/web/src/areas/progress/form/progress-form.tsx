import { useFormats } from '#lib/formats'
import { useFormValue } from '#lib/forms'
import { recordNoteMaxLength } from '@allenio/contract/clients'
import { poses, progressPhotoMaxBytes, type ProgressPhoto } from '@allenio/contract/progress'
import type { ReactNode } from 'react'
import { DayField } from '#ui/day-field'
import { FieldError } from '#ui/field'
import { FormPage } from '#ui/form'
import { Section, Sheet } from '#ui/section'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { useProgressWords } from '../words.ts'
import css from './form.module.css'
import { PhotoField } from './photo-field.tsx'
import type { ProgressFormControl } from './progress-form-state.ts'

const megabyte = 1_048_576
const intoView = (fault: HTMLElement | null) => fault?.scrollIntoView({ block: 'center' })

interface ProgressFormProps {
  form: ProgressFormControl
  savedPhotos?: readonly ProgressPhoto[]
  today: string
  cancelHref: string
  onShoot?: (pose: ProgressPhoto['pose']) => void
  /** Somebody else writes the weight. */
  isWeightClosed?: boolean
  /** A notice that the progress was changed or deleted while the form was open. */
  notice?: ReactNode
}

/** The photos come first, because the form is about them. */
export function ProgressForm({ form, savedPhotos = [], today, cancelHref, onShoot, isWeightClosed, notice }: ProgressFormProps) {
  const t = useProgressWords()
  const { maxFile } = useFormats()
  const { photos } = form
  const isSending = Object.values(photos.slots).some(slot => slot.upload !== undefined)
  const photosHint = (
    <>
      {t('photosHint', { max: maxFile(Math.floor(progressPhotoMaxBytes / megabyte)) })}{' '}
      <span className={css.dropHint}>{t('dropHint')}</span>
    </>
  )
  return (
    <FormPage
      form={notice ? { ...form, hasDraft: false } : form}
      className={css.form}
      notice={notice}
      save={form.isBusy && isSending ? t('saveWaiting') : t('save')}
      cancelHref={cancelHref}
      onCancel={form.discard}>
      <Sheet framed className={css.sheet}>
        <Section title={t('photos')} text={photosHint}>
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
            <DayField label={t('day')} max={today} {...useFormValue(form, 'day')} />
            {!isWeightClosed && (
              <TextField
                label={t('weight')}
                optional
                unit="kg"
                inputMode="decimal"
                autoComplete="off"
                hint={t('weightHint')}
                {...form.field('kg')}
              />
            )}
            <div className={css.note}>
              <TextArea
                label={t('note')}
                optional
                minRows={3}
                maxLength={recordNoteMaxLength}
                placeholder={t('noteHint')}
                {...form.field('note')}
              />
            </div>
          </div>
        </Section>
      </Sheet>
    </FormPage>
  )
}
