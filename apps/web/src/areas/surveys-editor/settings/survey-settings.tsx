import { surveyLimits, surveyReaders, surveyTypes, welcomeAudiences } from '@allenio/contract/surveys'
import { useTypedCell } from '#shell/editor'
import { useSurveyTypeWords } from '#areas/surveys'
import { Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Select } from '#ui/select'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { Findings } from '../questions/question-item.tsx'
import { useEditor, useSurveyCells } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { WelcomeTypes } from './welcome-types.tsx'

/** Name, type, readers and the words before the first question. */
export function SurveySettings() {
  const t = useEditorWords()
  const typeWord = useSurveyTypeWords()
  const { surveyId, set } = useEditor()
  const { name = '', type = 'CHECK_IN', reader, welcomeFor = 'nobody', welcomeTypes = [], intro = '' } = useSurveyCells()
  const nameField = useTypedCell({ value: name, write: (next, gestureId) => next && set(surveyId, { name: next }, gestureId) })
  const introField = useTypedCell({ value: intro, write: (next, gestureId) => set(surveyId, { intro: next }, gestureId) })
  return (
    <Section title={t('surveySettings')}>
      <Stack gap={16}>
        <Findings id={null} />
        <TextField label={t('name')} maxLength={surveyLimits.name} autoComplete="off" {...nameField} />
        <Select
          label={typeWord('type')}
          hint={typeWord(`typeText_${type}`)}
          options={surveyTypes.map(value => ({ value, label: typeWord(`type_${value}`) }))}
          value={type}
          onChange={event => set(surveyId, { type: event.target.value })}
        />
        {type === 'WELCOME' && (
          <Select
            label={t('welcomeFor')}
            hint={t('welcomeHint')}
            options={welcomeAudiences.map(value => ({ value, label: t(`welcomeFor_${value}`) }))}
            value={welcomeFor}
            onChange={event => set(surveyId, { welcomeFor: event.target.value === 'nobody' ? undefined : event.target.value })}
          />
        )}
        {type === 'WELCOME' && welcomeFor === 'client types' && (
          <WelcomeTypes value={welcomeTypes} onChange={ids => set(surveyId, { welcomeTypes: ids.length > 0 ? ids : undefined })} />
        )}
        <Select
          label={t('reader')}
          placeholder={t('reader_everybody')}
          options={surveyReaders.map(value => ({ value, label: t(`reader_${value}`) }))}
          value={reader ?? ''}
          onChange={event => set(surveyId, { reader: event.target.value || undefined })}
        />
        <TextArea label={t('intro')} hint={t('introHint')} optional maxLength={surveyLimits.intro} {...introField} />
      </Stack>
    </Section>
  )
}
