import { noticeLimits } from '@allenio/contract/notices'
import { plainTextOf } from '@allenio/domain/rich-text'
import { useState, type ReactNode } from 'react'
import { useFormValue } from '#lib/forms'
import { romeDay } from '#lib/typed-values'
import { Checkbox } from '#ui/checkbox'
import { CountedField } from '#ui/counted-field'
import { DayField } from '#ui/day-field'
import { FieldPair } from '#ui/field'
import { Stack } from '#ui/layout'
import { RichTextEditor } from '#ui/rich-text-editor'
import { Section, Sheet } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { Text } from '#ui/text'
import { TimeField } from '#ui/time-field'
import { AudienceField } from './audience-field.tsx'
import css from './form.module.css'
import { NoticePictureField } from './picture-field.tsx'
import { Preview } from './preview.tsx'
import type { FieldsProps, NoticeForm } from './use-notice-form.ts'
import { useFormWords } from './words.ts'

interface NoticeFieldsProps extends FieldsProps {
  /** The picture that the notice has already, as it was sent. */
  picture: string | null
  /** A published notice keeps its audience and its hour. */
  isPublished: boolean
}

/** All fields of a notice, with what clients will see beside them. */
export function NoticeFields({ form, picture, isPublished }: NoticeFieldsProps) {
  const [preview, setPreview] = useState<string>()
  return (
    <div className={css.columns} key={form.round}>
      <Sheet framed>
        <TextFields form={form} picture={<NoticePictureField form={form} stored={picture} onPreview={setPreview} />} />
        {isPublished ? <PublishedFields form={form} /> : <PublicationFields form={form} />}
      </Sheet>
      <Preview form={form} picture={preview ?? picture} />
    </div>
  )
}

const shownLeft = 500

function TextFields({ form, picture }: { form: NoticeForm; picture: ReactNode }) {
  const t = useFormWords()
  const text = useFormValue(form, 'text')
  const left = noticeLimits.text - plainTextOf(text.value).length
  return (
    <Section>
      <Stack gap={16}>
        <CountedField
          label={t('title')}
          placeholder={t('titleHint')}
          autoComplete="off"
          maxLength={noticeLimits.title}
          {...form.field('title')}
        />
        <RichTextEditor
          label={t('text')}
          placeholder={t('textHint')}
          start={form.getValues('text')}
          onChange={document => form.setValue('text', document, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })}
          onSubmit={() => void form.submit()}
          error={text.error}
          hint={left <= shownLeft && left >= 0 ? t('left', { count: left }) : undefined}
        />
        {picture}
      </Stack>
    </Section>
  )
}

function PublicationFields({ form }: FieldsProps) {
  const t = useFormWords()
  const [when, day, time] = [useFormValue(form, 'publishOn'), useFormValue(form, 'day'), useFormValue(form, 'time')]
  const notifies = useFormValue(form, 'notifies')
  return (
    <>
      <Section title={t('who')}>
        <AudienceField form={form} />
      </Section>
      <Section title={t('when')}>
        <Stack gap={16}>
          <SegmentedControl
            label={t('when')}
            options={[
              { value: 'now', label: t('now') },
              { value: 'later', label: t('later') },
            ]}
            value={when.value}
            onChange={when.onChange}
          />
          {when.value === 'later' && (
            <Stack gap={8}>
              <FieldPair>
                <DayField label={t('day')} {...day} error={day.error ?? when.error} min={romeDay()} leaning="future" />
                <TimeField label={t('time')} {...time} />
              </FieldPair>
              <Text size="hint" tone={3}>
                {t('romeTime')}
              </Text>
            </Stack>
          )}
          <Checkbox
            label={t('notifies')}
            hint={t('notifiesHint')}
            checked={notifies.value}
            onChange={event => notifies.onChange(event.target.checked)}
          />
          <ShownFields form={form} />
        </Stack>
      </Section>
    </>
  )
}

function PublishedFields({ form }: FieldsProps) {
  const t = useFormWords()
  const again = useFormValue(form, 'notifiesAgain')
  return (
    <Section title={t('when')} text={t('fixed')}>
      <Stack gap={16}>
        <ShownFields form={form} />
        <Checkbox
          label={t('notifiesAgain')}
          hint={t('notifiesAgainHint')}
          checked={again.value}
          onChange={event => again.onChange(event.target.checked)}
        />
      </Stack>
    </Section>
  )
}

function ShownFields({ form }: FieldsProps) {
  const t = useFormWords()
  const until = useFormValue(form, 'visibleUntil')
  const pinned = useFormValue(form, 'isPinned')
  return (
    <>
      <DayField label={t('visibleUntil')} hint={t('visibleHint')} optional {...until} leaning="future" />
      <Checkbox
        label={t('isPinned')}
        hint={t('isPinnedHint')}
        checked={pinned.value}
        onChange={event => pinned.onChange(event.target.checked)}
      />
    </>
  )
}
