import type { OwnSurvey } from '@allenio/contract/surveys'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { preloadCamera } from '#areas/progress'
import { useParam } from '#shell'
import { useDraft, type Draft } from '#lib/offline'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Loaded } from '#ui/loaded'
import { SkeletonPage } from '#ui/skeleton'
import { homeHref, ownSurveysQuery, surveysHref, useNamedMetrics, useUnsentAnswers, useUnsentOf, type UnsentAnswer } from '../data.ts'
import { useLater } from '../entry/use-entrance.ts'
import {
  answersDraft,
  filesDraft,
  parseBegun,
  parseFiles,
  reopenedAnswers,
  startAnswers,
  withoutLostFiles,
  type BegunAnswers,
  type LocalFiles,
} from '../stored-answers.ts'
import { useAnsweringWords } from '../words.ts'
import { End, type Ending } from './end.tsx'
import { Flow } from './flow.tsx'
import { RefusedAnswer } from './refused-answer.tsx'
import { sendAnswers } from './send-answers.ts'
import { useAnswerSession, type Exit } from './use-answer-session.ts'

/** The camera must open without a connection, too. */
export const ahead = preloadCamera

/** Somebody who comes from the home goes back to it; at the first entry the home opens the next welcome, or itself. */
function useExit(): Exit {
  const from = useSearch({ strict: false, select: search => ('from' in search ? search.from : undefined) })
  const later = useLater()
  return { href: from === undefined ? surveysHref : homeHref, ...(from === 'entry' && { onLater: later }) }
}

/** A client answers a survey, with or without a network. */
export function Page() {
  const t = useAnsweringWords()
  const id = useParam('id')
  const query = useInfiniteQuery(ownSurveysQuery())
  const [end, setEnd] = useState<Ending>()
  const exit = useExit()
  const unsentId = useSearch({ strict: false, select: search => ('unsent' in search ? search.unsent : undefined) })
  const unsentOnes = useUnsentOf(id)
  const chosenWrite = unsentOnes.find(write => write.id === unsentId)
  // sent answers leave the list, and the next check-in takes their place
  const isRefused = unsentOnes.some(({ input, refusal }) => input.id === end?.answerId && refusal !== undefined)
  if (end && !isRefused) return <End {...end} exit={exit} />
  return (
    <Loaded query={query} failed={t('loadFailed')} large skeleton={<SkeletonPage />}>
      {({ first }) => {
        const survey = chosenWrite ? undefined : first?.surveys.find(({ assignmentId }) => assignmentId === id)
        const hasConsent = first?.hasConsent ?? false
        if (survey) return <Survey key={`${id} ${survey.dueDay}`} {...{ survey, hasConsent, exit }} onEnd={setEnd} />
        const unsent = chosenWrite ?? unsentOnes[0]
        if (unsent)
          return unsent.refusal === undefined ? (
            <End state="waiting" answerId={unsent.input.id} exit={exit} />
          ) : (
            <RefusedAnswer isGone {...{ unsent, hasConsent, exit }} />
          )
        return (
          <EmptyState
            large
            title={t('goneTitle')}
            text={t('goneText')}
            action={<ButtonLink href={surveysHref}>{t('toSurveys')}</ButtonLink>}
          />
        )
      }}
    </Loaded>
  )
}

interface SurveyProps {
  survey: OwnSurvey
  hasConsent: boolean
  exit: Exit
  onEnd: (ending: Ending) => void
}

/** Waits for what the device has, and shows an answer that has not left it instead of asking again. */
function Survey({ survey: listed, hasConsent, exit, onEnd }: SurveyProps) {
  // the questions do not change under somebody who answers them
  const [survey] = useState(listed)
  const answers = useDraft(answersDraft(survey.assignmentId), parseBegun)
  const files = useDraft(filesDraft(survey.assignmentId), parseFiles)
  const unsent = useUnsentAnswers()(survey)
  // the answer is in the outbox for a moment before it is there
  const [isSending, setSending] = useState(false)
  const [reopened, setReopened] = useState<Reopened>()
  const reopen = (refused: UnsentAnswer) => {
    const again = reopenedAnswers(refused, survey)
    answers.saveNow(again.answers)
    files.saveNow(again.files)
    setReopened(again)
  }
  if (!answers.isLoaded || !files.isLoaded) return <SkeletonPage />
  if (reopened || isSending || !unsent)
    return <Answered {...{ survey, hasConsent, exit, onEnd, answers, files, reopened }} onSending={setSending} />
  if (unsent.refusal === undefined) return <End state="waiting" answerId={unsent.input.id} exit={exit} />
  const mayReopen = unsent.input.releaseId === survey.releaseId
  return <RefusedAnswer {...{ unsent, hasConsent, exit }} onReopen={mayReopen ? () => reopen(unsent) : undefined} />
}

/** A refused answer that is edited again. */
interface Reopened {
  answers: BegunAnswers
  files: LocalFiles
}

interface AnsweredProps extends SurveyProps {
  answers: Draft<BegunAnswers>
  files: Draft<LocalFiles>
  reopened: Reopened | undefined
  onSending: (isSending: boolean) => void
}

function Answered({ survey, hasConsent, exit, onEnd, onSending, answers, files, reopened }: AnsweredProps) {
  const metrics = useNamedMetrics()
  const [startFiles] = useState(() => reopened?.files ?? files.draft ?? {})
  const [start] = useState(() => {
    const begun = reopened?.answers ?? startAnswers(survey, answers.draft)
    return { ...begun, answers: withoutLostFiles(begun.answers, startFiles) }
  })
  const t = useAnsweringWords()
  const { assignmentId, name } = survey
  // a survey outside of a row is judged as the first one
  const number = survey.dueDay === null ? 1 : survey.number
  const session = useAnswerSession({
    survey,
    exit,
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
      {...{ survey, session, metrics, hasConsent, onSending }}
      send={(begun, chosen) => sendAnswers({ begun, files: chosen, number, title }, assignmentId)}
      onSent={state => onEnd({ state, answerId: session.begun.id })}
    />
  )
}
