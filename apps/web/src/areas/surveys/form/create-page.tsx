import { createSurvey, surveyExamples, surveyLimits, surveyTypes, type SurveyExample } from '@allenio/contract/surveys'
import { createSurvey as asForm } from '@allenio/contract/forms/surveys'
import { newId } from '@allenio/domain/ids'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { BackButton, goTo } from '#shell'
import { useEndpointForm } from '#lib/forms'
import { rememberedPlace } from '#lib/list-place'
import { RadioCards } from '#ui/radio-cards'
import { Section, Sheet } from '#ui/section'
import { Stack } from '#ui/layout'
import { SheetFormPage, SheetPage } from '#ui/sheet-page'
import { TextField } from '#ui/text-field'
import { editorHref, surveysAddress } from '../data.ts'
import { exampleTypes, useExampleWords } from '../example-words.ts'
import { useSurveyTypeWords } from '../type-badge.tsx'
import { useFormWords } from './words.ts'

const schema = asForm.input.pick({ name: true, type: true, example: true })

const beginnings = ['empty', ...surveyExamples] as const

/** Name, type and where it begins; the questions are written in the editor. */
export function Page() {
  const t = useFormWords()
  const exampleWord = useExampleWords()
  const typeWord = useSurveyTypeWords()
  // made once, so that a second try does not make a second survey
  const [id] = useState(newId)
  // the palette's command brings the name along
  const typedName = useSearch({ strict: false, select: search => ('name' in search && typeof search.name === 'string' ? search.name : '') })
  const form = useEndpointForm({
    endpoint: createSurvey,
    schema,
    start: { name: typedName, type: 'CHECK_IN' },
    toInput: values => ({ ...values, id, isDraft: true }),
    onSaved: survey => goTo(editorHref(survey), { replace: true }),
  })
  const { control, setValue, getValues } = form
  const [type, example] = useWatch({ control, name: ['type', 'example'] })
  const begin = (next: SurveyExample | undefined) => {
    const before = getValues('example')
    // a name that nobody has typed follows the example
    const isOwnName = getValues('name') !== '' && getValues('name') !== (before && exampleWord(before))
    setValue('example', next, { shouldDirty: true })
    if (next) setValue('type', exampleTypes[next])
    if (!isOwnName) setValue('name', next ? exampleWord(next) : '', { shouldValidate: next !== undefined })
  }
  return (
    <SheetPage header={{ title: t('title'), back: <BackButton /> }}>
      <SheetFormPage form={form} save={t('create')} cancelHref={surveysAddress.href(rememberedPlace(surveysAddress))}>
        <Sheet framed>
          <Section>
            <Stack gap={20}>
              <TextField
                label={t('name')}
                placeholder={t('nameHint')}
                maxLength={surveyLimits.name}
                autoComplete="off"
                {...form.field('name')}
              />
              <RadioCards
                hasColumns
                label={t('type')}
                options={surveyTypes.map(value => ({ value, label: typeWord(`type_${value}`), hint: typeWord(`typeText_${value}`) }))}
                value={type}
                onChange={next => setValue('type', next, { shouldDirty: true })}
              />
              <RadioCards
                hasColumns
                label={t('beginning')}
                options={beginnings.map(value =>
                  value === 'empty'
                    ? { value, label: t('empty'), hint: t('emptyText') }
                    : { value, label: exampleWord(value), hint: exampleWord(`${value}Text`) },
                )}
                value={example ?? 'empty'}
                onChange={next => begin(next === 'empty' ? undefined : next)}
              />
            </Stack>
          </Section>
        </Sheet>
      </SheetFormPage>
    </SheetPage>
  )
}
