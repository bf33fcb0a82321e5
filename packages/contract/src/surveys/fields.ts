import { z } from 'zod'
import { fileKinds, fileLimits } from '../files/files.ts'
import { areDistinct, Day, largestInteger } from '../lists.ts'
import { MetricKind, metricLimits } from '../metrics/metrics.ts'
import { poses, progressPhotoMaxBytes } from '../progress/progress.ts'
import { anamnesisTies } from '../visits/anamnesis.ts'
import { Kilograms } from '../weights/weights.ts'

// The questions of surveys and their answers. What makes a version fit to be published, and an answer fit its question, is judged by
// domain/surveys: a draft may be incomplete. Texts are in the one language in which the professional writes.

export const surveyLimits = {
  name: 120,
  pages: 100,
  /** In all pages together. */
  questions: 100,
  pageTitle: 120,
  /** Words before the first question. */
  intro: 2_000,
  questionText: 500,
  help: 1_000,
  text: 5_000,
  leastOptions: 2,
  options: 30,
  optionText: 200,
  otherText: 500,
  files: 10,
  file: fileLimits.file,
  movie: fileLimits.movie,
  photo: progressPhotoMaxBytes,
  number: metricLimits.value,
  decimals: 3,
  unit: metricLimits.unit,
  scaleSteps: 11,
  scaleWords: 60,
  conditionTests: 10,
  flags: 10,
  everyNth: 52,
  opensHoursBefore: 72,
} as const

/** Days over which answered check-ins are compared with those that were due. */
export const checkInAdherenceDays = 56

export const questionKinds = ['boolean', 'text', 'multiple', 'checkboxes', 'files', 'metric', 'progress', 'date', 'number'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** A client chooses one of these instead of an option. */
export const otherOption = 'other'
export const noOption = 'none'

/** Names a question through all versions, and an option through all versions of its question: an id made on the device, or a short name. */
export const SurveyKey = z.string().regex(/^[a-z\d][a-z\d-]{0,39}$/)

const isOwnKey = (key: string): boolean => key !== otherOption && key !== noOption
const text = (most: number) => z.string().trim().max(most)

export const QuestionOption = z.object({ key: SurveyKey.refine(isOwnKey), text: text(surveyLimits.optionText) })
export type QuestionOption = z.output<typeof QuestionOption>

const choiceSettings = { options: z.array(QuestionOption).max(surveyLimits.options), hasOther: z.boolean().default(false) }
export const bound = z.number().min(-surveyLimits.number).max(surveyLimits.number)
/** "Other" counts as an option. */
export const mostChosen = surveyLimits.options + 1

/** The words at the ends of a scale. */
export const ScaleWords = z.object({ low: text(surveyLimits.scaleWords), high: text(surveyLimits.scaleWords) })

export const dateRanges = ['any', 'past', 'future'] as const

/** The settings of each kind, beside those that all questions have. */
export const questionSettings = {
  boolean: z.object({}),
  text: z.object({ isLong: z.boolean().default(false) }),
  multiple: z.object(choiceSettings),
  checkboxes: z.object({
    ...choiceSettings,
    least: z.int().min(0).max(mostChosen).default(0),
    /** Null: as many as there are. */
    most: z.int().min(1).max(mostChosen).nullable().default(null),
    hasNone: z.boolean().default(false),
  }),
  files: z.object({
    accepts: z
      .array(z.enum(fileKinds))
      .max(fileKinds.length)
      .default([...fileKinds]),
    most: z.int().min(1).max(surveyLimits.files).default(1),
  }),
  metric: z.object({ metric: MetricKind }),
  progress: z.object({ asksForWeight: z.boolean().default(false) }),
  /** Today is both past and future. */
  date: z.object({ range: z.enum(dateRanges).default('any') }),
  number: z.object({
    min: bound.nullable().default(null),
    max: bound.nullable().default(null),
    decimals: z.int().min(0).max(surveyLimits.decimals).default(0),
    unit: text(surveyLimits.unit).default(''),
    /** The words at the ends of a scale of whole numbers; null for a field. */
    scale: ScaleWords.nullable().default(null),
  }),
} as const satisfies Record<QuestionKind, z.ZodObject>

/** Conditions and flags test an answer. Without an answer no test passes. */
export const AnswerTest = z.discriminatedUnion('operator', [
  z.object({ operator: z.literal('is'), value: z.union([z.boolean(), bound, SurveyKey]) }),
  z.object({ operator: z.literal('is not'), value: z.union([z.boolean(), bound, SurveyKey]) }),
  z.object({ operator: z.literal('has'), value: SurveyKey }),
  z.object({ operator: z.literal('at least'), value: bound }),
  z.object({ operator: z.literal('at most'), value: bound }),
  z.object({ operator: z.literal('answered') }),
])
export type AnswerTest = z.output<typeof AnswerTest>

export const conditionJoins = ['all', 'any'] as const

/** A question is asked where the answers to earlier ones pass all tests, or any of them. */
export const QuestionCondition = z.object({
  join: z.enum(conditionJoins),
  tests: z
    .array(z.object({ question: SurveyKey, test: AnswerTest }))
    .min(1)
    .max(surveyLimits.conditionTests),
})
export type QuestionCondition = z.output<typeof QuestionCondition>

/** The fields that a question of any kind has. */
export const questionFields = {
  key: SurveyKey,
  text: text(surveyLimits.questionText),
  help: text(surveyLimits.help).default(''),
  isRequired: z.boolean().default(false),
  condition: QuestionCondition.nullable().default(null),
  /** 4: asked at the first check-in, the fifth, the ninth and so on. */
  everyNth: z.int().min(1).max(surveyLimits.everyNth).default(1),
  /** An answer that passes one of the tests needs attention. */
  flags: z.array(AnswerTest).max(surveyLimits.flags).default([]),
  /** The field of a visit's anamnesis that takes the answer over. */
  anamnesis: z.enum(anamnesisTies).nullable().default(null),
}

/** The names of these fields, for code that loads no schema. */
export const questionFieldNames = [
  'key',
  'text',
  'help',
  'isRequired',
  'condition',
  'everyNth',
  'flags',
  'anamnesis',
] as const satisfies readonly (keyof typeof questionFields)[]

export const Question = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('boolean'), ...questionFields, ...questionSettings.boolean.shape }),
  z.object({ kind: z.literal('text'), ...questionFields, ...questionSettings.text.shape }),
  z.object({ kind: z.literal('multiple'), ...questionFields, ...questionSettings.multiple.shape }),
  z.object({ kind: z.literal('checkboxes'), ...questionFields, ...questionSettings.checkboxes.shape }),
  z.object({ kind: z.literal('files'), ...questionFields, ...questionSettings.files.shape }),
  z.object({ kind: z.literal('metric'), ...questionFields, ...questionSettings.metric.shape }),
  z.object({ kind: z.literal('progress'), ...questionFields, ...questionSettings.progress.shape }),
  z.object({ kind: z.literal('date'), ...questionFields, ...questionSettings.date.shape }),
  z.object({ kind: z.literal('number'), ...questionFields, ...questionSettings.number.shape }),
])
export type Question = z.output<typeof Question>
export type QuestionOf<Kind extends QuestionKind> = Extract<Question, { kind: Kind }>

export const SurveyPage = z.object({ title: text(surveyLimits.pageTitle), questions: z.array(Question).max(surveyLimits.questions) })
export const SurveyVersion = z.object({ pages: z.array(SurveyPage).max(surveyLimits.pages) })
export type SurveyVersion = z.output<typeof SurveyVersion>

/** A file of an answer, by the id of its upload, with what the device knows of it. The server compares it with the upload. */
export const AnswerFile = z.object({
  id: z.uuid(),
  name: z.string().trim().min(1).max(255),
  mimeType: z.string().max(200),
  bytes: z.int().min(0).max(largestInteger),
})
export type AnswerFile = z.output<typeof AnswerFile>

const otherText = text(surveyLimits.otherText).default('')

/** The parts of an answer to a question of each kind. */
export const answerParts = {
  boolean: z.object({ value: z.boolean() }),
  text: z.object({ text: text(surveyLimits.text) }),
  multiple: z.object({ option: SurveyKey, otherText }),
  checkboxes: z.object({
    options: z
      .array(SurveyKey)
      .max(mostChosen)
      .refine(options => areDistinct(options, option => option)),
    otherText,
  }),
  files: z.object({ files: z.array(AnswerFile).max(surveyLimits.files) }),
  metric: z.object({ value: bound }),
  progress: z.object({ photos: z.partialRecord(z.enum(poses), AnswerFile), kg: Kilograms.nullable().default(null) }),
  date: z.object({ day: Day }),
  number: z.object({ value: bound }),
} as const satisfies Record<QuestionKind, z.ZodObject>

export const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('boolean'), ...answerParts.boolean.shape }),
  z.object({ kind: z.literal('text'), ...answerParts.text.shape }),
  z.object({ kind: z.literal('multiple'), ...answerParts.multiple.shape }),
  z.object({ kind: z.literal('checkboxes'), ...answerParts.checkboxes.shape }),
  z.object({ kind: z.literal('files'), ...answerParts.files.shape }),
  z.object({ kind: z.literal('metric'), ...answerParts.metric.shape }),
  z.object({ kind: z.literal('progress'), ...answerParts.progress.shape }),
  z.object({ kind: z.literal('date'), ...answerParts.date.shape }),
  z.object({ kind: z.literal('number'), ...answerParts.number.shape }),
])
export type Answer = z.output<typeof Answer>
export type AnswerOf<Kind extends QuestionKind> = Extract<Answer, { kind: Kind }>

/** Answers by the keys of their questions. */
export const Answers = z.record(SurveyKey, Answer).refine(answers => Object.keys(answers).length <= surveyLimits.questions)
export type Answers = z.output<typeof Answers>
