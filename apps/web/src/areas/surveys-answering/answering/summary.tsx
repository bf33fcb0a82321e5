import { answerTo, summarizeAnswer } from '@allenio/domain/surveys'
import { useState } from 'react'
import { AskConsent } from '#areas/clients'
import { messageOf } from '#lib/api'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Notice } from '#ui/form-notice'
import { FieldError } from '#ui/field'
import { BareButton, BareList, Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import type { NamedMetrics } from '../data.ts'
import type { BegunAnswers, LocalFiles } from '../stored-answers.ts'
import { useAnsweringWords } from '../words.ts'
import css from './answering.module.css'
import { Foot } from './frame.tsx'
import type { AnswerSession, AskedSurvey } from './use-answer-session.ts'

type Outcome = { state: 'sent' } | { state: 'waiting' } | { state: 'refused'; error: Error }

export interface SummaryProps {
  survey: AskedSurvey
  session: AnswerSession
  metrics: NamedMetrics
  hasConsent: boolean
  send: (begun: BegunAnswers, files: LocalFiles) => Promise<Outcome>
  onSending: (isSending: boolean) => void
  onSent: (outcome: 'sent' | 'waiting') => void
}

/** All answers before they are sent; each leads to its question and back. */
export function Summary({ survey: { client }, session, metrics, hasConsent, send: sendAnswers, onSending, onSent }: SummaryProps) {
  const t = useAnsweringWords()
  const language = useLanguage()
  const { begun, files, steps } = session
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const questions = steps.flatMap(step => step.questions)
  const faults = questions.filter(question => session.faultOf(question) !== undefined)
  const send = async () => {
    setSending(true)
    onSending(true)
    setRefusal(undefined)
    session.stopSharing()
    const outcome = await sendAnswers(begun, files)
    if (outcome.state !== 'refused') {
      session.forget()
      return onSent(outcome.state)
    }
    setRefusal(messageOf(outcome.error))
    setSending(false)
    onSending(false)
  }
  const press = () => {
    const [first] = faults
    if (first) return session.correct(first.key)
    if (hasConsent) void send()
    else setAsking(true)
  }
  return (
    <>
      <div className={css.body}>
        <Stack gap={4}>
          <Title level={1}>{client ? t('summaryOf', { name: client.name }) : t('summaryTitle')}</Title>
          <Text tone={2}>{faults.length > 0 ? t('toFix', { count: faults.length }) : t('summaryText')}</Text>
        </Stack>
        {refusal && <Notice>{refusal}</Notice>}
        <BareList>
          {questions.map(question => {
            const answer = answerTo(question, begun.answers)
            const fault = session.faultOf(question)
            return (
              <li key={question.key}>
                <BareButton
                  className={css.row}
                  aria-label={t('changeAnswer', { question: question.text })}
                  onClick={() => session.correct(question.key)}>
                  <Text as="span" size="hint" tone={2} breaks>
                    {question.text}
                  </Text>
                  <Text as="span" weight={500} tone={answer ? 1 : 3} breaks>
                    {answer ? summarizeAnswer(question, answer, { language, metrics: metrics.facts }) : t('noAnswer')}
                  </Text>
                  {fault && <FieldError>{fault}</FieldError>}
                </BareButton>
              </li>
            )
          })}
        </BareList>
        {!hasConsent && (
          <Text tone={2} prose>
            {t('consentNeeded')}
          </Text>
        )}
      </div>
      <Foot isStored={!session.isTrial}>
        <Button kind="primary" size="large" wide isBusy={isSending} data-autofocus={!session.isTrial || undefined} onClick={press}>
          {hasConsent || faults.length > 0 ? t('send') : t('readAndSend')}
        </Button>
      </Foot>
      {isAsking && <AskConsent purpose="health data" onAgreed={() => void send()} onClose={() => setAsking(false)} />}
    </>
  )
}
