import type { Language } from '@allenio/contract'
import type { CellValue } from '@allenio/contract/documents'
import type { Answer, AnswerOf, AnswerTest, Question, QuestionKind, QuestionOf } from '@allenio/contract/surveys'
import type { AnswerFault, SettingFault } from './faults.ts'
import type { Metrics } from './metric-facts.ts'

export interface AnswerContext {
  /** The client's day on which the answer was given, however late it arrives. */
  today: string
  metrics: Metrics
}

export interface SummaryContext {
  language: Language
  metrics: Metrics
}

/** All that one kind of questions decides. What a kind leaves out, its questions do not have. */
export interface KindRules<Asked, Given> {
  /** Whether an answer says nothing, so that it counts as none. */
  isEmpty?: (answer: Given) => boolean
  check: (question: Asked, answer: Given, context: AnswerContext) => AnswerFault | undefined
  /** One line. */
  summarize: (question: Asked, answer: Given, context: SummaryContext) => string
  /** The value that 'is', 'at least' and 'at most' compare. */
  testedValue?: (answer: Given) => boolean | number | string
  /** The options that 'has' looks for. */
  chosenOptions?: (answer: Given) => readonly string[]
  /** The keys of the options that there are, of which a test may name one. */
  optionKeys?: (question: Asked) => readonly string[]
  /** Finds faults that keep the settings from being published. */
  checkSettings?: (question: Asked, metrics: Metrics) => SettingFault[]
  /** Possible answers, among them one that passes all tests if any answer does. Without them questions only know 'answered'. */
  candidates?: (question: Asked, tests: readonly AnswerTest[], metrics: Metrics) => Given[]
  /** The basis gives a figure its meaning: figures with different bases have no difference. */
  figureBasis?: (question: Asked) => CellValue
}

export interface AnyKindRules extends Required<Omit<KindRules<Question, Answer>, 'testedValue'>> {
  testedValue: (answer: Answer) => boolean | number | string | undefined
}

/** Makes the rules of one kind take any question and answer. */
export function defineKind<Kind extends QuestionKind>(kind: Kind, rules: KindRules<QuestionOf<Kind>, AnswerOf<Kind>>): AnyKindRules {
  const isAsked = (question: Question): question is QuestionOf<Kind> => question.kind === kind
  const isGiven = (answer: Answer): answer is AnswerOf<Kind> => answer.kind === kind
  return {
    isEmpty: answer => !isGiven(answer) || (rules.isEmpty?.(answer) ?? false),
    check: (question, answer, context) =>
      isAsked(question) && isGiven(answer) ? rules.check(question, answer, context) : { code: 'other kind' },
    summarize: (question, answer, context) => (isAsked(question) && isGiven(answer) ? rules.summarize(question, answer, context) : ''),
    testedValue: answer => (isGiven(answer) ? rules.testedValue?.(answer) : undefined),
    chosenOptions: answer => (isGiven(answer) ? (rules.chosenOptions?.(answer) ?? []) : []),
    optionKeys: question => (isAsked(question) ? (rules.optionKeys?.(question) ?? []) : []),
    checkSettings: (question, metrics) => (isAsked(question) ? (rules.checkSettings?.(question, metrics) ?? []) : []),
    candidates: (question, tests, metrics) => (isAsked(question) ? (rules.candidates?.(question, tests, metrics) ?? []) : []),
    figureBasis: question => (isAsked(question) ? (rules.figureBasis?.(question) ?? null) : null),
  }
}
