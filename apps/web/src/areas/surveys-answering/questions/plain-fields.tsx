import { surveyLimits } from '@allenio/contract/surveys'
import { isDay } from '@allenio/domain/days'
import { useState } from 'react'
import { useToday } from '#shell'
import { DayField } from '#ui/day-field'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { useAnsweringWords } from '../words.ts'
import type { QuestionFieldProps } from './question-props.ts'

export function TextQuestion({ question, answer, error, onAnswer, onDone }: QuestionFieldProps<'text'>) {
  const t = useAnsweringWords()
  const change = (text: string) => onAnswer(text === '' ? undefined : { kind: 'text', text })
  const shared = { label: t('yourAnswer'), labelHidden: true, error, maxLength: surveyLimits.text, value: answer?.text ?? '' } as const
  return question.isLong ? (
    <TextArea {...shared} minRows={5} maxHeight={360} onEnter={onDone} onChange={event => change(event.target.value)} />
  ) : (
    <TextField {...shared} size="large" enterKeyHint="next" onChange={event => change(event.target.value)} />
  )
}

export function DateQuestion({ question: { range }, answer, error, onAnswer, onUnreadable }: QuestionFieldProps<'date'>) {
  const t = useAnsweringWords()
  const today = useToday()
  const [text, setText] = useState(answer?.day ?? '')
  return (
    <DayField
      label={t('day')}
      labelHidden
      size="large"
      error={error}
      value={text}
      {...(range === 'past' && { max: today, leaning: 'past' as const })}
      {...(range === 'future' && { min: today, leaning: 'future' as const })}
      onChange={day => {
        setText(day)
        const isReadable = isDay(day)
        onUnreadable(day !== '' && !isReadable)
        onAnswer(isReadable ? { kind: 'date', day } : undefined)
      }}
    />
  )
}
