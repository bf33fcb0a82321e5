import { surveyLimits, surveyReaders, surveyTypes, welcomeAudiences, type SurveyReader } from '@allenio/contract/surveys'
import { useQuery } from '@tanstack/react-query'
import { useTypedCell } from '#shell/editor'
import { useSurveyTypeWords } from '#areas/surveys'
import { Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { Findings } from '../questions/question-item.tsx'
import { useEditor, useSurveyCells } from '../session.ts'
import { headQuery } from '../survey-document.ts'
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
        <ReaderField value={reader ?? null} />
        <TextArea label={t('intro')} hint={t('introHint')} optional maxLength={surveyLimits.intro} {...introField} />
      </Stack>
    </Section>
  )
}

/** Names the readers of the answers. Those who may not read them learn who decides it, and nothing else. */
function ReaderField({ value }: { value: SurveyReader | null }) {
  const t = useEditorWords()
  const { surveyId, set } = useEditor()
  const { data: head } = useQuery(headQuery(surveyId))
  if (!head) return null
  const choices = head.readersToChoose
  if (choices.length === 0) return <FixedReader text={t('readerOfOthers')} />
  if (value !== null && choices.every(each => each === value)) return <FixedReader text={t(`readerFixed_${value}`)} />
  const readers = surveyReaders.filter(reader => reader === value || choices.includes(reader))
  const mayBeEverybody = value === null || choices.includes(null)
  const mayWiden = choices.length > surveyReaders.length
  return (
    <Select
      label={t('reader')}
      {...(!mayWiden && { hint: t('readerHint') })}
      {...(mayBeEverybody && { placeholder: t('reader_everybody') })}
      options={readers.map(reader => ({ value: reader, label: t(`reader_${reader}`) }))}
      value={value ?? ''}
      onChange={event => set(surveyId, { reader: event.target.value || undefined })}
    />
  )
}

function FixedReader({ text }: { text: string }) {
  const t = useEditorWords()
  return (
    <Stack gap={4}>
      <Text weight={500}>{t('reader')}</Text>
      <Text tone={2} prose>
        {text}
      </Text>
    </Stack>
  )
}
