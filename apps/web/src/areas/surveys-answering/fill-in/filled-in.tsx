import { fillInSurvey } from '@allenio/contract/surveys'
import { newId } from '@allenio/domain/ids'
import { answersToSend } from '@allenio/domain/surveys'
import { useState } from 'react'
import { goTo } from '#shell'
import { sendOrKeep, useDraft, type Draft } from '#lib/offline'
import { hrefTo } from '#lib/screens'
import { SkeletonPage } from '#ui/skeleton'
import { toast } from '#ui/toast'
import { Flow } from '../answering/flow.tsx'
import { useAnswerSession } from '../answering/use-answer-session.ts'
import { useTeamMetrics } from '../data.ts'
import {
  fillInDraft,
  filesDraft,
  filesToSend,
  parseBegun,
  parseFiles,
  withoutLostFiles,
  type BegunAnswers,
  type LocalFiles,
} from '../stored-answers.ts'
import { useAnsweringWords } from '../words.ts'
import type { SurveyToFillIn } from './page.tsx'

interface FilledInProps {
  survey: SurveyToFillIn
  day: string
  /** The check-in that the answers are for; null where they stand beside the row. */
  dueDay: string | null
}

/** The questions; what was left unfinished on this device is there again. */
export function FilledIn(props: FilledInProps) {
  const name = fillInDraft(props.survey)
  const answers = useDraft(name, parseBegun)
  const files = useDraft(filesDraft(name), parseFiles)
  if (!answers.isLoaded || !files.isLoaded) return <SkeletonPage />
  return <Questions {...props} answersDraft={answers} files={files} />
}

interface QuestionsProps extends FilledInProps {
  answersDraft: Draft<BegunAnswers>
  files: Draft<LocalFiles>
}

function Questions({ survey, day, dueDay, answersDraft, files }: QuestionsProps) {
  const t = useAnsweringWords()
  const metrics = useTeamMetrics()
  const { client, surveyId, assignmentId, name, intro, last, releaseId, version } = survey
  const [startFiles] = useState(() => files.draft ?? {})
  const [start] = useState((): BegunAnswers => {
    const stored = answersDraft.draft
    const begun = stored ?? { id: newId(), releaseId, version, answers: {}, place: null, savedAt: '' }
    return { ...begun, dueDay, answers: withoutLostFiles(begun.answers, startFiles) }
  })
  // answers beside the row are judged as the first ones
  const number = dueDay === null ? 1 : survey.number
  const askedSurvey = { name, message: '', intro, last, client }
  const clientHref = hrefTo('/clients/$id', { id: client.id })
  const session = useAnswerSession({
    survey: askedSurvey,
    exit: { href: clientHref },
    number,
    start,
    startFiles,
    metrics,
    sharedAs: undefined,
    answersDraft,
    filesDraft: files,
  })
  return (
    <Flow
      survey={askedSurvey}
      {...{ session, metrics }}
      hasConsent
      send={(begun, chosen) => {
        const answers = answersToSend(begun.version, begun.answers, { number })
        const input = {
          id: client.id,
          answerId: begun.id,
          surveyId,
          // answers beside the row leave what the client has begun alone
          assignmentId: dueDay === null ? null : assignmentId,
          day,
          releaseId: begun.releaseId,
          dueDay,
          answers,
        }
        const title = t('fillInTitle', { survey: name, name: client.name })
        return sendOrKeep(fillInSurvey, input, { title, files: filesToSend(answers, chosen) })
      }}
      onSending={() => undefined}
      onSent={state => {
        const text = t(state === 'sent' ? 'filledIn' : 'filledInLater', { name: client.name })
        toast({ type: state === 'sent' ? 'success' : 'info', text })
        goTo(clientHref)
      }}
    />
  )
}
