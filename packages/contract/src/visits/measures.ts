import { energyRanges } from '../macros/energy-fields.ts'
import { metricDefinitions, type MetricType } from '../metrics/metrics.ts'
import type { FoldField } from './fields.ts'

/** The most readings of one place at one visit. */
export const mostReadings = 3

export interface Range {
  min: number
  max: number
}

interface Ranges {
  /** Other values are refused. The range includes every body, newborns too. A value outside the range of its metric stays in the visit. */
  accepted: Range
  /** Other values raise a question: most of them are typing errors, some are rare bodies. The limits come from no study. */
  plausible: Range
  /** The plausible range under 18, where a growing body needs another one. */
  plausibleOfChild?: Range
}

export type MeasureKind = 'body' | 'fold' | 'girth' | 'bia'
export type MeasureUnit = 'mm' | 'cm' | 'kg' | 'l' | '%' | 'ohm' | 'degree' | 'kcal' | 'level'

export interface VisitMeasure extends Ranges {
  kind: MeasureKind
  unit: MeasureUnit
  decimals: number
  hasSides: boolean
  /** The factor between two visits, up or down, from which on a value raises a question. */
  leap: number
  /** The factor under 18, where growth alone may exceed the other one. */
  leapOfChild?: number
  /** The ranges as percentages of the weight, for a part of the body that may be given so. */
  percent?: Ranges
  /** The metric that gets the value; a metric in percent gets the percentage. */
  metricType?: MetricType
}

const range = (min: number, max: number): Range => ({ min, max })

/** Extends the plausible range downwards for a child, whose parts of the body may be as small as accepted values. */
const ofAnySize = ({ accepted, plausible }: Ranges): Ranges => ({
  accepted,
  plausible,
  plausibleOfChild: range(accepted.min, plausible.max),
})

type GirthType = {
  [Type in MetricType]: (typeof metricDefinitions)[Type]['group'] extends 'girths' ? Type : never
}[MetricType]

const pairedGirths: readonly GirthType[] = ['arms', 'contracted-arms', 'forearms', 'legs', 'medial-thighs', 'calves', 'ankles']
const girthLeap = 1.2

function girth(type: GirthType, ranges: Ranges): VisitMeasure {
  const { unit, decimals } = metricDefinitions[type]
  return { kind: 'girth', unit, ...ofAnySize(ranges), decimals, hasSides: pairedGirths.includes(type), leap: girthLeap, metricType: type }
}

// from the smallest girth of a newborn of 2 kg to the largest of the heaviest adults
const acceptedGirths = {
  trunk: range(20, 300),
  neck: range(12, 100),
  thigh: range(9, 150),
  calf: range(7, 100),
  arm: range(6, 100),
} as const

// a fold is at least two layers of skin, and the jaws of most calipers open to 80 mm, of a few to 100
const acceptedFold = range(1, 100)

/** A skin fold, which the studies measure on the right side of the body. */
const fold = (plausible: Range): VisitMeasure => ({
  kind: 'fold',
  unit: 'mm',
  accepted: acceptedFold,
  plausible,
  decimals: 1,
  hasSides: false,
  leap: 2,
})

interface BodyPart {
  unit?: 'kg' | 'l'
  amount: Ranges
  percent: Ranges
  leap: number
  hasSides?: boolean
  metricType?: MetricType
}

const bodyPart = ({ unit = 'kg', amount, percent, leap, hasSides = false, metricType }: BodyPart): VisitMeasure => ({
  kind: 'bia',
  unit,
  ...ofAnySize(amount),
  percent,
  decimals: 2,
  hasSides,
  leap,
  ...(metricType && { metricType }),
})

/** Percentages of the weight, by a device or typed. */
export const acceptedShares = { fat: range(0.5, 95), lean: range(5, 99.5), water: range(10, 95) } as const

const folds = {
  triceps_fold: fold(range(3, 45)),
  biceps_fold: fold(range(2, 35)),
  subscapular_fold: fold(range(4, 50)),
  suprailiac_fold: fold(range(3, 50)),
  abdominal_fold: fold(range(3, 60)),
  thigh_fold: fold(range(4, 60)),
  calf_fold: fold(range(3, 45)),
  axillary_fold: fold(range(3, 45)),
  breastplate: fold(range(2, 45)),
} as const satisfies Record<FoldField, VisitMeasure>

const girths = {
  neck: girth('neck', { accepted: acceptedGirths.neck, plausible: range(28, 55) }),
  shoulders: girth('shoulders', { accepted: acceptedGirths.trunk, plausible: range(85, 150) }),
  chest: girth('chest', { accepted: acceptedGirths.trunk, plausible: range(65, 150) }),
  thorax: girth('thorax', { accepted: acceptedGirths.trunk, plausible: range(65, 150) }),
  waist: girth('waist', { accepted: acceptedGirths.trunk, plausible: range(55, 150) }),
  abdomen: girth('abdomen', { accepted: acceptedGirths.trunk, plausible: range(55, 160) }),
  navel: girth('navel', { accepted: acceptedGirths.trunk, plausible: range(55, 160) }),
  hips: girth('hips', { accepted: acceptedGirths.trunk, plausible: range(70, 160) }),
  glutes: girth('glutes', { accepted: acceptedGirths.trunk, plausible: range(75, 160) }),
  arms: girth('arms', { accepted: acceptedGirths.arm, plausible: range(18, 55) }),
  'contracted-arms': girth('contracted-arms', { accepted: acceptedGirths.arm, plausible: range(20, 60) }),
  forearms: girth('forearms', { accepted: acceptedGirths.arm, plausible: range(17, 45) }),
  legs: girth('legs', { accepted: acceptedGirths.thigh, plausible: range(38, 90) }),
  'medial-thighs': girth('medial-thighs', { accepted: acceptedGirths.thigh, plausible: range(35, 85) }),
  calves: girth('calves', { accepted: acceptedGirths.calf, plausible: range(25, 55) }),
  ankles: girth('ankles', { accepted: acceptedGirths.arm, plausible: range(16, 35) }),
} as const satisfies Record<GirthType, VisitMeasure>

// the wrist tells the frame of a body, and does not change, so it is no metric
const wrist: VisitMeasure = {
  kind: 'girth',
  unit: 'cm',
  ...ofAnySize({ accepted: range(5, 30), plausible: range(12, 23) }),
  decimals: 1,
  hasSides: true,
  leap: girthLeap,
}

const electric = (unit: 'ohm' | 'degree', ranges: Ranges, leap: number): VisitMeasure => ({
  kind: 'bia',
  unit,
  ...ranges,
  decimals: 1,
  hasSides: false,
  leap,
})

const bia = {
  resistance: electric('ohm', { accepted: range(50, 2_000), plausible: range(300, 900), plausibleOfChild: range(300, 1_300) }, 1.3),
  reactance: electric('ohm', { accepted: range(5, 300), plausible: range(25, 100) }, 1.5),
  'phase-angle': electric('degree', { accepted: range(0.5, 20), plausible: range(3, 10) }, 1.5),
  'fat-mass': bodyPart({
    amount: { accepted: range(0.5, 250), plausible: range(3, 80) },
    percent: { accepted: acceptedShares.fat, plausible: range(5, 50) },
    leap: 1.5,
    metricType: 'fat-mass',
  }),
  'lean-mass': bodyPart({
    amount: { accepted: range(5, 250), plausible: range(25, 110) },
    percent: { accepted: acceptedShares.lean, plausible: range(50, 95) },
    leap: 1.25,
    metricType: 'lean-mass',
  }),
  // some devices call all soft lean mass muscle, others only the skeletal muscles
  'muscle-mass': bodyPart({
    amount: { accepted: range(3, 200), plausible: range(15, 90) },
    percent: { accepted: range(10, 95), plausible: range(25, 90) },
    leap: 1.25,
  }),
  'bone-mass': bodyPart({
    amount: { accepted: range(0.3, 10), plausible: range(1.5, 5) },
    percent: { accepted: range(0.5, 15), plausible: range(2, 7) },
    leap: 1.3,
  }),
  'total-water': bodyPart({
    unit: 'l',
    amount: { accepted: range(5, 200), plausible: range(20, 70) },
    percent: { accepted: acceptedShares.water, plausible: range(35, 75) },
    leap: 1.25,
    metricType: 'hydration',
  }),
  'extracellular-water': bodyPart({
    unit: 'l',
    amount: { accepted: range(2, 100), plausible: range(8, 30) },
    percent: { accepted: range(5, 60), plausible: range(12, 35) },
    leap: 1.3,
  }),
  'intracellular-water': bodyPart({
    unit: 'l',
    amount: { accepted: range(2, 120), plausible: range(12, 45) },
    percent: { accepted: range(5, 65), plausible: range(18, 45) },
    leap: 1.3,
  }),
  'cell-mass': bodyPart({
    amount: { accepted: range(3, 120), plausible: range(15, 55) },
    percent: { accepted: range(8, 75), plausible: range(22, 55) },
    leap: 1.3,
  }),
  'visceral-level': {
    kind: 'bia',
    unit: 'level',
    // the scales of the makers end at 20, 30 or 59
    accepted: range(1, 60),
    plausible: range(1, 20),
    decimals: 1,
    hasSides: false,
    leap: 2,
  },
  'device-bmr': {
    kind: 'bia',
    unit: 'kcal',
    ...ofAnySize({ accepted: energyRanges.bmr, plausible: range(800, 3_500) }),
    decimals: 0,
    hasSides: false,
    leap: 1.3,
  },
  // the lean mass of the five segments of the body
  'arm-mass': bodyPart({
    amount: { accepted: range(0.2, 20), plausible: range(1, 7) },
    percent: { accepted: range(0.3, 20), plausible: range(2, 8) },
    leap: 1.4,
    hasSides: true,
  }),
  'leg-mass': bodyPart({
    amount: { accepted: range(0.5, 60), plausible: range(4, 18) },
    percent: { accepted: range(1, 40), plausible: range(8, 22) },
    leap: 1.4,
    hasSides: true,
  }),
  'trunk-mass': bodyPart({
    amount: { accepted: range(2, 120), plausible: range(12, 50) },
    percent: { accepted: range(5, 75), plausible: range(20, 60) },
    leap: 1.4,
  }),
} as const satisfies Record<string, VisitMeasure>

/** All that can be measured at a visit. */
export const visitMeasures = {
  weight: {
    kind: 'body',
    unit: 'kg',
    // every visit needs a weight, so it accepts the range of all weights
    accepted: range(metricDefinitions.weight.min, metricDefinitions.weight.max),
    plausible: range(35, 200),
    plausibleOfChild: range(2, 150),
    // weights are stored with two decimals
    decimals: 2,
    hasSides: false,
    leap: 1.15,
    leapOfChild: 1.4,
    metricType: 'weight',
  },
  height: {
    kind: 'body',
    unit: 'cm',
    accepted: range(30, 260),
    plausible: range(130, 210),
    plausibleOfChild: range(45, 205),
    decimals: 1,
    hasSides: false,
    leap: 1.05,
    // a child grows by up to this factor in its second year, and never faster later
    leapOfChild: 1.2,
    metricType: 'height',
  },
  ...folds,
  ...girths,
  wrist,
  ...bia,
} as const satisfies Record<string, VisitMeasure>

export type MeasureKey = keyof typeof visitMeasures

// Object.keys returns plain strings, but every key is a measure of the table
export const measureKeys = Object.keys(visitMeasures) as readonly MeasureKey[]

export const measureSides = ['left', 'right'] as const
export type MeasureSide = (typeof measureSides)[number]

/** The cell of a measure in a visit: 'waist', and for a limb 'arms.left'. */
export type MeasureCell = MeasureKey | `${MeasureKey}.${MeasureSide}`

const cellsOf = (key: MeasureKey): readonly MeasureCell[] =>
  visitMeasures[key].hasSides ? measureSides.map(side => `${key}.${side}` as const) : [key]

// Object.fromEntries returns plain strings as keys, but every key is a measure
export const cellsOfMeasure = Object.fromEntries(measureKeys.map(key => [key, cellsOf(key)])) as Record<MeasureKey, readonly MeasureCell[]>

export const measureCells: readonly MeasureCell[] = measureKeys.flatMap(cellsOf)
