import { questionFieldNames, type Answer, type Answers, type Question, type SurveyVersion } from '@allenio/contract/surveys'
import { isSameValue } from '@allenio/domain/documents'
import { kindRules } from './kinds.ts'
import { answerTo, questionsOf } from './visible-questions.ts'

/** Answers with the version that they were asked with. */
export interface AnsweredVersion {
  version: SurveyVersion
  answers: Answers
}

export interface AnswerComparison {
  question: string
  now: Answer | undefined
  before: Answer | undefined
  /** The difference of two figures; null where there are none, or where their bounds or units give them another meaning. */
  change: number | null
  isAskedDifferently: boolean
}

const commonFields: ReadonlySet<string> = new Set(questionFieldNames)

/** The settings of the kind, without what only decides when the question is asked and marked. */
const settingsOf = (question: Question) => Object.fromEntries(Object.entries(question).filter(([field]) => !commonFields.has(field)))

/** Whether the words or the kind's settings differ. */
export const isAskedDifferently = (one: Question, other: Question): boolean =>
  one.text !== other.text || one.help !== other.help || !isSameValue(settingsOf(one), settingsOf(other))

/** The answers to the questions of the later version, beside the earlier ones of the same keys. Another kind is another question. */
export function compareAnswers(now: AnsweredVersion, before: AnsweredVersion): AnswerComparison[] {
  const earlier = new Map(questionsOf(before.version).map(question => [question.key, question]))
  return questionsOf(now.version).map(question => {
    const same = earlier.get(question.key)
    const isComparable = same?.kind === question.kind
    const answers = { now: answerTo(question, now.answers), before: isComparable ? answerTo(same, before.answers) : undefined }
    return {
      question: question.key,
      ...answers,
      change: isComparable && hasSameBasis(question, same) ? changeOf(answers) : null,
      isAskedDifferently: isComparable && isAskedDifferently(question, same),
    }
  })
}

function hasSameBasis(one: Question, other: Question): boolean {
  const { figureBasis } = kindRules[one.kind]
  return isSameValue(figureBasis(one), figureBasis(other))
}

function changeOf({ now, before }: Pick<AnswerComparison, 'now' | 'before'>): number | null {
  if (!now || !before) return null
  const [later, earlier] = [kindRules[now.kind].testedValue(now), kindRules[before.kind].testedValue(before)]
  // rounding removes the noise of binary fractions
  return typeof later === 'number' && typeof earlier === 'number' ? Number((later - earlier).toFixed(6)) : null
}
