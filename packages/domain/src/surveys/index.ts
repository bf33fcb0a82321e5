export { isWarning, type AnswerFault, type SettingFault, type VersionFault } from './faults.ts'
export { answerFileLimit, fileKindOf } from './file-kinds.ts'
export type { AnswerContext, SummaryContext } from './kind-rules.ts'
export { checkAnswer, isAnswered, passesTest, summarizeAnswer } from './kinds.ts'
export { isDeletedMetric, metricFacts, type MetricFacts, type Metrics } from './metric-facts.ts'
export { compareAnswers, isAskedDifferently, type AnswerComparison, type AnsweredVersion } from './comparisons.ts'
export { anamnesisTexts } from './anamnesis-texts.ts'
export { flaggedAnswers, type FlaggedAnswer } from './flags.ts'
export {
  answersToSend,
  answerTo,
  checkAnswers,
  missingQuestions,
  questionsOf,
  visibleQuestions,
  type AskContext,
  type KeyedFault,
} from './visible-questions.ts'
export { checkVersion, type VersionContext, type VersionFinding, type VersionFindings } from './version-checks.ts'
export { checkInAdherence, checkInLevel, type CheckInAdherence, type DueCheckIn } from './adherence.ts'
export type { CheckInPlan } from './check-in-places.ts'
export { checkInDays, checkInOn, checkInsAt, type CheckIn, type CheckInState } from './check-ins.ts'
export { surveyModel, type SurveyRowType } from './survey-model.ts'
export { operationsWritingSurvey, presetKind, questionOf, surveyCellsOf, versionOfRows } from './survey-rows.ts'
export {
  changeKind,
  duplicateQuestion,
  insertPage,
  insertQuestions,
  linesOfText,
  movePage,
  moveQuestion,
  questionsOfLines,
  withPastedOptions,
} from './question-edits.ts'
export { firstTest, testOperators } from './answer-tests.ts'
