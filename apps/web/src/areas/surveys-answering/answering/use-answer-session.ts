import type { ShownFile } from '@allenio/contract/files'
import type { Answer, OwnSurvey, Question } from '@allenio/contract/surveys'
import { answerTo, checkAnswer } from '@allenio/domain/surveys'
import { useMemo, useState } from 'react'
import { useToday } from '#shell'
import { useIsMobile } from '#lib/device'
import type { Draft } from '#lib/offline'
import type { NamedMetrics } from '../data.ts'
import { useFaultSentence } from '../faults.ts'
import type { BegunAnswers, LocalFiles } from '../stored-answers.ts'
import { useAnsweringWords } from '../words.ts'
import { stepAt, stepsOf } from './steps.ts'
import { useSharedDraft } from './shared-draft.ts'

/** The part of a survey that the screens show beside its version. */
export interface AskedSurvey extends Pick<OwnSurvey, 'name' | 'message' | 'intro' | 'last'> {
  /** The client for whom a professional answers. */
  client?: { id: string; name: string }
}

const noFiles: readonly ShownFile[] = []

/** Where somebody goes who leaves, or who has sent the answers. */
export interface Exit {
  href: string
  /** Puts a welcome off; undefined for surveys that did not open by themselves. */
  onLater?: () => void
}

interface AnswerSessionOptions {
  /** Undefined where nobody leaves. */
  exit?: Exit | undefined
  /** Somebody tries a survey while it is written: its questions change, and none takes the focus. */
  isTrial?: boolean
  survey: AskedSurvey
  /** Which check-in of its row it is, as the rules take it. */
  number: number
  start: BegunAnswers
  startFiles: LocalFiles
  metrics: NamedMetrics
  /** The files of a sent answer, which the server has. */
  savedFiles?: readonly ShownFile[]
  /** The assignment whose draft the client's other devices may have. */
  sharedAs: string | undefined
  answersDraft: Draft<BegunAnswers>
  filesDraft: Draft<LocalFiles>
}

export const intro = 'intro'
export const summary = 'summary'

/** The place of somebody who answers: before the first question, at a question, or at the end. */
type Place = typeof intro | typeof summary | { key: string }

/** The state of a survey that is being answered; everything in it is on the device as soon as it changes. */
export function useAnswerSession(options: AnswerSessionOptions) {
  const { survey, start, number, startFiles, metrics, savedFiles = noFiles, sharedAs, answersDraft, filesDraft, isTrial = false } = options
  const t = useAnsweringWords()
  const sentenceOf = useFaultSentence()
  const today = useToday()
  const isMobile = useIsMobile()
  const isOneByOne = isMobile || isTrial
  const [begun, setBegun] = useState(start)
  const [files, setFiles] = useState(startFiles)
  const [place, setPlace] = useState<Place>(() => startPlace(survey, start))
  const [triedKeys, setTriedKeys] = useState<ReadonlySet<string>>(new Set())
  const [unreadableKeys, setUnreadableKeys] = useState<ReadonlySet<string>>(new Set())
  const [isCorrecting, setCorrecting] = useState(false)
  const shared = useSharedDraft(sharedAs)

  const { answers } = begun
  const { version } = isTrial ? start : begun
  const steps = stepsOf({ version, answers, number, isOneByOne })
  const at = typeof place === 'object' ? stepAt(steps, place.key, version) : undefined
  const step = at === undefined ? undefined : steps[at]

  const store = (next: BegunAnswers) => {
    setBegun(next)
    answersDraft.save(next)
  }
  const goTo = (next: Place) => {
    setPlace(next)
    // an unreadable entry is gone with its field
    setUnreadableKeys(new Set())
    store({ ...begun, place: typeof next === 'object' ? next.key : null })
    if (!isTrial) window.scrollTo(0, 0)
  }
  const toStep = (index: number) => {
    const key = steps[index]?.questions[0]?.key
    goTo(key === undefined ? summary : { key })
  }

  const faultOf = (question: Question): string | undefined => {
    if (unreadableKeys.has(question.key)) return question.kind === 'date' ? t('faultNoDay') : t('notNumber')
    const answer = answerTo(question, answers)
    if (!answer) return question.isRequired ? t('needed') : undefined
    const fault = checkAnswer(question, answer, { today, metrics: metrics.facts })
    return fault && sentenceOf(fault)
  }

  return {
    begun,
    files,
    savedFiles: useMemo(() => new Map(savedFiles.map(file => [file.id, file])), [savedFiles]),
    clientId: survey.client?.id,
    exit: options.exit,
    isTrial,
    number,
    steps,
    step,
    /** The number of the step, from 0; undefined before the first and after the last one. */
    at,
    place,
    isOneByOne,
    isCorrecting,
    faultOf,
    /** The fault of a question is shown once somebody has tried to go on. */
    errorAt: (question: Question) => (triedKeys.has(question.key) ? faultOf(question) : undefined),
    answer(key: string, answer: Answer | undefined) {
      const { [key]: _former, ...others } = answers
      const next = { ...begun, answers: answer ? { ...others, [key]: answer } : others, savedAt: new Date().toISOString() }
      store(next)
      shared.save(next)
    },
    addFiles: (added: LocalFiles) => {
      const next = { ...files, ...added }
      setFiles(next)
      filesDraft.saveNow(next)
    },
    markUnreadable(key: string, isUnreadable: boolean) {
      if (unreadableKeys.has(key) === isUnreadable) return
      setUnreadableKeys(before => new Set(isUnreadable ? [...before, key] : [...before].filter(each => each !== key)))
    },
    begin: () => toStep(0),
    /** Goes on if everything of the step fits; else it answers the key of the first question that does not. */
    goOn(): string | undefined {
      if (!step || at === undefined) return undefined
      const wrong = step.questions.find(question => faultOf(question) !== undefined)
      setTriedKeys(before => new Set([...before, ...step.questions.map(({ key }) => key)]))
      if (wrong) return wrong.key
      if (isCorrecting) {
        setCorrecting(false)
        goTo(summary)
      } else toStep(at + 1)
      return undefined
    },
    back: () => {
      if (place === summary) toStep(steps.length - 1)
      else if (at !== undefined && at > 0) toStep(at - 1)
      else goTo(intro)
    },
    /** Goes from the summary to a question, and back to the summary afterwards. */
    correct(key: string) {
      setCorrecting(true)
      setTriedKeys(before => new Set([...before, key]))
      goTo({ key })
    },
    /** Forgets what is on the device, because it was sent or waits in the outbox. */
    forget() {
      shared.stop()
      answersDraft.discard()
      filesDraft.discard()
    },
    stopSharing: () => shared.stop(),
  }
}

export type AnswerSession = ReturnType<typeof useAnswerSession>

/** Somebody who comes back goes on where they were; words before the first question are shown to those who begin. */
function startPlace({ message, intro: words }: AskedSurvey, { place, answers, version }: BegunAnswers): Place {
  if (place !== null) return { key: place }
  if (Object.keys(answers).length > 0) return summary
  const first = version.pages.flatMap(({ questions }) => questions)[0]
  return message || words || !first ? intro : { key: first.key }
}
