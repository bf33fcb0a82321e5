import type { OwnSurvey } from '@allenio/contract/surveys'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { preloadCamera } from '#areas/progress'
import { useParam } from '#shell'
import { retryWrite, useDraft, type Draft } from '#lib/offline'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Row } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonPage } from '#ui/skeleton'
import { ownSurveysQuery, useNamedMetrics, useUnsentAnswers } from '../data.ts'
import {
  answersDraft,
  filesDraft,
  parseBegun,
  parseFiles,
  startAnswers,
  withoutLostFiles,
  type BegunAnswers,
  type LocalFiles,
} from '../stored-answers.ts'
import { useAnsweringWords } from '../words.ts'
import { End } from './end.tsx'
import { Flow } from './flow.tsx'
import { homeHref } from './frame.tsx'
import { sendAnswers } from './send-answers.ts'
import { useAnswering } from './use-answering.ts'

/** The camera must open without a connection, too. */
export const ahead = preloadCamera

/** A client answers a survey, with or without a network. */
export function Page() {
  const t = useAnsweringWords()
  const id = useParam('id')
  const query = useInfiniteQuery(ownSurveysQuery())
  const [end, setEnd] = useState<'sent' | 'waiting'>()
  // what was sent leaves the list, and the next check-in takes its place
  if (end) return <End state={end} />
  return (
    <Loaded query={query} failed={t('loadFailed')} large skeleton={<SkeletonPage />}>
      {({ first }) => {
        const survey = first?.surveys.find(({ assignmentId }) => assignmentId === id)
        return survey ? (
          <Survey key={`${id} ${survey.dueDay}`} survey={survey} hasConsent={first?.hasConsent ?? false} onEnd={setEnd} />
        ) : (
          <EmptyState large title={t('goneTitle')} text={t('goneText')} action={<ButtonLink href={homeHref}>{t('toHome')}</ButtonLink>} />
        )
      }}
    </Loaded>
  )
}

interface SurveyProps {
  survey: OwnSurvey
  hasConsent: boolean
  onEnd: (state: 'sent' | 'waiting') => void
}

/** Waits for what the device has, and shows an answer that has not left it instead of asking again. */
function Survey({ survey: listed, hasConsent, onEnd }: SurveyProps) {
  const t = useAnsweringWords()
  // the questions do not change under somebody who answers them
  const [survey] = useState(listed)
  const answers = useDraft(answersDraft(survey.assignmentId), parseBegun)
  const files = useDraft(filesDraft(survey.assignmentId), parseFiles)
  const unsent = useUnsentAnswers()(survey)
  // the answer is in the outbox for a moment before it is there
  const [isSending, setSending] = useState(false)
  if (unsent?.refusal !== undefined && !isSending) {
    return (
      <EmptyState
        large
        title={t('refusedTitle')}
        text={unsent.refusal}
        action={
          <Row gap={8} wrap>
            <Button kind="primary" onClick={() => void retryWrite(unsent.id)}>
              {t('retry')}
            </Button>
            <ButtonLink href={homeHref}>{t('close')}</ButtonLink>
          </Row>
        }
      />
    )
  }
  if (unsent && !isSending) return <End state="waiting" />
  if (!answers.isLoaded || !files.isLoaded) return <SkeletonPage />
  return <Answered {...{ survey, hasConsent, onEnd, answers, files }} onSending={setSending} />
}

interface AnsweredProps extends SurveyProps {
  answers: Draft<BegunAnswers>
  files: Draft<LocalFiles>
  onSending: (isSending: boolean) => void
}

function Answered({ survey, hasConsent, onEnd, onSending, answers, files }: AnsweredProps) {
  const metrics = useNamedMetrics()
  const [startFiles] = useState(() => files.draft ?? {})
  const [start] = useState(() => {
    const begun = startAnswers(survey, answers.draft)
    return { ...begun, answers: withoutLostFiles(begun.answers, startFiles) }
  })
  const t = useAnsweringWords()
  const { assignmentId, name } = survey
  // a survey outside of a row is judged as the first one
  const number = survey.dueDay === null ? 1 : survey.number
  const answering = useAnswering({
    survey,
    number,
    start,
    startFiles,
    metrics,
    sharedAs: hasConsent ? assignmentId : undefined,
    answersDraft: answers,
    filesDraft: files,
  })
  const title = t('outboxTitle', { name })
  return (
    <Flow
      {...{ survey, answering, metrics, hasConsent, onSending }}
      send={(begun, chosen) => sendAnswers({ begun, files: chosen, number, title }, assignmentId)}
      onSent={onEnd}
    />
  )
}
