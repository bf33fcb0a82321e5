import type { Output } from '@allenio/contract'
import type { EatenCode, EatenTotal, EatenTotals, getEatenDays } from '@allenio/contract/meal-diary'
import { nutrientDecimals, roundTo, sumDecimals, type IntakeJudgement, type NutrientTotal } from '@allenio/domain/aliments'
import {
  equivalentTotal,
  judgeReference,
  referenceIntake,
  type IntakePerson,
  type IntakeSet,
  type ReferenceIntake,
} from '@allenio/domain/intakes'

export type EatenAnswer = Output<typeof getEatenDays>

/** A nutrient of some days, with the mean of those that are judged and what it is held against. */
export interface EatenRow {
  code: EatenCode
  days: readonly { day: string; total: EatenTotal | undefined }[]
  mean: EatenTotal | undefined
  reference: number | null
  /** The set that the reference is of; null for the client's own target. */
  set: IntakeSet | null
  aim: ReferenceIntake['aim']
  /** The mean as a percentage of the reference; null where the known part tells none. */
  percent: number | null
  mark: IntakeJudgement['mark']
}

export interface JudgedPerson {
  set: IntakeSet
  /** Null while sex or age are not known. */
  person: IntakePerson | null
  weightKg: number | null
}

const targetCodes = ['kcal', 'protein', 'carbs', 'lipids', 'fiber'] as const
type TargetCode = (typeof targetCodes)[number]
const isTargetCode = (code: EatenCode): code is TargetCode => targetCodes.some(each => each === code)

export function eatenRow(code: EatenCode, { days, mean }: EatenAnswer, judged: JudgedPerson): EatenRow {
  const row = { code, days: days.map(({ day, totals }) => ({ day, total: totals[code] })), mean: mean?.totals[code] }
  const none: EatenRow = { ...row, reference: null, set: null, aim: 'reach', percent: null, mark: null }
  if (!mean) return none
  const target = isTargetCode(code) ? (mean.target?.[code] ?? null) : null
  if (target !== null) return { ...none, reference: target, percent: percentOf(row.mean, target) }
  return { ...none, ...intakeOf(code, mean, judged) }
}

/** A sum that is known in part reaches at least its share. */
function percentOf(total: EatenTotal | undefined, target: number): number | null {
  if (total?.amount === undefined || total.amount === null || target <= 0) return null
  return Math.round((total.amount / target) * 100)
}

type Mean = NonNullable<EatenAnswer['mean']>

function intakeOf(code: EatenCode, { totals, target }: Mean, { set, person, weightKg }: JudgedPerson): Partial<EatenRow> {
  const energy = totals.kcal?.isComplete === true ? totals.kcal.amount : null
  const intake = person && referenceIntake(code, { set, person, weightKg, kcal: target?.kcal ?? energy })
  if (!intake) return {}
  const own = totalOf(totals, code)
  const compared = intake.equivalents ? equivalentTotal(own, intake.equivalents, each => totalOf(totals, each)) : own
  const { percent, mark } = judgeReference(compared, intake)
  return { reference: intake.reference, set: intake.set, aim: intake.aim, percent, mark }
}

const unknown: NutrientTotal = { amount: null, roundedAmount: null, coverage: null, isComplete: false }

function totalOf(totals: EatenTotals, code: string): NutrientTotal {
  const total = Object.entries(totals).find(([each]) => each === code)?.[1]
  if (!total) return unknown
  const { amount, coverage, isComplete } = total
  return { amount, coverage, isComplete, roundedAmount: amount === null ? null : roundTo(nutrientDecimals[code] ?? 1, amount) }
}

/** Energy is whole, macros have a tenth, and nutrients fewer decimals than their table where the amount is large. */
export const decimalsOf = (code: string, amount: number): number => (code === 'kcal' ? 0 : sumDecimals(amount, nutrientDecimals[code] ?? 1))
