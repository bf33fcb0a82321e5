import {
  surveyLimits,
  type AnswerTest,
  type Question,
  type QuestionCondition,
  type QuestionKind,
  type SurveyVersion,
} from '@allenio/contract/surveys'
import { isWarning, type VersionFault } from './faults.ts'
import { kindRules, passesTest } from './kinds.ts'
import type { Metrics } from './metric-facts.ts'
import { questionsOf } from './visible-questions.ts'

export interface VersionContext {
  metrics: Metrics
  /** The kinds that keys had in published versions: a key never changes its kind. */
  publishedKinds: ReadonlyMap<string, QuestionKind>
}

/** A fault, and the key of its question; null where the version as a whole has it. */
export interface VersionFinding {
  question: string | null
  fault: VersionFault
}

export interface VersionFindings {
  /** The version is not published with them. */
  faults: VersionFinding[]
  warnings: VersionFinding[]
}

export function checkVersion(version: SurveyVersion, context: VersionContext): VersionFindings {
  const questions = questionsOf(version)
  const findings: VersionFinding[] = checkCount(questions.length).map(fault => ({ question: null, fault }))
  const earlier = new Map<string, Question>()
  const neverAsked = new Set<string>()
  const keys = new Set(questions.map(({ key }) => key))
  for (const question of questions) {
    const condition = question.condition ? checkCondition(question.condition, { earlier, neverAsked, keys, metrics: context.metrics }) : []
    if (condition.some(({ code }) => code === 'condition never holds')) neverAsked.add(question.key)
    const faults = [
      ...checkQuestion(question, context),
      ...(earlier.has(question.key) ? [{ code: 'key doubled' } as const] : []),
      ...condition,
      ...checkFlags(question, context.metrics),
    ]
    findings.push(...faults.map(fault => ({ question: question.key, fault })))
    if (!earlier.has(question.key)) earlier.set(question.key, question)
  }
  return { faults: findings.filter(({ fault }) => !isWarning(fault)), warnings: findings.filter(({ fault }) => isWarning(fault)) }
}

function checkCount(count: number): VersionFault[] {
  if (count === 0) return [{ code: 'no questions' }]
  return count > surveyLimits.questions ? [{ code: 'too many questions', most: surveyLimits.questions, count }] : []
}

function checkQuestion(question: Question, { metrics, publishedKinds }: VersionContext): VersionFault[] {
  const published = publishedKinds.get(question.key)
  return [
    ...(question.text.trim() === '' ? [{ code: 'question without words' } as const] : []),
    ...(published !== undefined && published !== question.kind ? [{ code: 'kind changed' } as const] : []),
    ...kindRules[question.kind].checkSettings(question, metrics),
  ]
}

interface Surroundings {
  earlier: ReadonlyMap<string, Question>
  /** Earlier questions whose own condition never holds. */
  neverAsked: ReadonlySet<string>
  keys: ReadonlySet<string>
  metrics: Metrics
}

function checkCondition({ join, tests }: QuestionCondition, surroundings: Surroundings): VersionFault[] {
  const { earlier, neverAsked, keys, metrics } = surroundings
  const faults = tests.flatMap(({ question: on, test }): VersionFault[] => {
    const target = earlier.get(on)
    if (!target) return [{ code: keys.has(on) ? 'condition on later question' : 'condition on unknown question', on }]
    const option = unknownOption(target, test)
    return option === undefined ? [] : [{ code: 'condition on unknown option', on, option }]
  })
  /** Whether one answer to a question may pass all tests of it. */
  const mayPass = (on: string, itsTests: readonly AnswerTest[]): boolean => {
    const target = earlier.get(on)
    return target !== undefined && !neverAsked.has(on) && mayPassAll(target, itsTests, metrics)
  }
  const questions = [...new Set(tests.map(({ question }) => question))]
  const testsOf = (on: string) => tests.filter(({ question }) => question === on).map(({ test }) => test)
  const mayHold =
    join === 'any' ? tests.some(({ question, test }) => mayPass(question, [test])) : questions.every(on => mayPass(on, testsOf(on)))
  const isPlaced = tests.every(({ question }) => earlier.has(question))
  return mayHold || !isPlaced ? faults : [...faults, { code: 'condition never holds' }]
}

function checkFlags(question: Question, metrics: Metrics): VersionFault[] {
  return question.flags.flatMap((test): VersionFault[] => {
    const option = unknownOption(question, test)
    if (option !== undefined) return [{ code: 'flag on unknown option', option }]
    return mayPassAll(question, [test], metrics) ? [] : [{ code: 'flag never holds' }]
  })
}

/** The option that a test names and its question does not have. */
function unknownOption(question: Question, test: AnswerTest): string | undefined {
  const option = 'value' in test && typeof test.value === 'string' ? test.value : undefined
  const keys = kindRules[question.kind].optionKeys(question)
  // kinds without options have no such test at all
  return option === undefined || keys.length === 0 || keys.includes(option) ? undefined : option
}

function mayPassAll(question: Question, tests: readonly AnswerTest[], metrics: Metrics): boolean {
  if (tests.every(({ operator }) => operator === 'answered')) return true
  return kindRules[question.kind].candidates(question, tests, metrics).some(answer => tests.every(test => passesTest(answer, test)))
}
