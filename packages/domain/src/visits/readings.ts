import type { Sex } from './body-inputs.ts'
import type { MinimumAge } from './formula-faults.ts'

/**
 * This file holds the coefficients of all metabolic formulas. Where the literature has several equations under one name, one reading was
 * chosen; another choice is made here and nowhere else, and takes a new id: saved results keep the id, so that none is recomputed unasked.
 */
export interface Reading {
  id: string
  /**
   * A: two independent sources agree. B: there are competing versions under the same name. C: the name does not tell the equation, and
   * this one is not confirmed.
   */
  confidence: 'A' | 'B' | 'C'
  source: string
}

/** kcal a day for each kilogram, and for each metre of height; the constant is added. */
export interface WeightTerms {
  kg: number
  constant: number
}

export interface HeightTerms extends WeightTerms {
  metre: number
}

/** It reaches to the next band, the last one has no end; ages are not rounded. */
export interface AgeBand<Terms, From = number> extends Readonly<Record<Sex, Terms>> {
  readonly from: From
}

/** The formula begins at the age at which the first band begins. */
export type AgeBands<Terms> = readonly [AgeBand<Terms, MinimumAge>, ...AgeBand<Terms>[]]

interface BandedReading<Terms> extends Reading {
  bands: AgeBands<Terms>
}

const adultsOf1985: AgeBands<WeightTerms> = [
  { from: 18, male: { kg: 15.3, constant: 679 }, female: { kg: 14.7, constant: 496 } },
  { from: 30, male: { kg: 11.6, constant: 879 }, female: { kg: 8.7, constant: 829 } },
  { from: 60, male: { kg: 13.5, constant: 487 }, female: { kg: 10.5, constant: 596 } },
]

// FAO/WHO/UNU of 1985 is the established set that takes the weight alone and has these five bands. The competing readings: Molnár et al.,
// J Pediatr 1995;127:571-577, which needs the height and knows no adults; the bands of children of Schofield; Henry 2005 by weight.
const molnar: BandedReading<WeightTerms> = {
  id: 'molnar-fao-1985',
  confidence: 'C',
  source: 'FAO/WHO/UNU. Energy and protein requirements. WHO Technical Report Series 724, Geneva 1985',
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
  source: 'FAO/WHO/UNU. Energy and protein requirements. WHO Technical Report Series 724, Geneva 1985',
  bands: adultsOf1985,
}

// public code misprints 672.2, 685.5 and 8.125
const schofield: BandedReading<WeightTerms> = {
  id: 'schofield-1985-weight',
  confidence: 'A',
  source: 'Schofield WN. Hum Nutr Clin Nutr 1985;39C(Suppl 1):5-41',
  bands: [
    { from: 18, male: { kg: 15.057, constant: 692.2 }, female: { kg: 14.818, constant: 486.6 } },
    { from: 30, male: { kg: 11.472, constant: 873.1 }, female: { kg: 8.126, constant: 845.6 } },
    { from: 60, male: { kg: 11.711, constant: 587.7 }, female: { kg: 9.082, constant: 658.5 } },
  ],
}

// there is a set by weight alone, too; this formula requires the height
const henryOxford: BandedReading<HeightTerms> = {
  id: 'henry-oxford-2005-weight-height',
  confidence: 'A',
  source: 'Henry CJK. Public Health Nutr 2005;8(7A):1133-1152',
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
  source: 'Harris JA, Benedict FG. A biometric study of basal metabolism in man. Carnegie Institution of Washington, publ. 279, 1919',
  male: { kg: 13.7516, cm: 5.0033, year: -6.755, constant: 66.473 },
  female: { kg: 9.5634, cm: 1.8496, year: -4.6756, constant: 655.0955 },
} as const satisfies Reading & Record<Sex, unknown>

const mifflinStJeor = {
  id: 'mifflin-st-jeor-1990',
  confidence: 'A',
  source: 'Mifflin MD, St Jeor ST, Hill LA et al. Am J Clin Nutr 1990;51:241-247',
  male: { kg: 10, cm: 6.25, year: -5, constant: 5 },
  female: { kg: 10, cm: 6.25, year: -5, constant: -161 },
} as const satisfies Reading & Record<Sex, unknown>

// Grande and Keys gave 1.3 kcal an hour for a kilogram of lean mass. Nobody has confirmed how they would estimate the lean mass from weight
// and height: Boer is published most widely and does not turn down at high weights, as James 1976 does; Hume 1966 competes.
const grandeAndKeys = {
  id: 'grande-and-keys-boer-1984',
  confidence: 'C',
  source: 'Grande F, Keys A. In: Modern Nutrition in Health and Disease, 6th ed., 1980. Boer P. Am J Physiol 1984;247:F632-F636',
  kcalPerLeanKg: 31.2,
  leanMass: { male: { kg: 0.407, cm: 0.267, constant: -19.2 }, female: { kg: 0.252, cm: 0.473, constant: -48.3 } },
} as const satisfies Reading & Record<string, unknown>

const katchMcArdle = {
  id: 'katch-mcardle-1991',
  confidence: 'A',
  source: 'McArdle WD, Katch FI, Katch VL. Exercise Physiology. Cunningham JJ. Am J Clin Nutr 1991;54:963-969',
  kcalPerLeanKg: 21.6,
  constant: 370,
} as const satisfies Reading & Record<string, unknown>

export const readings = {
  MOLNAR: molnar,
  FAO_WHO_UNU: faoWhoUnu,
  SCHOFIELD: schofield,
  HARRIS_BENEDICT: harrisBenedict,
  HENRY_OXFORD: henryOxford,
  MIFFLIN_ST_JEOR: mifflinStJeor,
  GRANDE_AND_KEYS: grandeAndKeys,
  KATCH_MCARDLE: katchMcArdle,
} as const satisfies Record<string, Reading>
