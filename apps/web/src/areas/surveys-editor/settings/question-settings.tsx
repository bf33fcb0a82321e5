import { questionKinds, surveyLimits, type Question, type QuestionKind } from '@allenio/contract/surveys'
import { useTypedCell } from '#shell/editor'
import { Button } from '#ui/button'
import { CountField } from '#ui/count-field'
import { Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Select } from '#ui/select'
import { Switch } from '#ui/switch'
import { TextArea } from '#ui/text-area'
import { chooseKind } from '../gestures.ts'
import { useEditor, useSurveyCells } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { ConditionSettings } from './condition-settings.tsx'
import { FlagSettings } from './flag-settings.tsx'
import { AnamnesisSetting, tiedKinds } from './anamnesis-field.tsx'
import { KindSettings } from './kind-settings.tsx'

interface QuestionSettingsProps {
  question: Question
  wasPublished: boolean
}

const isKind = (value: string): value is QuestionKind => questionKinds.some(kind => kind === value)

/** The settings of one question; its text is typed where it stands. */
export function QuestionSettings({ question, wasPublished }: QuestionSettingsProps) {
  const t = useEditorWords()
  const session = useEditor()
  const { set, selectedId } = session
  const { key: id, kind, help, isRequired, everyNth } = question
  const { type } = useSurveyCells()
  const helpField = useTypedCell({ value: help, write: (next, gestureId) => set(id, { help: next }, gestureId) })
  return (
    <>
      <Section
        title={t('settings')}
        action={
          <Button size="small" kind="quiet" onClick={() => selectedId.set(undefined)}>
            {t('toSurvey')}
          </Button>
        }>
        <Stack gap={16}>
          <Select
            label={t('kind')}
            hint={wasPublished ? t('kindHint') : undefined}
            options={questionKinds.map(value => ({ value, label: t(`kind_${value}`) }))}
            value={kind}
            onChange={({ target }) => isKind(target.value) && chooseKind(session, id, { kind: target.value, wasPublished })}
          />
          <KindSettings question={question} />
          {tiedKinds.includes(kind) && <AnamnesisSetting id={id} value={question.anamnesis} />}
          <TextArea label={t('help')} optional minRows={2} maxLength={surveyLimits.help} {...helpField} />
          <Switch
            label={t('isRequired')}
            checked={isRequired}
            onChange={event => set(id, { isRequired: event.target.checked || undefined })}
          />
          {type === 'CHECK_IN' && (
            <CountField
              label={t('everyNth')}
              hint={everyNth > 1 ? t('everyNthHint', { next: everyNth + 1 }) : t('everyTime')}
              value={everyNth}
              least={1}
              most={surveyLimits.everyNth}
              wrong={t('between', { least: 1, most: surveyLimits.everyNth })}
              onChange={next => set(id, { everyNth: next === 1 ? undefined : next })}
            />
          )}
        </Stack>
      </Section>
      <ConditionSettings question={question} />
      <FlagSettings question={question} />
    </>
  )
}
