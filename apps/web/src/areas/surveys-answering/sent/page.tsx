import type { Output } from '@allenio/contract'
import { correctSurveyAnswer, type getOwnSurveyAnswer } from '@allenio/contract/surveys'
import { answerTo, summarizeAnswer, visibleQuestions } from '@allenio/domain/surveys'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParam } from '#shell'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { useUnsentWrites } from '#lib/offline'
import { useLanguage } from '#lib/words'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { IconLink } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Loaded } from '#ui/loaded'
import { Quote } from '#ui/quote'
import { SkeletonPage } from '#ui/skeleton'
import { Sparkline } from '#ui/sparkline'
import { Text, Title } from '#ui/text'
import { WaitingMark } from '#ui/waiting-mark'
import css from '../answering/answering.module.css'
import { Foot } from '../answering/frame.tsx'
import { ownAnswerQuery, surveysHref, useNamedMetrics } from '../data.ts'
import { useAnsweringWords } from '../words.ts'
import { Correction } from './correction.tsx'

type SentAnswer = Output<typeof getOwnSurveyAnswer>

/** Shows sent answers with the client's own course since the start. Until somebody has read them, they can be corrected. */
export function Page() {
  const t = useAnsweringWords()
  const query = useQuery(ownAnswerQuery(useParam('id')))
  const [isCorrecting, setCorrecting] = useState(false)
  return (
    <Loaded
      query={query}
      failed={t('loadFailed')}
      large
      skeleton={<SkeletonPage />}
      gone={<EmptyState large title={t('sentGoneTitle')} action={<ButtonLink href={surveysHref}>{t('toSurveys')}</ButtonLink>} />}>
      {answer =>
        isCorrecting ? (
          <Correction answer={answer} onEnd={() => setCorrecting(false)} />
        ) : (
          <Sent answer={answer} onCorrect={() => setCorrecting(true)} />
        )
      }
    </Loaded>
  )
}

function Sent({ answer, onCorrect }: { answer: SentAnswer; onCorrect: () => void }) {
  const t = useAnsweringWords()
  const { day } = useFormats()
  const language = useLanguage()
  const metrics = useNamedMetrics()
  const { id, name, number, version, answers, sentBack, reviewedAt, reviewedBy, mayCorrect, series, replies } = answer
  const isWaiting = useUnsentWrites(correctSurveyAnswer).some(({ input }) => input.id === id)
  const readText = reviewedAt === null ? undefined : reviewedBy === null ? t('read') : t('readBy', { name: reviewedBy })
  return (
    <div className={css.screen}>
      <header className={css.header}>
        <div className={css.bar} />
        <IconLink label={t('close')} icon={IconX} href={surveysHref} />
      </header>
      <div className={css.body}>
        <Stack gap={4}>
          <Title level={1} breaks>
            {name}
          </Title>
          <Text tone={2}>{[t('sentOn', { day: day(answer.day) }), readText].filter(Boolean).join(' · ')}</Text>
          {isWaiting && <WaitingMark />}
        </Stack>
        {sentBack && <Quote>{sentBack.note || t('sentBackPlain')}</Quote>}
        {replies.map(({ messageId, text, at, by }) => (
          <Quote key={messageId} label={[by ?? t('reply'), day(at)].join(' · ')}>
            <Text breaks>{text || t('replyInChat')}</Text>
            <TextLink href={hrefTo('/chats')}>{t('openChat')}</TextLink>
          </Quote>
        ))}
        <BareList>
          {visibleQuestions(version, answers, { number: number ?? 1 }).map(question => {
            const questionAnswer = answerTo(question, answers)
            const values = (series[question.key] ?? []).map(({ value }) => value)
            return (
              <li key={question.key} className={css.row}>
                <Text as="span" size="hint" tone={2} breaks>
                  {question.text}
                </Text>
                <Row as="span" gap={12} justify="between">
                  <Text as="span" weight={500} tone={questionAnswer ? 1 : 3} breaks>
                    {questionAnswer ? summarizeAnswer(question, questionAnswer, { language, metrics: metrics.facts }) : t('noAnswer')}
                  </Text>
                  {values.length > 1 && <Sparkline values={values} label={t('courseOf', { question: question.text })} width={96} />}
                </Row>
              </li>
            )
          })}
        </BareList>
      </div>
      {mayCorrect && !isWaiting && (
        <Foot>
          <Button size="large" wide kind={sentBack ? 'primary' : 'secondary'} onClick={onCorrect}>
            {t('correct')}
          </Button>
        </Foot>
      )}
    </div>
  )
}
