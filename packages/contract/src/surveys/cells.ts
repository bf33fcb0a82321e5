import { z } from 'zod'
import { fileKinds } from '../files/files.ts'
import { CellId } from '../lists.ts'
import { MetricKind } from '../metrics/metrics.ts'
import { anamnesisTies } from '../visits/anamnesis.ts'
import {
  AnswerTest,
  bound,
  dateRanges,
  mostChosen,
  QuestionCondition,
  QuestionOption,
  questionKinds,
  ScaleWords,
  surveyLimits,
} from './fields.ts'

// The cells of the rows of a survey. A cell without a value is absent. The key of a question is the id of its row.

/** A survey that is shown when a client first comes in, or one for checks. */
export const surveyTypes = ['WELCOME', 'CHECK_IN'] as const
export type SurveyType = (typeof surveyTypes)[number]

/** The part of the team that reads the answers, beside the admin; without it everybody does. */
export const surveyReaders = ['coach', 'nutritionist'] as const
export type SurveyReader = (typeof surveyReaders)[number]

/** Which new clients a welcome is for. */
export const welcomeAudiences = ['nobody', 'everybody', 'client types'] as const
export type WelcomeAudience = (typeof welcomeAudiences)[number]

const clientTypesAtMost = 50

export const SurveyCells = z.object({
  name: z.string().trim().max(surveyLimits.name).optional(),
  type: z.enum(surveyTypes).optional(),
  reader: z.enum(surveyReaders).optional(),
  welcomeFor: z.enum(welcomeAudiences).optional(),
  welcomeTypes: z.array(CellId).max(clientTypesAtMost).optional(),
  /** The client reads the intro before the first question. */
  intro: z.string().trim().max(surveyLimits.intro).optional(),
})
export type SurveyCells = z.output<typeof SurveyCells>

export const SurveyPageCells = z.object({ title: z.string().trim().max(surveyLimits.pageTitle).optional() })
export type SurveyPageCells = z.output<typeof SurveyPageCells>

/** The settings of all kinds side by side: each kind reads its own. */
export const SurveyQuestionCells = z.object({
  kind: z.enum(questionKinds).optional(),
  text: z.string().trim().max(surveyLimits.questionText).optional(),
  help: z.string().trim().max(surveyLimits.help).optional(),
  isRequired: z.boolean().optional(),
  condition: QuestionCondition.optional(),
  everyNth: z.int().min(1).max(surveyLimits.everyNth).optional(),
  anamnesis: z.enum(anamnesisTies).optional(),
  flags: z.array(AnswerTest).max(surveyLimits.flags).optional(),
  isLong: z.boolean().optional(),
  options: z.array(QuestionOption).max(surveyLimits.options).optional(),
  hasOther: z.boolean().optional(),
  hasNone: z.boolean().optional(),
  least: z.int().min(0).max(mostChosen).optional(),
  /** The most options that may be chosen, or files that may be sent. */
  most: z.int().min(1).max(mostChosen).optional(),
  accepts: z.array(z.enum(fileKinds)).max(fileKinds.length).optional(),
  metric: MetricKind.optional(),
  asksForWeight: z.boolean().optional(),
  range: z.enum(dateRanges).optional(),
  min: bound.optional(),
  max: bound.optional(),
  decimals: z.int().min(0).max(surveyLimits.decimals).optional(),
  unit: z.string().trim().max(surveyLimits.unit).optional(),
  scale: ScaleWords.optional(),
})
export type SurveyQuestionCells = z.output<typeof SurveyQuestionCells>

export const surveyCellsByType = { page: SurveyPageCells, question: SurveyQuestionCells } as const
