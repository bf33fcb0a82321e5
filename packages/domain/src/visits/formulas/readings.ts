import type { BodyFatFormulaName, FoldField } from '@allenio/contract/visits'
import type { Sex } from './body-inputs.ts'
import type { MinimumAge } from './formula-faults.ts'

/**
 * One equation of the literature. This file holds the coefficients of all formulas. Where the literature has several equations under one
 * name, one of them was chosen. Another choice needs a new id, under which `reading-sources.ts` names its literature: saved results keep
 * the id of their reading, so that none is recomputed unasked.
 */
export interface Reading {
  id: string
  /**
   * A: two independent sources agree. B: there are competing versions under the same name. C: the name does not tell the equation, and
   * this one is not confirmed.
   */
  confidence: 'A' | 'B' | 'C'
  /** The authors and the year; `sourceOfReading` has the full reference. */
  citation: string
  /** The people on whom the equation was made. */
  population: Population
  /** The ages of those people in completed years, where they are known. */
  ages?: Readonly<Record<Sex, AgeRange>>
  /** The equation is published, but takes a fact that the formula does not get. */
  isApproximate?: boolean
}

export type Population = 'children and adults' | 'adults' | 'young adults' | 'youths' | 'athletes'

export interface AgeRange {
  from: number
  to?: number
}

const agesOfAdults = { male: { from: 18 }, female: { from: 18 } } as const

/** kcal a day for each kilogram, and for each metre of height; the constant is added. */
export interface WeightTerms {
  kg: number
  constant: number
}

export interface HeightTerms extends WeightTerms {
  metre: number
}

/** The terms from one age to the beginning of the next band; the last band has no end. Ages are not rounded. */
export interface AgeBand<Terms, From = number> extends Readonly<Record<Sex, Terms>> {
  readonly from: From
}

/** The formula begins at the age at which the first band begins. */
export type AgeBands<Terms> = readonly [AgeBand<Terms, MinimumAge>, ...AgeBand<Terms>[]]

/** Terms of the lean mass in kg: for each kilogram of the body, each centimetre, and the squared ratio of weight to height. */
interface LeanMassTerms {
  kg: number
  cm: number
  constant: number
  kgByCmSquare?: number
}

export interface LeanMassReading extends Reading {
  kcalPerLeanKg: number
  leanMass: Readonly<Record<Sex, LeanMassTerms>>
}

interface BandedReading<Terms> extends Reading {
  bands: AgeBands<Terms>
}

const adultsOf1985: AgeBands<WeightTerms> = [
  { from: 18, male: { kg: 15.3, constant: 679 }, female: { kg: 14.7, constant: 496 } },
  { from: 30, male: { kg: 11.6, constant: 879 }, female: { kg: 8.7, constant: 829 } },
  { from: 60, male: { kg: 13.5, constant: 487 }, female: { kg: 10.5, constant: 596 } },
]

// FAO/WHO/UNU of 1985 is the established set that takes the weight alone and has these five bands. The competing readings: Molnár 1995,
// which needs the height and knows no adults; the bands of children of Schofield; Henry 2005 by weight.
const molnar: BandedReading<WeightTerms> = {
  id: 'molnar-fao-1985',
  confidence: 'C',
  citation: 'FAO/WHO/UNU 1985',
  population: 'children and adults',
  bands: [
    { from: 3, male: { kg: 22.7, constant: 495 }, female: { kg: 22.5, constant: 499 } },
    { from: 10, male: { kg: 17.5, constant: 651 }, female: { kg: 12.2, constant: 746 } },
    ...adultsOf1985,
  ],
}

// the report of 2004 adopted the figures of Schofield, which are a choice of their own here
const faoWhoUnu: BandedReading<WeightTerms> = {
  id: 'fao-who-unu-1985',
  confidence: 'A',
  citation: 'FAO/WHO/UNU 1985',
  population: 'adults',
  bands: adultsOf1985,
}

// public code misprints 672.2, 685.5 and 8.125
const schofield: BandedReading<WeightTerms> = {
  id: 'schofield-1985-weight',
  confidence: 'A',
  citation: 'Schofield 1985',
  population: 'adults',
  bands: [
    { from: 18, male: { kg: 15.057, constant: 692.2 }, female: { kg: 14.818, constant: 486.6 } },
    { from: 30, male: { kg: 11.472, constant: 873.1 }, female: { kg: 8.126, constant: 845.6 } },
    { from: 60, male: { kg: 11.711, constant: 587.7 }, female: { kg: 9.082, constant: 658.5 } },
  ],
}

// Henry also published a set by weight alone, but this formula requires the height
const henryOxford: BandedReading<HeightTerms> = {
  id: 'henry-oxford-2005-weight-height',
  confidence: 'A',
  citation: 'Henry 2005',
  population: 'adults',
  bands: [
    { from: 18, male: { kg: 14.4, metre: 313, constant: 113 }, female: { kg: 10.4, metre: 615, constant: -282 } },
    { from: 30, male: { kg: 11.4, metre: 541, constant: -137 }, female: { kg: 8.18, metre: 502, constant: -11.6 } },
    { from: 60, male: { kg: 11.4, metre: 541, constant: -256 }, female: { kg: 8.52, metre: 421, constant: 10.7 } },
  ],
}

// The name without a year means 1919, as in Italian dietetics; Roza and Shizgal revised it in 1984. A widespread misprint of the line for
// men has 13.7156, 5.033 and 6.775.
const harrisBenedict = {
  id: 'harris-benedict-1919',
  confidence: 'B',
  citation: 'Harris, Benedict 1919',
  population: 'adults',
  ages: agesOfAdults,
  male: { kg: 13.7516, cm: 5.0033, year: -6.755, constant: 66.473 },
  female: { kg: 9.5634, cm: 1.8496, year: -4.6756, constant: 655.0955 },
} as const satisfies Reading & Record<Sex, unknown>

const mifflinStJeor = {
  id: 'mifflin-st-jeor-1990',
  confidence: 'A',
  citation: 'Mifflin, St Jeor et al. 1990',
  population: 'adults',
  ages: agesOfAdults,
  male: { kg: 10, cm: 6.25, year: -5, constant: 5 },
  female: { kg: 10, cm: 6.25, year: -5, constant: -161 },
} as const satisfies Reading & Record<Sex, unknown>

// Grande and Keys gave 1.3 kcal an hour for a kilogram of lean mass. Nobody has confirmed how they would estimate the lean mass from weight
// and height: Boer is published most widely and does not turn down at high weights, as James 1976 does; Hume 1966 competes.
const grandeAndKeys: LeanMassReading = {
  id: 'grande-and-keys-boer-1984',
  confidence: 'C',
  citation: 'Grande, Keys 1980; Boer 1984',
  population: 'adults',
  ages: agesOfAdults,
  kcalPerLeanKg: 31.2,
  leanMass: { male: { kg: 0.407, cm: 0.267, constant: -19.2 }, female: { kg: 0.252, cm: 0.473, constant: -48.3 } },
}

const katchMcArdle = {
  id: 'katch-mcardle-1991',
  confidence: 'A',
  citation: 'Katch, McArdle; Cunningham 1991',
  population: 'adults',
  ages: agesOfAdults,
  kcalPerLeanKg: 21.6,
  constant: 370,
} as const satisfies Reading & Record<string, unknown>

export const metabolicReadings = {
  MOLNAR: molnar,
  FAO_WHO_UNU: faoWhoUnu,
  SCHOFIELD: schofield,
  HARRIS_BENEDICT: harrisBenedict,
  HENRY_OXFORD: henryOxford,
  MIFFLIN_ST_JEOR: mifflinStJeor,
  GRANDE_AND_KEYS: grandeAndKeys,
  KATCH_MCARDLE: katchMcArdle,
} as const satisfies Record<string, Reading>

/** The sum of the folds in mm, its square, its logarithm to base 10 and the age in years, each by its coefficient. */
interface SumTerms {
  constant: number
  mm?: number
  square?: number
  log?: number
  year?: number
}

/** The equation of one sex. */
export interface SumEquation extends SumTerms {
  /** A density is turned into percent of fat by the equation of Siri; a percent is the result as it is. */
  result: 'density' | 'percent'
  /** The folds that are summed, where the formula requires more folds than its equation takes. */
  folds?: readonly FoldField[]
  /** Above this sum the equation has other terms. */
  above?: SumTerms & { sum: number }
}

export interface SumReading extends Reading, Readonly<Record<Sex, SumEquation>> {}

/** The logarithm of the sum of the folds, to base 10. */
export interface LogTerms {
  constant: number
  log: number
}

// Rows for younger people (Durnin and Rahaman 1967) and for all ages together are printed elsewhere; the spec asks for these bands. Some
// public code misprints the last row of men, and the slopes of women from 30 and from 40.
const durninWomersley: Reading & { minimumAge: Record<Sex, MinimumAge>; bands: AgeBands<LogTerms> } = {
  id: 'durnin-womersley-1974',
  confidence: 'A',
  citation: 'Durnin, Womersley 1974',
  population: 'adults',
  ages: { male: { from: 17, to: 72 }, female: { from: 16, to: 68 } },
  minimumAge: { male: 17, female: 16 },
  bands: [
    { from: 16, male: { constant: 1.162, log: -0.063 }, female: { constant: 1.1549, log: -0.0678 } },
    { from: 20, male: { constant: 1.1631, log: -0.0632 }, female: { constant: 1.1599, log: -0.0717 } },
    { from: 30, male: { constant: 1.1422, log: -0.0544 }, female: { constant: 1.1423, log: -0.0632 } },
    { from: 40, male: { constant: 1.162, log: -0.07 }, female: { constant: 1.1333, log: -0.0612 } },
    { from: 50, male: { constant: 1.1715, log: -0.0779 }, female: { constant: 1.1339, log: -0.0645 } },
  ],
}

// reprints round the thigh of men to 0.00133 and the supra-iliac fold of women to 0.0008
const sloan = {
  id: 'sloan-1967-1962',
  confidence: 'A',
  citation: 'Sloan 1967; Sloan et al. 1962',
  population: 'young adults',
  ages: { male: { from: 18, to: 26 }, female: { from: 17, to: 25 } },
  male: { constant: 1.1043, thigh_fold: -0.001327, subscapular_fold: -0.00131 },
  female: { constant: 1.0764, suprailiac_fold: -0.00081, triceps_fold: -0.00088 },
} as const satisfies Reading & Record<Sex, unknown>

const jacksonStudies = {
  citation: 'Jackson, Pollock 1978; Jackson et al. 1980',
  population: 'adults',
  ages: { male: { from: 18, to: 61 }, female: { from: 18, to: 55 } },
} as const

const jackson3: SumReading = {
  id: 'jackson-3-1978-1980',
  confidence: 'A',
  ...jacksonStudies,
  male: { result: 'density', constant: 1.10938, mm: -0.0008267, square: 0.0000016, year: -0.0002574 },
  female: { result: 'density', constant: 1.0994921, mm: -0.0009929, square: 0.0000023, year: -0.0001392 },
}

// No other pair was published on these four sites for both sexes. A density equation of 1980 competes, for women alone. Misprints have
// 0.29699 and -1.4072 in the line of women.
const jackson4: SumReading = {
  id: 'jackson-4-1985-percent',
  confidence: 'B',
  citation: 'Jackson, Pollock 1985',
  population: 'adults',
  ages: agesOfAdults,
  male: { result: 'percent', constant: -5.76377, mm: 0.29288, square: -0.0005, year: 0.15845 },
  female: { result: 'percent', constant: 1.4072, mm: 0.29669, square: -0.00043, year: 0.02963 },
}

const jackson7: SumReading = {
  id: 'jackson-7-1978-1980',
  confidence: 'A',
  ...jacksonStudies,
  male: { result: 'density', constant: 1.112, mm: -0.00043499, square: 0.00000055, year: -0.00028826 },
  female: { result: 'density', constant: 1.097, mm: -0.00046971, square: 0.00000056, year: -0.00012828 },
}

// One constant for each sex and no rule of age, as these two folds demand. Lohman 1986 has constants by age and ethnic group;
// Slaughter 1988 takes the maturity, and is better for large folds; Lohman 1981 takes a third fold.
const lohman: SumReading = {
  id: 'lohman-boileau-1985',
  confidence: 'B',
  citation: 'Boileau, Lohman, Slaughter 1985',
  population: 'youths',
  ages: { male: { from: 8, to: 17 }, female: { from: 8, to: 17 } },
  male: { result: 'percent', constant: -4.4, mm: 1.35, square: -0.012 },
  female: { result: 'percent', constant: -2.4, mm: 1.35, square: -0.012 },
}

// Faulkner’s original is one equation for swimmers, which many programs apply to both sexes; sport dietetics uses a line for women, whose
// original publication is not confirmed.
const faulkner4: SumReading = {
  id: 'faulkner-4-1968-both-lines',
  confidence: 'B',
  citation: 'Faulkner 1968',
  population: 'athletes',
  male: { result: 'percent', constant: 5.783, mm: 0.153 },
  female: { result: 'percent', constant: 7.9, mm: 0.213 },
}

// Yuhasz as Carter modified him. An earlier line of men is 0.097 S + 3.64; the constant of women is sometimes printed 3.5803.
const yuhasz6: SumReading = {
  id: 'yuhasz-6-carter-1982',
  confidence: 'B',
  citation: 'Yuhasz 1974; Carter 1982',
  population: 'athletes',
  male: { result: 'percent', constant: 2.585, mm: 0.1051 },
  female: { result: 'percent', constant: 3.58, mm: 0.1548 },
}

// Women have the equation of athletes, on four of the seven folds, which is reproduced more widely. The one of women from 17 to 35 has
// 1.20953 and 0.08294 on six: these four, the abdomen and the thigh. The rule requires all seven of women, too.
const withers: SumReading = {
  id: 'withers-1987-seven-and-four',
  confidence: 'B',
  citation: 'Withers et al. 1987',
  population: 'athletes',
  male: { result: 'density', constant: 1.0988, mm: -0.0004 },
  female: {
    result: 'density',
    folds: ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'calf_fold'],
    constant: 1.17484,
    log: -0.07229,
  },
}

// Heath and Carter published a somatotype and no equation of fat. Carter’s of 1982 is his only one, and takes these five folds and the
// abdominal one: without it the result is lower than that of YUHASZ_6_SKINFOLDS. Their endomorphy was rejected: it is a rating, and takes
// the height.
const heathCarter: SumReading = {
  id: 'heath-carter-yuhasz-1982',
  confidence: 'C',
  citation: 'Carter 1982; Heath, Carter 1967',
  population: 'athletes',
  isApproximate: true,
  male: { result: 'percent', constant: 2.585, mm: 0.1051 },
  female: { result: 'percent', constant: 3.58, mm: 0.1548 },
}

export const fatReadings = {
  DURNIN_WOMERSLEY: durninWomersley,
  SLOAN: sloan,
  JACKSON_3_SKINFOLDS: jackson3,
  JACKSON_4_SKINFOLDS: jackson4,
  JACKSON_7_SKINFOLDS: jackson7,
  LOHMAN: lohman,
  FAULKNER_4_SKINFOLDS: faulkner4,
  YUHASZ_6_SKINFOLDS: yuhasz6,
  WITHERS: withers,
  HEATH_CARTER: heathCarter,
} as const satisfies Record<BodyFatFormulaName, Reading>
