import type { BodyFatFormulaName, FoldField } from '@allenio/contract/visits'
import { bandAt } from './age-bands.ts'
import { readFacts, readFactsFrom } from './body-facts.ts'
import type { BodyFacts, BodyInputs, Sex } from './body-inputs.ts'
import { fatOfDensity } from './body-shares.ts'
import type { AgeOutOfRange, MinimumAge, MissingValues } from './formula-faults.ts'
import { fatReadings, type SumEquation, type SumReading } from './readings.ts'

type Folds = readonly FoldField[]
type FatField = FoldField | 'gender' | 'age'

interface SexFormula {
  /** In the order in which missing ones are reported. */
  fields: readonly FatField[]
  minimumAge?: MinimumAge
  /** Percent of fat, before it is rounded. */
  fat: (inputs: BodyInputs) => { percent: number } | MissingValues | AgeOutOfRange
  /** The sum of these folds from which on the equation's parabola yields less fat for thicker folds. */
  turn?: { sum: number; folds: Folds }
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

/** Each sex requires its folds, and sums those that its equation names. */
export const bySumOf = (reading: SumReading, folds: Readonly<Record<Sex, Folds>>): FoldFormula => ({
  male: sexSum(reading.male, folds.male),
  female: sexSum(reading.female, folds.female),
})

const bySum = (reading: SumReading, folds: Folds): FoldFormula => bySumOf(reading, { male: folds, female: folds })

function sexSum(terms: SumEquation, required: Folds): SexFormula {
  const { result, folds = required, above } = terms
  const percentOf = (body: BodyFacts<FoldField>, age = 0) => {
    const sum = sumOf(folds, body)
    const { constant, mm = 0, square = 0, log = 0, year = 0 } = above && sum > above.sum ? above : terms
    const value = constant + mm * sum + square * sum ** 2 + log * Math.log10(sum) + year * age
    return result === 'density' ? fatOfDensity(value) : value
  }
  const formula =
    terms.year === undefined && above?.year === undefined
      ? equation({ fields: required, percent: body => percentOf(body) })
      : equation({ fields: [...required, 'age'], percent: body => percentOf(body, body.age) })
  const turn = turnOf(terms)
  return turn === undefined ? formula : { ...formula, turn: { sum: turn, folds } }
}

/** Undefined where the equation is no parabola, and where it ends before it turns. */
function turnOf({ mm = 0, square = 0, above }: SumEquation): number | undefined {
  const turn = square === 0 ? undefined : -mm / (2 * square)
  return turn !== undefined && above && turn > above.sum ? undefined : turn
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
  WITHERS: bySum(fatReadings.WITHERS, [
    'triceps_fold',
    'subscapular_fold',
    'biceps_fold',
    'suprailiac_fold',
    'abdominal_fold',
    'thigh_fold',
    'calf_fold',
  ]),
  HEATH_CARTER: bySum(fatReadings.HEATH_CARTER, ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'thigh_fold', 'calf_fold']),
} as const satisfies Record<BodyFatFormulaName, FoldFormula>
