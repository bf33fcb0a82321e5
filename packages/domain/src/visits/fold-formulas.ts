import type { BodyFatFormulaName, FoldField } from '@allenio/contract/visit-fields'
import { bandAt } from './age-bands.ts'
import { readFacts, readFactsFrom } from './body-facts.ts'
import type { BodyFacts, BodyInputs, Sex } from './body-inputs.ts'
import { fatOfDensity } from './body-shares.ts'
import type { AgeOutOfRange, MinimumAge, MissingValues } from './formula-faults.ts'
import { fatReadings, type SumReading, type SumTerms } from './readings.ts'

type FatField = FoldField | 'gender' | 'age'

interface SexFormula {
  /** In the order in which missing ones are reported. */
  fields: readonly FatField[]
  minimumAge?: MinimumAge
  /** Percent of fat, before it is rounded. */
  fat: (inputs: BodyInputs) => { percent: number } | MissingValues | AgeOutOfRange
  /** The sum of the folds from which on the equation's parabola yields less fat for thicker folds. */
  turn?: number
}

export type FoldFormula = Readonly<Record<Sex, SexFormula>>

interface Equation<Field extends FoldField | 'age'> {
  fields: readonly Field[]
  minimumAge?: MinimumAge
  percent: (body: BodyFacts<Field>) => number
}

/** An equation sees the fields that it names and no others. */
function equation<Field extends FoldField | 'age'>({ fields, minimumAge, percent }: Equation<Field>): SexFormula {
  const reported = [...fields.filter(field => field !== 'age'), 'gender' as const, ...fields.filter(field => field === 'age')]
  return {
    fields: reported,
    ...(minimumAge !== undefined && { minimumAge }),
    fat: inputs => {
      const answer = minimumAge === undefined ? readFacts(reported, inputs) : readFactsFrom(minimumAge, reported, inputs)
      return 'facts' in answer ? { percent: percent(answer.facts) } : answer
    },
  }
}

const sumOf = <Fold extends FoldField>(folds: readonly Fold[], body: BodyFacts<Fold>): number =>
  folds.reduce((sum, fold) => sum + body[fold], 0)

type Folds = readonly FoldField[]

const bySumOf = (reading: SumReading, folds: Readonly<Record<Sex, Folds>>): FoldFormula => ({
  male: sexSum(reading.male, folds.male, reading.result),
  female: sexSum(reading.female, folds.female, reading.result),
})

const bySum = (reading: SumReading, folds: Folds): FoldFormula => bySumOf(reading, { male: folds, female: folds })

function sexSum(terms: SumTerms, folds: Folds, result: SumReading['result']): SexFormula {
  const { constant, mm, square = 0, year } = terms
  const percentOf = result === 'density' ? fatOfDensity : (percent: number) => percent
  const termsOf = (sum: number) => constant + mm * sum + square * sum ** 2
  const formula =
    year === undefined
      ? equation({ fields: folds, percent: body => percentOf(termsOf(sumOf(folds, body))) })
      : equation({ fields: [...folds, 'age'], percent: body => percentOf(termsOf(sumOf(folds, body)) + year * body.age) })
  return square === 0 ? formula : { ...formula, turn: -mm / (2 * square) }
}

const fourFolds = ['triceps_fold', 'biceps_fold', 'subscapular_fold', 'suprailiac_fold'] as const

const durninWomersleyOf = (sex: Sex) =>
  equation({
    fields: [...fourFolds, 'age'],
    minimumAge: fatReadings.DURNIN_WOMERSLEY.minimumAge[sex],
    percent: body => {
      const { constant, log } = bandAt(fatReadings.DURNIN_WOMERSLEY.bands, body.age)[sex]
      return fatOfDensity(constant + log * Math.log10(sumOf(fourFolds, body)))
    },
  })

const durninWomersley: FoldFormula = { male: durninWomersleyOf('male'), female: durninWomersleyOf('female') }

const sloan: FoldFormula = {
  male: equation({
    fields: ['thigh_fold', 'subscapular_fold'],
    percent: body => {
      const { constant, thigh_fold, subscapular_fold } = fatReadings.SLOAN.male
      return fatOfDensity(constant + thigh_fold * body.thigh_fold + subscapular_fold * body.subscapular_fold)
    },
  }),
  female: equation({
    fields: ['suprailiac_fold', 'triceps_fold'],
    percent: body => {
      const { constant, suprailiac_fold, triceps_fold } = fatReadings.SLOAN.female
      return fatOfDensity(constant + suprailiac_fold * body.suprailiac_fold + triceps_fold * body.triceps_fold)
    },
  }),
}

const sevenFoldsOfWithers = [
  'triceps_fold',
  'subscapular_fold',
  'biceps_fold',
  'suprailiac_fold',
  'abdominal_fold',
  'thigh_fold',
  'calf_fold',
] as const

// the rule requires all seven of women too, although three of them do not change the result
const withers: FoldFormula = {
  male: sexSum(fatReadings.WITHERS.male, sevenFoldsOfWithers, 'density'),
  female: equation({
    fields: sevenFoldsOfWithers,
    percent: body => {
      const { constant, log } = fatReadings.WITHERS.female
      const sum = sumOf(['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'calf_fold'], body)
      return fatOfDensity(constant + log * Math.log10(sum))
    },
  }),
}

export const foldFormulas = {
  DURNIN_WOMERSLEY: durninWomersley,
  SLOAN: sloan,
  JACKSON_3_SKINFOLDS: bySumOf(fatReadings.JACKSON_3_SKINFOLDS, {
    male: ['breastplate', 'abdominal_fold', 'thigh_fold'],
    female: ['triceps_fold', 'suprailiac_fold', 'thigh_fold'],
  }),
  JACKSON_4_SKINFOLDS: bySum(fatReadings.JACKSON_4_SKINFOLDS, ['abdominal_fold', 'suprailiac_fold', 'triceps_fold', 'thigh_fold']),
  JACKSON_7_SKINFOLDS: bySum(fatReadings.JACKSON_7_SKINFOLDS, [
    'breastplate',
    'axillary_fold',
    'triceps_fold',
    'subscapular_fold',
    'abdominal_fold',
    'suprailiac_fold',
    'thigh_fold',
  ]),
  LOHMAN: bySum(fatReadings.LOHMAN, ['triceps_fold', 'subscapular_fold']),
  FAULKNER_4_SKINFOLDS: bySum(fatReadings.FAULKNER_4_SKINFOLDS, ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'abdominal_fold']),
  YUHASZ_6_SKINFOLDS: bySum(fatReadings.YUHASZ_6_SKINFOLDS, [
    'triceps_fold',
    'subscapular_fold',
    'suprailiac_fold',
    'abdominal_fold',
    'thigh_fold',
    'calf_fold',
  ]),
  WITHERS: withers,
  HEATH_CARTER: bySum(fatReadings.HEATH_CARTER, ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'thigh_fold', 'calf_fold']),
} as const satisfies Record<BodyFatFormulaName, FoldFormula>
