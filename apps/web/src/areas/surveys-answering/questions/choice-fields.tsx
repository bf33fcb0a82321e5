import { noOption, otherOption, surveyLimits, type QuestionOf } from '@allenio/contract/surveys'
import { Stack } from '#ui/layout'
import { CheckCards, RadioCards, type RadioCard } from '#ui/radio-cards'
import { TextField } from '#ui/text-field'
import { useAnsweringWords, type SayInAnswering } from '../words.ts'
import { toggledOption } from './choices.ts'
import type { QuestionFieldProps } from './question-props.ts'

/** A digit chooses the option that has it in front; the tenth and later ones have none. */
const leadOf = (at: number): string => (at < 9 ? String(at + 1) : '')

export function BooleanField({ question, answer, last, error, onAnswer }: QuestionFieldProps<'boolean'>) {
  const t = useAnsweringWords()
  const cards = ([true, false] as const).map((value, at) => ({
    value: String(value),
    label: value ? t('yes') : t('no'),
    lead: leadOf(at),
    ...(last?.value === value && { note: t('lastTimeShort') }),
  }))
  return (
    <RadioCards
      label={question.text}
      labelHidden
      error={error}
      options={cards}
      value={answer && String(answer.value)}
      onChange={value => onAnswer({ kind: 'boolean', value: value === 'true' })}
    />
  )
}

export function MultipleField({ question, answer, last, error, onAnswer }: QuestionFieldProps<'multiple'>) {
  const t = useAnsweringWords()
  const otherText = answer?.otherText ?? ''
  return (
    <Stack gap={12}>
      <RadioCards
        label={question.text}
        labelHidden
        error={answer?.option === otherOption ? undefined : error}
        options={cardsOf(question, last ? [last.option] : [], t)}
        value={answer?.option}
        onChange={option => onAnswer({ kind: 'multiple', option, otherText: option === otherOption ? otherText : '' })}
      />
      {answer?.option === otherOption && (
        <OtherWords value={otherText} error={error} onChange={text => onAnswer({ ...answer, otherText: text })} />
      )}
    </Stack>
  )
}

export function CheckboxesField({ question, answer, last, error, onAnswer }: QuestionFieldProps<'checkboxes'>) {
  const t = useAnsweringWords()
  const { least, most, hasNone } = question
  const chosenOptions = answer?.options ?? []
  const otherText = answer?.otherText ?? ''
  const cards = cardsOf(question, last?.options ?? [], t)
  const none = { value: noOption, label: t('noneOfThese'), lead: leadOf(cards.length) }
  const hasOther = chosenOptions.includes(otherOption)
  return (
    <Stack gap={12}>
      <CheckCards
        label={question.text}
        labelHidden
        hint={limitsHint({ least, most }, t)}
        error={hasOther && otherText.trim() === '' ? undefined : error}
        options={hasNone ? [...cards, none] : cards}
        values={chosenOptions}
        onToggle={option => onAnswer(toggledOption(answer, option))}
      />
      {answer && hasOther && (
        <OtherWords
          value={otherText}
          error={otherText.trim() === '' ? error : undefined}
          onChange={text => onAnswer({ ...answer, otherText: text })}
        />
      )}
    </Stack>
  )
}

function limitsHint({ least, most }: Pick<QuestionOf<'checkboxes'>, 'least' | 'most'>, t: SayInAnswering): string | undefined {
  if (least > 1 && most !== null) return t('chooseBetween', { least, most })
  if (least > 1) return t('chooseAtLeast', { least })
  return most === null ? undefined : t('chooseAtMost', { most })
}

function cardsOf(
  { options, hasOther }: Pick<QuestionOf<'multiple'>, 'options' | 'hasOther'>,
  lastOptions: readonly string[],
  t: SayInAnswering,
): RadioCard<string>[] {
  const all = [...options, ...(hasOther ? [{ key: otherOption, text: t('other') }] : [])]
  return all.map(({ key, text }, at) => ({
    value: key,
    label: text,
    lead: leadOf(at),
    ...(lastOptions.includes(key) && { note: t('lastTimeShort') }),
  }))
}

interface OtherWordsProps {
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

function OtherWords({ value, error, onChange }: OtherWordsProps) {
  const t = useAnsweringWords()
  return (
    <TextField
      label={t('otherWords')}
      maxLength={surveyLimits.otherText}
      autoComplete="off"
      size="large"
      value={value}
      error={error}
      onChange={event => onChange(event.target.value)}
    />
  )
}
