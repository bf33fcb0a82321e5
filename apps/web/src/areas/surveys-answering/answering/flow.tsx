import { useEffect, useEffectEvent } from 'react'
import { Button } from '#ui/button'
import { Text, Title } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useAnsweringWords } from '../words.ts'
import css from './answering.module.css'
import { Foot, Header } from './frame.tsx'
import { Question, sectionId } from './question.tsx'
import { Summary, type SummaryProps } from './summary.tsx'
import { intro, summary } from './use-answer-session.ts'

type FlowProps = SummaryProps

/** A survey from its first words to the summary: one question a screen on a phone, a page of them on a desk. */
export function Flow(props: FlowProps) {
  const t = useAnsweringWords()
  const { survey, session, metrics } = props
  const { place } = session
  return (
    <div className={css.screen}>
      <Header session={session} />
      {survey.client && (
        <Text tone={2} className={css.about} breaks>
          {t('fillInTitle', { survey: survey.name, name: survey.client.name })}
        </Text>
      )}
      {place === intro ? (
        <Intro survey={survey} session={session} />
      ) : place === summary ? (
        <Summary {...props} />
      ) : (
        <StepForm key={session.at} {...{ survey, session, metrics }} />
      )}
    </div>
  )
}

function Intro({ survey: { name, message, intro: words }, session: { steps, begin, isTrial } }: Pick<FlowProps, 'survey' | 'session'>) {
  const t = useAnsweringWords()
  const count = steps.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <>
      <div className={css.body}>
        <Title level={1} breaks>
          {name}
        </Title>
        {[message, words].filter(Boolean).map(text => (
          <Text key={text} size={16} prose breaks className={css.written}>
            {text}
          </Text>
        ))}
        <Text tone={2}>{t('fewQuestions', { count })}</Text>
      </div>
      <Foot>
        <Button kind="primary" size="large" wide data-autofocus={!isTrial || undefined} onClick={begin}>
          {t('begin')}
        </Button>
      </Foot>
    </>
  )
}

function StepForm({ survey, session, metrics }: Pick<FlowProps, 'survey' | 'session' | 'metrics'>) {
  const t = useAnsweringWords()
  const { step, steps, at = 0, isOneByOne, isCorrecting, isTrial, place } = session
  const focus = (key: string | undefined) => {
    if (key !== undefined) focusQuestion(key)
  }
  const firstKey = typeof place === 'object' ? place.key : undefined
  const focusFirst = useEffectEvent(() => {
    if (!isTrial) focus(firstKey)
  })
  // the digits and Enter reach the question at once
  useEffect(() => focusFirst(), [])
  if (!step) return null
  const goOn = () => focus(session.goOn())
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        goOn()
      }}>
      <div className={css.body}>
        {!isTrial && (isOneByOne || !step.title) && <VisuallyHidden as="h1">{survey.name}</VisuallyHidden>}
        {isOneByOne ? (
          <Text as="span" tone={2}>
            <b>{at + 1}</b> {t('place', { count: steps.length })}
          </Text>
        ) : (
          step.title && <Title level={1}>{step.title}</Title>
        )}
        <div className={css.questions}>
          {step.questions.map(question => (
            <Question key={question.key} isAlone={isOneByOne} onDone={goOn} {...{ question, survey, session, metrics }} />
          ))}
        </div>
      </div>
      <Foot isStored={!isTrial && session.begun.savedAt !== ''}>
        <Button type="submit" kind="primary" size="large" wide>
          {isCorrecting ? t('backToSummary') : at === steps.length - 1 ? t('toSummary') : t('goOn')}
        </Button>
      </Foot>
    </form>
  )
}

/** A field that is typed into gets the focus itself where there is a keyboard; on a phone it would bring one up unasked. */
function focusQuestion(key: string): void {
  const section = document.getElementById(sectionId(key))
  const field = section?.querySelector<HTMLElement>('textarea, input[type="text"]')
  const hasKeyboard = window.matchMedia('(hover: hover) and (pointer: fine)').matches
  ;(hasKeyboard && field ? field : section)?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'nearest' })
}
