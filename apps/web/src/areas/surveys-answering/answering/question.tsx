import { type Answer, type AnswerOf, type Question as AskedQuestion, type QuestionKind } from '@allenio/contract/surveys'
import { answerTo, summarizeAnswer } from '@allenio/domain/surveys'
import type { KeyboardEvent } from 'react'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import type { NamedMetrics } from '../data.ts'
import { BooleanField, CheckboxesField, MultipleField } from '../questions/choice-fields.tsx'
import { MetricField, NumberField } from '../questions/figure-fields.tsx'
import { shownKeys, toggledOption } from '../questions/choices.ts'
import { FilesField, ProgressField } from '../questions/file-fields.tsx'
import { DateQuestion, TextQuestion } from '../questions/plain-fields.tsx'
import { useAnsweringWords } from '../words.ts'
import type { AnswerSession, AskedSurvey } from './use-answer-session.ts'

interface QuestionProps {
  question: AskedQuestion
  survey: AskedSurvey
  session: AnswerSession
  metrics: NamedMetrics
  /** The question has the screen for itself. */
  isAlone: boolean
  onDone: () => void
}

/** One question with its field, and beside it what was answered last time. */
export function Question({ question, survey, session, metrics, isAlone, onDone }: QuestionProps) {
  const t = useAnsweringWords()
  const { day } = useFormats()
  const language = useLanguage()
  const { last } = survey
  const lastAnswer = last ? answerTo(question, last.answers) : undefined
  const lastText = lastAnswer && summarizeAnswer(question, lastAnswer, { language, metrics: metrics.facts })
  const press = (event: KeyboardEvent) => {
    // Enter in a field sends the form by itself; on the question it goes on, too
    if (event.key === 'Enter' && event.target === event.currentTarget) return onDone()
    const isTyping = event.target instanceof HTMLElement && event.target.matches('textarea, input:not([type="radio"], [type="checkbox"])')
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !/^\d$/.test(event.key)) return
    const next = answerByDigit(question, answerTo(question, session.begun.answers), Number(event.key))
    if (!next) return
    event.preventDefault()
    session.answer(question.key, next === 'none' ? undefined : next)
  }
  return (
    <Stack
      as="section"
      gap={20}
      id={sectionId(question.key)}
      tabIndex={-1}
      aria-labelledby={`${sectionId(question.key)}-text`}
      onKeyDown={press}>
      <Stack gap={4}>
        <Title level={2} size={isAlone ? 28 : 20} breaks id={`${sectionId(question.key)}-text`}>
          {question.text}
        </Title>
        {question.help && (
          <Text tone={2} prose breaks>
            {question.help}
          </Text>
        )}
        {!question.isRequired && (
          <Text size="hint" tone={3}>
            {t('optional')}
          </Text>
        )}
      </Stack>
      <QuestionField {...{ question, lastAnswer, session, metrics, onDone }} />
      {last && lastText && (
        <Text size="hint" tone={2} breaks>
          {t('lastTime', { day: day(last.day), answer: lastText })}
        </Text>
      )}
    </Stack>
  )
}

export const sectionId = (key: string): string => `question-${key}`

interface QuestionFieldProps extends Pick<QuestionProps, 'question' | 'session' | 'metrics' | 'onDone'> {
  lastAnswer: Answer | undefined
}

const ofKind = <Kind extends QuestionKind>(kind: Kind, answer: Answer | undefined): AnswerOf<Kind> | undefined =>
  isOfKind(kind, answer) ? answer : undefined

const isOfKind = <Kind extends QuestionKind>(kind: Kind, answer: Answer | undefined): answer is AnswerOf<Kind> => answer?.kind === kind

function QuestionField({ question, lastAnswer, session, metrics, onDone }: QuestionFieldProps) {
  const { key, kind } = question
  const { answers } = session.begun
  const current = Object.hasOwn(answers, key) ? answers[key] : undefined
  const shared = {
    error: session.errorAt(question),
    files: session.files,
    savedFiles: session.savedFiles,
    clientId: session.clientId,
    onAnswer: (next: Answer | undefined) => session.answer(key, next),
    onUnreadable: (isUnreadable: boolean) => session.markUnreadable(key, isUnreadable),
    onFiles: session.addFiles,
    onDone,
  }
  const answerProps = <Kind extends QuestionKind>(of: Kind) => ({ answer: ofKind(of, current), last: ofKind(of, lastAnswer), ...shared })
  switch (kind) {
    case 'boolean':
      return <BooleanField question={question} {...answerProps(kind)} />
    case 'text':
      return <TextQuestion question={question} {...answerProps(kind)} />
    case 'multiple':
      return <MultipleField question={question} {...answerProps(kind)} />
    case 'checkboxes':
      return <CheckboxesField question={question} {...answerProps(kind)} />
    case 'files':
      return <FilesField question={question} metrics={metrics} {...answerProps(kind)} />
    case 'metric':
      return <MetricField question={question} metrics={metrics} {...answerProps(kind)} />
    case 'progress':
      return <ProgressField question={question} {...answerProps(kind)} />
    case 'date':
      return <DateQuestion question={question} {...answerProps(kind)} />
    case 'number':
      return <NumberField question={question} {...answerProps(kind)} />
    default:
      return question satisfies never
  }
}

/** The answer that a digit chooses; 'none' where it unticks the last option. Questions without options have none. */
function answerByDigit(question: AskedQuestion, answer: Answer | undefined, digit: number): Answer | 'none' | undefined {
  switch (question.kind) {
    case 'boolean':
      return digit === 1 || digit === 2 ? { kind: 'boolean', value: digit === 1 } : undefined
    case 'multiple': {
      const option = shownKeys(question)[digit - 1]
      return option === undefined ? undefined : { kind: 'multiple', option, otherText: '' }
    }
    case 'checkboxes': {
      const option = shownKeys(question)[digit - 1]
      return option === undefined ? undefined : (toggledOption(ofKind('checkboxes', answer), option) ?? 'none')
    }
    case 'number': {
      const { scale, min, max } = question
      if (!scale || min === null || max === null) return undefined
      // a scale up to ten has its last step at the key 0, unless it begins there
      const value = digit === 0 && min > 0 ? 10 : digit
      return value >= min && value <= max ? { kind: 'number', value } : undefined
    }
    case 'text':
    case 'files':
    case 'metric':
    case 'progress':
    case 'date':
      return undefined
    default:
      return question satisfies never
  }
}
