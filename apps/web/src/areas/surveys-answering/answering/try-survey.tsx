import type { SurveyVersion } from '@allenio/contract/surveys'
import { IconCircleCheck, IconRotate } from '@tabler/icons-react'
import { useState } from 'react'
import type { Draft } from '#lib/offline'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { useTeamMetrics } from '../data.ts'
import type { BegunAnswers, LocalFiles } from '../stored-answers.ts'
import { useAnsweringWords } from '../words.ts'
import css from './answering.module.css'
import { Flow } from './flow.tsx'
import { useAnswerSession } from './use-answer-session.ts'

interface TriedSurvey {
  name: string
  intro: string
  version: SurveyVersion
}

interface TrySurveyProps extends TriedSurvey {
  /** The question to show; another one is shown where somebody goes on. */
  at: string | undefined
}

/** Answers a survey as a client does on a phone, while it is written. Nothing is kept. */
export function TrySurvey({ at, ...survey }: TrySurveyProps) {
  const t = useAnsweringWords()
  const [round, setRound] = useState(0)
  const [isDone, setDone] = useState(false)
  // answers outlive the question that is looked at
  const [answers, setAnswers] = useState<BegunAnswers['answers']>({})
  const again = () => {
    setAnswers({})
    setDone(false)
    setRound(round + 1)
  }
  return (
    <div className={css.trial}>
      {isDone ? (
        <div className={css.end}>
          <EmptyState
            picture={<Icon of={IconCircleCheck} size={28} />}
            title={t('triedTitle')}
            text={t('triedText')}
            action={
              <Button icon={IconRotate} onClick={again}>
                {t('tryAgain')}
              </Button>
            }
          />
        </div>
      ) : (
        <Trial key={`${round} ${at}`} survey={survey} at={at} answers={answers} onAnswers={setAnswers} onDone={() => setDone(true)} />
      )}
    </div>
  )
}

interface TrialProps {
  survey: TriedSurvey
  at: string | undefined
  answers: BegunAnswers['answers']
  onAnswers: (answers: BegunAnswers['answers']) => void
  onDone: () => void
}

function Trial({ survey: { name, intro, version }, at, answers, onAnswers, onDone }: TrialProps) {
  const metrics = useTeamMetrics()
  const askedSurvey = { name, message: '', intro, last: null }
  const session = useAnswerSession({
    isTrial: true,
    survey: askedSurvey,
    number: 1,
    start: { id: '', dueDay: null, releaseId: '', version, answers, place: at ?? null, savedAt: '' },
    startFiles: {},
    metrics,
    sharedAs: undefined,
    answersDraft: memory<BegunAnswers>(next => onAnswers(next.answers)),
    filesDraft: memory<LocalFiles>(() => undefined),
  })
  return (
    <Flow
      survey={askedSurvey}
      {...{ session, metrics }}
      hasConsent
      send={async () => ({ state: 'sent' })}
      onSending={() => undefined}
      onSent={onDone}
    />
  )
}

/** A draft that is on no device. */
const memory = <Value,>(save: (value: Value) => void): Draft<Value> => ({
  draft: undefined,
  isLoaded: true,
  save,
  saveNow: save,
  discard: () => undefined,
})
