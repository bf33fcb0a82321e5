import type { Output } from '@allenio/contract'
import type { getOwnSurveyAnswer } from '@allenio/contract/surveys'
import { useState } from 'react'
import { useDraft, type Draft } from '#lib/offline'
import { SkeletonPage } from '#ui/skeleton'
import { toast } from '#ui/toast'
import { Flow } from '../answering/flow.tsx'
import { sendCorrection } from '../answering/send-answers.ts'
import { useAnswerSession } from '../answering/use-answer-session.ts'
import { surveysHref, useNamedMetrics } from '../data.ts'
import { correctionDraft, filesDraft, parseBegun, parseFiles, type BegunAnswers, type LocalFiles } from '../stored-answers.ts'
import { useAnsweringWords } from '../words.ts'

interface CorrectionProps {
  answer: Output<typeof getOwnSurveyAnswer>
  onEnd: () => void
}

/** An answer that was sent, opened again: it begins with the summary, from which each question can be answered anew. */
export function Correction({ answer, onEnd }: CorrectionProps) {
  const answers = useDraft(correctionDraft(answer.id), parseBegun)
  const files = useDraft(filesDraft(answer.id), parseFiles)
  if (!answers.isLoaded || !files.isLoaded) return <SkeletonPage />
  return <Corrected {...{ answer, onEnd, answers, files }} />
}

interface CorrectedProps extends CorrectionProps {
  answers: Draft<BegunAnswers>
  files: Draft<LocalFiles>
}

function Corrected({ answer, onEnd, answers, files }: CorrectedProps) {
  const t = useAnsweringWords()
  const metrics = useNamedMetrics()
  const [sent] = useState(answer)
  const [start] = useState((): BegunAnswers => {
    const { id, releaseId, version } = sent
    return answers.draft ?? { id, dueDay: null, releaseId, version, answers: sent.answers, place: null, savedAt: '' }
  })
  const [startFiles] = useState(() => files.draft ?? {})
  const survey = { name: sent.name, message: '', intro: '', last: null }
  const number = sent.number ?? 1
  const title = t('correctionTitle', { name: sent.name })
  const session = useAnswerSession({
    exit: { href: surveysHref },
    survey,
    number,
    start,
    startFiles,
    metrics,
    savedFiles: sent.files,
    sharedAs: undefined,
    answersDraft: answers,
    filesDraft: files,
  })
  return (
    <Flow
      {...{ survey, session, metrics }}
      hasConsent
      send={(begun, chosen) => sendCorrection({ begun, files: chosen, number, title })}
      onSending={() => undefined}
      onSent={state => {
        toast(state === 'sent' ? { type: 'success', text: t('corrected') } : { type: 'info', text: t('keptText') })
        onEnd()
      }}
    />
  )
}
