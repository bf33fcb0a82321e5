import { paperHeadingLength } from '@allenio/contract/meal-plans'
import { ClientSelect } from '#shell/client-choice'
import { LanguageSelect, PaperSelect } from '#shell/paper-choice'
import { useFormValue, type useSubmitForm } from '#lib/forms'
import { Checkbox } from '#ui/checkbox'
import { DayField } from '#ui/day-field'
import { FieldPair, FieldSet } from '#ui/field'
import { Stack } from '#ui/layout'
import { TextField } from '#ui/text-field'
import type { PaperChoices } from './paper-choices.ts'
import { usePaperContents, usePrintWords } from './words.ts'

interface PaperFieldsProps {
  form: Omit<ReturnType<typeof useSubmitForm<PaperChoices, PaperChoices, unknown>>, 'attempt'>
  /** A plan that was made for somebody is for nobody else. */
  isOfClient: boolean
}

/** The fields that say what stands on the paper of a plan, and for whom. */
export function PaperFields({ form, isOfClient }: PaperFieldsProps) {
  const t = usePrintWords()
  const { value: client, onChange: onClient, error: clientError } = useFormValue(form, 'client')
  return (
    <>
      {!isOfClient && (
        <ClientSelect label={t('client')} hint={t('clientHint')} optional error={clientError} value={client} onChange={onClient} />
      )}
      <TextField
        label={t('heading')}
        hint={t('headingHint')}
        optional
        maxLength={paperHeadingLength}
        autoComplete="off"
        {...form.field('heading')}
      />
      <DayField label={t('startDate')} hint={t('startDateHint')} optional {...useFormValue(form, 'startDate')} />
      <FieldPair>
        <LanguageSelect {...form.field('language')} />
        <PaperSelect {...form.field('paper')} />
      </FieldPair>
      <FieldSet label={t('contents')}>
        <Stack gap={8}>
          {usePaperContents().map(({ name, label, hint }) => (
            <Checkbox key={name} label={label} hint={hint} {...form.register(name)} />
          ))}
        </Stack>
      </FieldSet>
    </>
  )
}
